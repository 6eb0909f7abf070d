import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, SHINE, STEEL, WHITE } from '../tones.ts'

const PINK = '#f6cdd6'
const MARSHMALLOWS = [
  [30, 17, WHITE],
  [52, 11, PINK],
  [40, 23, PINK],
  [60, 22, WHITE],
] as const

const steam = (x: number, rate: number): MovingPiece => ({
  ...driven('sway', [x, 12], 1.6),
  rate,
  draw: (ink) => ink.faint(0.6, () => ink.line(`M${x} 6Q${x - 7} -1 ${x} -9T${x} -24`, 3.4, SHINE)),
})

export const HOT_DRINKS: readonly Prop[] = [
  {
    words: ['milk pitcher', 'milk jug', 'steaming pitcher', 'milk frother'],
    ...metresTall(0.12, 84, '#c3cbd2'),
    draw: (ink) => {
      ink.line('M18 26Q-2 30 4 58Q8 78 22 74', 6, ink.dark)
      ink.shape('M16 8H64L82 2L68 26Q76 60 72 90Q70 98 60 98H24Q14 98 12 90Q8 50 16 8Z', ink.main)
      ink.shape('M52 8H64L82 2L68 26Q76 60 72 90Q70 98 60 98H50Q60 60 52 8Z', ink.dark)
      ink.shape('M16 8H64L82 2L70 14H16Z', '#fff5e2')
      ink.faint(0.6, () => ink.box([24, 24, 6, 58], WHITE, 3))
    },
  },
  {
    words: ['coffee grinder', 'grinder', 'coffee mill', 'burr grinder'],
    ...metresTall(0.4, 66, '#a8473a'),
    grips: { top: [0.5, 0.04] },
    draw: (ink) => {
      ink.faint(0.55, () => ink.poly('8,2 58,2 44,34 22,34', '#cfe3ea'))
      ink.poly('13,14 53,14 44,34 22,34', '#5a3822')
      ink.line('8,2 58,2', 4, STEEL)
      ink.box([12, 34, 42, 60], ink.main, 7)
      ink.box([40, 34, 14, 60], ink.dark, 7)
      ink.disc([33, 50, 9], STEEL)
      ink.disc([33, 50, 5], COAL)
      ink.box([22, 68, 22, 20], '#3f2a1c', 3)
      ink.box([26, 76, 14, 12], '#cfe3ea', 2)
      ink.box([4, 93, 58, 7], COAL, 3)
    },
  },
  {
    words: ['latte-art', 'latte art', 'coffee art'],
    ...metresTall(0.12, 140, '#b5763c'),
    moving: [
      {
        ...driven('bloom', [62, 44]),
        rest: 1,
        draw: (ink) => {
          ink.shape('M62 62Q20 44 34 27Q50 17 62 32Q74 17 90 27Q104 44 62 62Z', '#fff5e2')
          ink.shape('M62 53Q38 42 46 33Q55 28 62 38Q69 28 78 33Q86 42 62 53Z', '#d9a468')
          ink.shape('M62 48Q48 42 52 37Q58 35 62 41Q66 35 72 37Q76 42 62 48Z', '#fff5e2')
        },
      },
    ],
    // Seen from above, so that the coffee is a wide round.
    draw: (ink) => {
      ink.oval([62, 86, 60, 14], '#e2d8c8')
      ink.oval([62, 84, 60, 13], WHITE)
      ink.ring([120, 50, 13], 6, '#ece4d6')
      ink.shape('M4 42Q8 92 40 95H84Q116 92 120 42Z', '#f6f0e4')
      ink.shape('M92 42H120Q116 92 84 95H70Q96 84 92 42Z', '#e2d8c8')
      ink.oval([62, 42, 58, 36], WHITE)
      ink.oval([62, 43, 52, 31], '#7a4826')
      ink.oval([62, 44, 50, 29], ink.main)
    },
  },
  {
    words: ['mallow cocoa'],
    ...metresTall(0.14, 120, '#c8503f'),
    grips: { top: [0.5, 0.2] },
    moving: [steam(45, 1.7), steam(63, 2.1)],
    draw: (ink) => {
      ink.ring([94, 62, 17], 8, ink.dark)
      ink.shape('M14 32H92V84Q92 98 76 98H30Q14 98 14 84Z', ink.main)
      ink.shape('M70 32H92V84Q92 98 76 98H62Q74 90 70 32Z', ink.dark)
      ink.oval([53, 32, 39, 11], ink.light)
      ink.oval([53, 32, 34, 8.4], '#5b3423')
      for (const [x, y, tone] of MARSHMALLOWS) {
        ink.box([x, y, 17, 15], tone, 5)
        ink.oval([x + 8.5, y + 3.4, 8, 3], '#fffaf4')
        ink.faint(0.12, () => ink.box([x + 11, y + 3, 6, 11], '#a07060', 3))
      }
    },
  },
]
