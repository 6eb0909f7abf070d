import { inBothHands, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { KNEEL, ON_GRASS } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { STAGE } from '../../settings.ts'

/** Instruments of a fair or of another land. */
export const WORLD_MUSIC: Deeds = {
  'play-triangle': {
    seconds: 1.2,
    needs: { place: 'stage', framing: 'medium' },
    face: 'happy',
    holds: [
      { ...inHand('steel triangle', 0.26, [0.5, 0.03]), grip: 'leftHand' },
      { thing: 'beater', height: 0.2, layer: 'hand' },
    ],
    keys: {
      0: posture('lh 0.3 0.98, rh 0.1 0.66, neck -0.04'),
      0.4: posture('rh 0.18 0.76, neck 0.02, mouth 0.3'),
      0.5: posture('rh 0.14 0.74'),
    },
    effects: [
      { name: 'stars', at: [0.26, 0.82], from: 0.38, until: 0.48, strength: 0.6 },
      { name: 'notes', at: [0.34, 0.98] },
    ],
  },
  'play-panpipes': {
    seconds: 1.7,
    needs: { place: 'stage', framing: 'medium' },
    holds: [inBothHands('panpipes', 0.19, [0.5, 0.3])],
    keys: {
      0: posture('rh mouth 0.06 -0.06, lh mouth 0.09 -0.05, neck 0.04, mouth 0.15, blink 1'),
      0.3: posture('rh mouth 0.04 -0.06, lh mouth 0.07 -0.05, torso -0.04'),
      0.6: posture('rh mouth 0.08 -0.06, lh mouth 0.11 -0.05, torso 0.04, neck -0.06, blink 1'),
    },
    effects: [{ name: 'notes', at: 'leftHand' }],
  },
  'play-sitar': {
    seconds: 0.9,
    needs: { place: 'palace', framing: 'medium' },
    holds: [{ thing: 'sitar', grip: 'middle', layer: 'body', angle: 0.72, at: [0.5, 0.86] }],
    keys: {
      0: {
        ...ON_GRASS,
        ...posture('rf 0.2 0.01, lf 0.12 0.03, rh belly 0.03 -0.03, lh belly 0.26 0.27, neck 0.12'),
      },
      0.3: posture('rh belly 0.05 -0.08, torso 0.03'),
      0.6: posture('rh belly 0.03 -0.02, lh belly 0.3 0.33, neck 0.04, blink 1'),
    },
    effects: [{ name: 'notes', at: [0.3, 0.6] }],
  },
  'play-double-bass': {
    seconds: 1.1,
    needs: STAGE,
    set: [
      {
        thing: 'double bass',
        x: 0.2,
        z: -0.03,
        height: 1.14,
        stands: true,
        move: () => ({ lean: -0.1 }),
      },
    ],
    keys: {
      0: posture('lh 0.15 0.94, rh 0.2 0.52, neck 0.1, torso 0.04, rf -0.07 0, lf 0.06 0'),
      0.3: posture('rh 0.25 0.48, neck 0.16, hip 0.012 0.464'),
      0.5: posture('lh 0.16 0.86, rh 0.2 0.54, blink 1'),
      0.8: posture('rh 0.25 0.49, hip 0 0.469'),
    },
    effects: [{ name: 'notes', at: [0.34, 0.95] }],
  },
  'play-theremin': {
    seconds: 2.2,
    needs: { place: 'stage', framing: 'medium' },
    set: [{ thing: 'theremin', x: 0.36, z: -0.04, height: 0.8, stands: true }],
    keys: {
      0: posture('rh 0.38 0.74, lh 0.16 0.5, right point, left open, neck 0.04'),
      0.25: posture('rh 0.44 0.8, lh 0.17 0.58'),
      0.5: posture('rh 0.35 0.68, lh 0.15 0.47, blink 1, torso 0.05'),
      0.75: posture('rh 0.43 0.72, lh 0.17 0.56'),
    },
    effects: [{ name: 'notes', at: [0.5, 0.9], strength: 1.2 }],
  },
  'play-steel-drum': {
    seconds: 0.7,
    needs: { place: 'beach', framing: 'medium' },
    face: 'happy',
    holds: [
      { thing: 'drumstick', height: 0.18, layer: 'hand' },
      { thing: 'drumstick', grip: 'leftHand', height: 0.18, layer: 'hand' },
    ],
    set: [{ thing: 'steel drum', x: 0.34, z: -0.05, height: 0.48, stands: true }],
    keys: {
      0: posture('rh 0.2 0.66, lh 0.3 0.56, torso 0.1, neck 0.14'),
      0.5: posture('rh 0.2 0.56, lh 0.3 0.66, hip 0.015 0.462, mouth 0.4'),
    },
    effects: [{ name: 'notes', at: [0.36, 0.72] }],
  },
  'play-castanets': {
    seconds: 0.9,
    view: 'front',
    costume: 'flamenco dancer',
    needs: STAGE,
    face: 'happy',
    holds: [
      { thing: 'castanets', height: 0.12, upright: true, angle: 0 },
      { thing: 'castanets', grip: 'leftHand', height: 0.12, upright: true, angle: 0 },
    ],
    keys: {
      0: posture('rh -0.14 1.04, lh 0.26 0.66, neck 0.08, hip 0.02 0.46'),
      0.25: posture('rh -0.16 1.02, lh 0.24 0.64'),
      0.5: posture('rh -0.26 0.66, lh 0.14 1.04, neck -0.08, hip -0.02 0.46'),
      0.75: posture('rh -0.24 0.64, lh 0.16 1.02'),
    },
    effects: [{ name: 'notes', at: 'top' }],
  },
  'play-koto': {
    seconds: 1.3,
    needs: { place: 'japanese-garden', framing: 'medium' },
    set: [{ thing: 'koto', x: 0.34, z: -0.05, height: 0.2, stands: true }],
    keys: {
      0: { ...KNEEL, ...posture('rh 0.26 0.24, lh 0.4 0.25, torso 0.2, neck 0.2') },
      0.4: posture('rh 0.2 0.2, lh 0.44 0.22'),
      0.7: posture('rh 0.3 0.26, lh 0.36 0.2, neck 0.26, blink 1'),
    },
    effects: [{ name: 'notes', at: [0.36, 0.4] }],
  },
}
