import { steps } from '../../steps.ts'
import { NEAR_HOME } from '../../settings.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { ON_GRASS } from '../../postures.ts'
import { posture } from '../../posture.ts'

const BLOSSOM =
  /\b(?:flowers?|rose|tulip|daisy|blossoms?|bouquet|lily|sunflower|lavender|orchid|peony)s?$/u

/** What is named is held under the nose; who smells nothing that is named smells a flower. */
function sniffing({ object }: ActionContext): Score {
  const blooms = object === null || BLOSSOM.test(object)
  const thing = object === null ? 'flower' : `?${object}`
  const reach = blooms ? 0.06 : 0.13
  return {
    seconds: 2.4,
    face: 'happy',
    // A loaf before the face would hide it.
    holds: [{ thing, angle: 0, height: blooms ? 0.26 : 0.15 }],
    keys: {
      0: { rh: [0.22, 0.62], neck: 0.1 },
      0.4: { rh: ['nose', reach, -0.12], neck: 0.02, blink: 1 },
      0.7: { rh: ['nose', reach - 0.01, -0.11], neck: -0.1, torso: -0.05, blink: 1, mouth: 0.2 },
    },
    effects: [{ name: blooms ? 'petals' : 'steam', at: [0.26, 0.84], strength: 0.4 }],
  }
}

/** Ears, eyes and noses. */
export const SENSES: Deeds = {
  'roll-neck': {
    seconds: 2.2,
    view: 'front',
    needs: NEAR_HOME,
    keys: {
      0: { neck: -0.35, rh: ['crown', -0.1, -0.04], lh: [0.16, 0.56], blink: 1 },
      0.5: { neck: 0.35, rh: [-0.16, 0.56], lh: ['crown', 0.1, -0.04], blink: 1 },
    },
    effects: [{ name: 'stars', at: [0.1, 0.84], from: 0.45, until: 0.52, strength: 0.4 }],
  },
  sniff: { needs: { place: 'garden', framing: 'close-up' }, by: sniffing },
  wink: {
    feels: true,
    seconds: 1.8,
    view: 'front',
    needs: NEAR_HOME,
    face: 'happy',
    keys: {
      0: { neck: 0, rh: [-0.16, 0.62], lh: [0.14, 0.44] },
      0.4: { neck: 0.14, rh: [-0.2, 0.78], right: 'thumb' },
      0.5: { face: 'wink', neck: 0.16, right: 'thumb' },
      0.75: { face: 'happy', mouth: 0.2, right: 'thumb' },
    },
    effects: [{ name: 'stars', at: [0.14, 0.92], from: 0.48, until: 0.58, strength: 0.5 }],
  },
  shout: {
    seconds: 1.4,
    face: 'angry',
    keys: {
      0: posture(
        'rh mouth 0.07 0, lh mouth 0.09 -0.03, right open, left open, mouth 0.7, torso 0.06',
      ),
      0.5: { mouth: 1, torso: 0.14, neck: -0.06 },
    },
    effects: [{ name: 'speed', at: [0.4, 0.9], strength: 0.9 }],
  },
  megaphone: {
    seconds: 1.6,
    face: 'angry',
    needs: { place: 'downtown' },
    holds: [inHand('megaphone', 0.17, [0.42, 0.8])],
    keys: {
      0: { rh: ['mouth', 0.13, -0.07], lh: [0.16, 0.9], left: 'fist', mouth: 0.9, torso: 0.04 },
      0.5: { lh: [0.2, 1.04], left: 'fist', torso: 0.1, mouth: 0.6 },
    },
    effects: [{ name: 'speed', at: [0.55, 0.88], strength: 1.2 }],
  },
  'listen-music': {
    seconds: 1.2,
    view: 'front',
    costume: 'dj',
    face: 'happy',
    needs: { place: 'bedroom', framing: 'close-up' },
    keys: {
      0: posture('rh ear -0.1 0.02, lh ear 0.16 0.02, neck 0.14, blink 1, hip 0.015 0.468'),
      0.5: { neck: -0.14, blink: 1, hip: [-0.015, 0.468], mouth: 0.3 },
    },
    effects: [{ name: 'notes', at: [0.16, 1] }],
  },
  'look-microscope': {
    seconds: 3,
    costume: 'scientist',
    needs: { place: 'laboratory', framing: 'close-up' },
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: 'microscope', x: 0.4, y: 0.42, z: -0.06, height: 0.34 },
    ],
    keys: {
      0: { torso: 0.28, neck: 0.1, rh: [0.34, 0.56], lh: [0.44, 0.5] },
      0.5: { torso: 0.32, rh: [0.35, 0.6], mouth: 0.3 },
    },
  },
  'walk-by-flashlight': {
    seconds: 1.2,
    glides: true,
    needs: { place: 'cave', way: 0.35 },
    holds: [
      { thing: 'beam', angle: 1.6, layer: 'back', height: 1, at: [0.5, 1] },
      { thing: 'flashlight', angle: 1.6, height: 0.18 },
    ],
    keys: steps(
      { rh: [0.25, 0.68], la: [0.3, 0.4], torso: 0.04 },
      { rh: [0.26, 0.7], la: [-0.2, 0.4], look: 0.3 },
    ),
  },
  /** On the ground, the light in one hand and the book in the other. */
  'read-by-flashlight': {
    seconds: 4,
    needs: { place: 'tent-interior' },
    holds: [
      { thing: 'open book', grip: 'leftHand', angle: 0.1, height: 0.18, at: [0.5, 0.8] },
      { thing: 'beam', angle: 2.2, height: 0.26, at: [0.5, 1] },
      { thing: 'flashlight', angle: 2.2, height: 0.12 },
    ],
    keys: {
      0: { ...ON_GRASS, rh: [0.06, 0.5], lh: [0.26, 0.26], torso: -0.06, neck: 0.24 },
      0.4: { neck: 0.3, look: 0.1, mouth: 0.3 },
      0.7: { rh: [0.06, 0.52], neck: 0.22, face: 'happy' },
    },
  },
  flashlight: {
    seconds: 3,
    needs: { place: 'cave' },
    holds: [
      { thing: 'beam', angle: 1.5, layer: 'back', height: 0.9, at: [0.5, 1] },
      { thing: 'flashlight', angle: 1.5, height: 0.18 },
    ],
    keys: {
      0: { rh: [0.24, 0.68], la: [0.3, 0.5], torso: 0.06 },
      0.5: { rh: [0.26, 0.74], torso: 0.02, look: 0.4 },
    },
  },
}
