import type { Score } from '../../score.ts'
import { TAU } from '../../track.ts'
import { underFeet, underSeat } from '../../grips.ts'
import { posture } from '../../posture.ts'

const pedal = (phase: number, offset: number): readonly [number, number] => {
  const a = (phase + offset) * TAU
  return [0.055 + Math.sin(a) * 0.062, 0.105 + Math.cos(a) * 0.062]
}

export const BIKE: Score = {
  seconds: 1,
  costume: 'cyclist',
  glides: true,
  needs: { place: 'road', way: 0.5 },
  holds: [underSeat('bicycle', 0.62, [0.345, 0.1])],
  keys: {
    0: posture(
      'hip -0.1 0.53, torso 0.5, neck -0.4, rh 0.24 0.6, lh 0.26 0.6, right fist, left fist',
    ),
  },
  live: (stance, { phase }) => ({ ...stance, rf: pedal(phase, 0), lf: pedal(phase, 0.5) }),
  effects: [{ name: 'dust', at: [-0.3, 0.03], strength: 0.5 }],
  face: 'happy',
}

/** Both arms up, under the arch and through it. */
export const BIKE_FINISH: Score = {
  ...BIKE,
  needs: { place: 'road' },
  set: [
    { thing: 'finish arch', x: 1.4, z: 0.06, height: 1.5, move: ({ t }) => ({ x: -t * 0.34 }) },
  ],
  keys: {
    0: { hip: [-0.1, 0.53], torso: -0.04, ra: [2.5, 0.2], la: [2.7, 0.2], mouth: 0.8 },
    0.5: { torso: 0, ra: [2.7, 0.2], la: [2.5, 0.2], mouth: 1 },
  },
  effects: [{ name: 'confetti', at: [0.3, 1.4], strength: 1 }],
}

export const SCOOTER: Score = {
  seconds: 1.2,
  glides: true,
  needs: { place: 'street', way: 0.5 },
  holds: [
    {
      thing: 'scooter',
      grip: 'bothHands',
      angle: 0,
      layer: 'between',
      at: [0.78, 0.06],
      height: 0.58,
    },
  ],
  face: 'happy',
  keys: {
    0: posture(
      'hip -0.02 0.48, at 0 0, torso 0.1, lf 0.02 0.06, rf -0.12 0.0, rh 0.25 0.57, lh 0.27 0.57',
    ),
    0.3: { rf: [-0.3, 0.02], torso: 0.2, hip: [0.01, 0.47] },
    0.6: { rf: [-0.24, 0.12] },
    0.85: { rf: [0, 0.05] },
  },
  effects: [{ name: 'dust', at: [-0.2, 0.02], from: 0.2, until: 0.35, strength: 0.5 }],
}

export const MOTORCYCLE: Score = {
  seconds: 0.5,
  costume: 'racing driver',
  glides: true,
  needs: { place: 'road', way: 0.6 },
  holds: [underSeat('motorcycle', 0.6, [0.37, 0.3])],
  keys: {
    0: posture(
      'hip -0.1 0.43, torso 0.5, neck -0.38, rh 0.2 0.54, lh 0.22 0.54, rf 0.06 0.12, lf 0.08 0.12, at 0 0',
    ),
    0.5: { at: [0, 0.006] },
  },
  effects: [
    { name: 'smoke', at: [-0.42, 0.1], strength: 0.6 },
    { name: 'dust', at: [-0.4, 0.02] },
    { name: 'rush', at: [1.2, 0.7] },
  ],
}

export const SKATEBOARD: Score = {
  seconds: 3,
  costume: 'skateboarder',
  glides: true,
  needs: { place: 'street', way: 0.5 },
  face: 'happy',
  holds: [underFeet('skateboard', 0.12, [0.5, 0.36])],
  keys: {
    0: posture(
      'at 0 0.085, hip -0.02 0.4, rf -0.15 0, lf 0.15 0, torso 0.14, ra -0.9 0.4, la 1.0 0.5',
    ),
    0.3: { hip: [0.0, 0.36], torso: 0.26, ra: [-1.1, 0.3], la: [1.2, 0.4] },
    0.46: { at: [0, 0.085], hip: [0, 0.33], torso: 0.34 },
    0.58: posture(
      'at 0 0.34, hip 0 0.36, rf -0.13 0.06, lf 0.14 0.06, ra -1.5 0.3, la 1.6 0.4, torso 0.1, mouth 0.6',
    ),
    0.7: { at: [0, 0.085], hip: [0, 0.35], rf: [-0.15, 0], lf: [0.15, 0], torso: 0.24 },
  },
  effects: [{ name: 'dust', at: [-0.2, 0.02], from: 0.69, until: 0.76 }],
}

const FLIP = [0.5, 0.72] as const

/** In the air the board turns over under the drawn-up feet, and is caught again. */
export const KICKFLIP: Score = {
  ...SKATEBOARD,
  seconds: 2.2,
  holds: [
    {
      thing: 'skateboard',
      grip: 'feet',
      angle: 0,
      layer: 'back',
      at: [0.5, 0.36],
      height: 0.12,
      swing: ({ phase }) => {
        const share = (phase - FLIP[0]) / (FLIP[1] - FLIP[0])
        return -2 * Math.PI * Math.min(1, Math.max(0, share))
      },
    },
  ],
  keys: {
    0: posture('at 0 0.085, hip 0 0.4, rf -0.15 0, lf 0.15 0, torso 0.14, ra -0.9 0.4, la 1 0.5'),
    0.38: { at: [0, 0.085], hip: [0, 0.32], rf: [-0.15, 0], lf: [0.15, 0], torso: 0.36 },
    0.6: posture(
      'at 0 0.5, hip 0 0.38, rf -0.2 0.16, lf 0.2 0.18, ra -1.6 0.3, la 1.7 0.4, torso 0.12, mouth 0.7',
    ),
    0.78: { at: [0, 0.085], hip: [0, 0.33], rf: [-0.15, 0], lf: [0.15, 0], torso: 0.3 },
  },
  effects: [{ name: 'dust', at: [-0.2, 0.02], from: 0.78, until: 0.88 }],
}
