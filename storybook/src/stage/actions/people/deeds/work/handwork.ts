import { STOOL } from '../../furniture.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { KNEEL, SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { STUDIO, NEAR_KITCHEN, NEAR_HOME } from '../../settings.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const NEAR_STUDIO = { place: 'workshop', framing: 'close-up' } as const

/** Hammers what glows on the anvil, and every blow throws sparks. */
const forging = (iron: string): Score => ({
  seconds: 1.1,
  costume: 'blacksmith',
  needs: STUDIO,
  holds: [{ thing: 'hammer', layer: 'hand' }],
  set: [
    { thing: 'anvil', stands: true, x: 0.42, z: -0.03, height: 0.36 },
    { thing: iron, x: 0.46, y: 0.315, z: -0.04, height: 0.15 },
    { thing: 'furnace', x: 1.05, height: 0.95 },
  ],
  keys: {
    0: posture('rh 0.1 1.0, lh 0.3 0.44, torso -0.04, hip -0.03 0.45, rf -0.12 0, lf 0.12 0'),
    0.4: { rh: [0.12, 1.02] },
    0.55: { rh: [0.33, 0.5], torso: 0.28 },
    0.65: { rh: [0.31, 0.54], torso: 0.24 },
  },
  effects: [
    { name: 'sparks', at: [0.44, 0.42], from: 0.5, until: 0.75, strength: 8 },
    { name: 'sparks', at: [0.46, 0.42], strength: 3.4 },
    { name: 'fire', at: [1.05, 0.36], strength: 0.5 },
  ],
})

const BLADES = /sword|blade|dagger|katana|knife/u

/** What glows goes down into the water, and up comes the steam. */
const quenching = (iron: string): Score => ({
  seconds: 3.2,
  costume: 'blacksmith',
  needs: STUDIO,
  holds: [{ thing: iron, height: 0.13, angle: 1.5, at: [0.08, 0.5] }],
  set: [
    { thing: 'bucket', stands: true, x: 0.46, z: -0.06, height: 0.4 },
    { thing: 'furnace', x: 1.15, height: 0.95 },
  ],
  keys: {
    0: { rh: [0.42, 0.92], lh: [0.2, 0.6], torso: 0.02, neck: 0.06 },
    0.25: { rh: [0.42, 0.92], lh: [0.2, 0.6] },
    0.45: { rh: [0.44, 0.6], lh: [0.24, 0.5], torso: 0.2, neck: 0.14 },
    0.8: { rh: [0.44, 0.58], lh: [0.24, 0.5], torso: 0.22, neck: 0.16 },
  },
  effects: [
    { name: 'steam', at: [0.46, 0.44], from: 0.36, until: 0.95, strength: 3 },
    { name: 'bubbles', at: [0.46, 0.4], from: 0.4, until: 0.9 },
    { name: 'fire', at: [1.15, 0.36], strength: 0.5 },
  ],
})

/** Old crafts. */
export const HANDWORK: Deeds = {
  'weave-basket': {
    seconds: 1.8,
    needs: NEAR_STUDIO,
    face: 'happy',
    set: [
      STOOL,
      { thing: 'half basket', x: 0.3, y: 0.3, z: -0.05, height: 0.24 },
      { thing: 'reeds', x: 0.72, z: 0.03, height: 0.5 },
    ],
    keys: {
      0: { ...SIT, rh: [0.2, 0.5], lh: [0.38, 0.5], torso: 0.14, neck: 0.22 },
      0.25: { rh: [0.28, 0.56] },
      0.5: { rh: [0.36, 0.5], lh: [0.26, 0.5], neck: 0.26 },
      0.75: { lh: [0.33, 0.56] },
    },
    strands: ({ at, body }) => [
      {
        points: [
          at('rightHand'),
          { x: 0.5 * body, y: 0.62 * body },
          { x: 0.62 * body, y: 0.48 * body },
        ],
        colour: '#c99a52',
        width: 0.012,
      },
    ],
  },
  loom: {
    seconds: 1.6,
    needs: STUDIO,
    set: [STOOL, { thing: 'loom', stands: true, x: 0.58, z: 0.03, height: 0.86 }],
    keys: {
      0: { ...SIT, rh: [0.3, 0.6], lh: [0.36, 0.52], torso: 0.12 },
      0.5: { rh: [0.38, 0.5], lh: [0.32, 0.6], torso: 0.18 },
    },
  },
  'spin-yarn': {
    seconds: 1.4,
    needs: { place: 'living-room' },
    set: [STOOL, { thing: 'spinning wheel', x: 0.52, z: -0.03, height: 0.6 }],
    keys: {
      0: { ...SIT, rh: [0.28, 0.5], lh: [0.16, 0.6], torso: 0.08, neck: 0.14, rf: [0.22, 0] },
      0.5: { rh: [0.36, 0.58], rf: [0.22, 0.03] },
    },
    strands: ({ at, body }) => [
      {
        points: [at('leftHand'), { x: 0.26 * body, y: 0.3 * body }],
        colour: '#f4efe2',
        width: 0.008,
      },
    ],
  },
  'drill-road': {
    seconds: 0.4,
    costume: 'builder',
    needs: { place: 'street' },
    holds: [inBothHands('jackhammer', 0.5, [0.5, 0.08])],
    set: [{ thing: 'boulder', x: 0.44, z: 0.02, height: 0.12 }],
    keys: {
      0: { rh: [0.2, 0.5], lh: [0.28, 0.5], torso: 0.16, neck: 0.16, rf: [-0.1, 0], lf: [0.06, 0] },
      0.5: { rh: [0.2, 0.515], lh: [0.28, 0.515], torso: 0.18 },
    },
    effects: [
      { name: 'dust', at: [0.26, 0.03], strength: 1.4 },
      { name: 'sparks', at: [0.26, 0.04], strength: 0.4 },
    ],
  },
  drill: {
    seconds: 0.5,
    costume: 'builder',
    needs: NEAR_STUDIO,
    holds: [{ ...inHand('power drill', 0.16, [0.24, 0.6]) }],
    set: [{ thing: 'wall panel', x: 0.7, z: 0.02, height: 0.98 }],
    keys: {
      0: posture('rh 0.26 0.68, lh 0.24 0.6, torso 0.16, hip -0.02 0.45, rf -0.12 0, lf 0.1 0'),
      0.5: { rh: [0.268, 0.682] },
    },
    effects: [
      { name: 'dust', at: [0.42, 0.68], strength: 0.7 },
      { name: 'sparks', at: [0.42, 0.69], strength: 0.5 },
    ],
  },
  forge: {
    needs: STUDIO,
    by: ({ object }) => forging(BLADES.test(object ?? '') ? 'hot sword' : 'hot iron'),
  },
  quench: {
    needs: STUDIO,
    by: ({ object }) => quenching(BLADES.test(object ?? '') ? 'hot sword' : 'hot iron'),
  },
  'blow-glass': {
    seconds: 2.6,
    costume: 'blacksmith',
    needs: STUDIO,
    face: 'kiss',
    holds: [
      {
        thing: 'blowpipe',
        grip: 'leftHand',
        aim: 'rightHand',
        angle: Math.PI,
        at: [0.5, 0.42],
        height: 0.62,
      },
    ],
    set: [
      { thing: 'furnace', x: 1.1, height: 0.98 },
      {
        thing: 'hot glass',
        x: 0.57,
        y: 0.5,
        z: -0.05,
        height: 0.14,
        move: ({ phase }) => ({
          height: 0.12 + Math.sin(phase * Math.PI) * 0.1,
          y: -Math.sin(phase * Math.PI) * 0.05,
        }),
      },
    ],
    keys: {
      0: { rh: ['mouth', 0.09, -0.05], lh: [0.32, 0.68], torso: 0.06, neck: 0.12, mouth: 0.2 },
      0.5: { rh: ['mouth', 0.085, -0.045], lh: [0.33, 0.67], torso: 0.1, mouth: 0.4 },
    },
    effects: [{ name: 'sparks', at: [0.57, 0.56], strength: 0.4 }],
  },
  'lay-tiles': {
    seconds: 2.2,
    costume: 'builder',
    needs: { place: 'bathroom' },
    holds: [inHand('tile', 0.12), { ...inHand('trowel', 0.18, [0.5, 0.16]), grip: 'leftHand' }],
    set: [
      { thing: 'floor tiles', x: 0.72, z: -0.03, height: 0.17, shadow: false },
      { thing: 'tile stack', x: -0.46, z: 0.02, height: 0.16 },
    ],
    keys: {
      0: { ...KNEEL, torso: 0.5, rh: [0.24, 0.3], lh: [0.12, 0.2], neck: 0.1 },
      0.4: { torso: 0.8, rh: [0.4, 0.16], lh: [0.14, 0.14] },
      0.6: { torso: 0.84, rh: [0.42, 0.12], mouth: 0.2 },
      0.85: { torso: 0.6, rh: [0.28, 0.26] },
    },
  },
  'lay-bricks': {
    seconds: 2,
    costume: 'builder',
    needs: { place: 'construction-site' },
    holds: [inHand('brick', 0.065), { ...inHand('trowel', 0.18, [0.5, 0.16]), grip: 'leftHand' }],
    set: [{ thing: 'brick wall', stands: true, x: 0.62, z: -0.04, height: 0.42 }],
    keys: {
      0: { ...KNEEL, torso: 0.2, rh: [0.14, 0.42], lh: [0.3, 0.46], neck: 0.1 },
      0.4: { torso: 0.4, rh: [0.36, 0.5], lh: [0.3, 0.52] },
      0.6: { rh: [0.37, 0.44], lh: [0.32, 0.54] },
      0.85: { torso: 0.25, rh: [0.2, 0.4] },
    },
    effects: [{ name: 'dust', at: [0.4, 0.44], from: 0.55, until: 0.65, strength: 0.5 }],
  },
  origami: {
    seconds: 2.2,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [{ ...inHand('?paper crane', 0.12), grip: 'bothHands' }],
    set: [{ thing: 'table', x: 0.42, z: -0.05, height: 0.42 }],
    keys: {
      0: { rh: [0.24, 0.6], lh: [0.32, 0.6], neck: 0.2 },
      0.3: { rh: [0.26, 0.64], lh: [0.3, 0.6] },
      0.6: { rh: [0.24, 0.66], lh: [0.33, 0.68], neck: 0.08, mouth: 0.4 },
    },
  },
  'sharpen-pencil': {
    seconds: 0.9,
    needs: { place: 'classroom', framing: 'close-up' },
    holds: [
      { thing: 'pencil', height: 0.2, layer: 'hand' },
      { ...inHand('pencil sharpener', 0.06), grip: 'leftHand' },
    ],
    set: [{ thing: 'table', x: 0.42, z: -0.05, height: 0.42 }],
    keys: {
      0: { rh: [0.22, 0.64], lh: [0.33, 0.62], neck: 0.2 },
      0.5: { rh: [0.235, 0.67], lh: [0.33, 0.63] },
    },
    effects: [{ name: 'crumbs', at: [0.33, 0.6], strength: 0.7 }],
  },
  'film-video': {
    seconds: 3,
    costume: 'photographer',
    needs: { place: 'park' },
    set: [{ thing: 'camera tripod', x: 0.34, z: -0.03, height: 0.82, stands: true }],
    keys: {
      0: posture(
        'rh 0.24 0.72, lh 0.3 0.76, torso 0.16, neck -0.06, hip -0.05 0.45, rf -0.1 0, lf 0.06 0',
      ),
      0.5: { torso: 0.2, look: 0.4, hip: [-0.03, 0.45] },
    },
    effects: [{ name: 'flash', at: [0.5, 0.8], from: 0.5, until: 0.52, strength: 0.2 }],
    live: (stance, { phase }) => ({ ...stance, neck: -0.06 + Math.sin(phase * TAU) * 0.04 }),
  },
  'carve-pumpkin': {
    seconds: 1.3,
    needs: NEAR_KITCHEN,
    face: 'happy',
    holds: [{ ...inHand('knife', 0.2, [0.5, 0.86]), angle: 2.2 }],
    set: [
      { thing: 'table', x: 0.44, z: -0.05, height: 0.42 },
      { thing: 'carved pumpkin', stands: true, x: 0.46, y: 0.42, z: -0.06, height: 0.25 },
    ],
    keys: {
      0: { rh: [0.32, 0.68], lh: [0.34, 0.5], neck: 0.18, torso: 0.1 },
      0.5: { rh: [0.36, 0.62], torso: 0.16 },
    },
    effects: [{ name: 'crumbs', at: [0.42, 0.56], strength: 0.7 }],
  },
}
