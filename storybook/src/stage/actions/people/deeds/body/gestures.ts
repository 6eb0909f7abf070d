import { waving } from './waving.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

const SHIFT = { hip: [0.012, 0.468] } as const

const SALUTE: Score = {
  seconds: 4,
  keys: {
    0: { rh: ['eye', 0.02, 0.04], rw: 0.3, torso: -0.04, right: 'open' },
    0.5: { rh: ['eye', 0.02, 0.04] },
  },
}
/** It flies on its pole, before whoever salutes it. */
const FLAG: readonly SetPiece[] = [{ thing: 'flagpole', x: 0.72, z: 0.06, height: 1.75 }]

/** What one says with the hands. */
export const GESTURES: Deeds = {
  stand: {
    seconds: 4,
    keepsTool: true,
    keys: { 0: { hip: [0, 0.471] }, 0.5: { ...SHIFT, neck: 0.04 } },
  },
  look: {
    seconds: 4,
    keepsTool: true,
    keys: {
      0: { hip: [0, 0.471], neck: -0.05, look: 0 },
      0.35: { look: 0.5, neck: -0.1 },
      0.65: { look: 0.5 },
      0.85: { look: -0.3, neck: 0 },
    },
  },
  /** Into the camera. */
  'face-us': {
    seconds: 4,
    view: 'front',
    needs: { framing: 'medium' },
    keys: {
      0: { hip: [0, 0.471], ra: [-0.12, 0.1], la: [0.12, -0.1] },
      0.5: { hip: [0.01, 0.47], neck: 0.06 },
    },
  },
  wave: { by: waving },
  clap: {
    needs: { place: 'stage', framing: 'close-up' },
    seconds: 0.5,
    face: 'happy',
    keys: {
      0: posture('rh 0.19 0.56, lh 0.27 0.74, right open, left open, rw 0.3, lw 0.2, torso 0.02'),
      0.45: { rh: [0.235, 0.65], lh: [0.245, 0.67], torso: 0.05 },
      0.55: { rh: [0.235, 0.65], lh: [0.245, 0.67], mouth: 0.4 },
    },
    effects: [{ name: 'stars', at: [0.26, 0.72], from: 0.45, until: 0.55, strength: 0.3 }],
  },
  point: {
    seconds: 2.4,
    keys: {
      0: { rh: [0.3, 0.78], right: 'point', torso: 0.03 },
      0.5: { rh: [0.34, 0.8], torso: 0.07, mouth: 0.3 },
    },
  },
  salute: { by: ({ object }) => ({ ...SALUTE, set: /\bflag$/u.test(object ?? '') ? FLAG : [] }) },
  bow: {
    seconds: 3,
    keys: {
      0: { torso: 0, neck: 0, rh: ['belly', 0.08, 0] },
      0.3: { torso: 0.95, neck: 0.3, hip: [-0.07, 0.46], rh: ['belly', 0.06, -0.02] },
      0.55: { torso: 0.95, neck: 0.3, hip: [-0.07, 0.46] },
      0.85: { torso: 0, neck: 0, hip: [0, 0.471] },
    },
  },
  pray: {
    seconds: 4,
    keys: {
      0: {
        hip: [-0.02, 0.27],
        rf: [-0.25, 0.055],
        lf: [-0.21, 0.055],
        rt: -1.2,
        lt: -1.2,
        rh: ['chest', 0.14, 0.0],
        lh: ['chest', 0.15, 0.0],
        rw: 0.9,
        lw: 0.9,
        right: 'open',
        left: 'open',
        torso: 0.08,
        neck: 0.24,
        blink: 1,
      },
      0.5: { torso: 0.12, neck: 0.3 },
    },
  },
  think: {
    needs: { framing: 'close-up' },
    seconds: 3.6,
    keys: {
      0: { rh: ['chin', 0.03, -0.012], lh: ['hip', 0.1, 0.14], neck: 0.1, look: 0.2 },
      0.5: { rh: ['chin', 0.035, -0.016], neck: -0.02, look: 0.5 },
    },
  },
  cheer: {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    keys: {
      0: posture('at 0 0, hip 0 0.43, rh -0.2 0.9, lh 0.2 0.9, mouth 0.6, right fist, left fist'),
      0.5: posture(
        'at 0 0.12, hip 0 0.475, rh -0.17 1.06, lh 0.17 1.06, rf -0.06 0, lf 0.06 0, mouth 1',
      ),
    },
    effects: [{ name: 'confetti', at: [0, 1.2], strength: 0.6 }],
  },
  'give-up': {
    seconds: 3,
    view: 'front',
    face: 'sad',
    keys: {
      0: { rh: [-0.15, 0.46], lh: [0.15, 0.46], neck: 0, hip: [0, 0.471] },
      0.24: posture(
        'rh -0.25 0.64, lh 0.25 0.64, rw -0.9, lw 0.9, right open, left open, neck 0.14, mouth 0.2',
      ),
      0.42: { rh: [-0.25, 0.65], lh: [0.25, 0.65], neck: -0.14 },
      0.56: { rh: [-0.13, 0.44], lh: [0.13, 0.44], neck: 0.16, hip: [0, 0.45], mouth: 0.4 },
      0.78: { rh: [-0.12, 0.43], lh: [0.12, 0.43], neck: -0.12, hip: [0, 0.448], blink: 1 },
      0.9: { rh: [-0.13, 0.44], lh: [0.13, 0.44], neck: 0.04, hip: [0, 0.455], blink: 0 },
    },
  },
  shrug: {
    seconds: 2.2,
    view: 'front',
    keys: {
      0: { rh: [-0.15, 0.5], lh: [0.15, 0.5] },
      0.35: posture(
        'rh -0.26 0.66, lh 0.26 0.66, rw -0.9, lw 0.9, neck 0.12, right open, left open',
      ),
      0.6: { rh: [-0.26, 0.67], lh: [0.26, 0.67], neck: 0.12 },
      0.9: { rh: [-0.15, 0.5], lh: [0.15, 0.5], neck: 0 },
    },
  },
  facepalm: {
    seconds: 3,
    keys: {
      0: { rh: ['nose', 0.02, 0.02], neck: 0.2, torso: 0.06, blink: 1, right: 'open' },
      0.5: { neck: 0.28, torso: 0.1 },
    },
  },
  'thumbs-up': {
    needs: { framing: 'close-up' },
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    keys: {
      0: { rh: [-0.2, 0.68], right: 'thumb', rw: 0.5 },
      0.4: { rh: [-0.2, 0.74], rw: 0.5, neck: 0.06 },
    },
  },
  'snap-fingers': {
    needs: { place: 'street', framing: 'close-up' },
    seconds: 0.8,
    view: 'front',
    face: 'happy',
    keys: {
      0: { rh: [-0.24, 0.86], right: 'point', rw: 0.4, hip: [-0.014, 0.468], lh: [0.2, 0.6] },
      0.45: { rh: [-0.22, 0.9], right: 'fist', rw: -0.25, lh: [0.22, 0.64] },
      0.5: { hip: [0.014, 0.468], right: 'fist' },
    },
    effects: [
      { name: 'stars', at: 'rightHand', from: 0.42, until: 0.5, strength: 0.5 },
      { name: 'notes', at: 'rightHand', strength: 0.4 },
    ],
  },
  hold: {
    seconds: 3,
    face: 'happy',
    holds: [{ thing: '?gift', grip: 'bothHands', height: 0.24, at: [0.5, 0.6], upright: true }],
    keys: {
      0: { rh: [0.22, 0.62], lh: [0.25, 0.6] },
      0.5: { rh: [0.23, 0.65], lh: [0.26, 0.63], neck: 0.08 },
    },
  },
  spyglass: {
    seconds: 3.4,
    holds: [{ thing: 'spyglass', grip: 'leftHand', angle: -1.62, height: 0.34, at: [0.5, 0.4] }],
    keys: {
      0: { lh: ['eye', 0.12, -0.01], rh: ['hip', 0.04, 0.05], torso: 0.06, neck: -0.02 },
      0.4: { torso: 0.1, lh: ['eye', 0.12, 0.01], neck: -0.05 },
      0.7: { torso: 0.02, mouth: 0.5 },
    },
  },
  'guard-beach': {
    seconds: 3.4,
    needs: { place: 'beach', framing: 'wide' },
    set: [{ thing: 'lifeguard tower', x: 0, z: 0.03, height: 1.9 }],
    holds: [{ thing: 'binoculars', grip: 'bothHands', angle: -1.57, height: 0.1 }],
    keys: {
      0: { at: [0, 0.87], rh: ['eye', 0.06, -0.02], lh: ['eye', 0.09, -0.02], torso: 0.04 },
      0.5: { at: [0, 0.87], torso: 0.1, neck: -0.06 },
    },
  },
  binoculars: {
    seconds: 3.4,
    needs: { framing: 'close-up' },
    holds: [{ thing: 'binoculars', grip: 'bothHands', angle: -1.57, height: 0.1 }],
    keys: {
      0: { rh: ['eye', 0.06, -0.02], lh: ['eye', 0.09, -0.02], torso: 0.04 },
      0.5: { torso: 0.1, neck: -0.06, mouth: 0.4 },
    },
  },
}
