import { eye } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, type MovingPiece, type Prop } from '../prop.ts'
import { COAL } from '../tones.ts'

/** What tells one lizard from another. They look left on a sheet 240 wide. */
interface Lizard {
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

/** Legs, tail and head. */
function piecesOf({ belly, behind, tail = TAIL }: Lizard): MovingPiece[] {
  return [
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
      ...driven('bow', [62, 66]),
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
  ]
}

function toProp(lizard: Lizard): Prop {
  const { words, long, colour, belly, marks, stout = 1 } = lizard
  return {
    words,
    kind: 'animal',
    long,
    width: 240,
    colour,
    faces: 'left',
    build: 'quadruped',
    eyes: [0.15, 0.5, 0.1],
    grips: { mouth: [0.02, 0.66], head: [0.16, 0.4], back: [0.44, 0.48], seat: [0.44, 0.48] },
    moving: piecesOf(lizard),
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

const KINDS: readonly Lizard[] = [
  {
    words: ['lizard', 'skink', 'newt'],
    long: 0.25,
    colour: '#7aa84a',
    belly: '#dfe6a8',
    marks: (ink) => ink.line('M60 60Q110 52 156 60', 3.4, ink.deep),
  },
  {
    words: ['gecko', 'leopard gecko'],
    long: 0.2,
    colour: '#8fce4a',
    belly: '#eef2b8',
    stout: 1.3,
    marks: spots('#e8663a', 4),
  },
  {
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
    words: ['salamander', 'fire salamander'],
    long: 0.2,
    colour: '#2f2c30',
    belly: '#4a454a',
    stout: 1.2,
    marks: spots('#f6c12c', 6),
  },
  {
    words: ['axolotl'],
    long: 0.25,
    colour: '#f2a9b8',
    belly: '#fbdfe4',
    stout: 1.5,
    tail: 'M148 44Q200 36 240 68Q200 92 148 80Z',
    behind: (ink) => {
      for (const [x, y] of pairs('66 30, 78 42, 80 58')) {
        ink.line(`M56 60Q${x - 6} ${y + 8} ${x} ${y}`, 5, '#d9566e')
        for (const fray of [-6, 0, 6])
          ink.line(`M${x - 6} ${y + 8}L${x - 2 + fray * 0.4} ${y + 2 + fray}`, 2.4, '#e87a8e')
      }
    },
    marks: (ink) => ink.shape('M70 50Q110 36 156 50Q110 48 70 50Z', ink.dark),
  },
]

/** Lizards, seen from the side. */
export const LIZARDS: readonly Prop[] = KINDS.map(toProp)
