import type { Actor } from '../../../../../cast/actor.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Two who belong together stand close when they look at the same. */
const BESIDE = {
  x: 0.24,
  z: 0.01,
  faces: 1,
  view: 'back',
  guest: true,
} as const satisfies Partial<PartnerScore>

/** Up at fireworks, stars or birds, seen from behind: now and then an arm shows where. */
const UP: Score = {
  seconds: 5,
  view: 'back',
  face: 'happy',
  keys: {
    0: { hip: [0, 0.471], neck: -0.06, ra: [0.16, -0.1], la: [-0.16, 0.1] },
    0.3: { hip: [0.01, 0.47], neck: -0.08, la: [-0.2, 0.1] },
    0.5: { neck: -0.12, la: [-2.5, -0.15], left: 'point' },
    0.72: { neck: -0.12, la: [-2.6, -0.1], left: 'point' },
    0.9: { hip: [-0.01, 0.47], neck: -0.05, la: [-0.16, 0.1] },
  },
}

const UP_TOGETHER: Score = {
  ...UP,
  keys: {
    0: { hip: [0.01, 0.471], neck: 0.05, rh: [0.2, 0.6], la: [-0.16, 0.1] },
    0.3: { la: [-0.2, 0.1] },
    0.5: { hip: [0.02, 0.47], neck: 0.1, rh: [0.2, 0.61], la: [-2.5, -0.15], left: 'point' },
    0.72: { neck: 0.1, la: [-2.6, -0.1], left: 'point' },
    0.9: { neck: 0.06, la: [-0.16, 0.1] },
  },
  partner: {
    ...BESIDE,
    keys: {
      0: { hip: [-0.015, 0.471], neck: -0.12, la: [-0.2, 0.15], ra: [0.16, -0.1] },
      0.5: { hip: [-0.02, 0.47], neck: -0.18 },
    },
  },
  effects: [{ name: 'hearts', at: [0.12, 1.05], strength: 0.2 }],
}

/** Out over the sea, a valley or a city, seen from behind, one hand at the hip. */
const OUT: Score = {
  seconds: 5,
  view: 'back',
  keys: {
    0: { hip: [0, 0.471], neck: 0, rh: ['hip', 0.1, 0.06], la: [-0.16, 0.1] },
    0.4: { hip: [0.016, 0.469], neck: 0.07, la: [-0.12, 0.12] },
    0.75: { hip: [-0.01, 0.47], neck: -0.05, la: [-0.2, 0.1] },
  },
}

/** Close to a pane, both palms on the glass, on tiptoe for what lies high. */
const PANE: Score = {
  seconds: 3.4,
  view: 'back',
  face: 'happy',
  keys: {
    0: { hip: [0, 0.471], neck: 0, rh: [0.17, 0.86], lh: [-0.17, 0.86] },
    0.35: { at: [0, 0.03], hip: [0.01, 0.475], neck: 0.1, rh: [0.17, 0.84], lh: [-0.17, 0.84] },
    0.7: { at: [0, 0], hip: [-0.015, 0.47], neck: -0.1, rh: [0.18, 0.86], lh: [-0.16, 0.86] },
  },
}

const OUT_TOGETHER: Score = {
  ...UP_TOGETHER,
  keys: {
    0: { hip: [0.01, 0.471], neck: 0.06, rh: [0.2, 0.6], la: [-0.16, 0.1] },
    0.5: { hip: [0.02, 0.469], neck: 0.12, rh: [0.2, 0.61] },
  },
}

/** Before a painting on the wall. */
const ART: Score = {
  seconds: 5,
  set: [{ thing: '?framed picture', x: 0.64, y: 0.44, z: 0.12, height: 0.62, stands: true }],
  keys: {
    0: { hip: [0, 0.471], torso: -0.04, neck: -0.06, look: 0.75, la: [-0.2, 0.9] },
    0.35: { torso: 0.08, neck: -0.02, rh: ['chin', 0.03, -0.012] },
    0.75: { torso: -0.02, neck: -0.1, rh: ['chin', 0.03, -0.012], mouth: 0.3, face: 'happy' },
  },
}

/** Before a mirror: the collar is put straight, the far hand goes to the hair; no arm crosses the face. */
const MIRROR: Score = {
  seconds: 4.5,
  face: 'happy',
  needs: { place: 'bedroom' },
  set: [{ thing: 'mirror', x: 0.52, z: 0.06, height: 1 }],
  keys: {
    0: { hip: [0, 0.471], look: 0.6, rh: ['hip', 0.04, 0.06], lh: ['nape', 0, 0.04] },
    0.25: { rh: ['hip', 0.04, 0.06], lh: ['nape', -0.02, 0.07], torso: -0.06, neck: -0.08 },
    0.5: { rh: ['chin', 0.05, -0.11], lh: ['chin', 0.07, -0.12], torso: 0.03, mouth: 0.3 },
    0.75: { rh: ['chin', 0.04, -0.13], lh: ['chin', 0.06, -0.14], torso: -0.04, neck: 0.08 },
  },
}

/** At something that stands here: bent a little towards it, the head goes over it. */
const AT: Score = {
  seconds: 4.5,
  face: 'happy',
  keys: {
    0: { hip: [0, 0.471], torso: 0.03, neck: 0.02, look: 0.75 },
    0.35: { torso: 0.1, neck: 0.12, rh: ['chin', 0.03, -0.012], lh: ['belly', 0.1, 0] },
    0.7: { torso: 0.08, neck: -0.02, rh: ['chin', 0.03, -0.012], mouth: 0.3 },
  },
}

/** At a fire: both hands towards its warmth, and great eyes. */
const FIRE: Score = {
  seconds: 3.6,
  needs: { place: 'campsite' },
  set: [{ thing: 'campfire', x: 0.62, z: -0.02, height: 0.42 }],
  keys: {
    0: { hip: [-0.02, 0.45], torso: 0.06, neck: 0.1, rh: [0.2, 0.62], lh: [0.24, 0.6], look: 0.9 },
    0.3: posture(
      'torso 0.2, rh 0.34 0.6, lh 0.37 0.56, right open, left open, mouth 0.8, face surprised',
    ),
    0.55: { torso: -0.08, rh: [0.2, 0.82], lh: [0.16, 0.84], mouth: 1, hip: [-0.05, 0.46] },
    0.75: { torso: 0.16, rh: [0.33, 0.58], lh: [0.36, 0.6], mouth: 0.5 },
  },
}

/** Up at something that hangs or flies here. */
const UP_AT: Score = {
  seconds: 4.5,
  face: 'happy',
  keys: {
    0: { hip: [0, 0.471], torso: -0.06, neck: -0.34, look: 0.7, ra: [0.05, 0.3] },
    0.4: { torso: -0.09, neck: -0.4, rh: [0.26, 1.0], right: 'point', mouth: 0.5 },
    0.7: { torso: -0.09, neck: -0.4, rh: [0.27, 1.02], right: 'point', mouth: 0.3 },
  },
}

/** For somebody or something that does not come: a look at the watch, a foot that taps. */
const WAIT: Score = {
  seconds: 4,
  keys: {
    0: { hip: [0, 0.471], lh: ['hip', 0.06, 0.06], ra: [0.05, 0.3], look: 0.7, rf: [0.04, 0] },
    0.3: { rh: [0.16, 0.62], neck: 0.24, look: 0.3 },
    0.5: { rh: [0.16, 0.62], neck: 0.26, rt: 0.3 },
    0.58: { rt: 0 },
    0.66: { rt: 0.3 },
    0.74: { rt: 0, rh: [0.06, 0.46], neck: -0.04, look: 0.8 },
    0.9: { torso: -0.04, neck: -0.08, look: 0.6 },
  },
}

/** Arm in arm with the large head of an animal or a robot, a friend would be hidden. */
function standsClose({ performer, partner }: ActionContext): boolean {
  const slender = ({ name }: Actor): boolean => !name.startsWith('noto:')
  return partner !== null && slender(partner) && slender(performer)
}

/** Looking, and being turned to what one looks at. */
export const GAZE: Deeds = {
  'press-nose': PANE,
  'gaze-up': { by: (context) => (standsClose(context) ? UP_TOGETHER : UP) },
  'gaze-out': { by: (context) => (standsClose(context) ? OUT_TOGETHER : OUT) },
  'look-at': AT,
  'look-up': UP_AT,
  'warm-hands': FIRE,
  'view-art': ART,
  'look-mirror': MIRROR,
  wait: WAIT,
}
