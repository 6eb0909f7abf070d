import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'

/** How far out the hands are, and how high the ropes are hung. */
const [OUT, HOOKS] = [0.12, 2.6]

/** Arms out straight between two ropes, then up in a swing and back. */
export const RINGS: Deeds = {
  'still-rings': {
    seconds: 3.6,
    costume: 'gymnast',
    view: 'front',
    needs: { place: 'gymnasium' },
    keys: {
      0: posture(
        'at 0 0.5, hip 0 0.47, rh -0.12 1.04, lh 0.12 1.04, rl -0.02 0, ll 0.02 0, right fist, left fist',
      ),
      0.25: posture(
        'at 0 0.76, hip 0 0.47, rh -0.36 0.78, lh 0.36 0.78, rl -0.03 0, ll 0.03 0, mouth 0.3',
      ),
      0.5: posture(
        'at 0 0.76, hip 0 0.47, rh -0.36 0.78, lh 0.36 0.78, rl -0.5 0, ll 0.5 0, mouth 0.5',
      ),
      0.7: posture('at 0 0.76, hip 0 0.47, rh -0.36 0.78, lh 0.36 0.78, rl -0.03 0, ll 0.03 0'),
    },
    strands: ({ at, body }) =>
      (['rightHand', 'leftHand'] as const).flatMap((grip, side) => {
        const hand = at(grip)
        const top = { x: (side === 0 ? -OUT : OUT) * body, y: HOOKS * body }
        const ring = Array.from({ length: 13 }, (_, step) => ({
          x: hand.x + Math.sin((step / 12) * Math.PI * 2) * 0.06 * body,
          y: hand.y + (0.05 - Math.cos((step / 12) * Math.PI * 2) * 0.06) * body,
        }))
        return [
          {
            points: [{ x: hand.x, y: hand.y + 0.11 * body }, top],
            colour: '#6b4529',
            width: 0.012,
            z: 0.02,
          },
          { points: ring, colour: '#b5793a', width: 0.024, z: 0.02 },
        ]
      }),
  },
}
