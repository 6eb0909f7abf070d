import { eye } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import { driven, type MovingPiece, type Prop } from '../prop.ts'

/** What tells one small bird from another. They look left on a sheet 132 wide. */
export interface Songbird {
  readonly words: readonly string[]
  readonly tall: number
  readonly colour: string
  readonly belly: string
  readonly wing: string
  readonly beak: string
  readonly beakTone?: string
  readonly beakMarks?: (ink: Ink) => void
  readonly feet?: string
  /** Tail drawn another way: forked, cocked, long. */
  readonly tail?: string
  readonly marks?: (ink: Ink) => void
  readonly wingMarks?: (ink: Ink) => void
}

const TAIL = 'M92 62L130 74L122 86L86 74Z'

function foot(x: number, tone: string, behind = false): MovingPiece {
  return {
    by: 'step',
    phase: behind ? 0.5 : 0,
    behind,
    aloft: false,
    at: [x, 84],
    draw: (ink) => ink.line(`M${x} 80L${x - 1} 97M${x - 8} 99L${x - 1} 97L${x + 7} 99`, 2.8, tone),
  }
}

/** Feet, beak, tail, and wings that are folded on the ground and spread in the air. */
function piecesOf(bird: Songbird): MovingPiece[] {
  const { wing, beak, tail = TAIL, feet = '#c7803f' } = bird
  return [
    foot(62, feet, true),
    {
      ...driven('flap', [66, 54]),
      behind: true,
      aloft: true,
      draw: (ink) => ink.shape('M56 54Q70 4 112 -10Q108 28 86 60Z', wing),
    },
    { by: 'sway', speed: 0.6, at: [90, 66], behind: true, draw: (ink) => ink.shape(tail, wing) },
    {
      by: 'sway',
      speed: 0,
      at: [24, 40],
      behind: true,
      draw: (ink) => {
        ink.shape(beak, bird.beakTone ?? '#e0a03a')
        bird.beakMarks?.(ink)
      },
    },
    foot(52, feet),
    {
      by: 'flicker',
      speed: 0,
      at: [66, 60],
      aloft: false,
      draw: (ink) => {
        ink.shape('M52 50Q76 46 102 70Q90 80 68 76Q50 68 52 50Z', wing)
        ink.line('M64 70Q80 74 94 70M60 62Q76 68 90 67', 1.6, ink.own ? '#ffffff55' : ink.dark)
        bird.wingMarks?.(ink)
      },
    },
    {
      ...driven('flap', [66, 58]),
      aloft: true,
      draw: (ink) => {
        ink.shape('M50 58Q54 2 96 -16Q104 24 84 62Q66 68 50 58Z', wing)
        ink.line('M62 54Q70 26 90 2M70 58Q80 36 94 14', 1.6, '#ffffff55')
      },
    },
  ]
}

/** A small bird as a prop that hops, pecks and flies. */
export function songbird(bird: Songbird): Prop {
  const { words, tall, colour, belly } = bird
  return {
    words,
    kind: 'bird',
    tall,
    width: 132,
    colour,
    faces: 'left',
    build: 'bird',
    home: 'any',
    eyes: [0.24, 0.35, 0.1],
    grips: { mouth: [0.04, 0.43], rightHand: [0.04, 0.45], head: [0.26, 0.16], back: [0.5, 0.42] },
    moving: piecesOf(bird),
    face: 'M-30 -10H56Q68 26 60 42Q48 58 26 60L-30 60Z',
    draw: (ink) => {
      ink.shape(
        'M16 38Q18 18 40 18Q56 20 62 38Q84 46 98 66Q92 84 64 86Q36 86 28 66Q26 56 22 50Q16 46 16 38Z',
        ink.main,
      )
      ink.shape('M22 50Q34 54 40 62Q56 72 84 76Q76 86 62 86Q36 86 28 66Q26 56 22 50Z', belly)
      bird.marks?.(ink)
      eye(ink, [31, 36, 3.6])
    },
  }
}
