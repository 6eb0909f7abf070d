import { metresLong, metresTall, type Prop } from '../prop.ts'
import { WHITE } from '../tones.ts'

/** What is blown or pumped full of air. */
export const INFLATABLES: readonly Prop[] = [
  {
    words: ['air mattress', 'air bed', 'airbed', 'inflatable mattress', 'lilo', 'inflatable bed'],
    ...metresLong(1.9, 460, '#4f9fd6'),
    home: 'ground',
    draw: (ink) => {
      ink.box([4, 34, 452, 62], ink.dark, 28)
      for (let x = 4; x < 400; x += 64) {
        ink.box([x, 28, 68, 62], ink.main, 26)
        ink.box([x + 10, 34, 46, 12], ink.light, 6)
      }
      ink.box([372, 8, 84, 84], ink.light, 30)
      ink.box([384, 18, 58, 14], ink.pale, 7)
    },
  },
  {
    words:
      'pool ring|swim ring|rubber ring|inflatable ring|swimming ring|inner tube|pool float'.split(
        '|',
      ),
    ...metresTall(0.7, 100, '#ef5b6b'),
    draw: (ink) => {
      ink.ring([50, 50, 35], 28, ink.main)
      for (const at of [0, 1, 2, 3]) {
        const [a, b] = [at * 1.57, at * 1.57 + 0.7]
        const [x, y] = [50 + 35 * Math.cos(a), 50 + 35 * Math.sin(a)]
        const [u, v] = [50 + 35 * Math.cos(b), 50 + 35 * Math.sin(b)]
        ink.line(`M${x} ${y}A35 35 0 0 1 ${u} ${v}`, 28, WHITE)
      }
      ink.line('M22 28A35 35 0 0 1 46 13', 5, ink.pale)
    },
  },
]
