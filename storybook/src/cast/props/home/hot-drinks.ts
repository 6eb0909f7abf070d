import type { MovingPiece, Prop } from '../prop.ts'
import { SHINE, WHITE } from '../tones.ts'

const PINK = '#f6cdd6'
const MARSHMALLOWS = [
  [30, 17, WHITE],
  [52, 11, PINK],
  [40, 23, PINK],
  [60, 22, WHITE],
] as const

const steam = (x: number, rate: number): MovingPiece => ({
  by: 'sway',
  at: [x, 12],
  speed: 1.6,
  rate,
  draw: (ink) => ink.faint(0.6, () => ink.line(`M${x} 6Q${x - 7} -1 ${x} -9T${x} -24`, 3.4, SHINE)),
})

export const HOT_DRINKS: readonly Prop[] = [
  {
    name: 'mallow-cocoa',
    words: ['mallow cocoa'],
    colour: '#c8503f',
    width: 120,
    tall: 0.14,
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
