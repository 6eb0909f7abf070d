import { eye, hoofed } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import type { MovingPiece, Prop } from '../prop.ts'
import { COAL, CREAM } from '../tones.ts'

/** What tells one hoofed animal from another. They look left on a sheet 140 wide. */
interface Grazer {
  readonly words: readonly string[]
  readonly tall: number
  readonly colour: string
  readonly horns?: (ink: Ink) => void
  readonly belly?: string
  /** Over the body, below the head. */
  readonly marks?: (ink: Ink) => void
  /** On the head. */
  readonly face?: (ink: Ink) => void
  readonly mane?: (ink: Ink) => void
  readonly tail?: string
  /** Thicker neck and chest. */
  readonly heavy?: boolean
}

const HORN = '#5a4a3f'
const ANTLER = '#9a7a58'

const step = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 62],
  draw: (ink) => hoofed(ink, x, behind ? ink.dark : ink.main),
})

function head(ink: Ink, { horns, face, heavy = false, mane }: Grazer): void {
  horns?.(ink)
  ink.shape('M36 27Q50 14 55 20Q52 30 40 33Z', ink.dark)
  ink.shape(
    heavy
      ? 'M34 24Q46 26 54 38Q62 48 66 64Q56 72 46 66Q38 52 34 46Q22 52 12 50Q6 47 8 42Q20 28 34 24Z'
      : 'M34 25Q44 26 48 36Q54 48 62 58Q54 66 46 60Q38 50 36 44Q24 48 13 47Q7 45 9 40Q20 28 34 25Z',
    ink.main,
  )
  mane?.(ink)
  ink.shape('M34 28Q46 18 49 22Q46 30 38 33Z', ink.light)
  face?.(ink)
  ink.oval([11.5, 43, 3.6, 3.2], COAL)
  eye(ink, [29, 34, 2.9])
}

function toProp(grazer: Grazer): Prop {
  const { words, tall, colour, belly = CREAM, marks, tail = '', heavy = false } = grazer
  return {
    words,
    tall,
    width: 140,
    colour,
    faces: 'left',
    build: 'quadruped',
    eyes: [0.2, 0.34, 0.08],
    grips: { mouth: [0.07, 0.45], back: [0.62, 0.48], seat: [0.62, 0.48], head: [0.24, 0.22] },
    moving: [
      step(66, 0.5, true),
      step(110, 0.12, true),
      {
        by: 'sway',
        speed: 2,
        at: [124, 52],
        behind: true,
        draw: (ink) => ink.shape(tail || 'M120 48Q134 50 132 66Q126 70 120 58Z', ink.deep),
      },
      step(56, 0, false),
      step(118, 0.62, false),
      { by: 'bow', at: [56, 56], draw: (ink) => head(ink, grazer) },
      { by: 'lids', at: [56, 56], draw: (ink) => ink.oval([29, 34, 3.4, 3.2], ink.dark) },
    ],
    draw: (ink) => {
      ink.shape(
        heavy
          ? 'M44 56Q54 40 78 44Q108 46 124 50Q132 58 126 72Q110 80 86 78Q62 82 50 74Q42 66 44 56Z'
          : 'M46 56Q56 46 80 48Q106 48 122 50Q130 56 126 70Q110 74 88 73Q64 76 52 70Q44 64 46 56Z',
        ink.main,
      )
      ink.shape('M54 70Q86 68 118 70Q104 76 86 75Q64 78 54 70Z', ink.own ? belly : ink.light)
      marks?.(ink)
    },
  }
}

const ringed = (ink: Ink, path: string): void => ink.line(path, 3.6, HORN)

/** The branching antlers of reindeer and elk. */
function antlers(ink: Ink): void {
  for (const shift of [6, 0]) {
    const tone = shift ? '#7f6246' : ANTLER
    ink.line(
      `M${38 + shift} 26Q${46 + shift} 10 ${40 + shift} -6Q${36 + shift} -14 ${28 + shift} -17`,
      3.4,
      tone,
    )
    ink.line(
      `M${42 + shift} 4L${30 + shift} 0M${42 + shift} -2L${52 + shift} -12M${39 + shift} -8L${45 + shift} -18M${40 + shift} 18Q${30 + shift} 16 ${24 + shift} 20`,
      2.8,
      tone,
    )
  }
}

const GRAZER_LIST: readonly Grazer[] = [
  {
    words: ['gazelle', 'impala', 'springbok', 'thomson gazelle'],
    tall: 0.95,
    colour: '#cf935a',
    belly: '#fbf4e6',
    horns: (ink) => {
      ringed(ink, 'M40 26Q50 14 46 -4Q45 -12 50 -18')
      ringed(ink, 'M35 26Q44 12 40 -6Q39 -13 43 -19')
    },
    marks: (ink) => {
      ink.shape('M52 62Q86 58 124 60L124 66Q88 64 54 69Z', '#5b3d2a')
      ink.shape('M116 52Q126 54 127 66Q120 64 116 52Z', '#fbf4e6')
    },
    face: (ink) => {
      ink.line('M27 36Q20 40 14 41', 2.4, '#5b3d2a')
      ink.line('M30 30Q22 32 15 37', 2, '#fbf4e6')
    },
  },
  {
    words: ['antelope', 'oryx', 'gemsbok', 'kudu', 'eland', 'pronghorn'],
    tall: 1.25,
    colour: '#b98f68',
    belly: '#f3ead9',
    horns: (ink) => {
      ringed(ink, 'M40 26Q56 8 66 -20')
      ringed(ink, 'M36 25Q50 6 59 -21')
    },
    marks: (ink) => {
      ink.shape('M50 66Q86 62 124 66L123 71Q86 69 54 72Z', '#4a3a32')
      ink.oval([118, 62, 6, 9], '#4a3a32')
    },
    face: (ink) => {
      ink.shape('M30 26Q24 30 22 36L28 34Z', '#4a3a32')
      ink.shape('M12 40Q20 34 24 40Q20 46 14 46Z', '#f3ead9')
    },
  },
  {
    words: ['wildebeest', 'gnu', 'wildebeests'],
    tall: 1.35,
    colour: '#6a625f',
    belly: '#57504d',
    heavy: true,
    tail: 'M120 46Q136 50 136 84Q130 88 127 80Q126 60 118 54Z',
    horns: (ink) => {
      ink.line('M42 22Q56 20 56 10Q54 4 48 8', 4, HORN)
      ink.line('M34 23Q20 22 18 12Q20 4 27 8', 4, HORN)
    },
    mane: (ink) => {
      ink.shape('M38 22Q54 22 66 44L60 54Q52 36 38 30Z', '#2f2a28')
      for (const x of [20, 27, 34, 41, 48])
        ink.line(`M${x} ${50 + (x - 20) * 0.5}L${x + 3} ${64 + (x - 20) * 0.3}`, 3, '#8d8378')
    },
    marks: (ink) => {
      for (const x of [66, 76, 86, 96]) ink.line(`M${x} 48Q${x + 3} 58 ${x} 68`, 2.2, '#4d4643')
    },
    face: (ink) => ink.shape('M34 25Q22 32 11 42Q10 48 18 49Q26 38 38 32Z', '#2f2a28'),
  },
  {
    words: ['okapi', 'okapis'],
    tall: 1.6,
    colour: '#5d3626',
    belly: '#4a2a1e',
    heavy: true,
    horns: (ink) => {
      ink.line('M41 25L44 14M35 24L37 13', 3, HORN)
      ink.shape('M44 24Q60 8 66 18Q62 30 46 32Z', ink.dark)
    },
    // The stripes of its haunch and the pale face, from which it is known.
    marks: (ink) => {
      for (const x of [100, 107, 114, 121]) ink.line(`M${x} 60Q${x + 5} 68 ${x + 2} 79`, 2.8, CREAM)
      ink.line('M54 70Q58 74 56 80M62 72Q64 76 62 80', 2.4, CREAM)
    },
    face: (ink) => {
      ink.shape('M34 28Q46 32 44 44Q32 50 20 48Q14 44 22 37Z', '#d9c8b2')
      ink.shape('M8 42Q12 34 22 33Q24 44 16 50Q6 48 8 42Z', COAL)
    },
  },
  {
    words: [
      'highland cow',
      'highland cattle',
      'scottish cow',
      'scottish highland cow',
      'highland bull',
    ],
    tall: 1.3,
    colour: '#c0702f',
    heavy: true,
    horns: (ink) => {
      ink.line('M42 25Q62 24 70 2', 5, '#e9dcc0')
      ink.line('M26 27Q4 26 -4 4', 5, '#e9dcc0')
    },
    // Its fringe hangs over its eyes.
    mane: (ink) => {
      ink.shape(
        'M22 22Q36 10 52 22Q56 38 48 54Q44 42 40 56Q36 44 31 56Q28 44 22 52Q22 40 15 44Q14 30 22 22Z',
        ink.light,
      )
      ink.line('M36 18Q32 34 32 48M40 18Q44 34 42 46M28 22Q22 32 20 40', 2, ink.dark)
    },
    marks: (ink) => {
      ink.shape(
        'M44 52Q56 36 84 40Q116 40 128 50Q136 66 130 84L124 78L118 90L110 80L102 92L94 81L84 92L76 80L66 90L60 78L50 86Q40 70 44 52Z',
        ink.main,
      )
      for (const x of [62, 78, 94, 110])
        ink.line(
          `M${x} 52Q${x + 6} 62 ${x + 2} 74M${x + 8} 60Q${x + 12} 70 ${x + 8} 80`,
          2.4,
          ink.dark,
        )
      for (const x of [56, 72, 88, 104, 118])
        ink.line(`M${x} 48Q${x + 5} 56 ${x + 2} 64`, 2.4, ink.light)
    },
  },
  {
    words: ['reindeer', 'caribou', 'rudolph'],
    tall: 1.3,
    colour: '#8d6a4e',
    belly: '#d9c8b2',
    heavy: true,
    horns: antlers,
    mane: (ink) => {
      ink.shape('M48 42Q62 50 66 66Q56 78 48 72Q42 58 40 48Z', '#e9dfcf')
      for (const x of [46, 52, 58]) ink.line(`M${x} 70L${x - 1} 80`, 3.4, '#e9dfcf')
    },
    marks: (ink) => ink.oval([122, 60, 6, 9], '#e9dfcf'),
    face: (ink) => ink.oval([15, 44, 6, 4.6], '#d9c8b2'),
  },
  {
    words: ['elk', 'stag', 'red deer', 'buck', 'hart', 'red stag'],
    tall: 1.5,
    colour: '#a06a42',
    belly: '#c99f78',
    heavy: true,
    horns: antlers,
    mane: (ink) =>
      ink.shape('M38 34Q56 40 66 60Q58 72 48 68Q40 52 36 46Z', ink.own ? '#6f4528' : ink.light),
    marks: (ink) => ink.oval([122, 60, 7, 9], '#e6cda8'),
  },
  {
    words: ['fawn', 'baby deer', 'bambi', 'young deer'],
    tall: 0.7,
    colour: '#c98a55',
    belly: '#fbf0df',
    marks: (ink) => {
      for (let i = 0; i < 14; i++)
        ink.disc([62 + (i % 7) * 9, 52 + Math.floor(i / 7) * 7 + (i % 2) * 2, 1.9], '#fbf0df')
      ink.oval([122, 58, 5, 7], '#fbf0df')
    },
  },
  {
    words: ['doe', 'female deer', 'roe deer', 'hind'],
    tall: 1,
    colour: '#b97a4a',
    belly: '#f3e2ca',
    marks: (ink) => ink.oval([122, 59, 6, 8], '#fbf0df'),
    face: (ink) => ink.oval([14, 45, 5, 3.6], '#f3e2ca'),
  },
]

/** Hoofed animals that Noto has only one of. */
export const GRAZERS: readonly Prop[] = GRAZER_LIST.map(toProp)
