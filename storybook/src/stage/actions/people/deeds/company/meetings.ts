import { KNEEL, SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'

/** Small steps, feet apart, arms up for balance. */
const toddle: NonNullable<Score['live']> = (stance, { t, phase }) => {
  if (phase > 0.8) return stance
  const step = Math.sin(t * 7)
  return {
    ...stance,
    rf: [0.05 + step * 0.07, Math.max(0, step) * 0.05],
    lf: [0.05 - step * 0.07, Math.max(0, -step) * 0.05],
    torso: 0.05 + Math.sin(t * 3.5) * 0.05,
    hip: [0, 0.455],
  }
}

/** What goes on between two when one comes to the other. */
export const MEETINGS: Deeds = {
  'walk-to': {
    seconds: 4.6,
    once: true,
    face: 'happy',
    needs: { place: 'living room', partner: 'person' },
    keys: {
      0: { at: [-0.5, 0], ra: [1.3, 0.3], la: [1.5, 0.3], right: 'open', left: 'open' },
      0.8: { at: [0.25, 0], ra: [1.5, 0.2], la: [1.6, 0.2], mouth: 0.5 },
      1: { at: [0.3, 0], ra: [1.6, 0.1], la: [1.7, 0.1], mouth: 0.7 },
    },
    live: toddle,
    partner: {
      x: 1.35,
      guest: true,
      face: 'happy',
      keys: {
        0: { ...KNEEL, ra: [1.1, 0.3], la: [1.4, 0.2], right: 'open', left: 'open', torso: 0.1 },
        0.4: { ra: [1.3, 0.2], la: [1.6, 0.1], mouth: 0.6 },
        1: { ra: [1.4, 0.1], la: [1.5, 0.1], mouth: 0.8, torso: 0.2 },
      },
    },
    effects: [{ name: 'hearts', at: [0.8, 1.1], from: 0.6, until: 1, strength: 0.6 }],
  },
  scold: {
    seconds: 1.7,
    face: 'angry',
    needs: { partner: 'person' },
    keys: {
      0: { rh: [0.3, 0.86], right: 'point', torso: 0.14, mouth: 0.9, lh: ['hip', 0.04, 0.06] },
      0.25: { rh: [0.34, 0.78], mouth: 0.5, neck: 0.06 },
      0.5: { rh: [0.31, 0.88], mouth: 1, torso: 0.18, neck: 0 },
      0.75: { rh: [0.34, 0.78], mouth: 0.6 },
    },
    partner: {
      x: 0.82,
      guest: true,
      face: 'sad',
      keys: {
        0: { torso: -0.06, neck: 0.4, rh: [0.12, 0.46], lh: [0.14, 0.45], hip: [-0.03, 0.46] },
        0.5: { torso: -0.1, neck: 0.46, hip: [-0.04, 0.455] },
      },
    },
    effects: [{ name: 'smoke', at: 'head', strength: 0.5 }],
  },
  /** Out of the pot into the cup of who sits at the table. */
  'serve-tea': {
    seconds: 3.4,
    face: 'happy',
    needs: { place: 'living room', partner: 'person' },
    holds: [
      {
        thing: 'teapot',
        angle: 0,
        height: 0.2,
        swing: ({ phase }) => 0.75 * Math.max(0, Math.sin(phase * Math.PI * 2)),
      },
    ],
    set: [
      { thing: 'table', x: 0.62, z: -0.03, height: 0.36 },
      { thing: 'teacup', x: 0.56, y: 0.36, z: -0.05, height: 0.1 },
      { thing: 'cake', x: 0.76, y: 0.36, z: -0.04, height: 0.14 },
      { thing: 'stool', x: 1.13, z: 0.04, height: 0.255 },
    ],
    keys: {
      0: { rh: [0.3, 0.58], lh: [0.16, 0.5], torso: 0.08, neck: 0.1 },
      0.25: { rh: [0.38, 0.64], torso: 0.16, neck: 0.22 },
      0.5: { rh: [0.32, 0.58], torso: 0.1 },
    },
    partner: {
      x: 1.1,
      guest: true,
      face: 'happy',
      keys: {
        0: { ...SIT, rh: [0.2, 0.4], lh: [0.24, 0.4], neck: 0.1 },
        0.5: { rh: [0.22, 0.42], neck: 0, mouth: 0.4 },
      },
    },
    effects: [{ name: 'steam', at: [0.56, 0.46], strength: 0.6 }],
  },
  /** On a bench, throwing crumbs to what comes near. */
  'feed-on-bench': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'park' },
    holds: [{ thing: 'basket', grip: 'leftHand', angle: 0, height: 0.14, at: [0.5, 0.2] }],
    set: [{ thing: 'bench', x: -0.06, height: 0.5 }],
    keys: {
      0: { ...SIT, rh: [0.14, 0.46], lh: [0.1, 0.42], torso: 0.06, neck: 0.12 },
      0.4: { rh: [0.36, 0.44], torso: 0.22, right: 'open', neck: 0.2 },
      0.62: { rh: [0.34, 0.4], torso: 0.2 },
    },
    effects: [{ name: 'crumbs', at: 'rightHand', from: 0.35, until: 0.62 }],
  },
}
