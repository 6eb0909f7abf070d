import type { Deeds, Score } from '../../score.ts'
import { posture } from '../../posture.ts'

const CANDLES = [0.5, 0.64, 0.78].map((x) => ({
  thing: 'candle',
  x,
  y: 0.38,
  z: -0.02,
  height: x === 0.64 ? 0.26 : 0.2,
}))
const LANTERN = [{ thing: 'lantern', x: 0.6, y: 0.38, z: -0.02, height: 0.3 }]

/** With a long match, at what stands on a table. */
const lighting = (lights: Score['set']): Score => ({
  seconds: 3,
  holds: [{ thing: 'marshmallow stick', angle: 1.35, height: 0.26, at: [0.5, 0.95] }],
  set: [{ thing: 'table', x: 0.62, z: 0.02, height: 0.38 }, ...(lights ?? [])],
  keys: {
    0: { rh: [0.22, 0.64], lh: [0.16, 0.48], torso: 0.12, neck: 0.14 },
    0.35: { rh: [0.28, 0.66], torso: 0.2, neck: 0.2 },
    0.7: { rh: [0.42, 0.68], torso: 0.26, neck: 0.22 },
  },
  effects: [
    { name: 'sparks', at: [0.5, 0.62], strength: 0.4 },
    { name: 'sparks', at: [0.64, 0.68], from: 0.3, until: 1, strength: 0.4 },
  ],
})

/** Brews and blades. */
export const WITCHCRAFT: Deeds = {
  'stir-cauldron': {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'wizard-study' },
    holds: [{ thing: 'wooden spoon', angle: 2.75, height: 0.5, at: [0.5, 0.86] }],
    set: [
      { thing: 'campfire', x: 0.56, z: 0.01, height: 0.2 },
      { thing: 'cauldron', x: 0.56, y: 0.1, z: -0.04, height: 0.44 },
    ],
    keys: {
      0: { rh: [0.42, 0.78], lh: [0.5, 0.72], torso: 0.16, neck: 0.16 },
      0.25: { rh: [0.5, 0.75], lh: [0.58, 0.69], torso: 0.22 },
      0.5: { rh: [0.56, 0.78], lh: [0.63, 0.72], torso: 0.26, mouth: 0.4 },
      0.75: { rh: [0.48, 0.81], lh: [0.56, 0.75], torso: 0.2 },
    },
    effects: [
      { name: 'bubbles', at: [0.56, 0.54], strength: 1.4 },
      { name: 'steam', at: [0.56, 0.56], strength: 1 },
      { name: 'magic', at: [0.56, 0.6], strength: 0.5 },
    ],
  },
  'draw-sword': {
    seconds: 3.6,
    once: true,
    face: 'angry',
    holds: [
      {
        thing: '?sword',
        angle: -2.1,
        height: 0.62,
        at: [0.5, 0.9],
        swing: ({ phase }) => (phase < 0.42 ? 0 : Math.min(1, (phase - 0.42) / 0.2) * 2.9),
      },
    ],
    keys: {
      0: posture(
        'rh 0.08 0.5, lh 0.02 0.5, right fist, left fist, torso 0.1, neck -0.04, rf -0.1 0, lf 0.12 0',
      ),
      0.3: { rh: [0.1, 0.52], hip: [-0.03, 0.43], torso: 0.18 },
      0.46: { rh: [0.2, 0.7], torso: 0.02, hip: [0, 0.45] },
      0.62: { rh: [0.26, 0.8], lh: [0.16, 0.66], torso: -0.06, rf: [-0.16, 0], lf: [0.16, 0] },
      1: { rh: [0.28, 0.74], lh: [0.24, 0.7], hip: [-0.02, 0.42], torso: 0.08 },
    },
    effects: [{ name: 'stars', at: [0.3, 1.2], from: 0.6, until: 0.8, strength: 0.7 }],
  },
  /** Hands round the glass, in which something stirs. */
  'read-crystal': {
    seconds: 3,
    view: 'front',
    needs: { place: 'wizard-tower' },
    set: [
      { thing: 'table', x: 0, z: -0.06, height: 0.46 },
      { thing: 'crystal ball', x: 0, y: 0.45, z: -0.08, height: 0.24 },
    ],
    keys: {
      0: { rh: [-0.17, 0.64], lh: [0.17, 0.62], right: 'open', left: 'open', neck: 0.05 },
      0.5: { rh: [-0.16, 0.58], lh: [0.17, 0.67], neck: -0.05, mouth: 0.4 },
    },
    effects: [
      { name: 'magic', at: [0, 0.6], strength: 1 },
      { name: 'stars', at: [0, 0.72], strength: 0.4 },
    ],
  },
  'light-candle': {
    needs: { place: 'living room' },
    by: ({ object }) => lighting(/\b(?:lantern|lamp)s?$/u.test(object ?? '') ? LANTERN : CANDLES),
  },
}
