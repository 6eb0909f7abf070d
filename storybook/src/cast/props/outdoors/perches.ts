import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { BOUGHS } from './boughs.ts'
import { triples } from '../../../scene/rows.ts'
import { COAL, FERN, IRON, METAL, STEEL } from '../tones.ts'

/** A roof of red tiles with its chimney, seen over the ridge. */
function tiledRoof(ink: Ink): void {
  ink.box([150, 10, 40, 70], '#9c6a52')
  for (let y = 14; y < 78; y += 8)
    ink.line(`M150 ${y}H190M${150 + ((y * 3) % 28) + 6} ${y}V${y + 8}`, 1, '#7a4f3c')
  ink.box([144, 3, 52, 10], '#7a4f3c', 2)
  ink.poly('0,100 46,46 204,46 250,100', ink.main)
  for (let row = 0; row < 5; row++) {
    const y = 52 + row * 10
    const inset = 44 - row * 9
    for (let x = inset + (row % 2) * 6; x < 244 - inset; x += 13)
      ink.shape(
        `M${x} ${y}H${x + 12}V${y + 6}Q${x + 6} ${y + 11} ${x} ${y + 6}Z`,
        row % 2 === 0 ? ink.dark : ink.light,
      )
  }
  ink.box([40, 42, 170, 6], ink.deep, 3)
}

/** What cats and birds sit on in a town, and hamsters run in. */
export const PERCHES: readonly Prop[] = [
  ...BOUGHS,
  {
    words: ['hamster wheel', 'running wheel', 'exercise wheel', 'mouse wheel'],
    ...metresTall(0.28, 100, '#e8675a'),
    kind: 'thing',
    grips: { seat: [0.5, 0.8], middle: [0.5, 0.5] },
    moving: [
      {
        ...driven('roll', [50, 46]),
        behind: true,
        draw: (ink) => {
          for (let i = 0; i < 12; i++)
            ink.moved({ x: 50, y: 46, turn: (i * Math.PI) / 6 }, () =>
              ink.box([-1, -43, 2, 43], METAL, 1),
            )
          ink.ring([50, 46, 42], 6, ink.main)
          ink.ring([50, 46, 34], 1.6, METAL)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M50 46L24 97M50 46L76 97', 4.4, STEEL)
      ink.box([12, 94, 76, 6], ink.dark, 3)
      ink.disc([50, 46, 5], ink.deep)
    },
  },
  {
    words: ['wire', 'telephone wire', 'power line', 'telephone line', 'electric wire', 'cable'],
    ...metresTall(4, 330, '#7a5b42'),
    kind: 'thing',
    grips: { top: [0.5, 0.2], seat: [0.5, 0.2], middle: [0.5, 0.2] },
    draw: (ink) => {
      for (const x of [12, 318]) {
        ink.box([x - 4, 4, 8, 96], ink.main, 1)
        ink.box([x + 1, 4, 3, 96], ink.dark, 1)
        ink.box([x - 12, 12, 24, 4], ink.dark, 1)
        ink.box([x - 10, 7, 4, 6], METAL, 1)
        ink.box([x + 6, 7, 4, 6], METAL, 1)
      }
      ink.line('M4 9Q160 30 310 9', 1.7, COAL)
      ink.line('M20 9Q170 38 326 9', 1.3, IRON)
    },
  },
  brickWall('brick-wall', 260, ['brick wall', 'stone wall', 'garden wall', 'wall', 'low wall']),
  brickWall('wall-panel', 80, ['wall panel', 'piece of wall']),
  brickWall('long-wall', 620, ['long wall', 'long brick wall', 'long stone wall']),
  {
    words: ['windowsill', 'window sill', 'window ledge', 'sill'],
    ...metresTall(1.5, 150, '#efe6d6'),
    kind: 'furniture',
    grips: { top: [0.5, 0.86], seat: [0.5, 0.86], middle: [0.5, 0.5] },
    draw: (ink) => {
      ink.box([10, 0, 130, 90], ink.main, 3)
      ink.box([18, 8, 114, 78], '#a9d4ee')
      ink.shape('M18 60Q46 44 76 58T132 52V86H18Z', '#9cc79a')
      ink.faint(0.5, () => ink.poly('24,8 52,8 30,60 18,70 18,30', '#ffffff'))
      ink.box([73, 4, 5, 84], ink.light)
      ink.box([14, 42, 122, 4], ink.light)
      ink.box([0, 86, 150, 9], ink.pale, 2)
      ink.box([4, 95, 142, 5], ink.dark, 2)
    },
  },
  {
    words: ['chimney', 'chimney stack'],
    ...metresTall(3.2, 250, '#b8573f'),
    kind: 'building',
    grips: { top: [0.68, 0.03], seat: [0.68, 0.03], middle: [0.68, 0.3] },
    draw: tiledRoof,
  },
  {
    words: ['roof', 'roof ridge', 'tiled roof'],
    ...metresTall(3.2, 250, '#b8573f'),
    kind: 'building',
    grips: { top: [0.4, 0.44], seat: [0.4, 0.44], middle: [0.4, 0.6] },
    draw: tiledRoof,
  },
  {
    words: ['laid coffin', 'closed coffin'],
    ...metresTall(0.72, 300, '#8a5436'),
    kind: 'furniture',
    grips: { top: [0.5, 0.2], seat: [0.5, 0.2], middle: [0.5, 0.5] },
    draw: (ink) => {
      ink.poly('8,46 44,32 288,38 294,56 288,96 44,100 8,86', ink.main)
      ink.poly('8,46 44,32 288,38 294,56 44,56', ink.light)
      ink.line('M8 52L44 58H294', 2.6, ink.deep)
      for (const x of [80, 160, 240]) ink.line(`M${x - 13} 78H${x + 13}`, 5, '#e3b64a')
      for (const [x, y, r] of triples(
        '122 28 11, 140 22 13, 160 20 14, 180 24 12, 150 32 11, 170 33 10',
      ))
        ink.disc([x, y, r], r > 11.5 ? '#f6f2ea' : '#d9567a')
      for (const x of [104, 192]) ink.shape(`M${x} 38Q${x + 10} 20 ${x + 18} 32Z`, FERN)
    },
  },
  {
    words: ['maypole', 'may pole'],
    ...metresTall(4, 110, '#c98f54'),
    kind: 'thing',
    moving: [
      {
        ...driven('sway', [55, 10], 0.05),
        draw: (ink) => {
          const bands = ['#e2574c', '#f2b63a', '#4fa3d8', '#69b35a', '#b56ac0', '#ef8a3c']
          bands.forEach((colour, index) => {
            const x = 4 + index * 20.4
            ink.line(`M55 10Q${(55 + x) / 2} ${30 + (index % 2) * 10} ${x} 66`, 2.6, colour)
          })
        },
      },
    ],
    draw: (ink) => {
      ink.box([52, 6, 6, 94], ink.main, 2)
      ink.box([55, 6, 3, 94], ink.dark, 1)
      ink.oval([55, 12, 16, 6], FERN)
      for (const [x, y, r] of triples('43 12 3, 50 15 3, 58 15 3, 66 12 3, 55 9 3'))
        ink.disc([x, y, r], x % 2 === 0 ? '#f4a6bd' : '#ffe08a')
      ink.disc([55, 4, 4], '#f2b63a')
    },
  },
]

function brickWall(name: string, width: number, words: readonly string[]): Prop {
  return {
    name,
    words,
    tall: 1.5,
    width,
    colour: '#b5634a',
    kind: 'thing',
    grips: { top: [0.5, 0.04], seat: [0.5, 0.04], middle: [0.5, 0.5] },
    draw: (ink) => {
      ink.box([4, 8, width - 8, 92], ink.deep)
      for (let row = 0; row < 7; row++) {
        for (let x = row % 2 === 0 ? 4 : -14; x < width - 4; x += 36) {
          const [left, right] = [Math.max(5, x + 1), Math.min(width - 5, x + 35)]
          const tone = (x * 7 + row * 5) % 4
          const fill = tone === 0 ? ink.light : tone === 1 ? ink.dark : ink.main
          ink.box([left, 14 + row * 12.3, right - left, 11], fill, 1)
        }
      }
      ink.box([0, 3, width, 11], ink.pale, 2)
      ink.box([0, 10, width, 4], ink.light, 1)
    },
  }
}
