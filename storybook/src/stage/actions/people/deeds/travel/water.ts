import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const SCULL = {
  seconds: 2.8,
  glides: true,
  costume: 'sailor',
  face: 'happy',
  holds: [
    {
      thing: 'oar',
      height: 0.95,
      angle: 0,
      swing: ({ phase }) => 0.3 + Math.cos(phase * TAU) * 0.25,
    },
  ],
  keys: {
    0: { rh: [0.2, 0.7], lh: [0.24, 0.6], torso: 0.16, mouth: 0.6 },
    0.25: { mouth: 0.1 },
    0.5: { rh: [0.08, 0.74], lh: [0.14, 0.64], torso: -0.06, mouth: 0.7 },
    0.75: { mouth: 0.2, rh: [0.12, 0.72] },
  },
} satisfies Score

const WATER_SKI: Score = {
  seconds: 2,
  costume: 'surfer',
  glides: true,
  face: 'happy',
  needs: { place: 'ocean', ground: 'water', way: 0.35 },
  holds: [
    { thing: 'skis', grip: 'feet', angle: -0.08, layer: 'back', at: [0.44, 0.6], height: 0.085 },
  ],
  keys: {
    0: posture(
      'at 0 0.05, hip -0.14 0.36, rf 0.04 0, lf 0.1 0, torso -0.22, neck 0.1, rh 0.24 0.6, lh 0.26 0.61',
    ),
    0.5: { at: [0, 0.09], hip: [-0.16, 0.38], torso: -0.3, mouth: 0.5 },
  },
  strands: ({ at, body }) => [
    {
      points: [
        { x: at('rightHand').x, y: at('rightHand').y },
        { x: 1.6 * body, y: 0.5 * body },
      ],
      colour: '#f2efe6',
      width: 0.012,
    },
  ],
  effects: [
    { name: 'splash', at: [-0.3, 0.04], strength: 1.2 },
    { name: 'wake', at: [-0.35, 0.02] },
  ],
}

/** On the water. */
export const WATER: Deeds = {
  surf: {
    seconds: 2.4,
    costume: 'surfer',
    glides: true,
    needs: { place: 'ocean', ground: 'water', way: 0.3 },
    face: 'happy',
    holds: [
      {
        thing: 'surfboard',
        grip: 'feet',
        angle: -0.06,
        layer: 'back',
        at: [0.46, 0.35],
        height: 0.09,
      },
    ],
    keys: {
      0: posture(
        'at 0 0.05, hip -0.03 0.36, rf -0.17 0, lf 0.17 0, torso 0.24, neck -0.1, ra -1.1 0.3, la 1.3 0.3, lean -0.04',
      ),
      0.5: posture(
        'at 0 0.1, hip 0.02 0.4, torso 0.1, ra -1.4 0.3, la 1.0 0.3, lean 0.08, mouth 0.4',
      ),
    },
    effects: [
      { name: 'splash', at: [-0.4, 0.04], strength: 1 },
      { name: 'wake', at: [-0.4, 0.02] },
    ],
  },
  row: {
    seconds: 2.2,
    glides: true,
    needs: { place: 'lake', ground: 'water', way: 0.3 },
    holds: [
      { thing: 'rowing boat', grip: 'seat', angle: 0, at: [0.5, 0.5], height: 0.3 },
      {
        thing: 'oar',
        height: 0.6,
        angle: 0,
        swing: ({ phase }) => 0.35 + Math.cos(phase * TAU) * 0.7,
      },
    ],
    keys: {
      0: { hip: [0, 0.16], torso: 0.4, rl: [1.45, -0.5], ll: [1.5, -0.5], rh: [0.3, 0.44] },
      0.1: { lh: [0.3, 0.42] },
      0.5: { torso: -0.16, rh: [0.1, 0.5], lh: [0.1, 0.48], at: [0, 0.012], mouth: 0.3 },
      0.75: { rh: [0.14, 0.4], lh: [0.14, 0.38], torso: 0.1 },
    },
    effects: [
      { name: 'splash', at: [-0.2, 0.04], from: 0.1, until: 0.4, strength: 0.6 },
      { name: 'wake', at: [-0.6, 0.02] },
    ],
  },
  'row-gondola': {
    ...SCULL,
    needs: { place: 'venice', ground: 'water', way: 0.3 },
    holds: [
      { thing: 'gondola', grip: 'feet', angle: 0, at: [0.3, 0.56], height: 0.42 },
      ...SCULL.holds,
    ],
    keys: { ...SCULL.keys, 0: { ...SCULL.keys[0], at: [0, 0.14] } },
    effects: [
      { name: 'notes', at: 'head', strength: 0.4 },
      { name: 'wake', at: [-0.5, 0.02] },
    ],
  },
  /** In a boat that is there already, with others in it. */
  scull: SCULL,
  kayak: {
    seconds: 1.8,
    glides: true,
    needs: { place: 'river', ground: 'water', way: 0.35 },
    holds: [
      { thing: '?kayak', grip: 'seat', angle: 0, at: [0.5, 0.36], height: 0.19 },
      { thing: 'paddle', aim: 'leftHand', angle: 0, at: [0.5, 0.62] },
    ],
    keys: {
      0: posture('hip 0 0.12, torso 0.1, rl 1.5 0, ll 1.5 0, rh 0.1 0.5, lh 0.28 0.34'),
      0.5: { rh: [0.24, 0.34], lh: [0.14, 0.54], torso: 0.26, at: [0, 0.012] },
    },
    effects: [
      { name: 'splash', at: [0.36, 0.04], from: 0.1, until: 0.25, strength: 0.6 },
      { name: 'splash', at: [0.05, 0.04], from: 0.55, until: 0.7, strength: 0.6 },
      { name: 'wake', at: [-0.6, 0.02] },
    ],
  },
  sail: {
    seconds: 3,
    glides: true,
    needs: { place: 'ocean', ground: 'water', way: 0.4 },
    set: [
      {
        thing: '?sailboat',
        x: 0.3,
        z: 0.03,
        height: 1.5,
        move: ({ t }) => ({ lean: Math.sin(t * 1.4) * 0.04, y: Math.sin(t * 1.7) * 0.02 }),
      },
    ],
    keys: {
      0: { ...SIT, at: [-0.16, 0.06], rh: [0.24, 0.5], la: [0.3, 0.4], torso: -0.14 },
      0.5: { at: [-0.16, 0.08], rh: [0.2, 0.54], torso: -0.2 },
    },
    effects: [{ name: 'wake', at: [-0.5, 0.02] }],
  },
  'water-ski': WATER_SKI,
}
