import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STAGE } from '../../settings.ts'
import { STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'

const NOTES = [{ name: 'notes', at: 'rightHand' }] as const

const strummed = (thing: string): Score => ({
  seconds: 0.75,
  face: 'happy',
  needs: STAGE,
  holds: [{ thing, grip: 'middle', layer: 'body', angle: 0.85, at: [0.5, 0.72] }],
  keys: {
    0: posture(
      'rh belly 0.02 0.03, lh belly 0.24 0.2, neck 0.08, torso -0.03, hip 0 0.47, rf -0.05 0, lf 0.07 0',
    ),
    0.3: { rh: ['belly', 0.045, -0.075], neck: 0.02 },
    0.5: { lh: ['belly', 0.22, 0.18], hip: [0.012, 0.462] },
    0.62: { rh: ['belly', 0.03, 0.04] },
  },
  effects: NOTES,
})

/** Plucked, strummed and bowed. */
export const STRINGS: Deeds = {
  'play-guitar': strummed('guitar'),
  'sing-with-guitar': {
    ...strummed('guitar'),
    set: [{ thing: 'microphone stand', x: 0.24, z: -0.06, height: 0.86 }],
    live: (stance, { t }) => ({ ...stance, mouth: 0.35 + 0.35 * Math.sin(t * 5.2), neck: -0.04 }),
  },
  'play-electric-guitar': strummed('electric guitar'),
  'play-banjo': strummed('banjo'),
  'play-ukulele': strummed('ukulele'),
  'play-violin': {
    seconds: 1.7,
    needs: STAGE,
    holds: [
      { thing: 'violin', grip: 'leftHand', at: [0.5, 0.12], angle: 0, aim: 'head', layer: 'body' },
      { thing: 'violin bow', angle: 2.0, at: [0.5, 0.95], layer: 'hand', upright: false },
    ],
    keys: {
      0: { lh: ['chin', 0.25, 0.02], rh: ['chin', 0.1, -0.16], neck: 0.16, torso: -0.05, blink: 1 },
      0.5: posture('lh chin 0.25 0.01, rh chin 0.25 -0.1, torso 0.05, neck 0.2, hip 0.015 0.467'),
    },
    effects: [{ name: 'notes', at: 'leftHand' }],
  },
  'play-cello': {
    seconds: 1.7,
    needs: STAGE,
    set: [STOOL],
    holds: [
      { thing: 'cello', grip: 'leftHand', at: [0.5, 0.2], angle: -0.22, layer: 'body' },
      {
        thing: 'violin bow',
        angle: 1.75,
        at: [0.5, 0.95],
        height: 0.42,
        layer: 'hand',
        upright: false,
      },
    ],
    keys: {
      0: {
        ...SIT,
        ...posture('rf 0.16 0, lf 0.32 0, lh 0.11 0.66, rh 0.02 0.36, neck 0.16, blink 1'),
      },
      0.5: { rh: [0.2, 0.33], lh: [0.12, 0.62], torso: 0.1, neck: 0.22 },
    },
    effects: [{ name: 'notes', at: 'leftHand' }],
  },
  'play-harp': {
    seconds: 1.5,
    needs: STAGE,
    set: [STOOL, { thing: 'harp', x: 0.31, z: 0.02, height: 0.86 }],
    keys: {
      0: {
        ...SIT,
        ...posture('rf 0.13 0, lf 0.3 0, rh 0.24 0.52, lh 0.32 0.62, torso 0.06, neck 0.08'),
      },
      0.3: { rh: [0.18, 0.48], lh: [0.35, 0.6], right: 'open' },
      0.5: { rh: [0.25, 0.58], lh: [0.27, 0.55], torso: 0.02, neck: 0.14, blink: 1 },
      0.8: { rh: [0.2, 0.6], lh: [0.34, 0.5], left: 'open' },
    },
    effects: [{ name: 'notes', at: [0.3, 0.75] }],
    face: 'happy',
  },
  'air-guitar': {
    seconds: 0.6,
    face: 'happy',
    keys: {
      0: posture(
        'rh belly 0.06 0.05, lh belly 0.28 0.2, torso -0.18, neck 0.1, hip 0.03 0.43, rf -0.16 0, lf 0.14 0',
      ),
      0.4: { rh: ['belly', 0.08, -0.08], neck: 0.4, mouth: 0.6 },
    },
    effects: [{ name: 'notes', at: 'leftHand' }],
  },
}
