import type { ActionContext } from '../../../action.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'
import { otherScale } from '../../seated-head.ts'

/** The flat hand on the back of who stands with it to one, again and again. */
function patting(context: ActionContext): Score {
  const y = 0.68 * otherScale(context)
  return {
    seconds: 0.9,
    face: 'happy',
    keys: {
      0: { rh: [0.2, y + 0.05], right: 'open', la: [0.1, 0.15], torso: 0.04, neck: 0.06 },
      0.5: { rh: [0.3, y], right: 'open', torso: 0.1, neck: 0.12 },
    },
    partner: {
      guest: true,
      x: 0.38,
      z: -0.01,
      faces: 1,
      keys: {
        0: { ra: [-0.05, 0.2], la: [0.05, 0.2], torso: 0.14, neck: 0.26 },
        0.5: { torso: 0.17, neck: 0.22 },
      },
    },
  }
}

/** A foot comes out, and the other hops off. */
function kicking(context: ActionContext): Score {
  const y = 0.34 * otherScale(context)
  return {
    seconds: 1.7,
    face: 'angry',
    keys: {
      0: posture('hip -0.02 0.45, rf -0.16 0, lf 0.04 0, torso 0.08, ra -0.5 0.6, la 0.6 0.6'),
      0.3: {
        hip: [0.02, 0.465],
        rf: [0.42, y],
        rt: 0.7,
        torso: -0.28,
        ra: [-1.1, 0.3],
        la: [0.9, 0.4],
      },
      0.42: { rf: [0.42, y], torso: -0.28 },
      0.65: posture('rf -0.12 0, rt 0, torso 0.06, hip -0.02 0.455'),
    },
    partner: {
      guest: true,
      x: 0.6,
      z: 0.01,
      faces: 1,
      keys: {
        0: { ra: [-0.05, 0.1], la: [0.05, 0.1], at: [0, 0] },
        0.28: { at: [0, 0], torso: 0 },
        0.42: posture('at 0.08 0.07, torso -0.24, ra 1.3 0.4, la 1 0.5, mouth 1, face surprised'),
        0.6: posture('at 0.12 0, torso 0.2, rh hip -0.06 -0.03, lh hip -0.04 -0.02, face sad'),
        0.9: { at: [0.03, 0], torso: 0.06 },
      },
    },
    effects: [{ name: 'stars', at: [0.5, y + 0.1], from: 0.28, until: 0.42, strength: 0.7 }],
  }
}

/** The heel on the toes of who stands opposite, who hops on the other foot. */
const TREADING: Score = {
  seconds: 1.9,
  keys: {
    0: posture('rf 0.06 0, lf -0.08 0, torso 0.02, la 0.1 0.2'),
    0.22: posture('rf 0.22 0.24, hip 0.02 0.465, torso -0.04'),
    0.36: posture('rf 0.27 0.05, hip 0.05 0.44, torso 0.14, mouth 0.4'),
    0.6: posture('rf 0.27 0.05, hip 0.05 0.44, torso 0.14'),
    0.85: posture('rf 0.08 0.04, hip 0 0.465, torso 0.02'),
  },
  partner: {
    guest: true,
    x: 0.46,
    z: 0.02,
    keys: {
      0: { rf: [0.14, 0], lf: [-0.06, 0], face: 'neutral', mouth: 0, at: [0, 0] },
      0.34: { rf: [0.14, 0], face: 'neutral', mouth: 0.1, at: [0, 0] },
      0.42: posture('rf 0.14 0, rh 0.2 0.9, lh 0.1 0.92, torso -0.14, mouth 1, face surprised'),
      0.68: posture('rf 0.14 0.2, rh 0.14 0.26, lh 0.16 0.3, torso 0.3, mouth 0.9, at 0.06 0.06'),
      0.84: posture('rf 0.14 0.2, rh 0.14 0.26, lh 0.16 0.3, torso 0.3, mouth 0.6, at 0.06 0'),
    },
  },
  effects: [{ name: 'stars', at: [0.34, 0.12], from: 0.36, until: 0.5, strength: 0.7 }],
}

/** Two fingers in the back pocket of who notices nothing, and out of it with a purse. */
const PICKING_POCKETS: Score = {
  seconds: 4,
  once: true,
  holds: [
    { thing: 'purse', angle: 0, height: 0.1, at: [0.5, 0.2], when: ({ phase }) => phase > 0.5 },
  ],
  keys: {
    0: posture('rh 0.14 0.52, la 0.1 0.6, torso 0.2, hip -0.06 0.42, neck -0.1, look -0.6'),
    0.3: posture('rh 0.33 0.5, torso 0.34, look 0.2, face happy'),
    0.5: posture('rh 0.34 0.47, torso 0.36'),
    0.66: posture('rh 0.24 0.54, torso 0.16, look -0.8, mouth 0.3'),
    1: posture('rh 0.06 0.6, torso 0.04, look -0.8, mouth 0.5, hip -0.1 0.43'),
  },
  partner: {
    guest: true,
    x: 0.42,
    z: -0.02,
    faces: 1,
    face: 'happy',
    keys: {
      0: { rh: [0.2, 0.66], la: [0, 0.1], neck: 0.2 },
      0.5: { rh: [0.2, 0.67], neck: 0.26, look: 0.2 },
    },
  },
}

/** An arm around who can hardly walk, step by step. */
function supporting(context: ActionContext): Score {
  const scale = otherScale(context)
  return {
    seconds: 2,
    glides: true,
    face: 'happy',
    needs: { way: 0.14 },
    keys: {
      0: { rh: [0.3, 0.62 * scale], lh: [0.2, 0.56], rf: [0.12, 0], lf: [-0.1, 0.02], neck: 0.1 },
      0.5: { rh: [0.3, 0.6 * scale], lh: [0.2, 0.54], rf: [-0.1, 0.02], lf: [0.12, 0], neck: 0.1 },
    },
    partner: {
      guest: true,
      x: 0.28,
      z: 0.03,
      faces: 1,
      keys: {
        0: posture(
          'torso 0.3, neck 0.2, rf 0.1 0, lf -0.1 0.03, ra 0.3 0.8, lh -0.16 0.58, hip 0 0.43',
        ),
        0.5: posture('torso 0.36, neck 0.24, rf -0.08 0.03, lf 0.1 0, hip 0 0.44'),
      },
    },
  }
}

/** What one does to another in passing, well meant or not. */
export const JOSTLING: Deeds = {
  'pat-back': { needs: { partner: 'person' }, by: patting },
  'kick-other': { needs: { partner: 'person' }, by: kicking },
  'step-on-foot': { needs: { partner: 'person' }, ...TREADING },
  'pick-pocket': { ...PICKING_POCKETS, needs: { partner: 'person', place: 'street' } },
  'support-walking': { needs: { partner: 'person', way: 0.14 }, by: supporting },
}
