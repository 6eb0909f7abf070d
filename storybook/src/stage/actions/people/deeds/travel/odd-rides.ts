import { inHand, underFeet, underSeat } from '../../grips.ts'
import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const crank = (phase: number, offset: number): readonly [number, number] => {
  const a = (phase + offset) * TAU
  return [Math.sin(a) * 0.055, 0.085 + Math.cos(a) * 0.055]
}

/** Rides that need an introduction. */
export const ODD_RIDES: Deeds = {
  'ride-segway': {
    seconds: 2.4,
    costume: 'cyclist',
    glides: true,
    face: 'happy',
    needs: { place: 'city-street', way: 0.5 },
    holds: [underFeet('segway', 0.74, [0.45, 0.77])],
    keys: {
      0: posture('at 0 0.17, hip -0.01 0.47, torso 0.05, rh 0.15 0.53, lh 0.17 0.53, lean 0.02'),
      0.5: { at: [0, 0.175], torso: 0.13, lean: 0.08, mouth: 0.4 },
    },
    effects: [{ name: 'speed', at: [-0.3, 0.4], strength: 0.4 }],
  },
  'ride-unicycle': {
    seconds: 1.2,
    glides: true,
    face: 'happy',
    needs: { place: 'circus', way: 0.4 },
    holds: [underSeat('unicycle', 0.5, [0.5, 0.02])],
    keys: {
      0: { hip: [0, 0.5], torso: 0.02, ra: [-1.3, 0.3], la: [1.5, 0.3], lean: -0.04 },
      0.5: { ra: [-1.6, 0.2], la: [1.2, 0.4], lean: 0.05, torso: -0.03, mouth: 0.5 },
    },
    live: (stance, { phase }) => ({ ...stance, rf: crank(phase, 0), lf: crank(phase, 0.5) }),
  },
  'ride-carpet': {
    seconds: 3,
    glides: true,
    face: 'happy',
    needs: { place: 'sky', way: 0.4 },
    holds: [
      {
        ...underSeat('magic carpet', 0.2, [0.42, 0.4]),
        layer: 'back',
        swing: ({ t }) => Math.sin(t * 2) * 0.05,
      },
    ],
    keys: {
      0: {
        at: [0, 0.3],
        hip: [0, 0.08],
        torso: -0.04,
        rl: [1.5, -0.12],
        ll: [1.42, -0.1],
        rt: 1.2,
        lt: 1.2,
        rh: [0.22, 0.12],
        la: [1.4, 0.3],
        lean: -0.04,
      },
      0.5: { at: [0, 0.38], la: [1.7, 0.2], lean: 0.04, mouth: 0.5 },
    },
    effects: [{ name: 'magic', at: [-0.4, 0.35], strength: 0.7 }],
  },
  jetski: {
    seconds: 1.6,
    costume: 'surfer',
    glides: true,
    face: 'happy',
    needs: { place: 'ocean', ground: 'water', way: 0.45 },
    holds: [underSeat('jet ski', 0.44, [0.36, 0.34])],
    keys: {
      0: {
        at: [0, 0],
        hip: [-0.06, 0.3],
        torso: 0.34,
        neck: -0.26,
        rf: [0.06, 0.08],
        lf: [0.1, 0.08],
        rh: [0.21, 0.42],
        lh: [0.23, 0.42],
        lean: -0.08,
      },
      0.5: { at: [0, 0.07], torso: 0.42, lean: 0.02, mouth: 0.7 },
    },
    effects: [
      { name: 'splash', at: [-0.5, 0.06], strength: 1.8 },
      { name: 'wake', at: [-0.5, 0.02] },
      { name: 'speed', at: [-0.5, 0.4], strength: 0.5 },
    ],
  },
  zipline: {
    seconds: 2.2,
    glides: true,
    face: 'happy',
    needs: { place: 'forest', way: 0.6 },
    holds: [{ ...inHand('trolley', 0.09, [0.5, 1]), grip: 'bothHands' }],
    keys: {
      0: posture(
        'at 0 0.34, lean -0.18, rh 0.02 0.98, lh 0.05 0.98, rl 0.7 -0.8, ll 0.5 -0.7, mouth 0.8',
      ),
      0.5: { lean: 0.04, rl: [0.9, -0.5], ll: [0.7, -0.5] },
    },
    strands: ({ at, body }) => {
      const { x, y } = at('rightHand')
      const up = y + 0.085 * body
      return [
        {
          points: [
            { x: x - 1.3, y: up + 0.12 },
            { x, y: up },
            { x: x + 1.3, y: up + 0.12 },
          ],
          colour: '#4a4a52',
          width: 0.012,
        },
      ]
    },
    effects: [{ name: 'speed', at: [-0.3, 0.8] }],
  },
}
