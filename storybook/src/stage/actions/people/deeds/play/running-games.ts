import type { HandShape } from '../../../../../cast/actor.ts'
import type { Keys } from '../../keys.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import type { Stance } from '../../stance.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** Two long steps of a run, with what the rest of the body does. */
function running(right: Stance, left: Stance = {}): Keys {
  return {
    0: { ...right, rf: [0.24, 0.03], lf: [-0.26, 0.14], hip: [0, 0.45], torso: 0.2 },
    0.25: { rf: [0, 0.02], lf: [0, 0.16], hip: [0, 0.48] },
    0.5: { ...left, rf: [-0.26, 0.14], lf: [0.24, 0.03], hip: [0, 0.45] },
    0.75: { rf: [0, 0.16], lf: [0, 0.02], hip: [0, 0.48] },
  }
}

/** Runs ahead of who is it, and looks back laughing. */
const runaway = (place: number): PartnerScore => ({
  x: 0.3 + 0.5 * place,
  z: place % 2 === 1 ? 0.03 : -0.03,
  faces: 1,
  face: 'happy',
  late: (place * 0.29) % 1,
  keys: running(
    { ra: [0.8, 1.3], la: [-0.8, 1.3], mouth: 0.7 },
    { ra: [-0.8, 1.3], la: [0.8, 1.3] },
  ),
})

const TUCKED: Stance = posture(
  'hip -0.2 0.5, at 0 -0.17, torso 1.6, neck 0.6, rl 1.85 -2.1, ll 1.9 -2.1, ra 1.2 0.8, la 1.3 0.8',
)

const IN_THE_AIR: Stance = { rl: [0.9, -0.2], ll: [0.5, -0.1], rh: [0.12, 0.3], lh: [0.16, 0.3] }
const ON_FOOT: Stance = { rl: [0.2, -0.4], ll: [-0.3, -0.3], ra: [0.5, 0.9], la: [-0.5, 0.9] }

/** One hand of each in the middle, and both look at it. */
function handInHand(hand: HandShape): Score {
  return {
    seconds: 1.1,
    face: 'happy',
    needs: { framing: 'medium' },
    keys: {
      0: { rh: [0.25, 0.66], right: hand, lh: ['hip', 0.08, 0.04], torso: 0.1, neck: 0.1 },
      0.5: { rh: [0.27, 0.63], torso: 0.16, mouth: 0.5 },
    },
    partner: {
      x: 0.52,
      z: 0.02,
      touching: true,
      level: true,
      face: 'happy',
      keys: {
        0: { rh: [0.27, 0.66], right: hand, torso: 0.14, neck: 0.1, mouth: 0.4 },
        0.5: { rh: [0.26, 0.64], torso: 0.08 },
      },
    },
    effects: [{ name: 'stars', at: [0.26, 0.72], strength: 0.4 }],
  }
}

/** Games of children who run, leap and roll. */
export const RUNNING_GAMES: Deeds = {
  'play-tag': {
    seconds: 0.7,
    glides: true,
    face: 'happy',
    needs: { place: 'playground', company: 5, way: 0.4 },
    keys: running(
      { rh: [0.33, 0.72], right: 'open', la: [-0.6, 1.2], mouth: 0.6 },
      { la: [0.5, 1.2] },
    ),
    partner: runaway(1),
    fellows: (count) => Array.from({ length: count }, (_, index) => runaway(index + 2)),
  },
  leapfrog: {
    seconds: 3.4,
    face: 'happy',
    needs: { place: 'playground', company: 2 },
    keys: {
      0: { ...ON_FOOT, at: [-0.7, 0], turn: 1 },
      0.16: { ...ON_FOOT, at: [-0.36, 0.04], hip: [0, 0.44], turn: 1 },
      0.28: { ...IN_THE_AIR, at: [0, 0.4], torso: 0.5, mouth: 0.9, turn: 1 },
      0.4: { ...ON_FOOT, at: [0.4, 0], hip: [0, 0.42], turn: 1 },
      0.49: { ...ON_FOOT, at: [0.7, 0], turn: 1 },
      0.51: { ...ON_FOOT, at: [0.7, 0], turn: -1 },
      0.66: { ...ON_FOOT, at: [0.36, 0.04], hip: [0, 0.44], turn: -1 },
      0.78: { ...IN_THE_AIR, at: [0, 0.4], torso: 0.5, mouth: 0.9, turn: -1 },
      0.9: { ...ON_FOOT, at: [-0.4, 0], hip: [0, 0.42], turn: -1 },
      0.99: { ...ON_FOOT, at: [-0.7, 0], turn: -1 },
    },
    partner: {
      x: -0.02,
      z: 0.02,
      faces: 1,
      face: 'happy',
      keys: {
        0: { hip: [-0.1, 0.32], rf: [-0.04, 0], lf: [0.04, 0], torso: 1.35, rh: ['knee', 0.02, 0] },
        0.5: { neck: -0.2, lh: ['knee', 0.03, 0], mouth: 0.4 },
      },
    },
  },
  'thumb-war': handInHand('thumb'),
  'pinky-swear': handInHand('point'),
  'roll-over': {
    seconds: 1.5,
    glides: true,
    face: 'happy',
    needs: { place: 'meadow', way: 0.5 },
    keys: { 0: { ...TUCKED, mouth: 0.7 }, 0.5: { ...TUCKED } },
    // The head is heavier than the feet: the ball rises when it is below.
    live: (stance, { phase }) => ({
      ...stance,
      spin: phase * TAU,
      at: [0, -0.14 - 0.08 * Math.cos(phase * TAU)],
    }),
    effects: [{ name: 'leaves', at: [0, 0.1], strength: 0.5 }],
  },
  crouch: {
    seconds: 3,
    keys: {
      0: posture('hip -0.06 0.2, rf -0.02 0, lf 0.1 0, torso 0.5, neck -0.2, rh 0.22 0.1'),
      0.5: { hip: [-0.06, 0.21], torso: 0.44, neck: -0.3, lh: ['knee', 0.04, 0.02], look: 0.3 },
    },
  },
}
