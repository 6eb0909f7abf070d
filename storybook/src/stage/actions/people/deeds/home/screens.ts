import type { Deeds } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { DESK, STOOL } from '../../furniture.ts'
import { besideWork } from '../company/own-table.ts'
import { OFFICE, HOME } from '../../settings.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** Screens, phones and cameras. */
export const SCREENS: Deeds = {
  'watch-tv': {
    seconds: 3,
    needs: HOME,
    holds: [{ thing: 'popcorn', grip: 'leftHand', layer: 'body' }],
    set: [
      { thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 },
      { thing: 'television', x: 0.95, z: 0.03, height: 0.42 },
    ],
    keys: {
      0: { ...SIT, lh: [0.16, 0.42], rh: [0.15, 0.48], torso: -0.12 },
      0.35: { rh: ['mouth', 0.03, -0.01], mouth: 0.6 },
      0.5: { rh: ['mouth', 0.03, -0.01], mouth: 0.2, face: 'surprised' },
      0.75: { rh: [0.15, 0.48], mouth: 0, face: 'happy' },
    },
  },
  'play-games': {
    seconds: 0.8,
    needs: HOME,
    holds: [{ thing: 'controller', grip: 'bothHands', angle: 0 }],
    set: [STOOL, { thing: 'television', x: 0.9, z: 0.03, height: 0.42 }],
    face: 'happy',
    keys: {
      0: { ...SIT, rh: [0.2, 0.5], lh: [0.26, 0.51], torso: 0.12, neck: -0.05 },
      0.25: { rh: [0.2, 0.52] },
      0.5: { rh: [0.22, 0.5], lh: [0.27, 0.53], torso: 0.18, mouth: 0.6 },
      0.75: { lh: [0.26, 0.49] },
    },
    effects: [{ name: 'stars', at: [0.85, 0.5], strength: 0.5 }],
  },
  phone: {
    seconds: 2,
    holds: [{ thing: 'phone', angle: 0.5, height: 0.1 }],
    face: 'happy',
    keys: {
      0: { rh: ['ear', 0.02, -0.02], lh: [0.18, 0.58], mouth: 0.1 },
      0.25: { mouth: 0.6, lh: [0.24, 0.64], left: 'open' },
      0.5: { mouth: 0.1, neck: 0.06 },
      0.75: { mouth: 0.5, lh: [0.2, 0.56] },
    },
  },
  text: {
    needs: { place: 'street' },
    by: (context) => ({
      seconds: 1.4,
      holds: [{ thing: 'phone', angle: 0.15, height: 0.11 }],
      face: 'happy',
      keys: /selfie/.test(context.object ?? '')
        ? {
            0: { rh: [0.3, 0.98], left: 'scissors', lh: ['eye', 0.12, -0.06] },
            0.5: { neck: 0.1 },
          }
        : {
            0: { rh: [0.2, 0.64], lh: [0.22, 0.62], neck: 0.3 },
            0.5: { rh: [0.2, 0.65], lh: [0.215, 0.6] },
          },
    }),
  },
  photograph: {
    seconds: 2.4,
    holds: [{ thing: 'camera', angle: 0, height: 0.11 }],
    keys: {
      0: posture(
        'rh eye 0.05 -0.03, lh eye 0.1 -0.055, torso 0.08, hip -0.03 0.45, rf -0.1 0, lf 0.1 0, blink 0',
      ),
      0.4: { hip: [-0.05, 0.4], torso: 0.16 },
      0.75: { hip: [-0.02, 0.46], torso: 0.02 },
    },
    effects: [{ name: 'flash', at: 'rightHand', from: 0.45, until: 0.5 }],
  },
  'work-screens': {
    needs: OFFICE,
    by: ({ object }) => ({
      seconds: 0.6,
      needs: OFFICE,
      set: [
        STOOL,
        { ...DESK, x: 0.66 },
        {
          thing: object ?? 'code screens',
          x: 0.82,
          y: 0.41,
          z: 0.03,
          height: (object ?? '').startsWith('t') ? 0.36 : 0.6,
        },
        { thing: 'keyboard', x: 0.36, y: 0.42, z: -0.06, height: 0.05 },
      ],
      keys: {
        0: { ...SIT, rh: [0.32, 0.47], lh: [0.38, 0.49], torso: 0.1, neck: 0.02 },
        0.25: { rh: [0.33, 0.49], lh: [0.38, 0.47] },
        0.5: { rh: [0.35, 0.47], lh: [0.36, 0.49] },
        0.75: { rh: [0.33, 0.49], lh: [0.39, 0.47], neck: 0.06 },
      },
    }),
  },
  /** A mouse as large as a hand is seen under it. */
  'use-mouse': {
    seconds: 1.8,
    needs: OFFICE,
    set: [
      STOOL,
      DESK,
      { thing: 'monitor face', x: 0.72, y: 0.42, z: -0.04, height: 0.34 },
      {
        thing: 'desk mouse',
        x: 0.4,
        y: 0.42,
        z: -0.07,
        height: 0.085,
        move: ({ phase }) => ({ x: 0.03 * Math.sin(phase * TAU) }),
      },
    ],
    keys: {
      0: { ...SIT, rh: [0.36, 0.52], lh: [0.16, 0.44], torso: 0.12, neck: 0.06 },
      0.25: { rh: [0.39, 0.52], look: 0.2 },
      0.75: { rh: [0.33, 0.52], neck: 0.12, mouth: 0.2, face: 'happy' },
    },
  },
  type: besideWork({
    seconds: 0.6,
    needs: OFFICE,
    set: [STOOL, DESK, { thing: '?laptop', x: 0.5, y: 0.42, z: -0.07, height: 0.25, flip: true }],
    keys: {
      0: { ...SIT, rh: [0.32, 0.47], lh: [0.38, 0.49], torso: 0.1, neck: 0.1 },
      0.25: { rh: [0.33, 0.49], lh: [0.38, 0.47] },
      0.5: { rh: [0.35, 0.47], lh: [0.36, 0.49] },
      0.75: { rh: [0.33, 0.49], lh: [0.39, 0.47], neck: 0.14 },
    },
  }),
}
