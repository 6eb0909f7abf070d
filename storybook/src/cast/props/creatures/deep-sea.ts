import { pairs } from '../../../scene/rows.ts'
import { eye } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import { driven, metresLong, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

interface Swimmer {
  readonly words: readonly string[]
  readonly long: number
  readonly width: number
  readonly colour: string
  readonly eyes: readonly [number, number, number]
  readonly mouth: readonly [number, number]
  readonly draw: (ink: Ink) => void
}

/** Somebody that bends through the water; all look left. */
const swimmer = ({ mouth, ...rest }: Swimmer): Prop => ({
  ...rest,
  kind: 'fish',
  faces: 'left',
  build: 'fish',
  home: 'underwater',
  bend: 'fish',
  grips: { mouth, head: [mouth[0] + 0.1, 0.2], back: [0.5, 0.3], seat: [0.5, 0.3] },
})

/** The round body of a small whale. */
function whaleBody(ink: Ink): void {
  ink.shape('M168 50Q196 40 212 20Q222 26 214 46Q224 58 220 74Q198 74 170 64Z', ink.dark)
  ink.shape('M6 54Q8 24 44 18Q110 8 182 50Q180 66 168 68Q110 92 48 86Q10 82 6 54Z', ink.main)
  ink.shape('M8 66Q60 82 160 70Q110 92 48 86Q16 84 8 66Z', ink.pale)
  ink.shape('M72 74Q92 84 88 100Q68 98 58 78Z', ink.dark)
  ink.line('M8 62Q22 68 36 62', 2.4, ink.deep)
  eye(ink, [38, 52, 4.2])
}

/** Who lives in rivers and in the deep, beside Noto's. */
export const DEEP_SEA: readonly Prop[] = [
  swimmer({
    words: ['narwhal', 'sea unicorn'],
    ...metresLong(4.5, 286, '#8fa9ba'),
    eyes: [0.36, 0.52, 0.06],
    mouth: [0.25, 0.64],
    draw: (ink) => {
      ink.moved({ x: 64 }, () => {
        ink.shape('M14 46L-62 22L8 56Z', '#f1e6cf')
        ink.line('M-6 44L-2 50M-24 37L-21 43M-42 30L-40 35', 2, '#c9b48a')
        whaleBody(ink)
        for (let i = 0; i < 22; i++)
          ink.disc([50 + ((i * 37) % 110), 26 + ((i * 17) % 34), 2.4], ink.deep)
      })
    },
  }),
  swimmer({
    words: ['beluga', 'beluga whale', 'white whale'],
    ...metresLong(4, 222, '#eef3f5'),
    eyes: [0.17, 0.52, 0.06],
    mouth: [0.03, 0.64],
    draw: (ink) => {
      whaleBody(ink)
      ink.shape('M8 50Q6 18 38 16Q54 22 52 34Q24 34 8 50Z', ink.light)
    },
  }),
  swimmer({
    words: ['swordfish', 'marlin', 'sailfish', 'barracuda'],
    ...metresLong(3, 230, '#3f6fa0'),
    eyes: [0.32, 0.48, 0.06],
    mouth: [0.24, 0.58],
    draw: (ink) => {
      ink.shape('M60 50L-6 56L60 60Z', ink.deep)
      ink.shape('M198 52Q212 26 230 12Q224 54 230 96Q210 78 198 58Z', ink.dark)
      ink.shape('M90 34Q104 -2 122 0Q124 20 150 36Z', ink.deep)
      ink.shape('M48 56Q70 30 120 32Q176 38 204 54Q176 70 120 78Q70 78 48 56Z', ink.main)
      ink.shape('M54 62Q110 66 196 56Q170 72 120 78Q74 78 54 62Z', '#e9eef2')
      ink.shape('M98 66Q112 84 108 96Q92 86 86 70Z', ink.dark)
      eye(ink, [74, 49, 4.4])
    },
  }),
  swimmer({
    words: ['anglerfish', 'angler fish', 'deep sea fish', 'lanternfish'],
    ...metresLong(0.6, 150, '#4a3f52'),
    eyes: [0.3, 0.36, 0.1],
    mouth: [0.06, 0.64],
    draw: (ink) => {
      ink.line('M58 24Q44 -14 14 4', 3, ink.light)
      ink.faint(0.35, () => ink.disc([12, 10, 15], '#9ff3e2'))
      ink.disc([12, 10, 7], '#c9fff2')
      ink.shape('M122 54Q140 36 150 34Q146 56 150 80Q136 76 122 64Z', ink.dark)
      ink.shape('M76 26Q96 6 108 12Q108 26 104 34Z', ink.dark)
      ink.shape(
        'M10 58Q20 26 62 22Q110 24 128 58Q110 92 66 94Q34 92 22 82Q44 78 60 66Q34 68 10 58Z',
        ink.main,
      )
      ink.shape('M12 58Q36 68 60 66Q44 78 22 82Q10 74 12 58Z', '#241c2a')
      for (let i = 0; i < 6; i++) {
        ink.poly(
          `${16 + i * 7},${59 + i * 1.4} ${20 + i * 7},${70 + i} ${22 + i * 7},${61 + i * 1.2}`,
          WHITE,
        )
        ink.poly(
          `${24 + i * 6},${81 - i * 2.4} ${26 + i * 6},${70 - i * 1.2} ${30 + i * 6},${79 - i * 2.4}`,
          WHITE,
        )
      }
      ink.shape('M92 62Q108 70 106 84Q92 82 84 70Z', ink.light)
      ink.disc([46, 38, 6], '#f6e9a8')
      ink.disc([45, 38, 3], COAL)
    },
  }),
  swimmer({
    words: ['eel', 'electric eel', 'moray eel', 'moray'],
    ...metresLong(1.2, 330, '#6f7a4a'),
    eyes: [0.07, 0.42, 0.05],
    mouth: [0.02, 0.56],
    draw: (ink) => {
      const path = 'M30 50Q84 24 140 50Q196 78 250 52Q290 34 322 50'
      ink.line(path, 30, ink.dark)
      ink.line(path, 24, ink.main)
      ink.line('M60 28Q96 20 132 36', 6, ink.deep)
      ink.shape('M2 56Q6 34 34 34Q60 38 56 56Q48 70 28 68Q6 66 2 56Z', ink.main)
      ink.line('M4 57Q18 62 32 57', 2.4, ink.deep)
      for (const x of [92, 124, 160, 200, 236, 270]) ink.disc([x, x < 150 ? 46 : 58, 4], ink.light)
      eye(ink, [25, 45, 4])
    },
  }),
  swimmer({
    words: ['salmon', 'sockeye salmon', 'trout', 'rainbow trout'],
    ...metresLong(0.8, 210, '#d8705a'),
    eyes: [0.1, 0.46, 0.06],
    mouth: [0.02, 0.56],
    draw: (ink) => {
      ink.shape('M176 50Q196 30 210 26Q202 50 210 78Q194 72 176 58Z', ink.deep)
      ink.shape('M84 28Q100 8 116 14Q120 24 122 32Z', ink.deep)
      ink.shape('M120 76Q136 86 140 94Q120 92 106 80Z', ink.dark)
      ink.shape('M4 54Q24 26 78 26Q140 28 184 50Q186 58 182 60Q130 84 76 82Q24 80 4 54Z', ink.main)
      ink.shape('M8 60Q70 72 178 60Q130 84 76 82Q26 80 8 60Z', '#f3d9c6')
      ink.shape('M4 54Q18 32 46 28Q54 50 46 76Q18 72 4 54Z', '#7d8a5c')
      ink.line('M5 56Q16 62 26 58', 2.2, COAL)
      for (let i = 0; i < 12; i++)
        ink.disc([62 + ((i * 29) % 100), 34 + ((i * 7) % 16), 2], ink.deep)
      ink.shape('M58 60Q76 70 72 82Q60 78 54 66Z', ink.dark)
      eye(ink, [23, 46, 4])
    },
  }),
  swimmer({
    words: ['tadpole', 'polliwog'],
    ...metresLong(0.04, 180, '#4a4a40'),
    eyes: [0.16, 0.4, 0.1],
    mouth: [0.02, 0.54],
    draw: (ink) => {
      ink.shape('M60 36Q120 30 178 50Q120 70 60 66Z', ink.dark)
      ink.line('M70 50Q120 46 170 50', 5, ink.main)
      ink.oval([44, 50, 42, 32], ink.main)
      ink.oval([44, 62, 30, 16], ink.light)
      ink.line('M8 54Q18 60 28 54', 2.6, ink.deep)
      ink.disc([30, 40, 7], WHITE)
      eye(ink, [28, 40, 4.6])
    },
  }),
  {
    words: ['sea lion', 'sealion', 'fur seal', 'elephant seal'],
    kind: 'animal',
    ...metresLong(2.2, 150, '#7a5a44'),
    faces: 'left',
    build: 'quadruped',
    home: 'any',
    eyes: [0.2, 0.18, 0.1],
    grips: { mouth: [0.03, 0.26], head: [0.24, 0.02], back: [0.6, 0.5], seat: [0.6, 0.5] },
    moving: [
      {
        by: 'sway',
        speed: 1.2,
        at: [128, 88],
        behind: true,
        draw: (ink) => ink.shape('M120 84Q142 76 150 84Q146 99 118 98Z', ink.dark),
      },
      {
        by: 'sway',
        speed: 0.8,
        at: [64, 74],
        draw: (ink) => ink.shape('M54 68Q66 80 58 99H32Q36 90 46 86Z', ink.deep),
      },
      {
        ...driven('bow', [50, 50]),
        draw: (ink) => {
          ink.shape(
            'M4 22Q14 6 34 5Q54 8 58 26Q62 44 72 58Q58 68 46 62Q36 48 34 38Q16 38 6 30Q2 26 4 22Z',
            ink.main,
          )
          ink.oval([12, 27, 9, 7], ink.light)
          ink.disc([5, 22, 3.4], COAL)
          ink.shape('M44 18Q52 18 52 26Q46 26 44 18Z', ink.deep)
          for (const y of [27, 30, 33]) ink.line(`M14 ${y}L-4 ${y + 3}`, 1.2, CREAM)
          eye(ink, [30, 18, 3.8])
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M40 56Q60 44 84 58Q118 74 140 90Q138 99 120 99H58Q40 96 38 78Z', ink.main)
      ink.shape('M42 66Q54 84 82 98H58Q42 96 40 80Z', ink.light)
    },
  },
  {
    words: ['hermit crab'],
    kind: 'animal',
    ...metresLong(0.1, 140, '#e0703f'),
    faces: 'left',
    build: 'insect',
    eyes: [0.24, 0.4, 0.12],
    moving: [
      ...pairs('40 0.5, 60 0, 80 0.3').map(([x, phase]) => ({
        by: 'step' as const,
        phase,
        at: [x, 78] as const,
        draw: (ink: Ink) => ink.line(`M${x} 74L${x - 12} 84L${x - 14} 98`, 5, ink.dark),
      })),
      {
        by: 'sway',
        speed: 2,
        at: [34, 72],
        draw: (ink) => {
          ink.line('M38 74Q24 66 16 74', 7, ink.main)
          ink.shape('M20 72Q4 60 0 74Q4 78 12 76Q2 84 8 90Q22 88 22 76Z', ink.main)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M38 62L32 42M46 60L44 40', 3, ink.main)
      for (const [x, y] of pairs('32 40, 44 38')) {
        ink.disc([x, y, 5], WHITE)
        ink.disc([x - 1, y, 2.6], COAL)
      }
      ink.shape('M26 76Q30 58 50 58L66 84Q40 92 26 76Z', ink.main)
      ink.shape(
        'M44 88Q38 56 64 34Q92 10 134 20Q126 34 138 46Q132 76 100 92Q66 102 44 88Z',
        '#e6cfae',
      )
      ink.line('M60 90Q56 62 78 42M82 94Q78 66 98 40M106 90Q104 66 118 36', 4, '#c29a6c')
      ink.shape('M44 88Q40 66 52 52Q62 70 60 92Q50 92 44 88Z', '#8a5f3e')
    },
  },
]
