import type { Deeds } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** Snow and ice. */
export const WINTER: Deeds = {
  'shovel-snow': {
    seconds: 1.9,
    needs: { place: 'snow' },
    costume: 'skier',
    holds: [{ thing: 'snow shovel', aim: 'leftHand', angle: 0, at: [0.5, 0.2], height: 0.78 }],
    set: [{ thing: 'snow heap', x: 0.95, z: 0.03, height: 0.3 }],
    keys: {
      0: posture(
        'rh 0.0 0.56, lh 0.24 0.36, torso 0.42, neck -0.1, hip -0.06 0.42, rf -0.14 0, lf 0.12 0',
      ),
      0.35: { rh: [0.08, 0.5], lh: [0.34, 0.3], torso: 0.55 },
      0.6: { rh: [0.02, 0.6], lh: [0.3, 0.58], torso: 0.12, hip: [-0.02, 0.45] },
      0.8: { rh: [0.06, 0.66], lh: [0.34, 0.62], torso: 0.2 },
    },
    effects: [{ name: 'snow', at: [0.66, 0.5], from: 0.58, until: 0.78, strength: 2 }],
  },
  'ice-fish': {
    seconds: 3,
    needs: { place: 'snow' },
    costume: 'skier',
    holds: [{ thing: 'fishing rod', angle: 0.9, height: 0.5 }],
    set: [
      { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
      { thing: 'ice hole', x: 0.66, z: 0.02, height: 0.09, shadow: false },
      { thing: 'bucket', x: -0.42, z: 0.03, height: 0.18 },
      {
        thing: 'fish',
        x: 0.66,
        z: -0.04,
        height: 0.14,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.62) / 0.3
          return s < 0 || s > 1
            ? { alpha: 0 }
            : { y: 0.06 + Math.sin(s * Math.PI) * 0.34, spin: -1 + s * 2 }
        },
      },
    ],
    keys: {
      0: { ...SIT, rh: [0.22, 0.46], lh: [0.16, 0.4], torso: 0.1, neck: 0.14 },
      0.55: { rh: [0.22, 0.47] },
      0.68: { rh: [0.16, 0.66], torso: -0.14, neck: -0.1, mouth: 0.8, face: 'surprised' },
      0.9: { rh: [0.2, 0.52], torso: 0, face: 'happy' },
    },
    strands: ({ at, body, beat: { phase } }) => {
      const { x, y } = at('rightHand')
      const tip = { x: x + 0.36 * body, y: y + 0.28 * body }
      const up =
        phase > 0.62 && phase < 0.92 ? Math.sin(((phase - 0.62) / 0.3) * Math.PI) * 0.34 : 0
      return [
        {
          points: [tip, { x: 0.66 * body, y: (0.05 + up) * body }],
          colour: '#f7f7f2',
          width: 0.006,
        },
      ]
    },
    effects: [{ name: 'splash', at: [0.66, 0.06], from: 0.6, until: 0.72, strength: 0.9 }],
  },
}
