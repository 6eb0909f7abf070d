import { posture } from './posture.ts'

/** Postures that many deeds start from. */

/** On a stool of the usual height. */
export const SIT = { hip: [0, 0.3], rf: [0.2, 0], lf: [0.235, 0] } as const
/** On the heels, knees on the ground in front. */
export const KNEEL = posture('hip -0.04 0.25, rf -0.25 0.055, lf -0.21 0.055, rt -1.3, lt -1.3')
/** On one knee, the near foot in front. */
export const ONE_KNEE = { hip: [0, 0.275], rf: [0.16, 0], lf: [-0.25, 0.055], lt: -1.25 } as const
/** On the ground with legs stretched out in front. */
export const ON_GROUND = posture('hip -0.1 0.075, rl 1.5 -0.1, ll 1.48 -0.16, rt 1.3, lt 1.3')
/** On the ground with the knees drawn up. */
export const ON_GRASS = { hip: [-0.1, 0.075], rf: [0.16, 0], lf: [0.21, 0] } as const
/** Flat on the back, head to the left. */
export const ON_BACK = posture(
  'hip 0 0.07, torso -1.5, neck -0.02, rl 1.54 0, ll 1.5 0.02, rt 1.5, lt 1.5',
)
/** Stretched out face down on the water. */
export const PRONE = posture('hip 0 0.2, torso 1.5, neck -0.5, rl -1.5 0, ll -1.5 0')
/** Knees bent, feet apart, for whatever comes. */
export const READY = { hip: [-0.02, 0.42], rf: [-0.12, 0], lf: [0.12, 0], torso: 0.16 } as const

/** One foot before the other, as who fights or fences. */
export const GUARD = { hip: [-0.02, 0.43], rf: [-0.14, 0], lf: [0.13, 0], torso: 0.1 } as const
