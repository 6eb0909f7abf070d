import { NEAR } from '../../settings.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'

/** What a thumb, a ring of fingers or a toss of the head says. */
export const HAND_SIGNALS: Deeds = {
  hitchhike: {
    seconds: 2.6,
    needs: { place: 'country road' },
    face: 'happy',
    set: [{ thing: 'backpack', x: -0.34, z: 0.03, height: 0.26 }],
    keys: {
      0: { rh: [0.34, 0.66], right: 'thumb', rw: 0.4, la: [0.05, 0.2], torso: 0.02 },
      0.5: { rh: [0.37, 0.72], right: 'thumb', rw: 0.4, neck: -0.08, mouth: 0.3 },
    },
  },
  'thumbs-down': {
    seconds: 1.9,
    needs: NEAR,
    view: 'front',
    face: 'sad',
    keys: {
      0: { rh: [-0.22, 0.72], right: 'thumb', rw: 3.6, neck: 0.04, lh: [0.085, 0.5] },
      0.4: { rh: [-0.22, 0.64], right: 'thumb', rw: 3.6, neck: -0.04 },
    },
  },
  'ok-sign': {
    seconds: 2,
    needs: NEAR,
    view: 'front',
    face: 'happy',
    // A ring of two fingers is too small for a paper hand: a large one is held up in its place.
    holds: [{ thing: 'ok hand', angle: 0, height: 0.17, at: [0.5, 0.75] }],
    keys: {
      0: { rh: [-0.24, 0.8], right: 'fist', neck: -0.05, lh: [0.085, 0.5] },
      0.5: { rh: [-0.23, 0.84], neck: 0.06, mouth: 0.4 },
    },
  },
  'toss-hair': {
    seconds: 2,
    needs: NEAR,
    face: 'happy',
    keys: {
      0: posture('rh ear 0.02 -0.02, neck 0.16, lh hip 0.06 0.06, blink 0'),
      0.3: posture('rh ear -0.06 0, neck 0.1'),
      0.5: posture('rh ear -0.26 0.06, neck -0.34, torso -0.1, blink 1, right open'),
      0.75: posture('rh ear -0.22 -0.1, neck -0.16, torso -0.02, blink 0, mouth 0.3'),
    },
    effects: [{ name: 'gleam', at: 'head', from: 0.5, until: 0.75, strength: 0.5 }],
  },
  squint: {
    seconds: 3,
    needs: NEAR,
    keys: {
      0: posture('rh eye 0.05 0.05, la 0.05 0.2, torso 0.06, neck 0.02, blink 0.5'),
      0.5: posture('rh eye 0.06 0.055, torso 0.14, neck 0.08, blink 0.65'),
    },
  },
}
