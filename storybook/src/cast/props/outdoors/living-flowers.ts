import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { FERN, GOLD, LEAF } from '../tones.ts'

/** A petal that leans out as the bud opens. */
function petal(lean: number, draw: (ink: Ink) => void): MovingPiece {
  return { by: 'open', at: [40, 42], speed: lean, rest: 1, draw }
}

const POINTED = 'M40 44Q23 30 31 12Q35 5 40 2Q45 5 49 12Q57 30 40 44Z'
const ROUND = 'M40 46Q16 32 24 12Q32 -2 40 4Q48 -2 56 12Q64 32 40 46Z'
const CALYX = 'M30 40Q40 34 50 40Q48 50 40 51Q32 50 30 40Z'

function stem(ink: Ink): void {
  ink.line('M40 44Q43 70 40 100', 3.6, FERN)
  ink.shape('M40 97Q22 80 14 54Q34 68 41 94Z', FERN)
  ink.shape('M41 94Q52 70 68 60Q62 84 42 98Z', LEAF)
}

const head = (x: number, y: number, tone: (ink: Ink) => readonly [string, string, string]) => {
  return (ink: Ink): void => {
    const [back, side, front] = tone(ink)
    ink.line(`M${x} ${y}Q${x + 2} ${y - 12} ${x} ${y - 22}`, 3.4, FERN)
    ink.moved({ x: x - 40, y: y - 64 }, () => {
      ink.shape('M40 44Q18 34 26 14Q33 4 40 6Q47 4 54 14Q62 34 40 44Z', back)
      ink.shape('M40 44Q20 40 22 20Q34 22 40 44Z', side)
      ink.shape('M40 44Q60 40 58 20Q46 22 40 44Z', side)
      ink.shape('M40 45Q26 32 40 16Q54 32 40 45Z', front)
      ink.shape(CALYX, LEAF)
    })
  }
}

/** A petal that points away from the middle of a head. */
function ray(turn: number, long: number): string {
  const at = (angle: number, away: number): string =>
    `${(40 + Math.sin(angle) * away).toFixed(1)} ${(34 - Math.cos(angle) * away).toFixed(1)}`
  return `M40 34Q${at(turn - 0.3, long * 0.7)} ${at(turn, long)}Q${at(turn + 0.3, long * 0.7)} 40 34Z`
}

const FADED = ['#7d5a3c', '#94704a', '#a9845a'] as const

/** Flowers that open and shut their petals, and one that hangs its head. */
export const LIVING_FLOWERS: readonly Prop[] = [
  {
    words: ['opening tulip'],
    ...metresTall(0.4, 80, '#f06a9b'),
    build: 'plant',
    moving: [
      ...[-1.15, 1.15].map((lean) => petal(lean, (ink) => ink.shape(POINTED, ink.deep))),
      ...[-0.72, 0.72].map((lean) => petal(lean, (ink) => ink.shape(POINTED, ink.dark))),
      {
        ...driven('bloom', [40, 42]),
        rest: 1,
        seen: [0.35, 2],
        draw: (ink) => {
          for (const x of [34, 40, 46]) ink.line(`M40 40L${x} 20`, 1.6, GOLD)
          for (const x of [34, 40, 46]) ink.oval([x, 19, 2, 3.4], '#5a3a2c')
        },
      },
      ...[-0.34, 0.34].map((lean) => petal(lean * 1.3, (ink) => ink.shape(POINTED, ink.main))),
      petal(0, (ink) => {
        ink.shape('M40 45Q27 34 33 20Q36 14 40 12Q44 14 47 20Q53 34 40 45Z', ink.light)
        ink.shape(CALYX, LEAF)
      }),
    ],
    draw: stem,
  },
  {
    words: ['opening sunflower'],
    ...metresTall(1.5, 80, '#f7b51e'),
    build: 'plant',
    moving: [
      {
        ...driven('bloom', [40, 34]),
        rest: 1,
        draw: (ink) => {
          for (const [odd, long] of pairs('1 30, 0 27'))
            for (let i = 0; i < 14; i++)
              ink.shape(ray(((i + odd / 2) / 14) * Math.PI * 2, long), odd ? ink.dark : ink.main)
          ink.disc([40, 34, 14], '#5b3420')
          ink.disc([40, 34, 9], '#7a4a2a')
        },
      },
    ],
    draw: (ink) => {
      stem(ink)
      for (let i = 0; i < 9; i++) ink.shape(ray((i / 9) * Math.PI * 2, 14), FERN)
      ink.disc([40, 34, 9], LEAF)
    },
  },
  {
    words: ['opening rose'],
    ...metresTall(0.4, 80, '#d92b3a'),
    build: 'plant',
    moving: [
      ...[-1.3, 1.3].map((lean) => petal(lean, (ink) => ink.shape(ROUND, ink.deep))),
      ...[-0.8, 0.8].map((lean) => petal(lean, (ink) => ink.shape(ROUND, ink.dark))),
      ...[-0.4, 0.4].map((lean) => petal(lean, (ink) => ink.shape(ROUND, ink.main))),
      petal(0, (ink) => {
        ink.shape('M40 48Q20 38 27 18Q34 8 40 10Q46 8 53 18Q60 38 40 48Z', ink.light)
        ink.line('M33 26Q36 16 43 19Q49 24 43 30Q36 32 37 25Q40 21 43 25', 2, ink.deep)
        ink.line('M28 30Q33 43 40 44Q47 43 52 30', 1.8, ink.dark)
        ink.shape('M31 44Q40 40 49 44Q46 52 40 53Q34 52 31 44Z', LEAF)
      }),
    ],
    draw: stem,
  },
  {
    words: ['wilting flower', 'wilting rose', 'withered flower', 'dead flower'],
    ...metresTall(0.4, 80, '#d92b3a'),
    build: 'plant',
    moving: [
      {
        ...driven('open', [40, 62], 2.3),
        rest: 1,
        seen: [-1, 0.72],
        draw: head(40, 64, (ink) => [ink.dark, ink.main, ink.light]),
      },
      {
        ...driven('open', [40, 62], 2.3),
        rest: 1,
        seen: [0.72, 2],
        draw: head(40, 64, () => FADED),
      },
      {
        ...driven('open', [40, 90], 0.2),
        rest: 1,
        draw: (ink) => ink.shape('M41 92Q52 70 68 62Q62 84 42 96Z', LEAF),
      },
      {
        ...driven('open', [40, 90], -0.8),
        rest: 1,
        draw: (ink) => ink.shape('M40 94Q22 80 14 60Q34 70 41 90Z', FERN),
      },
    ],
    draw: (ink) => ink.line('M40 62Q42 80 40 100', 3.6, FERN),
  },
]
