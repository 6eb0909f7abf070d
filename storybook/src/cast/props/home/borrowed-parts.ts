import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, type Prop } from '../prop.ts'
import { WHITE } from '../tones.ts'

/** Parts that one animal has from another: a cat with wings, a rabbit with antlers. */
export const BORROWED_PARTS: readonly Prop[] = [
  {
    name: 'pair-of-wings',
    words: ['wingset'],
    kind: 'clothing',
    ...metresLong(0.8, 110, '#f4f1fb'),
    moving: [
      {
        ...driven('sway', [30, 92], 2.4),
        rate: 5,
        behind: true,
        draw: (ink) => ink.shape('M30 92Q50 30 104 4Q106 40 78 70Q56 92 30 92Z', ink.dark),
      },
      {
        ...driven('sway', [28, 94], 3),
        rate: 5,
        draw: (ink) => {
          ink.shape(
            'M28 94Q22 30 70 2Q92 -2 88 22Q96 26 86 42Q90 50 78 60Q78 72 62 78Q48 96 28 94Z',
            ink.main,
          )
          ink.line('M36 84Q44 44 78 18M40 86Q54 56 84 38M44 88Q60 72 78 56', 3, ink.dark)
          ink.shape('M30 90Q28 44 62 12Q44 46 40 88Z', WHITE)
        },
      },
    ],
    draw: (ink) => ink.disc([29, 92, 5], ink.dark),
  },
  {
    name: 'pair-of-antlers',
    words: ['antlerset'],
    kind: 'clothing',
    ...metresLong(0.5, 150, '#9a6b42'),
    draw: (ink) => {
      for (const [from, side] of pairs('62 -1, 88 1')) {
        const x = (share: number): number => from + side * share
        ink.line(`M${from} 98Q${x(6)} 66 ${x(34)} 44Q${x(54)} 28 ${x(50)} 6`, 8, ink.main)
        ink.line(`M${x(10)} 66Q${x(30)} 70 ${x(42)} 58`, 6, ink.main)
        ink.line(`M${x(26)} 50Q${x(24)} 30 ${x(18)} 16`, 6, ink.main)
        ink.line(`M${x(46)} 30Q${x(60)} 30 ${x(64)} 16`, 6, ink.main)
      }
    },
  },
  {
    name: 'spiral-horn',
    words: ['hornlet'],
    kind: 'clothing',
    ...metresLong(0.3, 60, '#f3d789'),
    draw: (ink) => {
      ink.poly('18,98 42,98 34,2', ink.main)
      ink.poly('32,98 42,98 34,2', ink.dark)
      ink.line('M20 84L40 76M23 66L38 58M26 48L37 41M29 30L36 24', 3, WHITE)
    },
  },
]
