import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** Training with ropes. */
export const ROPES: Deeds = {
  'battle-ropes': {
    seconds: 0.6,
    costume: 'athlete',
    needs: { place: 'gym' },
    keys: {
      0: posture(
        'hip -0.06 0.4, rf -0.1 0, lf 0.1 0, torso 0.3, rh 0.28 0.62, lh 0.28 0.4, right fist, left fist',
      ),
      0.5: { rh: [0.28, 0.4], lh: [0.28, 0.62], mouth: 0.5 },
    },
    strands: ({ at, body, beat: { phase } }) =>
      (['rightHand', 'leftHand'] as const).map((hand, index) => {
        const { x, y } = at(hand)
        const wave = Math.sin((phase + index * 0.5) * TAU) * 0.12
        return {
          points: [
            { x, y },
            { x: x + 0.3 * body, y: (0.26 + wave) * body },
            { x: x + 0.6 * body, y: (0.16 - wave) * body },
            { x: x + 0.9 * body, y: (0.1 + wave * 0.6) * body },
            { x: x + 1.3 * body, y: 0.03 * body },
          ],
          colour: '#33323a',
          width: 0.03,
        }
      }),
    effects: [{ name: 'sweat', at: 'head', strength: 0.6 }],
  },
}
