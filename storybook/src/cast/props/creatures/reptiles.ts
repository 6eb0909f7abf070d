import { eye } from './creature-parts.ts'
import { pairs, quads } from '../../../scene/rows.ts'
import { driven, metresLong, type Prop } from '../prop.ts'

/** A chameleon on its branch, and a turtle that swims. */
export const REPTILES: readonly Prop[] = [
  {
    words: ['chameleon'],
    kind: 'animal',
    ...metresLong(0.4, 160, '#63b34a'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.25, 0.36, 0.14],
    grips: { mouth: [0.06, 0.48], head: [0.26, 0.12], back: [0.6, 0.3] },
    moving: [
      {
        by: 'sway',
        speed: 0.8,
        at: [120, 58],
        behind: true,
        draw: (ink) => {
          ink.line('M116 58Q152 60 150 80Q146 96 130 92Q122 84 130 78Q138 78 137 84', 8, ink.dark)
          ink.line('M116 58Q152 60 150 80Q146 95 131 91Q124 84 131 79', 5, ink.main)
        },
      },
      {
        ...driven('bow', [64, 56]),
        draw: (ink) => {
          ink.shape(
            'M8 48Q10 36 30 30Q44 16 62 12Q66 26 68 40Q74 58 62 68Q36 66 16 58Q6 54 8 48Z',
            ink.main,
          )
          ink.shape('M30 30Q44 16 62 12Q64 20 65 28Q48 24 36 34Z', ink.dark)
          ink.line('M10 52Q30 58 46 54', 2.2, ink.deep)
          ink.disc([40, 38, 11], ink.light)
          ink.ring([40, 38, 11], 2, ink.dark)
          ink.ring([40, 38, 7], 1.6, ink.dark)
          eye(ink, [38, 38, 3.6])
        },
      },
    ],
    draw: (ink) => {
      ink.line('M2 92Q80 86 158 92', 9, '#8a5f3e')
      ink.shape('M134 88Q150 72 158 80Q152 92 138 92Z', '#7fbf4a')
      for (const [x, tone] of [
        [78, ink.deep],
        [112, ink.deep],
        [66, ink.dark],
        [120, ink.dark],
      ] as const) {
        ink.line(`M${x} 66Q${x - 10} 74 ${x - 4} 84`, 7, tone)
        ink.line(`M${x - 4} 84L${x - 11} 92M${x - 4} 84L${x + 3} 92`, 5, tone)
      }
      ink.shape('M56 44Q72 24 98 30Q126 36 130 58Q118 76 88 74Q62 74 56 60Z', ink.main)
      for (let x = 66; x < 124; x += 8)
        ink.poly(
          `${x},${34 + Math.abs(x - 92) * 0.14} ${x + 4},${25 + Math.abs(x - 92) * 0.16} ${x + 8},${34 + Math.abs(x - 92) * 0.14}`,
          ink.deep,
        )
      for (const x of [76, 92, 108])
        ink.shape(`M${x} 38Q${x + 9} 54 ${x - 2} 70Q${x - 3} 54 ${x} 38Z`, ink.pale)
    },
  },
  {
    words: ['sea turtle', 'loggerhead', 'leatherback turtle', 'green turtle'],
    kind: 'animal',
    ...metresLong(1, 170, '#5f9a6a'),
    faces: 'left',
    build: 'quadruped',
    home: 'underwater',
    eyes: [0.12, 0.44, 0.08],
    grips: { mouth: [0.03, 0.54], head: [0.14, 0.36], back: [0.55, 0.2], seat: [0.55, 0.2] },
    moving: [
      {
        by: 'sway',
        speed: 3,
        rate: 2.6,
        at: [66, 56],
        behind: true,
        draw: (ink) => ink.shape('M58 52Q54 20 26 6Q40 34 70 58Z', ink.deep),
      },
      {
        by: 'sway',
        speed: 2,
        rate: 2.6,
        at: [136, 62],
        behind: true,
        draw: (ink) => ink.shape('M128 62Q150 60 168 78Q146 82 126 72Z', ink.deep),
      },
      {
        by: 'sway',
        speed: 4,
        rate: 2.6,
        at: [72, 68],
        draw: (ink) => {
          ink.shape('M64 60Q76 62 84 70Q76 94 50 106Q52 84 60 68Z', ink.main)
          for (const [x, y] of pairs('70 74, 66 84, 60 93')) ink.oval([x, y, 5, 4], ink.light)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M8 52Q10 38 28 38Q46 40 58 52L56 68Q34 68 18 64Q6 60 8 52Z', ink.main)
      for (const [x, y] of pairs('24 44, 36 46, 46 54, 34 58')) ink.oval([x, y, 5, 4], ink.light)
      ink.line('M8 56Q16 60 24 57', 1.8, ink.deep)
      eye(ink, [19, 48, 3.4])
      ink.shape('M48 62Q60 22 100 24Q136 28 154 64Q130 82 94 80Q62 78 48 62Z', '#8a6a3e')
      ink.shape('M50 64Q100 78 152 65Q130 84 94 82Q62 80 50 64Z', '#e6dcae')
      for (const [x, y, w, h] of quads(
        '78 46 13 13, 104 44 13 14, 127 54 10 10, 64 60 9 7, 92 64 12 7, 116 66 10 6',
      ))
        ink.oval([x, y, w, h], '#a6834c')
    },
  },
]
