import type { Deeds, Score } from '../../score.ts'
import { PRONE } from '../../postures.ts'
import { posture } from '../../posture.ts'

const AFLOAT: Pick<Score, 'costume' | 'glides' | 'holds' | 'needs'> = {
  costume: 'swimmer',
  glides: true,
  needs: { place: 'swimming-pool', ground: 'water', way: 0.42 },
}

/** On the back, chest and toes above the water. */
const ON_WATER = {
  hip: [0, 0.06],
  torso: -1.42,
  neck: 0.3,
  rl: [1.46, -0.1],
  ll: [1.56, -0.14],
  rt: 1.2,
  lt: 1.2,
} as const

/** Other ways to swim than the crawl. */
export const STROKES: Deeds = {
  'float-on-back': {
    ...AFLOAT,
    glides: false,
    needs: { place: 'swimming-pool', ground: 'water' },
    seconds: 4,
    face: 'happy',
    keys: {
      0: { ...ON_WATER, ra: [2.8, 0.1], la: [0.3, 0.1], at: [0, 0] },
      0.5: { ...ON_WATER, ra: [2.6, 0.2], la: [0.5, 0.1], at: [0, 0.02], mouth: 0.2 },
    },
    effects: [{ name: 'wake', at: [0, 0.03] }],
  },
  /** Upright, head and shoulders above the water, the arms spread on it. */
  'tread-water': {
    ...AFLOAT,
    glides: false,
    needs: { place: 'ocean', ground: 'water' },
    seconds: 2.4,
    face: 'happy',
    keys: {
      0: { at: [0, -0.14], ra: [0.9, 0.5], la: [-0.9, -0.5] },
      0.5: { at: [0, -0.12], ra: [0.6, 0.7], la: [-0.6, -0.7] },
    },
    effects: [{ name: 'wake', at: [0, 0.03] }],
  },
  backstroke: {
    ...AFLOAT,
    seconds: 2,
    keys: {
      0: {
        hip: [0, 0.06],
        torso: -1.45,
        neck: 0.35,
        rl: [1.5, -0.1],
        ll: [1.62, -0.15],
        ra: [3.1, 0.05],
        la: [0, 0.1],
        turn: -1,
        rt: 1.2,
        lt: 1.2,
      },
      0.25: { ra: [1.9, 0.2], la: [-1.5, 0.05], rl: [1.62, -0.15], ll: [1.48, -0.1], turn: -1 },
      0.5: { ra: [0.05, 0.1], la: [-3.1, 0.05], rl: [1.5, -0.1], ll: [1.62, -0.15], turn: -1 },
      0.75: { ra: [-1.5, 0.05], la: [-4.4, 0.2], rl: [1.62, -0.15], ll: [1.48, -0.1], turn: -1 },
      0.9999: { ra: [-3.18, 0.05], la: [-6.28, 0.1], turn: -1 },
    },
    effects: [
      { name: 'splash', at: [0.4, 0.06], strength: 0.8 },
      { name: 'splash', at: [-0.45, 0.06], strength: 0.8 },
      { name: 'wake', at: [-0.3, 0.03] },
    ],
  },
  breaststroke: {
    ...AFLOAT,
    seconds: 1.7,
    keys: {
      0: {
        ...PRONE,
        hip: [-0.06, 0.05],
        torso: 1.5,
        neck: -0.9,
        ra: [3.1, 0],
        la: [3.0, 0],
        rl: [-1.5, 0],
        ll: [-1.5, 0],
        at: [0, -0.02],
      },
      0.35: posture(
        'torso 1.15, ra 1.5 0.9, la 1.4 0.9, rl -1.1 -1.2, ll -1.0 -1.2, at 0 0.06, neck -0.9, mouth 0.7',
      ),
      0.55: posture('torso 1.2, ra 0.9 2.0, la 0.8 2.0, rl -0.9 -1.5, ll -0.8 -1.5, mouth 0.6'),
      0.75: { torso: 1.45, ra: [2.8, 0.2], la: [2.7, 0.2], rl: [-1.5, 0], ll: [-1.5, 0], mouth: 0 },
    },
    effects: [
      { name: 'splash', at: [0.2, 0.05], from: 0.25, until: 0.5, strength: 0.8 },
      { name: 'wake', at: [-0.3, 0.03] },
    ],
  },
  'butterfly-stroke': {
    ...AFLOAT,
    seconds: 1.5,
    keys: {
      0: {
        ...PRONE,
        hip: [-0.06, 0.08],
        torso: 1.5,
        neck: -0.7,
        ra: [3.0, 0],
        la: [2.9, 0],
        rl: [-1.5, 0],
        ll: [-1.45, 0],
        at: [0, -0.04],
      },
      0.3: posture('torso 1.3, ra 0.9 0.4, la 0.8 0.4, rl -1.2 -0.6, ll -1.2 -0.6, at 0 0.06'),
      0.5: posture(
        'torso 1.0, neck -0.8, ra -0.9 0.1, la -1.0 0.1, rl -1.6 0.1, ll -1.6 0.1, at 0 0.14, mouth 0.9',
      ),
      0.75: { torso: 1.1, ra: [-2.3, 0.05], la: [-2.4, 0.05], at: [0, 0.12], mouth: 0.4 },
      0.9999: { torso: 1.5, ra: [-3.28, 0], la: [-3.38, 0], at: [0, -0.04], mouth: 0 },
    },
    effects: [
      { name: 'splash', at: [0.35, 0.06], strength: 1.6 },
      { name: 'splash', at: [-0.45, 0.06], strength: 1 },
      { name: 'wake', at: [-0.3, 0.03] },
    ],
  },
  snorkel: {
    seconds: 2.2,
    costume: 'snorkeler',
    glides: true,
    needs: { place: 'coral-reef', way: 0.4 },
    keys: {
      0: {
        ...PRONE,
        hip: [-0.05, 0.5],
        torso: 1.5,
        neck: -0.3,
        ra: [0.3, 0.2],
        la: [0.4, 0.2],
        rl: [-1.3, -0.3],
        ll: [-1.7, -0.05],
        at: [0, 0.05],
      },
      0.5: { rl: [-1.7, -0.05], ll: [-1.3, -0.3], ra: [0.5, 0.3], at: [0, 0.09] },
    },
    effects: [{ name: 'bubbles', at: 'head', strength: 1.2 }],
  },
}
