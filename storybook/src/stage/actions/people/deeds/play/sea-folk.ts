import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'

/** The near hand on the rock: before the face it would hide it. */
const SEATED = posture('at 0 0.3, hip 0 0.12, torso -0.05, rh -0.12 0.1')
const TAIL_LOW = { ...SEATED, ...posture('rl 1.05 -0.55, ll 1.1 -0.55') }
const TAIL_HIGH = { ...SEATED, ...posture('rl 1.1 -0.45, ll 1.15 -0.45') }
const SPLASH = { name: 'splash', at: [0.34, 0.1], strength: 0.3 } as const

const ON_ROCK = {
  seconds: 3,
  face: 'happy',
  needs: { place: 'beach' },
  set: [{ thing: '?boulder', x: -0.06, z: 0.04, height: 0.44 }],
} as const

/** Half a fish has nothing to stand on: on a rock, tail hanging down. */
export const SEA_FOLK: Deeds = {
  'rest-on-rock': {
    ...ON_ROCK,
    holds: [{ thing: 'comb', grip: 'leftHand' }],
    keys: {
      0: { ...TAIL_LOW, lh: ['crown', -0.03, -0.03], neck: 0.08 },
      0.5: { ...TAIL_HIGH, lh: ['nape', -0.06, -0.12], neck: 0.16 },
    },
    effects: [SPLASH],
  } satisfies Score,
  'sing-on-rock': {
    ...ON_ROCK,
    face: 'singing',
    keys: {
      0: { ...TAIL_LOW, lh: [0.26, 0.4], left: 'open', mouth: 0.3, neck: 0.04 },
      0.3: { ...TAIL_HIGH, lh: [0.32, 0.56], mouth: 1, neck: -0.16, torso: -0.12 },
      0.6: { ...TAIL_LOW, lh: [0.28, 0.42], mouth: 0.4, neck: 0 },
      0.8: { ...TAIL_HIGH, lh: [0.34, 0.5], mouth: 0.9, neck: -0.1, torso: -0.08 },
    },
    effects: [{ name: 'notes', at: 'mouth' }, SPLASH],
  } satisfies Score,
}
