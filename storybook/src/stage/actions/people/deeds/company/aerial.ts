import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import { TAU } from '../../track.ts'

/** How far from the middle the feet are, and how high the middle is, in own heights. */
const [REACH, MIDDLE] = [1.24, 1.3]

/** One ray of the star, head inwards, the hands given to both neighbours. */
function ray(turn: number, first: number): Pick<PartnerScore, 'x' | 'keys'> {
  const at = [0, MIDDLE - REACH * Math.cos(turn)] as const
  const flying = posture('hip 0 0.465, rf -0.1 0, lf 0.1 0, ra -1.75 0, la 1.75 0, mouth 0.6')
  const keys: Keys = {
    0: { ...flying, at, lean: turn },
    0.5: { ...flying, at: [at[0], at[1] + 0.06], lean: turn, rf: [-0.16, 0.02], lf: [0.16, 0.02] },
  }
  return { x: -REACH * Math.sin(turn) + first, keys }
}

/** Seen from above: they fall towards the earth hand in hand, as a star. */
function star({ partner, fellows = [] }: ActionContext): Score {
  const count = 1 + (partner ? 1 : 0) + fellows.length
  const one = (index: number): PartnerScore => ({
    ...ray((index / count) * TAU, 0),
    z: 0.01 * index,
    faces: 1,
    view: 'front',
    face: 'happy',
  })
  return {
    seconds: 2.4,
    view: 'front',
    face: 'happy',
    costume: 'aviator',
    keys: one(0).keys,
    partner: one(1),
    fellows: (rest) => Array.from({ length: rest }, (_, index) => one(index + 2)),
    effects: [{ name: 'speed', at: [0, MIDDLE], strength: 0.5 }],
  }
}

/** How high the bars hang, and how far the two are from each other. */
const [BAR, APART] = [2.24, 0.9]

/** By the knees from the bar, head down, both hands for whoever comes flying. */
const CATCHER: Keys = {
  0: { ...posture('hip 0 0.465, ra 2.9 0, la 2.8 0'), at: [0.1, BAR], lean: Math.PI },
  0.5: { ...posture('hip 0 0.465, ra 2.9 0, la 2.8 0, mouth 0.5'), at: [-0.1, BAR], lean: Math.PI },
}

/** Off the own bar, through the air, into the other's hands, and thrown back to the bar. */
const FLYER: Keys = {
  0: {
    ...posture('hip 0 0.465, ra 2.9 0, la 2.8 0, rl -0.5 -0.4, ll -0.3 -0.4'),
    at: [-0.75, 0.5],
    lean: 0.7,
  },
  0.2: {
    ...posture('ra 2.7 0, la 2.6 0, rl -0.6 -0.2, ll -0.4 -0.2, mouth 1'),
    at: [-0.2, 0.2],
    lean: 0.3,
  },
  0.4: {
    ...posture('ra 2.9 0, la 2.8 0, rl -0.2 -0.1, ll -0.1 -0.1, mouth 0.6'),
    at: [APART - 0.1, 0.02],
    lean: 0,
  },
  0.6: {
    ...posture('ra 2.9 0, la 2.8 0, rl 0.3 -0.1, ll 0.2 -0.1, mouth 0.6'),
    at: [APART + 0.1, 0.02],
    lean: -0.1,
  },
  0.8: {
    ...posture('ra 2.7 0, la 2.6 0, rl 0.4 -0.4, ll 0.3 -0.4, mouth 1'),
    at: [-0.1, 0.2],
    lean: 0.2,
  },
}

/** Deeds of several in the air. */
export const AERIAL: Deeds = {
  'skydive-star': { needs: { place: 'sky', company: 8 }, by: star },
  'trapeze-catch': {
    seconds: 4.6,
    costume: 'acrobat',
    face: 'happy',
    needs: { place: 'circus', company: 2 },
    keys: FLYER,
    partner: { x: APART, z: 0.02, faces: 1, keys: CATCHER },
    set: [-0.9, APART].map((x, index) => ({
      thing: 'trapeze',
      x,
      y: BAR - 0.2,
      z: 0.03,
      height: 0.5,
      shadow: false,
      move: ({ phase }) => ({ x: (index === 0 ? -0.2 : 0.1) * Math.cos(phase * TAU) }),
    })),
    effects: [{ name: 'stars', at: [APART, 1.2], from: 0.38, until: 0.6, strength: 0.6 }],
  },
}
