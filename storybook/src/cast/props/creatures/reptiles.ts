import { eye } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import type { MovingPiece, Prop } from '../prop.ts'
import { COAL } from '../tones.ts'

/** What tells one lizard from another. They look left on a sheet 240 wide. */
interface Lizard {
  readonly name: string
  readonly words: readonly string[]
  readonly long: number
  readonly colour: string
  readonly belly: string
  readonly marks: (ink: Ink) => void
  readonly behind?: (ink: Ink) => void
  readonly tail?: string
  readonly stout?: number
}

const sprawled = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 72],
  draw: (ink) => {
    const tone = behind ? ink.deep : ink.dark
    ink.line(`M${x} 66Q${x - 12} 74 ${x - 4} 92`, 11, tone)
    for (const toe of [-9, -3, 4]) ink.line(`M${x - 4} 92L${x + toe - 4} 98`, 3, tone)
  },
})

const TAIL = 'M150 54Q196 56 240 88Q196 82 148 78Z'

function toProp({
  name,
  words,
  long,
  colour,
  belly,
  marks,
  behind,
  tail = TAIL,
  stout = 1,
}: Lizard): Prop {
  return {
    name,
    words,
    kind: 'animal',
    long,
    width: 240,
    colour,
    faces: 'left',
    build: 'quadruped',
    eyes: [0.15, 0.5, 0.1],
    grips: { mouth: [0.02, 0.66], head: [0.16, 0.4], back: [0.44, 0.48], seat: [0.44, 0.48] },
    moving: [
      sprawled(84, 0.5, true),
      sprawled(144, 0.1, true),
      {
        by: 'sway',
        speed: 1.2,
        at: [150, 66],
        behind: true,
        draw: (ink) => ink.shape(tail, ink.main),
      },
      sprawled(74, 0, false),
      sprawled(152, 0.6, false),
      {
        by: 'bow',
        at: [62, 66],
        draw: (ink) => {
          behind?.(ink)
          ink.shape('M2 66Q8 50 30 46Q56 44 70 56Q74 72 62 78Q34 80 10 74Q2 72 2 66Z', ink.main)
          ink.shape('M4 70Q34 76 64 74Q52 80 34 79Q10 77 4 70Z', belly)
          ink.line('M4 68Q26 72 44 68', 1.8, ink.deep)
          ink.disc([8, 63, 1.6], COAL)
          ink.disc([36, 53, 6.4], ink.light)
          eye(ink, [35, 53, 4])
        },
      },
    ],
    draw: (ink) => {
      ink.shape(
        `M56 58Q90 ${52 - 10 * stout} 156 56Q168 66 156 ${76 + 4 * stout}Q100 ${84 + 4 * stout} 60 78Z`,
        ink.main,
      )
      ink.shape(
        `M60 76Q104 78 156 74Q150 ${82 + 2 * stout} 110 ${82 + 3 * stout}Q76 ${84 + 2 * stout} 60 76Z`,
        belly,
      )
      marks(ink)
    },
  }
}

const spots = (tone: string, size: number) => (ink: Ink) => {
  for (let i = 0; i < 13; i++)
    ink.disc([68 + ((i * 31) % 84), 58 + ((i * 13) % 16), size * (i % 2 ? 1 : 0.7)], tone)
}

const LIZARDS: readonly Lizard[] = [
  {
    name: 'lizard',
    words: ['lizard', 'skink', 'newt'],
    long: 0.25,
    colour: '#7aa84a',
    belly: '#dfe6a8',
    marks: (ink) => ink.line('M60 60Q110 52 156 60', 3.4, ink.deep),
  },
  {
    name: 'gecko',
    words: ['gecko', 'leopard gecko'],
    long: 0.2,
    colour: '#8fce4a',
    belly: '#eef2b8',
    stout: 1.3,
    marks: spots('#e8663a', 4),
  },
  {
    name: 'iguana',
    words: ['iguana', 'green iguana', 'bearded dragon', 'basilisk lizard'],
    long: 1.2,
    colour: '#6f9a4a',
    belly: '#c9cf8a',
    stout: 1.4,
    behind: (ink) => ink.shape('M30 74Q40 96 54 78Z', ink.dark),
    marks: (ink) => {
      for (let x = 62; x < 160; x += 9)
        ink.poly(
          `${x},${54 - Math.sin((x - 60) / 32) * 6} ${x + 3},${36 - Math.sin((x - 60) / 32) * 6} ${x + 9},${54 - Math.sin((x - 60) / 32) * 6}`,
          ink.deep,
        )
      for (const x of [90, 116, 142]) ink.line(`M${x} 54Q${x + 6} 66 ${x} 78`, 4, ink.dark)
    },
  },
  {
    name: 'komodo-dragon',
    words: ['komodo dragon', 'monitor lizard', 'komodo'],
    long: 2.6,
    colour: '#75705a',
    belly: '#a49b7c',
    stout: 2,
    behind: (ink) => ink.line('M4 70L-16 66M-8 67L-18 73', 2.6, '#d98a9a'),
    marks: (ink) => {
      for (let i = 0; i < 26; i++)
        ink.disc([66 + ((i * 29) % 92), 54 + ((i * 11) % 26), 2], i % 2 ? ink.dark : ink.light)
      ink.line('M60 68Q70 76 66 84', 3, ink.deep)
    },
  },
  {
    name: 'salamander',
    words: ['salamander', 'fire salamander'],
    long: 0.2,
    colour: '#2f2c30',
    belly: '#4a454a',
    stout: 1.2,
    marks: spots('#f6c12c', 6),
  },
  {
    name: 'axolotl',
    words: ['axolotl'],
    long: 0.25,
    colour: '#f2a9b8',
    belly: '#fbdfe4',
    stout: 1.5,
    tail: 'M148 44Q200 36 240 68Q200 92 148 80Z',
    behind: (ink) => {
      for (const [x, y] of [
        [66, 30],
        [78, 42],
        [80, 58],
      ] as const) {
        ink.line(`M56 60Q${x - 6} ${y + 8} ${x} ${y}`, 5, '#d9566e')
        for (const fray of [-6, 0, 6])
          ink.line(`M${x - 6} ${y + 8}L${x - 2 + fray * 0.4} ${y + 2 + fray}`, 2.4, '#e87a8e')
      }
    },
    marks: (ink) => ink.shape('M70 50Q110 36 156 50Q110 48 70 50Z', ink.dark),
  },
]

/** Lizards seen from the side, a chameleon on its branch, and a turtle that swims. */
export const REPTILES: readonly Prop[] = [
  ...LIZARDS.map(toProp),
  {
    name: 'chameleon',
    words: ['chameleon'],
    kind: 'animal',
    long: 0.4,
    width: 160,
    colour: '#63b34a',
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
        by: 'bow',
        at: [64, 56],
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
    name: 'sea-turtle',
    words: ['sea turtle', 'loggerhead', 'leatherback turtle', 'green turtle'],
    kind: 'animal',
    long: 1,
    width: 170,
    colour: '#5f9a6a',
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
          for (const [x, y] of [
            [70, 74],
            [66, 84],
            [60, 93],
          ] as const)
            ink.oval([x, y, 5, 4], ink.light)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M8 52Q10 38 28 38Q46 40 58 52L56 68Q34 68 18 64Q6 60 8 52Z', ink.main)
      for (const [x, y] of [
        [24, 44],
        [36, 46],
        [46, 54],
        [34, 58],
      ] as const)
        ink.oval([x, y, 5, 4], ink.light)
      ink.line('M8 56Q16 60 24 57', 1.8, ink.deep)
      eye(ink, [19, 48, 3.4])
      ink.shape('M48 62Q60 22 100 24Q136 28 154 64Q130 82 94 80Q62 78 48 62Z', '#8a6a3e')
      ink.shape('M50 64Q100 78 152 65Q130 84 94 82Q62 80 50 64Z', '#e6dcae')
      for (const [x, y, w, h] of [
        [78, 46, 13, 13],
        [104, 44, 13, 14],
        [127, 54, 10, 10],
        [64, 60, 9, 7],
        [92, 64, 12, 7],
        [116, 66, 10, 6],
      ] as const)
        ink.oval([x, y, w, h], '#a6834c')
    },
  },
]
