import { pairs } from '../../../scene/rows.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, STEEL, WHITE } from '../tones.ts'

/** Where the opening of a garage is on its sheet. */
const [LEFT, TOP, WIDE] = [30, 30, 152] as const

/** Garages whose doors go up, and what is seen behind them then. */
export const GARAGES: readonly Prop[] = [
  {
    words: ['garage door', 'roller door', 'roll-up door', 'overhead door'],
    ...metresTall(3.4, 212, '#e9e4da'),
    moving: [
      {
        ...driven('furl', [LEFT, TOP]),
        behind: true,
        draw: (ink) => {
          ink.box([LEFT, TOP, WIDE, 70], ink.main)
          for (let row = 0; row < 4; row++) {
            const y = TOP + row * 17.5
            ink.box([LEFT, y + 15.8, WIDE, 1.7], ink.deep)
            for (let pane = 0; pane < 4; pane++)
              ink.box([LEFT + 5 + pane * 37, y + 3, 31, 10], row === 0 ? '#9fc3d4' : ink.dark, 1.5)
          }
          ink.box([LEFT + WIDE / 2 - 8, 94, 16, 2.6], STEEL, 1)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('0,20 14,2 198,2 212,20', '#8a5a4a')
      ink.poly('14,2 198,2 202,7 10,7', '#a06a58')
      ink.box([8, 18, 196, 12], '#c9a98a')
      for (const x of [8, LEFT + WIDE]) ink.box([x, 18, 22, 82], '#c9a98a')
      for (const [x, y] of pairs(
        '10 40, 19 48, 11 62, 20 76, 12 88, 184 36, 193 52, 186 68, 194 84',
      ))
        ink.box([x, y, 8, 3], '#b8967a', 1)
      for (const x of [LEFT - 3, LEFT + WIDE]) ink.box([x, TOP - 3, 3, 73], WHITE)
      ink.box([LEFT - 3, TOP - 3, WIDE + 6, 3], WHITE)
      for (const x of [15, 193]) {
        ink.box([x - 2, 24, 8, 3], COAL, 1)
        ink.box([x - 1, 27, 6, 7], '#ffe2a0', 1.5)
      }
    },
  },
  {
    // What is behind such a door.
    words: ['garage inside'],
    ...metresTall(2.4, 220, '#4a4550'),
    draw: (ink) => {
      ink.box([0, 0, 220, 100], ink.main)
      ink.box([0, 84, 220, 16], '#6d6872')
      ink.box([150, 26, 62, 3], '#7d6a55')
      ink.box([150, 50, 62, 3], '#7d6a55')
      for (const [x, y] of pairs('154 14, 170 12, 188 15, 156 38, 176 37, 194 40'))
        ink.box([x, y, 11, (y < 26 ? 26 : 50) - y], x % 4 ? '#8f6f4f' : '#5f7a8a', 1)
      ink.line('M14 84V20M22 84V20M14 34H22M14 48H22M14 62H22', 2, '#9a8466')
      ink.ring([48, 34, 13], 4, '#35313a')
      ink.box([96, 0, 30, 4], '#fff1c4', 2)
      ink.faint(0.16, () => ink.poly('96,4 126,4 190,100 32,100', '#fff1c4'))
    },
  },
]
