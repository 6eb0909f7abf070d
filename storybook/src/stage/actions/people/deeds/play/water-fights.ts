import type { Deeds, Hold } from '../../score.ts'
import { READY } from '../../postures.ts'
import { inHand } from '../../grips.ts'

const PISTOL: Hold = inHand('water pistol', 0.2, [0.25, 0.6])

/** Two who squirt at each other in turn, and duck. */
export const WATER_FIGHTS: Deeds = {
  'water-fight': {
    seconds: 2.2,
    needs: { place: 'garden' },
    face: 'happy',
    holds: [PISTOL],
    keys: {
      0: { ...READY, rh: [0.3, 0.68], lh: [0.26, 0.62], mouth: 0.6 },
      0.4: { ...READY, rh: [0.34, 0.7], lh: [0.3, 0.64], torso: 0.2, mouth: 0.8 },
      0.6: { ...READY, hip: [-0.08, 0.36], torso: -0.14, rh: [0.26, 0.6], lh: [0.16, 0.86] },
      0.85: { ...READY, hip: [-0.06, 0.38], torso: -0.1, rh: [0.26, 0.62], lh: [0.16, 0.84] },
    },
    partner: {
      x: 1.5,
      face: 'happy',
      holds: [PISTOL],
      keys: {
        0: { ...READY, hip: [-0.08, 0.36], torso: -0.14, rh: [0.26, 0.6], lh: [0.16, 0.86] },
        0.35: { ...READY, hip: [-0.06, 0.38], torso: -0.1, rh: [0.26, 0.62], lh: [0.16, 0.84] },
        0.55: { ...READY, rh: [0.3, 0.68], lh: [0.26, 0.62], mouth: 0.6 },
        0.9: { ...READY, rh: [0.34, 0.7], lh: [0.3, 0.64], torso: 0.2, mouth: 0.8 },
      },
    },
    strands: ({ beat: { phase }, body }) => {
      const first = phase > 0.05 && phase < 0.48
      const [from, to] = first ? [0.5, 1.36] : [1.0, 0.14]
      if (!first && (phase < 0.58 || phase > 0.96)) return []
      const points = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
        x: (from + (to - from) * share) * body,
        y: (0.72 + 0.22 * share * (1 - share) * 2 - 0.06 * share) * body,
      }))
      return [
        { points, colour: '#9fdcf5', width: 0.03, z: -0.08 },
        { points, colour: '#e9f9ff', width: 0.012, z: -0.09 },
      ]
    },
    effects: [
      { name: 'splash', at: [1.36, 0.66], from: 0.1, until: 0.48, strength: 1 },
      { name: 'splash', at: [0.14, 0.66], from: 0.6, until: 0.96, strength: 1 },
    ],
  },
}
