import { eye } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM } from '../tones.ts'

/** What tells one long-legged bird from another. They look left on a sheet 86 wide. */
interface Wader {
  readonly words: readonly string[]
  readonly tall: number
  readonly colour: string
  readonly wing: string
  readonly beak: string
  readonly beakTone: string
  readonly legs: string
  readonly marks?: (ink: Ink) => void
}

const DAGGER = 'M22 11L-12 17Q0 21 22 19Z'
const CURVED = 'M22 12Q2 12 -10 32Q-2 22 22 20Z'

const leg = (x: number, tone: string, behind = false): MovingPiece => ({
  by: 'step',
  phase: behind ? 0.5 : 0,
  behind,
  at: [x, 66],
  draw: (ink) => {
    ink.line(`M${x} 62L${x + 2} 80L${x} 97M${x - 8} 99L${x} 97L${x + 6} 99`, 2, tone)
    ink.disc([x + 2, 80, 2], tone)
  },
})

/** Legs, neck and head, and wings that are seen in flight. */
function piecesOf({ wing, beak, beakTone, legs, marks }: Wader): MovingPiece[] {
  return [
    leg(52, legs, true),
    {
      ...driven('flap', [54, 50]),
      behind: true,
      aloft: true,
      draw: (ink) => ink.shape('M44 50Q52 8 88 -8Q88 28 70 56Z', wing),
    },
    leg(46, legs),
    {
      ...driven('bow', [42, 46]),
      draw: (ink) => {
        ink.shape(beak, beakTone)
        ink.line('M28 15Q44 18 34 32Q26 44 44 54', 8.6, ink.main)
        ink.oval([27, 15, 9, 7], ink.main)
        marks?.(ink)
        eye(ink, [25, 14, 2.2])
      },
    },
    {
      ...driven('flap', [54, 54]),
      aloft: true,
      draw: (ink) => ink.shape('M40 54Q40 4 76 -14Q84 24 70 58Q54 62 40 54Z', wing),
    },
  ]
}

function toProp(wader: Wader): Prop {
  const { words, tall, colour, wing } = wader
  return {
    words,
    kind: 'bird',
    tall,
    width: 86,
    colour,
    faces: 'left',
    build: 'bird',
    eyes: [0.32, 0.13, 0.08],
    grips: {
      mouth: [-0.04, 0.17],
      rightHand: [-0.04, 0.18],
      head: [0.34, 0.05],
      back: [0.66, 0.46],
    },
    moving: piecesOf(wader),
    draw: (ink) => {
      ink.shape('M70 52L86 62L82 70L62 64Z', wing)
      ink.shape('M32 52Q40 42 56 46Q74 50 82 64Q66 72 48 68Q34 64 32 52Z', ink.main)
      ink.shape('M46 48Q66 48 80 64Q64 66 52 60Q44 54 46 48Z', wing)
    },
  }
}

/** Long-legged birds, and the pelican, who stands among them. */
export const WADERS: readonly Prop[] = [
  ...(
    [
      {
        words: ['heron', 'grey heron', 'great blue heron', 'bittern'],
        tall: 1,
        colour: '#b9c4cf',
        wing: '#7d8fa3',
        beak: DAGGER,
        beakTone: '#e0a33a',
        legs: '#8d7a52',
        marks: (ink) => {
          ink.shape('M22 10Q34 6 48 14Q36 13 28 14Z', '#2f3b4a')
          ink.line('M33 28L31 40', 1.6, '#2f3b4a')
        },
      },
      {
        words: ['stork', 'white stork'],
        tall: 1,
        colour: '#f4f2ec',
        wing: '#2f3036',
        beak: DAGGER,
        beakTone: '#e2502c',
        legs: '#e2502c',
      },
      {
        words: ['crane bird', 'sandhill crane', 'red-crowned crane', 'whooping crane'],
        tall: 1.2,
        colour: '#f4f4f0',
        wing: '#e2e4e4',
        beak: DAGGER,
        beakTone: '#8d8a72',
        legs: '#4a4a4e',
        marks: (ink) => {
          ink.shape('M20 11Q28 5 35 11Q28 12 20 11Z', '#d8342c')
          ink.line('M34 22Q34 30 31 36', 6, '#2f3036')
        },
      },
      {
        words: ['egret', 'white heron'],
        tall: 0.9,
        colour: '#fbfaf5',
        wing: '#eceae2',
        beak: DAGGER,
        beakTone: '#f0b52c',
        legs: '#3a3a3e',
      },
      {
        words: ['spoonbill', 'roseate spoonbill'],
        tall: 0.8,
        colour: '#f3a8b8',
        wing: '#e88aa4',
        beak: 'M22 12L4 15Q-14 10 -14 18Q-14 26 4 20L22 19Z',
        beakTone: '#8d8f8a',
        legs: '#c2566a',
      },
      {
        words: ['oystercatcher', 'stilt bird', 'lapwing', 'plover', 'killdeer'],
        tall: 0.4,
        colour: '#2b2c33',
        wing: '#3a3c45',
        beak: 'M22 12L-8 16Q0 19 22 18Z',
        beakTone: '#f0642c',
        legs: '#e88a7c',
        marks: (ink) => ink.line('M36 44Q44 56 58 62', 9, '#f4f2ec'),
      },
      {
        words:
          'sandpiper|turnstone|redshank|dowitcher|snipe|woodcock|sanderling|limpkin|godwit'.split(
            '|',
          ),
        tall: 0.25,
        colour: '#b89a74',
        wing: '#86684a',
        beak: 'M22 12L-10 18Q0 20 22 18Z',
        beakTone: '#4a4038',
        legs: '#c7a04a',
        marks: (ink) => ink.line('M38 46Q46 58 62 64', 7, '#f1e6d2'),
      },
      {
        words: ['ibis', 'curlew', 'scarlet ibis', 'avocet'],
        tall: 0.7,
        colour: '#e4523f',
        wing: '#c23a2e',
        beak: CURVED,
        beakTone: '#6d4a44',
        legs: '#c77a6a',
      },
    ] satisfies readonly Wader[]
  ).map(toProp),
  {
    words: ['pelican'],
    kind: 'bird',
    ...metresTall(1.2, 120, '#f3efe6'),
    faces: 'left',
    build: 'bird',
    home: 'any',
    eyes: [0.36, 0.14, 0.08],
    grips: { mouth: [0.1, 0.34], rightHand: [0.1, 0.36], head: [0.4, 0.04], back: [0.7, 0.46] },
    moving: [
      leg(72, '#d98a3a', true),
      {
        ...driven('flap', [74, 52]),
        behind: true,
        aloft: true,
        draw: (ink) => ink.shape('M60 52Q70 6 114 -10Q112 30 92 58Z', '#5b5d63'),
      },
      leg(62, '#e89a44'),
      {
        ...driven('bow', [58, 44]),
        draw: (ink) => {
          ink.shape('M44 20Q20 26 -2 40Q18 62 44 44Q52 32 44 20Z', '#f2a24a')
          ink.shape('M46 14Q20 22 -6 38L-2 42Q24 30 48 26Z', '#f6c46a')
          ink.line('M46 18Q62 22 54 36Q50 46 62 54', 12, ink.main)
          ink.oval([48, 17, 12, 9], ink.main)
          ink.shape('M52 8Q62 4 66 12Q58 12 54 14Z', ink.dark)
          ink.oval([43, 17, 5, 4], '#f6d6a8')
          eye(ink, [43, 16, 2.6])
        },
      },
      {
        ...driven('flap', [74, 56]),
        aloft: true,
        draw: (ink) => {
          ink.shape('M54 56Q56 4 100 -14Q108 28 90 62Q70 66 54 56Z', ink.dark)
          ink.shape('M86 -4Q94 -12 100 -14Q104 4 100 26Q90 16 86 -4Z', COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M98 58L120 64L114 76L90 72Z', ink.dark)
      ink.shape('M44 58Q50 42 74 44Q102 48 112 66Q98 82 70 82Q46 78 44 58Z', ink.main)
      ink.shape('M64 50Q92 46 112 66Q92 74 76 68Q62 60 64 50Z', '#d9d5cb')
      ink.shape('M92 60Q106 60 114 70Q100 74 92 68Z', '#4d4d52')
      ink.shape('M46 66Q60 78 84 80Q64 84 54 78Z', CREAM)
    },
  },
]
