import type { Keys } from '../../keys.ts'
import type { Cue } from '../../score.ts'
import type { Stance } from '../../stance.ts'
import { posture } from '../../posture.ts'

/** When the ground is reached. */
const DOWN = 0.47

const FLAT: Stance = posture(
  'hip 0 0.07, torso -1.46, neck 0.1, rf 0.43 0.02, lf 0.4 0.02, ra 2.4 0.1, la 2.9 0.1, blink 1',
)

const STRUCK: Stance = posture(
  'hip 0 0.08, torso -1.4, neck -0.1, rf 0.2 0.42, lf 0.3 0.36, ra 2.4 0.2, la 2.8 0.2, mouth 1, face scared',
)

const SORE: Stance = posture(
  'hip 0 0.08, torso -0.35, neck 0.2, rf 0.4 0.02, lf 0.36 0.02, ra 2.2 2, la -0.7 0.1, blink 0, mouth 0.3, face sad',
)

/** The end of a fall, so far from the spot: flat on the back, then up again with a sore head. */
export const onTheBack = (x: number): Keys => ({
  [DOWN]: { ...STRUCK, at: [x, 0] },
  [DOWN + 0.04]: { at: [x - 0.02, 0.05], hip: [0, 0.08], rf: [0.24, 0.46], lf: [0.34, 0.4] },
  [DOWN + 0.1]: { ...FLAT, at: [x - 0.04, 0], mouth: 0.4 },
  0.78: { ...FLAT, at: [x - 0.04, 0] },
  1: { ...SORE, at: [x - 0.04, 0] },
})

/** Dust where the back strikes, and stars about the head. */
export const thump = (x: number): readonly Cue[] => [
  { name: 'dust', at: [x - 0.1, 0.04], from: DOWN, until: DOWN + 0.1, strength: 1.6 },
  { name: 'stars', at: [x - 0.4, 0.26], from: DOWN + 0.07, until: 0.8, strength: 0.9 },
]
