import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { BARK, GLASS, IRON, PLANK, WOOD } from '../tones.ts'

export const MILLS: readonly Prop[] = [
  {
    words: ['windmill', 'wind mill'],
    ...metresTall(14, 80, '#efe7d6'),
    moving: [
      {
        ...driven('time', [40, 34], 0.09),
        draw: (ink) => {
          for (let i = 0; i < 4; i++)
            ink.moved({ x: 40, y: 34, turn: (i * Math.PI) / 2 + 0.35 }, () => {
              ink.box([-1.2, -36, 2.4, 36], BARK, 1)
              ink.box([1, -35, 9, 26], '#f8f3e6', 1)
              for (const y of [-30, -24, -18, -12]) ink.line([1, y, 10, y], 0.7, PLANK)
            })
          ink.disc([40, 34, 3.6], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('29,32 51,32 62,100 18,100', ink.main)
      ink.poly('43,32 51,32 62,100 46,100', ink.dark)
      ink.shape('M26 33Q28 16 40 14T54 33Z', '#b5563f')
      ink.shape('M42 14Q52 18 54 33H44Z', '#93402e')
      ink.shape('M33 100V84Q33 77 40 77T47 84V100Z', WOOD)
      ink.box([36, 46, 8, 9], GLASS, 1)
      ink.box([34, 62, 8, 9], GLASS, 1)
    },
  },
  {
    words: 'watermill|water mill|mill|gristmill|grist mill|flour mill|millhouse'.split('|'),
    ...metresTall(9, 130, '#cbb899'),
    moving: [
      {
        ...driven('time', [100, 68], 0.1),
        draw: (ink) => wheel(ink, { at: [100, 68], radius: 30, wood: '#8a5c38', dark: '#6d4527' }),
      },
    ],
    draw: millhouse,
  },
  {
    words: ['water wheel', 'waterwheel', 'mill wheel'],
    ...metresTall(4, 100, '#9a6a40'),
    moving: [
      {
        ...driven('time', [50, 50], 0.12),
        draw: (ink) => wheel(ink, { at: [50, 50], radius: 50, wood: ink.main, dark: ink.dark }),
      },
    ],
    draw: (ink) => {
      ink.poly('44,50 56,50 66,100 34,100', ink.deep)
    },
  },
]

interface Wheel {
  readonly at: readonly [x: number, y: number]
  readonly radius: number
  readonly wood: string
  readonly dark: string
}

/** Two rims on eight spokes, each with a paddle. */
function wheel(ink: Ink, { at: [x, y], radius, wood, dark }: Wheel): void {
  const r = radius / 50
  ink.ring([x, y, 41 * r], 7 * r, wood)
  ink.ring([x, y, 26 * r], 4 * r, dark)
  for (let i = 0; i < 8; i++)
    ink.moved({ x, y, turn: (i * Math.PI) / 4 }, () => {
      ink.box([-2.5 * r, -46 * r, 5 * r, 44 * r], dark, 2 * r)
      ink.box([-9 * r, -50 * r, 18 * r, 7 * r], dark, 2 * r)
    })
  ink.disc([x, y, 8 * r], IRON)
}

/** A house of stone with a timbered gable; its wheel turns at the right wall. */
function millhouse(ink: Ink): void {
  ink.box([12, 42, 80, 58], ink.main)
  ink.box([70, 42, 22, 58], ink.dark)
  for (const [row, y] of [50, 60, 70, 80, 90].entries())
    for (let x = 16 + (row % 2) * 8; x < 86; x += 18) ink.box([x, y, 9, 4.5], ink.pale, 1.5)
  ink.poly('12,44 52,6 92,44', '#efe3cb')
  for (const beam of ['M52 8V44', 'M32 26H72', 'M24 34L40 44', 'M80 34L64 44'])
    ink.line(beam, 2.4, BARK)
  ink.poly('4,48 52,2 100,48 94,50 52,11 10,50', '#9c4f3c')
  ink.shape('M24 100V78Q24 70 32 70T40 78V100Z', WOOD)
  for (const x of [48, 62]) {
    ink.box([x, 56, 10, 12], PLANK, 1)
    ink.box([x + 1.5, 57.5, 7, 9], GLASS, 1)
  }
  ink.box([46, 29, 12, 11], GLASS, 1)
}
