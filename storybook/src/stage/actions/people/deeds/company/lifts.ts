import { posture } from '../../posture.ts'
import type { Keys } from '../../keys.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'

/** Up from beside him, stretched out like a swallow over his hands, and down again. */
const LIFTED: PartnerScore = {
  x: 0.34,
  z: -0.02,
  faces: 1,
  face: 'happy',
  keys: {
    0: posture(
      'at 0 0, lean 0, hip 0 0.465, rf 0.05 0, lf -0.05 0, ra 1.6 0.1, la -1.4 0.1, torso 0',
    ),
    0.14: posture('at 0 0, lean 0, hip 0 0.43, rf 0.05 0, lf -0.05 0, ra 1.4 0.2, la -1.2 0.2'),
    0.34: posture(
      'at -0.5 0.72, lean 0.9, hip 0 0.47, rf 0.02 0.02, lf -0.1 0.1, ra 1.9 0.1, la -1.6 0.1',
    ),
    0.46: posture(
      'at -0.86 1.06, lean 1.42, torso -0.1, neck -0.3, rf 0 0, lf -0.22 0.16, ra 2.1 0, la -2.2 0.1, mouth 0.5',
    ),
    0.8: posture(
      'at -0.86 1.06, lean 1.42, torso -0.14, neck -0.3, rf 0 0, lf -0.26 0.18, ra 2.3 0, la -2.4 0.1',
    ),
    0.92: posture(
      'at -0.3 0.5, lean 0.6, torso 0, neck 0, rf 0.02 0.02, lf -0.1 0.06, ra 1.9 0.1, la -1.8 0.1',
    ),
    1: posture('at 0 0, lean 0, hip 0 0.465, rf 0.05 0, lf -0.05 0, ra 1.6 0.1, la -1.4 0.1'),
  },
}

const LIFT: Score = {
  seconds: 4,
  face: 'happy',
  keys: {
    0: posture('at 0 0, hip 0 0.465, rf -0.06 0, lf 0.08 0, torso 0.06, rh 0.28 0.62, lh 0.3 0.58'),
    0.14: posture('hip -0.02 0.38, torso 0.2, rh 0.28 0.54, lh 0.3 0.5'),
    0.34: posture('hip 0 0.44, torso 0.02, rh 0.14 0.96, lh 0.2 0.92'),
    0.46: posture(
      'hip 0 0.465, torso -0.04, neck -0.3, rh -0.02 1.06, lh 0.06 1.06, right open, left open',
    ),
    0.8: posture('hip 0 0.465, torso -0.04, neck -0.3, rh -0.02 1.06, lh 0.06 1.06'),
    0.92: posture('hip 0 0.42, torso 0.1, neck 0, rh 0.2 0.8, lh 0.24 0.76'),
  },
  partner: LIFTED,
}

const HANDS_UP: Keys = {
  0: posture(
    'hip 0 0.465, rh -0.1 1.05, lh 0.12 1.05, right open, left open, neck -0.1, mouth 0.6',
  ),
  0.5: { rh: [-0.12, 1.0], lh: [0.1, 1.08], hip: [0, 0.45], mouth: 0.9 },
}
/** How far from one another those stand who carry somebody over their heads. */
const ELBOW_ROOM = 0.32

const bearer = (index: number, of: number): PartnerScore => ({
  x: (index - (of - 1) / 2) * ELBOW_ROOM,
  z: index % 2 === 0 ? 0.04 : -0.05,
  faces: 1,
  view: 'front',
  guest: true,
  face: 'happy',
  late: (index * 0.37) % 1,
  keys: HANDS_UP,
})

/** On the back over all their hands, from one end of the crowd to the other. */
const CROWD_SURF: Score = {
  seconds: 3.2,
  face: 'happy',
  needs: { place: 'concert', company: 9 },
  keys: {
    0: posture(
      'at -0.5 1.0, hip 0 0.07, torso -1.46, neck 0.2, rf 0.44 0.06, lf 0.4 0.0, ra 2.2 0.3, la 3 0.2, mouth 0.8',
    ),
    0.5: posture(
      'at 0.5 1.03, hip 0 0.08, torso -1.4, rf 0.4 0.12, lf 0.42 0.02, ra 2.8 0.2, la 2.4 0.3',
    ),
  },
  partner: bearer(0, 8),
  fellows: (count) => Array.from({ length: count }, (_, index) => bearer(index + 1, count + 1)),
  effects: [{ name: 'notes', at: [0, 1.4], strength: 0.6 }],
}

/** Who is held up by others. */
export const LIFTS: Deeds = { 'pair-lift': LIFT, 'crowd-surf': CROWD_SURF }
