import { driven, metresTall, type Prop } from '../prop.ts'
import { wheel } from './vehicle-parts.ts'
import { COAL, GLASS, IRON, METAL, STEEL } from '../tones.ts'

const LAMP = '#ffe9a8'
const STRAW = '#e6bd5a'

/** What is driven over fields, or drawn behind it. */
export const FARM_MACHINES: readonly Prop[] = [
  {
    words: ['combine harvester', 'combine', 'harvester', 'grain harvester', 'harvesting machine'],
    ...metresTall(3.8, 230, '#4f9a3c'),
    build: 'wheeled',
    faces: 'left',
    moving: [
      wheel(104, 72, 26),
      wheel(194, 82, 16),
      {
        ...driven('roll', [26, 66], 0.6),
        draw: (ink) => {
          ink.ring([26, 66, 24], 4, '#d8433b')
          for (let spoke = 0; spoke < 6; spoke++) {
            const angle = (spoke * Math.PI) / 3
            const [x, y] = [26 + 24 * Math.cos(angle), 66 + 24 * Math.sin(angle)]
            ink.line(`M26 66L${x} ${y}`, 3, '#b5352e')
            ink.line(`M${x - 5} ${y}L${x + 5} ${y}`, 4, STRAW)
          }
        },
      },
    ],
    draw: (ink) => {
      ink.poly('10,92 52,92 62,72 52,60', IRON)
      ink.line('M46 78L86 54', 12, ink.dark)
      ink.shape('M84 80V34H118V20H208Q222 20 224 34L218 74Q216 82 206 82Z', ink.main)
      ink.shape('M84 66H220L218 74Q216 82 206 82H84Z', ink.dark)
      ink.poly('124,20 132,6 196,6 204,20', ink.deep)
      ink.poly('132,8 164,0 196,8', STRAW)
      ink.shape('M64 56V18Q64 10 72 10H112V58H70Z', ink.dark)
      ink.pane('M69 44V20Q69 16 74 16H92V44Z')
      ink.box([96, 16, 12, 28], GLASS, 2)
      ink.box([150, 38, 50, 8], '#f2c84a', 2)
      ink.line('M206 28L228 50', 7, METAL)
      ink.disc([72, 52, 4], LAMP)
    },
  },
  {
    words: ['gang plough', 'tractor plough', 'disc harrow'],
    ...metresTall(1.2, 170, '#c9483f'),
    faces: 'left',
    draw: (ink) => {
      ink.line('M2 40L32 40L160 26', 10, ink.main)
      ink.line('M20 40L40 14L74 32', 6, ink.dark)
      for (const x of [44, 84, 124]) {
        ink.line(`M${x} 38V64`, 7, IRON)
        ink.shape(`M${x - 14} 98Q${x - 10} 66 ${x + 14} 58Q${x + 4} 84 ${x + 22} 98Z`, STEEL)
      }
      ink.ring([152, 74, 20], 6, COAL)
      ink.line('M152 74V28', 5, ink.dark)
    },
  },
]
