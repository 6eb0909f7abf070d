import { steps } from '../../steps.ts'
import { ONE_KNEE, SIT } from '../../postures.ts'
import { aloft } from '../../thrown.ts'
import type { Deeds, Score } from '../../score.ts'
import { inBothHands, inHand } from '../../grips.ts'
import type { ActionContext } from '../../../action.ts'
import { seatedHead } from '../../seated-head.ts'

const KNEEL: Score = {
  seconds: 4,
  keepsTool: true,
  keys: { 0: { ...ONE_KNEE, rh: [0.12, 0.3], la: [0.1, 0.3] }, 0.5: { torso: 0.05 } },
}

/** At arm's length before somebody who looks down and lays a hand on the shoulder. */
const KNEEL_BEFORE: Score = {
  seconds: 5,
  keys: {
    0: { ...ONE_KNEE, rh: [0.16, 0.34], lh: ['chest', 0.05, -0.05], torso: 0.06, neck: 0.1 },
    0.35: { rh: [0.16, 0.34], torso: 0.16, neck: 0.42, blink: 1 },
    0.6: { torso: 0.16, neck: 0.42, blink: 1 },
    0.85: { torso: 0.02, neck: -0.16, blink: 0 },
  },
  partner: {
    x: 0.7,
    guest: true,
    keys: {
      0: { rh: [0.12, 0.5], neck: 0.12 },
      0.4: { rh: [0.3, 0.62], right: 'open', torso: 0.1, neck: 0.2 },
      0.62: { rh: [0.32, 0.6], right: 'open', torso: 0.12, neck: 0.2, mouth: 0.4 },
      0.9: { rh: [0.14, 0.52], torso: 0, neck: 0.1 },
    },
  },
}

const CATCHING = { rh: [0.26, 0.7], lh: [0.28, 0.68], right: 'open', left: 'open' } as const
const WOUND_UP = { rh: [-0.14, 0.86], lh: [0.2, 0.6], torso: -0.14, rf: [-0.12, 0] } as const
const LET_GO = { rh: [0.3, 0.82], torso: 0.2, hip: [0.04, 0.455] } as const

/** To and fro in high arcs. */
const PLAY_CATCH: Score = {
  seconds: 3,
  face: 'happy',
  needs: { place: 'park' },
  set: [
    {
      thing: '?ball',
      z: -0.04,
      height: 0.12,
      ...aloft(
        [0.28, 0.62],
        [
          { until: 0.06, to: [0.28, 0.62] },
          { until: 0.16, to: [-0.14, 0.84] },
          { until: 0.22, to: [0.32, 0.8] },
          { until: 0.5, to: [1.3, 0.62], lift: 0.28 },
          { until: 0.58, to: [1.3, 0.62] },
          { until: 0.66, to: [1.7, 0.84] },
          { until: 0.72, to: [1.26, 0.8] },
          { until: 1, to: [0.28, 0.62], lift: 0.28 },
        ],
        2,
      ),
    },
  ],
  keys: {
    0: { ...CATCHING, hip: [0, 0.44] },
    0.15: WOUND_UP,
    0.24: { ...LET_GO, mouth: 0.6 },
    0.45: { rh: [0.1, 0.5], torso: 0.02, neck: -0.06, hip: [0, 0.468] },
    0.9: { ...CATCHING, neck: -0.1, hip: [0, 0.45] },
  },
  partner: {
    x: 1.58,
    guest: true,
    face: 'happy',
    keys: {
      0: { ...LET_GO, rh: [0.1, 0.5], torso: 0.02 },
      0.4: { ...CATCHING, neck: -0.1, hip: [0, 0.45] },
      0.52: { ...CATCHING, hip: [0, 0.44], torso: 0.04 },
      0.65: WOUND_UP,
      0.74: { ...LET_GO, mouth: 0.6 },
      0.9: { rh: [0.1, 0.5], torso: 0.02, hip: [0, 0.468] },
    },
  },
}

/** Behind somebody who sits, from the crown down to the ends. */
function combing(context: ActionContext): Score {
  const head = seatedHead(context)
  const onSofa = /\b(?:sofa|couch|settee)$/u.test(context.object ?? '')
  const bent = onSofa ? 0 : Math.max(0, 0.7 - head)
  return {
    seconds: 1.8,
    face: 'happy',
    holds: [{ thing: 'hairbrush', angle: 1.2, at: [0.5, 0.85] }],
    set: onSofa
      ? [{ thing: 'couch', stands: true, x: 0.3, height: 0.52 }]
      : [
          { thing: 'stool', x: 0.42, z: 0.03, height: 0.255 },
          { thing: 'mirror', x: 1.02, height: 0.8 },
        ],
    keys: {
      0: {
        ...(onSofa ? SIT : {}),
        rh: [0.32, head + 0.06],
        lh: [0.38, head - 0.06],
        torso: 0.1 + bent,
        neck: 0.16,
      },
      0.5: { rh: [0.28, head - 0.14], lh: [0.38, head - 0.05], torso: 0.16 + bent },
      0.75: { rh: [0.22, head], torso: 0.1 + bent },
    },
    partner: {
      guest: true,
      x: 0.44,
      z: 0,
      faces: 1,
      face: 'happy',
      keys: { 0: { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38], neck: 0.02 }, 0.5: { neck: -0.06 } },
    },
  }
}

/** One spoon after the other, with an open mouth oneself. */
const SPOON_FEED: Score = {
  seconds: 2.4,
  needs: { place: 'kitchen' },
  face: 'happy',
  holds: [
    { thing: 'spoon', angle: 1.4, height: 0.14, upright: false },
    { ...inHand('bowl', 0.08), grip: 'leftHand' },
  ],
  set: [
    { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
    { thing: 'high chair', x: 0.56, z: 0.03, height: 0.5 },
  ],
  keys: {
    0: { ...SIT, rh: [0.26, 0.5], lh: [0.22, 0.44], torso: 0.1, neck: 0.1, mouth: 0 },
    0.4: { rh: [0.4, 0.6], torso: 0.2, mouth: 0.6 },
    0.55: { rh: [0.4, 0.6], torso: 0.2, mouth: 0.5 },
  },
  partner: {
    x: 0.56,
    z: 0.01,
    age: 'baby',
    guest: true,
    face: 'happy',
    keys: {
      0: { ...SIT, at: [0, 0.6], ra: [0.8, 0.6], la: [0.9, 0.5], mouth: 0.1 },
      0.38: { mouth: 1, ra: [1.2, 0.4] },
      0.55: { mouth: 0.8 },
      0.7: { mouth: 0.2, ra: [0.6, 0.7], neck: -0.1 },
    },
  },
  effects: [{ name: 'hearts', at: [0.5, 0.95], strength: 0.3 }],
}

/** The baby in the arms of one, the finger of the other. */
const ADMIRE_BABY: Score = {
  seconds: 3,
  needs: { place: 'nursery' },
  face: 'happy',
  holds: [{ ...inBothHands('swaddled baby', 0.26, [0.5, 0.6]), angle: 0.5 }],
  keys: {
    0: { rh: [0.13, 0.58], lh: [0.22, 0.62], neck: 0.26, hip: [-0.012, 0.468] },
    0.5: { rh: [0.15, 0.57], lh: [0.24, 0.61], hip: [0.014, 0.468], mouth: 0.3 },
  },
  partner: {
    x: 0.5,
    guest: true,
    face: 'happy',
    keys: {
      0: { torso: 0.1, neck: 0.26, rh: [0.2, 0.6], right: 'open' },
      0.5: { torso: 0.14, neck: 0.3, rh: [0.24, 0.64], right: 'open', mouth: 0.4 },
    },
  },
  effects: [{ name: 'hearts', at: [0.25, 1], strength: 0.5 }],
}

/** By the arm, hands on the back. */
const ARREST: Score = {
  seconds: 1.4,
  glides: true,
  needs: { place: 'street', way: 0.3 },
  keys: steps({ rh: [0.26, 0.6], lh: [0.24, 0.52], torso: 0.06 }),
  partner: {
    x: 0.4,
    z: 0.02,
    faces: 1,
    guest: true,
    face: 'sad',
    keys: steps({ rh: [-0.1, 0.48], lh: [-0.08, 0.47], torso: 0.1, neck: 0.3 }),
  },
}

/** What two do with one another. */
export const PAIRS: Deeds = {
  kneel: { by: ({ partner }) => (partner ? KNEEL_BEFORE : KNEEL) },
  arrest: ARREST,
  'play-catch': PLAY_CATCH,
  'do-hair': { needs: { place: 'bedroom' }, by: combing },
  'admire-baby': ADMIRE_BABY,
  'spoon-feed': SPOON_FEED,
}
