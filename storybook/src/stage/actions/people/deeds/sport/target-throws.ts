import type { Deeds } from '../../score.ts'
import { READY } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** Knives and discs. */
export const TARGET_THROWS: Deeds = {
  'throw-knife': {
    seconds: 1.7,
    costume: 'acrobat',
    needs: { place: 'circus' },
    holds: [{ thing: 'knife', when: ({ phase }) => phase < 0.45, layer: 'hand' }],
    set: [
      { thing: 'target', x: 1.35, z: 0.04, height: 0.95 },
      {
        thing: 'knife',
        x: 0,
        z: -0.03,
        height: 0.18,
        shadow: false,
        move: ({ phase }) => {
          if (phase < 0.45) return { alpha: 0 }
          const s = Math.min(1, (phase - 0.45) / 0.22)
          return { x: 0.34 + s * 0.9, y: 0.72 - s * 0.2, spin: s < 1 ? s * 14 : 1.57 }
        },
      },
    ],
    keys: {
      0: { rh: [0.16, 0.72], la: [0.3, 0.3] },
      0.32: { rh: [-0.16, 0.94], torso: -0.14, la: [1.3, 0.2] },
      0.46: { rh: [0.36, 0.8], torso: 0.2, la: [0.1, 0.3] },
      0.7: { rh: [0.3, 0.6], torso: 0.16 },
    },
  },
  'throw-discus': {
    seconds: 2.2,
    costume: 'athlete',
    needs: { place: 'stadium' },
    holds: [
      { thing: 'discus', angle: 0, height: 0.06, when: ({ phase }) => phase < 0.55, layer: 'hand' },
    ],
    set: [
      {
        thing: 'discus',
        x: 0,
        z: -0.03,
        height: 0.06,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.55) / 0.35
          return s < 0 || s > 1 ? { alpha: 0 } : { x: 0.34 + s * 1.7, y: 0.8 + s * 0.5, lean: 0.2 }
        },
      },
    ],
    keys: {
      0: { ...READY, rh: [0.2, 0.6], la: [0.4, 0.5], turn: 1 },
      0.25: { rh: [-0.26, 0.56], torso: -0.1, hip: [-0.04, 0.4], la: [1.2, 0.3] },
      0.42: { rh: [-0.28, 0.66], torso: -0.2 },
      0.56: posture('rh 0.34 0.8, torso 0.18, hip 0.03 0.46, la -0.6 0.3, mouth 0.9, turn 1'),
      0.8: { rh: [0.2, 0.9], torso: 0.2, lf: [-0.1, 0.06], turn: 1 },
    },
    effects: [{ name: 'dust', at: [0, 0.03], from: 0.5, until: 0.6 }],
  },
}
