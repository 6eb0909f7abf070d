import { eye } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import { driven, type MovingPiece, type Prop } from '../prop.ts'

/** A short leg with a paw. */
const paw = (x: number, phase: number, tone?: string): MovingPiece => ({
  by: 'step',
  phase,
  behind: phase === 0.5 || phase === 0.12,
  at: [x, 78],
  draw: (ink) => {
    const fur = tone ?? (phase === 0.5 || phase === 0.12 ? ink.deep : ink.dark)
    ink.shape(`M${x - 8} 72Q${x - 6} 88 ${x - 8} 95H${x + 6}Q${x + 7} 84 ${x + 9} 72Z`, fur)
    ink.oval([x - 3, 96, 8, 3.6], fur)
  },
})

/** What tells one low, round animal from another. They look left on a sheet 170 wide. */
export interface Low {
  readonly words: readonly string[]
  readonly tall: number
  readonly colour: string
  readonly limbs?: string
  readonly tail: (ink: Ink) => void
  readonly head: (ink: Ink) => void
  readonly back?: (ink: Ink) => void
  readonly eye: readonly [x: number, y: number]
  readonly mouth: readonly [x: number, y: number]
}

export function lowMammal({
  words,
  tall,
  colour,
  limbs,
  tail,
  head,
  back,
  eye: at,
  mouth,
}: Low): Prop {
  return {
    words,
    kind: 'animal',
    tall,
    width: 170,
    colour,
    faces: 'left',
    build: 'quadruped',
    eyes: [at[0] / 170, at[1] / 100, 0.1],
    grips: {
      mouth: [mouth[0] / 170, mouth[1] / 100],
      head: [0.3, 0.28],
      back: [0.58, 0.22],
      seat: [0.58, 0.22],
    },
    moving: [
      { by: 'sway', speed: 1.2, at: [140, 62], behind: true, draw: tail },
      paw(74, 0.5, limbs),
      paw(124, 0.12, limbs),
      paw(60, 0, limbs),
      paw(136, 0.62, limbs),
      {
        ...driven('bow', [66, 56]),
        draw: (ink) => {
          head(ink)
          eye(ink, [at[0], at[1], 3.6])
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M48 60Q52 26 96 24Q142 24 150 60Q152 82 136 86H62Q46 82 48 60Z', ink.main)
      back?.(ink)
    },
  }
}

export const ear = (ink: Ink, [x, y, size]: readonly [number, number, number]): void => {
  ink.disc([x, y, size], ink.dark)
  ink.disc([x, y + 1, size * 0.55], '#e0b3a0')
}

/** Rows of plates, scales or spines over the back. */
export function rows(draw: (x: number, y: number, row: number) => void): void {
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 8; i++) {
      const x = 60 + i * 12 + (row % 2) * 6
      const top = 25 + ((x - 99) / 52) ** 2 * 22
      draw(x, top + 6 + row * 11, row)
    }
}
