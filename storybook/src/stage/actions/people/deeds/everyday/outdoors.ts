import { KNEEL } from '../../postures.ts'
import type { Deeds } from '../../score.ts'

/** Under the open sky. */
export const OUTDOORS: Deeds = {
  'watch-stars': {
    seconds: 4,
    face: 'happy',
    needs: { place: 'hilltop' },
    set: [{ thing: 'telescope', x: 0.42, z: -0.04, height: 0.86 }],
    keys: {
      0: { torso: 0.3, neck: -0.2, rh: [0.28, 0.62], lh: [0.34, 0.56], hip: [-0.06, 0.45] },
      0.4: { torso: 0.34, neck: -0.24, rh: [0.29, 0.62] },
      0.7: { torso: 0.1, neck: -0.36, rh: [0.26, 0.6], mouth: 0.9, face: 'surprised' },
      0.9: { torso: 0.28, neck: -0.2, mouth: 0.2 },
    },
  },
  /** One shingle after another is levered up and thrown down. */
  'strip-roof': {
    seconds: 2,
    costume: 'builder',
    needs: { place: 'tiled-roof' },
    holds: [{ thing: 'crowbar', angle: 1.9, height: 0.4, at: [0.5, 0.9] }],
    set: [
      { thing: 'shingle', x: 0.56, z: -0.03, height: 0.09, shadow: false },
      {
        thing: 'shingle',
        x: 0,
        z: -0.06,
        height: 0.13,
        shadow: false,
        move: ({ phase }) => {
          const s = Math.max(0, (phase - 0.3) / 0.7)
          return {
            x: 0.6 + s * 0.7,
            y: 0.06 + 4 * s * (1 - s) * 0.5,
            spin: s * 5,
            alpha: s > 0 ? 1 : 0,
          }
        },
      },
    ],
    keys: {
      0: { ...KNEEL, rh: [0.34, 0.26], lh: [0.4, 0.2], torso: 0.6, neck: 0.06 },
      0.3: { ...KNEEL, rh: [0.3, 0.4], lh: [0.38, 0.34], torso: 0.36, mouth: 0.4 },
      0.5: { ...KNEEL, rh: [0.28, 0.44], lh: [0.36, 0.38], torso: 0.3 },
    },
    effects: [{ name: 'dust', at: [0.56, 0.08], from: 0.26, until: 0.5, strength: 0.8 }],
  },
  'mend-roof': {
    seconds: 0.9,
    costume: 'builder',
    needs: { place: 'tin-roof' },
    holds: [{ thing: 'hammer', upright: false, height: 0.2 }],
    set: [
      { thing: 'plank', x: 0.5, z: -0.06, height: 0.07, shadow: false },
      { thing: 'toolbox', x: -0.46, z: -0.02, height: 0.16 },
    ],
    keys: {
      0: { ...KNEEL, rh: [0.26, 0.5], lh: [0.3, 0.14], torso: 0.5, neck: 0.1 },
      0.5: { ...KNEEL, rh: [0.36, 0.2], lh: [0.3, 0.13], torso: 0.72, neck: 0.04 },
      0.6: { ...KNEEL, rh: [0.35, 0.22], lh: [0.3, 0.13], torso: 0.7, neck: 0.04 },
    },
    effects: [{ name: 'sparks', at: [0.42, 0.12], from: 0.48, until: 0.6, strength: 0.4 }],
  },
}
