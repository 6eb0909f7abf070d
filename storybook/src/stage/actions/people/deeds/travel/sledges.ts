import { underFeet, underSeat } from '../../grips.ts'
import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Down the ice, behind dogs and off the ramp. */
export const SLEDGES: Deeds = {
  bobsled: {
    seconds: 0.8,
    costume: 'bobsledder',
    glides: true,
    needs: { place: 'ski-slope', way: 0.6 },
    holds: [{ ...underSeat('bobsled', 0.34, [0.36, 0.55]), layer: 'front' }],
    keys: {
      0: posture(
        'hip 0 0.16, torso 0.2, neck -0.1, rl 1.5 -0.2, ll 1.5 -0.2, rh 0.24 0.3, lh 0.26 0.3, at 0 0, lean 0.03',
      ),
      0.5: { at: [0, 0.015], torso: 0.3, lean: -0.02 },
    },
    effects: [
      { name: 'snow', at: [-0.5, 0.05], strength: 1.8 },
      { name: 'speed', at: [-0.5, 0.4] },
    ],
  },
  'dog-sled': {
    seconds: 0.8,
    costume: 'eskimo',
    glides: true,
    face: 'happy',
    needs: { place: 'snow', way: 0.5 },
    set: [
      { thing: 'dog sled', x: 0.24, z: -0.03, height: 0.5, stands: true },
      ...[0.95, 1.35].map((x, index) => ({
        thing: 'husky',
        x,
        z: 0.02 + index * 0.02,
        height: 0.42,
        move: ({ t }: { t: number }) => ({
          gait: t * 2.4 + index * 0.4,
          y: Math.abs(Math.sin(t * 7 + index)) * 0.02,
        }),
      })),
    ],
    keys: {
      0: posture('at -0.04 0.04, hip -0.04 0.44, torso 0.18, rh 0.2 0.5, lh 0.22 0.5, mouth 0.2'),
      0.5: { hip: [-0.02, 0.42], torso: 0.26, mouth: 0.7 },
    },
    strands: ({ body }) => [
      {
        points: [
          { x: 0.56 * body, y: 0.14 * body },
          { x: 0.95 * body, y: 0.24 * body },
          { x: 1.35 * body, y: 0.24 * body },
        ],
        colour: '#6b4529',
        width: 0.01,
      },
    ],
    effects: [{ name: 'snow', at: [-0.2, 0.04], strength: 1.4 }],
  },
  'ski-jump': {
    seconds: 2.4,
    costume: 'skier',
    glides: true,
    needs: { place: 'ski-slope', way: 0.5 },
    holds: [underFeet('skis', 0.1, [0.4, 0.6])],
    keys: {
      0: posture(
        'at 0 0.3, hip 0.02 0.46, torso 0.7, neck -0.4, ra -0.2 0.1, la -0.1 0.1, rt 0.3, lt 0.3, lean 0.34',
      ),
      0.5: { at: [0, 0.4], lean: 0.44, torso: 0.8, ra: [-0.4, 0.1] },
    },
    effects: [{ name: 'speed', at: [-0.4, 0.5] }],
  },
}
