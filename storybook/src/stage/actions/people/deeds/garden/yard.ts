import { pairs } from '../../../../../scene/rows.ts'
import type { Deeds } from '../../score.ts'
import { keyed } from '../../track.ts'
import { GARDEN } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** Lawn, leaves and wood. */
export const YARD: Deeds = {
  rake: {
    seconds: 1.5,
    needs: GARDEN,
    holds: [{ thing: 'rake', grip: 'leftHand', aim: 'rightHand', angle: Math.PI, at: [0.5, 0.42] }],
    set: [{ thing: 'leaf heap', x: 0.86, z: 0.02, height: 0.3 }],
    keys: {
      0: posture(
        'lh 0.34 0.52, rh 0.16 0.72, torso 0.3, neck 0.1, hip 0 0.455, rf -0.12 0, lf 0.1 0',
      ),
      0.5: { lh: [0.18, 0.5], rh: [0.02, 0.7], torso: 0.14, hip: [-0.05, 0.46] },
    },
    effects: [{ name: 'leaves', at: [0.5, 0.06] }],
  },
  mow: {
    seconds: 1.2,
    needs: GARDEN,
    glides: true,
    holds: [{ thing: 'lawn mower', angle: 0, height: 0.5 }],
    keys: {
      0: posture('rh 0.2 0.47, lh 0.24 0.48, torso 0.16, rf -0.16 0.02, lf 0.14 0, hip 0 0.455'),
      0.5: { rf: [0.14, 0], lf: [-0.16, 0.02] },
    },
    effects: [{ name: 'leaves', at: [0.6, 0.05], strength: 0.6 }],
  },
  'fell-tree': {
    seconds: 4.6,
    once: true,
    costume: 'lumberjack',
    needs: { place: 'forest' },
    holds: [
      {
        thing: 'axe',
        angle: 0,
        swing: ({ phase }) => (phase > 0.62 ? 0.4 : 0.5 - 0.9 * Math.sin(phase * 30)),
        at: [0.4, 0.96],
      },
    ],
    set: [
      { thing: 'stump', x: 0.86, z: 0.03, height: 0.2 },
      {
        thing: '?pine tree',
        x: 0.86,
        y: 0.12,
        z: 0.02,
        height: 1.6,
        stands: true,
        move: ({ phase }) => {
          const falls = Math.min(1, Math.max(0, (phase - 0.6) / 0.3))
          return { lean: 1.35 * falls * falls + (phase < 0.6 ? 0.012 * Math.sin(phase * 60) : 0) }
        },
      },
    ],
    keys: {
      0: { rh: [0.1, 0.86], lh: [0.16, 0.7], torso: -0.1 },
      0.1: { rh: [0.36, 0.5], lh: [0.3, 0.5], torso: 0.26 },
      0.21: { rh: [0.1, 0.86], lh: [0.16, 0.7], torso: -0.1 },
      0.31: { rh: [0.36, 0.5], lh: [0.3, 0.5], torso: 0.26 },
      0.42: { rh: [0.1, 0.86], lh: [0.16, 0.7], torso: -0.1 },
      0.52: { rh: [0.36, 0.5], lh: [0.3, 0.5], torso: 0.26 },
      0.66: { rh: [0.14, 0.5], lh: [-0.1, 0.5], torso: -0.12, neck: -0.1, mouth: 0.9 },
      1: { rh: [0.14, 0.5], lh: [-0.1, 0.5], torso: -0.06, mouth: 0.5 },
    },
    effects: [
      { name: 'crumbs', at: [0.6, 0.3], from: 0.08, until: 0.56 },
      { name: 'dust', at: [1.6, 0.05], from: 0.88, until: 0.98 },
    ],
  },
  'chop-wood': {
    seconds: 1.8,
    costume: 'lumberjack',
    needs: { place: 'forest' },
    holds: [
      {
        thing: 'axe',
        angle: 0,
        swing: keyed(pairs('0 0.5, 0.35 -1.1, 0.52 1.5, 0.66 1.4')),
        at: [0.4, 0.96],
      },
    ],
    set: [
      { thing: 'stump', x: 0.5, z: 0.03, height: 0.2 },
      {
        thing: 'log',
        x: 0.5,
        y: 0.19,
        z: 0.02,
        height: 0.2,
        move: ({ phase }) =>
          phase > 0.52 && phase < 0.9
            ? {
                lean: Math.min(1.2, (phase - 0.52) * 8),
                x: Math.min(0.16, phase - 0.52),
                y: -Math.min(0.16, (phase - 0.52) * 0.8),
              }
            : {},
      },
    ],
    keys: {
      0: posture('rh 0.2 0.6, lh 0.24 0.56, torso 0.1, rf -0.12 0, lf 0.1 0, hip -0.03 0.455'),
      0.35: posture('rh -0.02 1.04, lh 0.04 1.02, torso -0.16, neck -0.1, hip -0.02 0.47, rw -0.9'),
      0.52: posture('rh 0.3 0.44, lh 0.3 0.46, torso 0.66, neck -0.1, hip -0.06 0.4, rw 0.1'),
      0.66: { rh: [0.29, 0.45], lh: [0.29, 0.47], torso: 0.6 },
    },
    effects: [{ name: 'crumbs', at: [0.5, 0.4], from: 0.5, until: 0.62 }],
  },
}
