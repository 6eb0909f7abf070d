import type { Beat, Deeds, SetPiece } from '../../score.ts'
import type { Stance } from '../../stance.ts'
import { TAU } from '../../track.ts'

const MONKEY_BARS = /\b(?:monkey|climbing) bars?$/u
const BARS = /\b(?:bars?|gym|frame|rail|pole)$/u

/** A branch of a tree whose trunk is beside them, or a bar; both are as high as their deed says. */
function over(object: string | null, high: number): readonly SetPiece[] {
  if (MONKEY_BARS.test(object ?? ''))
    return [{ thing: 'monkey bars', x: 0.4, z: 0.02, height: high + 0.1 }]
  return BARS.test(object ?? '')
    ? [{ thing: 'pull-up bar', x: 0, z: 0.02, height: high + 0.03 }]
    : [{ thing: 'low bough', x: -0.2, z: 0.02, height: high / 0.83 }]
}

/** Knees over it, head down. */
const HEAD_DOWN = {
  hip: [0, 0.82],
  torso: Math.PI,
  neck: 0,
  rl: [Math.PI - 0.05, -2.1],
  ll: [Math.PI + 0.06, -2.2],
} as const

/** The legs dangle. */
function dangling(stance: Stance, { t }: Beat): Stance {
  const swing = Math.sin(t * TAU * 0.45)
  return { ...stance, rl: [0.3 * swing, -0.4], ll: [0.3 * swing + 0.15, -0.6] }
}

/** Hanging from a branch or a bar. */
export const FROM_BRANCHES: Deeds = {
  'hang-upside-down': {
    needs: { place: 'park' },
    by: ({ object }) => ({
      seconds: 2.6,
      face: 'happy',
      set: over(object, 1.04),
      keys: {
        0: { ...HEAD_DOWN, ra: [3.0, -0.1], la: [3.4, 0.2], mouth: 0.3 },
        0.5: { ...HEAD_DOWN, ra: [3.4, -0.2], la: [2.9, 0.1], mouth: 0.7 },
      },
      live: (stance, { t }) => ({ ...stance, torso: Math.PI + Math.sin(t * TAU * 0.4) * 0.12 }),
    }),
  },
  'hang-by-hands': {
    needs: { place: 'park' },
    by: ({ object }) => ({
      seconds: 2.2,
      face: 'happy',
      set: over(object, 1.34),
      keys: {
        0: { at: [0, 0.3], rh: [0.0, 1.14], lh: [0.12, 1.14], right: 'fist', left: 'fist' },
        0.5: { at: [0, 0.3], mouth: 0.5 },
      },
      live: dangling,
    }),
  },
  /** The other one waves. */
  'hang-by-one-hand': {
    needs: { place: 'park' },
    by: ({ object }) => ({
      seconds: 0.9,
      face: 'happy',
      set: over(object, 1.34),
      keys: {
        0: { at: [0, 0.3], rh: [0.04, 1.14], right: 'fist', lh: [0.34, 0.8], left: 'open' },
        0.5: { at: [0, 0.3], lh: [0.28, 0.92], mouth: 0.5 },
      },
      live: dangling,
    }),
  },
}
