import type { Deeds } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STAGE } from '../../settings.ts'
import { STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'

/** Struck with fingers and sticks, and conducted. */
export const KEYS_AND_DRUMS: Deeds = {
  'play-piano': {
    seconds: 1.2,
    needs: STAGE,
    set: [STOOL, { thing: 'grand piano', x: 0.62, z: 0.06, height: 0.68 }],
    keys: {
      0: { ...SIT, rh: [0.25, 0.42], lh: [0.29, 0.4], torso: 0.05, neck: 0.12 },
      0.25: { rh: [0.27, 0.385], lh: [0.3, 0.43] },
      0.5: { rh: [0.25, 0.43], lh: [0.27, 0.385], torso: 0.13, neck: 0.04 },
      0.75: { rh: [0.24, 0.385], lh: [0.31, 0.42] },
    },
    effects: [{ name: 'notes', at: [0.55, 0.62] }],
    face: 'happy',
  },
  'play-keyboard': {
    seconds: 1,
    needs: STAGE,
    set: [{ thing: 'keyboard stand', x: 0.3, z: -0.05, height: 0.46 }],
    keys: {
      0: { rh: [0.2, 0.5], lh: [0.3, 0.52], torso: 0.1, neck: 0.1, hip: [-0.02, 0.468] },
      0.25: { rh: [0.22, 0.47], lh: [0.32, 0.5] },
      0.5: { rh: [0.17, 0.51], lh: [0.28, 0.47], neck: 0.2, hip: [-0.01, 0.46] },
      0.75: { rh: [0.2, 0.47], lh: [0.31, 0.52] },
    },
    effects: [{ name: 'notes', at: [0.3, 0.6] }],
  },
  'play-drums': {
    seconds: 0.7,
    needs: STAGE,
    set: [STOOL, { thing: 'drum kit', x: 0.42, z: -0.06, height: 0.54 }],
    holds: [
      { thing: 'drumstick', layer: 'hand' },
      { thing: 'drumstick', grip: 'leftHand', layer: 'hand' },
    ],
    face: 'happy',
    keys: {
      0: {
        ...SIT,
        ...posture('hip -0.02 0.34, rh 0.14 0.66, lh 0.22 0.54, rw 0.7, lw -0.2, neck 0.02'),
      },
      0.25: { rh: [0.18, 0.53], rw: -0.25, neck: 0.14 },
      0.5: { rh: [0.16, 0.6], rw: 0.3, lh: [0.2, 0.7], lw: 0.7, mouth: 0.5 },
      0.75: { lh: [0.24, 0.53], lw: -0.25, neck: 0.12 },
    },
    effects: [{ name: 'notes', at: [0.4, 0.6] }],
  },
  'play-bongos': {
    seconds: 0.6,
    set: [STOOL, { thing: 'bongo', x: 0.24, z: -0.05, height: 0.34 }],
    face: 'happy',
    keys: {
      0: { ...SIT, rf: [0.1, 0], lf: [0.34, 0], rh: [0.16, 0.5], lh: [0.28, 0.38] },
      0.5: { rh: [0.18, 0.38], lh: [0.28, 0.5], neck: 0.1 },
    },
    effects: [{ name: 'notes', at: [0.3, 0.6] }],
  },
  'air-drum': {
    seconds: 0.62,
    view: 'front',
    face: 'happy',
    holds: [
      { thing: 'drumstick', angle: 0.5, height: 0.26, upright: false },
      { thing: 'drumstick', grip: 'leftHand', angle: -0.5, height: 0.26, upright: false },
    ],
    keys: {
      0: posture(
        'rh -0.24 0.92, lh 0.2 0.56, right fist, left fist, neck -0.1, hip 0.02 0.45, rf -0.13 0, lf 0.13 0',
      ),
      0.25: { rh: [-0.2, 0.56], neck: 0.12, hip: [-0.02, 0.43] },
      0.5: { lh: [0.24, 0.92], rh: [-0.2, 0.58], neck: 0.1, hip: [-0.02, 0.45], mouth: 0.6 },
      0.75: { lh: [0.2, 0.56], neck: -0.12, hip: [0.02, 0.43] },
    },
    effects: [{ name: 'notes', at: [0.3, 0.8] }],
  },
  'play-tambourine': {
    seconds: 0.5,
    view: 'front',
    face: 'happy',
    holds: [
      { thing: '?maraca', layer: 'hand' },
      { thing: '?maraca', grip: 'leftHand', angle: -Math.PI / 2, upright: false, layer: 'hand' },
    ],
    keys: {
      0: { rh: [-0.2, 0.86], lh: [0.24, 0.66] },
      0.5: { rh: [-0.24, 0.66], lh: [0.2, 0.86], hip: [0.02, 0.46] },
    },
    effects: [{ name: 'notes', at: [0, 0.95] }],
  },
  'play-xylophone': {
    seconds: 0.6,
    needs: STAGE,
    holds: [
      { thing: 'drumstick', layer: 'hand' },
      { thing: 'drumstick', grip: 'leftHand', layer: 'hand' },
    ],
    set: [
      { thing: 'xylophone', x: 0.36, z: -0.05, y: 0.3, height: 0.16 },
      { thing: 'table', x: 0.36, z: -0.04, height: 0.3 },
    ],
    keys: {
      0: { rh: [0.17, 0.66], lh: [0.26, 0.58], torso: 0.14 },
      0.5: { rh: [0.18, 0.57], lh: [0.28, 0.67], neck: 0.2 },
    },
    effects: [{ name: 'notes', at: [0.35, 0.6] }],
  },
  conduct: {
    seconds: 1.8,
    costume: 'conductor',
    needs: STAGE,
    holds: [{ thing: 'conductor baton', layer: 'hand' }],
    set: [{ thing: 'music stand', x: 0.36 }],
    keys: {
      0: { rh: [0.2, 0.98], lh: [0.26, 0.76], torso: -0.05 },
      0.25: { rh: [0.31, 0.72], lh: [0.3, 0.62], torso: 0.06, left: 'open' },
      0.5: { rh: [0.12, 0.8], lh: [0.24, 0.84], torso: 0.02 },
      0.75: { rh: [0.32, 0.92], lh: [0.3, 0.7], torso: -0.02, neck: -0.1 },
    },
    effects: [{ name: 'notes', at: [0.45, 0.9] }],
  },
}
