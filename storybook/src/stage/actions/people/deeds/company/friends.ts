import type { Deeds } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { HOME } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** Secrets, quarrels and comfort. */
export const FRIENDS: Deeds = {
  whisper: {
    seconds: 2.4,
    needs: { place: 'classroom' },
    face: 'happy',
    keys: {
      0: posture('torso 0.2, neck 0.02, rh mouth 0.1 0.01, right open, la 0.2 0.4, mouth 0.2'),
      0.3: { mouth: 0.5, torso: 0.22 },
      0.6: { mouth: 0.15 },
      0.8: { mouth: 0.5 },
    },
    partner: {
      x: 0.44,
      z: 0.03,
      faces: 1,
      view: 'front',
      face: 'surprised',
      keys: { 0: { neck: -0.1, torso: -0.04, look: -0.3 }, 0.5: { neck: -0.14, mouth: 0.6 } },
    },
  },
  argue: {
    seconds: 1.8,
    face: 'angry',
    keys: {
      0: { rh: [0.26, 0.84], right: 'point', torso: 0.14, mouth: 0.9, neck: 0.05 },
      0.25: { rh: [0.3, 0.9], right: 'point', mouth: 0.4 },
      0.5: { rh: ['hip', 0.05, 0.05], torso: -0.04, mouth: 0.05, right: 'fist' },
      0.75: { rh: ['hip', 0.05, 0.05], mouth: 0.05, right: 'fist' },
    },
    partner: {
      x: 0.8,
      guest: true,
      face: 'angry',
      keys: {
        0: { rh: ['chest', 0.08, -0.08], lh: ['chest', 0.06, -0.06], torso: -0.08, mouth: 0.05 },
        0.5: posture('rh 0.24 0.7, lh 0.2 0.66, right open, left open, torso 0.14, mouth 0.9'),
        0.75: { rh: [0.3, 0.76], lh: [0.22, 0.7], right: 'open', mouth: 0.5 },
      },
    },
    effects: [{ name: 'smoke', at: 'head', strength: 0.3 }],
  },
  comfort: {
    seconds: 2.6,
    face: 'sad',
    needs: HOME,
    set: [{ thing: 'stool', x: 0.36, z: 0.04, height: 0.255 }],
    keys: {
      0: { rh: [0.32, 0.58], lh: [0.36, 0.62], torso: 0.2, neck: 0.14 },
      0.5: { rh: [0.32, 0.55], torso: 0.23, mouth: 0.3 },
    },
    partner: {
      x: 0.4,
      z: -0.01,
      faces: 1,
      guest: true,
      face: 'sad',
      keys: {
        0: { ...SIT, torso: 0.2, neck: 0.3, rh: ['eye', 0.02, -0.02], lh: [0.2, 0.38], blink: 1 },
        0.5: { torso: 0.24, blink: 1 },
      },
    },
    effects: [{ name: 'tears', at: [0.5, 0.62], strength: 0.8 }],
  },
  'fist-bump': {
    seconds: 2,
    face: 'happy',
    keys: {
      0: { rh: [0.12, 0.6], right: 'fist', la: [0.05, 0.3] },
      0.35: { rh: [0.36, 0.68], right: 'fist', torso: 0.12 },
      0.55: { rh: [0.36, 0.68], right: 'fist', mouth: 0.6 },
    },
    partner: {
      x: 0.76,
      touching: true,
      guest: true,
      face: 'happy',
      keys: {
        0: { rh: [0.64, 0.6], right: 'fist' },
        0.35: { rh: [0.4, 0.68], right: 'fist', torso: 0.12 },
        0.55: { rh: [0.4, 0.68], right: 'fist', mouth: 0.6 },
      },
    },
    effects: [{ name: 'stars', at: [0.38, 0.74], from: 0.34, until: 0.44 }],
  },
  'pillow-fight': {
    seconds: 1.1,
    needs: { place: 'bedroom' },
    face: 'happy',
    costume: 'sleeper',
    holds: [
      {
        thing: 'pillow',
        grip: 'bothHands',
        angle: 0.3,
        height: 0.24,
        swing: ({ phase }) => Math.sin(phase * 6.28) * 0.5,
      },
    ],
    keys: {
      0: { rh: [-0.06, 0.98], lh: [0, 1.0], torso: -0.12, mouth: 0.5 },
      0.35: { rh: [0.3, 0.78], lh: [0.34, 0.8], torso: 0.2, mouth: 0.9 },
      0.6: { rh: [0.24, 0.6], lh: [0.28, 0.62], torso: 0.2 },
    },
    partner: {
      x: 0.78,
      face: 'happy',
      holds: [{ thing: 'pillow', grip: 'bothHands', angle: 0, height: 0.24 }],
      keys: {
        0: { rh: [0.2, 0.66], lh: [0.24, 0.68], torso: 0.06, mouth: 0.6 },
        0.4: { rh: [0.16, 0.8], lh: [0.2, 0.82], torso: -0.2, neck: -0.1, mouth: 0.9 },
        0.75: { rh: [-0.04, 0.96], lh: [0, 0.98], torso: -0.06 },
      },
    },
    effects: [{ name: 'snow', at: [0.42, 0.86], from: 0.33, until: 0.55, strength: 1.2 }],
  },
}
