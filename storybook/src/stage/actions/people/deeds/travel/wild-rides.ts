import { underFeet, underSeat } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'

/** Behind a boat, and on a machine that bucks. */
export const WILD_RIDES: Deeds = {
  wakeboard: {
    seconds: 2.2,
    costume: 'surfer',
    face: 'happy',
    needs: { place: 'ocean', ground: 'water' },
    holds: [underFeet('wakeboard', 0.075, [0.5, 0.4])],
    set: [{ thing: '?speedboat', x: 1.75, z: 0.05, height: 0.5, stands: true, shadow: false }],
    keys: {
      0: posture(
        'at 0 0.05, hip -0.12 0.34, rf -0.14 0, lf 0.14 0, torso -0.16, neck 0.1, rh 0.28 0.58, la -0.9 0.5',
      ),
      0.4: posture('at 0 0.06, hip -0.1 0.3, torso -0.22'),
      0.65: posture(
        'at 0 0.32, hip 0 0.32, rf -0.12 0.05, lf 0.14 0.08, torso -0.1, la -1.3 0.3, mouth 0.7',
      ),
      0.85: posture('at 0 0.05, hip -0.12 0.3, torso -0.16'),
    },
    strands: ({ at, body }) => [
      {
        points: [at('rightHand'), { x: 1.44 * body, y: 0.34 * body }],
        colour: '#f2efe6',
        width: 0.012,
      },
    ],
    effects: [
      { name: 'splash', at: [-0.2, 0.04], strength: 1.2 },
      { name: 'wake', at: [-0.35, 0.02] },
      { name: 'splash', at: [1.4, 0.05], strength: 0.9 },
    ],
  },
  'mechanical-bull': {
    seconds: 1.3,
    costume: 'cowboy',
    needs: { place: 'bar' },
    holds: [
      {
        ...underSeat('mechanical bull', 0.66, [0.46, 0.18]),
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.26,
      },
    ],
    keys: {
      0: posture(
        'at 0 0.2, hip 0 0.4, torso -0.2, neck 0.1, rl 0.7 -0.7, ll 0.5 -0.7, rh 0.12 0.46, la 2.7 0.3, mouth 0.8',
      ),
      0.5: posture('at 0.02 0.26, torso 0.24, neck -0.2, la 2.1 0.6, rl 0.9 -0.6, ll 0.7 -0.6'),
    },
    effects: [{ name: 'speed', at: [-0.3, 0.7], strength: 0.4 }],
  },
}
