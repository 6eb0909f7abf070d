import { SWEAT } from '../../cues.ts'
import { inBothHands } from '../../grips.ts'
import type { Deeds } from '../../score.ts'
import { GYM } from '../../settings.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const crank = (phase: number, offset: number): readonly [number, number] => {
  const a = (phase + offset) * TAU
  return [0.1 + Math.sin(a) * 0.06, 0.16 + Math.cos(a) * 0.06]
}

/** Bars, bells and machines. */
export const MACHINES: Deeds = {
  'bar-dip': {
    seconds: 1.6,
    costume: 'athlete',
    needs: GYM,
    effects: SWEAT,
    set: [{ thing: 'dip bars', x: 0, z: 0.03, height: 0.66 }],
    keys: {
      0: posture('at 0 0.28, rh 0.02 0.36, lh 0.04 0.36, rl -0.1 -0.9, ll -0.05 -1.0, torso 0.04'),
      0.5: { at: [0, 0.12], rh: [0.02, 0.52], lh: [0.04, 0.52], torso: 0.2, mouth: 0.4 },
    },
  },
  burpee: {
    seconds: 2,
    costume: 'athlete',
    needs: GYM,
    effects: SWEAT,
    keys: {
      0: posture(
        'at 0 0.14, hip 0 0.471, ra 2.8 0.1, la 2.9 0.1, torso 0, mouth 0.6, rf -0.03 0.03, lf 0.03 0.03',
      ),
      0.15: posture('at 0 0, hip 0 0.44, ra 1.6 0.3, la 1.7 0.3, rf -0.03 0, lf 0.03 0'),
      0.35: posture(
        'at 0 0, hip -0.1 0.2, torso 0.9, neck -0.4, rh 0.22 0.03, lh 0.26 0.03, rf -0.02 0, lf 0.04 0, mouth 0.2',
      ),
      0.5: posture(
        'hip -0.04 0.22, torso 1.35, neck -0.7, rh 0.26 0.02, lh 0.3 0.02, rf -0.42 0.04, lf -0.4 0.04',
      ),
      0.65: posture('hip -0.1 0.2, torso 0.9, rh 0.22 0.03, lh 0.26 0.03, rf -0.02 0, lf 0.04 0'),
      0.85: { hip: [0, 0.42], torso: 0.14, neck: 0, ra: [0.6, 0.4], la: [0.7, 0.4] },
    },
  },
  kettlebell: {
    seconds: 1.3,
    costume: 'athlete',
    needs: GYM,
    effects: SWEAT,
    holds: [inBothHands('kettlebell', 0.15, [0.5, 0.08])],
    keys: {
      0: posture(
        'hip -0.1 0.4, torso 0.7, neck -0.3, rh -0.02 0.32, lh 0 0.32, rf -0.04 0, lf 0.06 0',
      ),
      0.5: posture('hip 0 0.471, torso -0.05, neck 0, rh 0.34 0.78, lh 0.35 0.78, mouth 0.5'),
    },
  },
  'spin-class': {
    seconds: 0.8,
    costume: 'athlete',
    needs: GYM,
    effects: SWEAT,
    set: [{ thing: 'exercise bike', stands: true, x: 0.14, z: 0.02, height: 0.66 }],
    keys: {
      0: { hip: [-0.04, 0.47], torso: 0.4, neck: -0.2, rh: [0.28, 0.6], lh: [0.3, 0.6] },
      0.5: { torso: 0.46, mouth: 0.5 },
    },
    live: (stance, { phase }) => ({ ...stance, rf: crank(phase, 0), lf: crank(phase, 0.5) }),
  },
  'row-machine': {
    seconds: 1.8,
    costume: 'athlete',
    needs: GYM,
    effects: SWEAT,
    set: [{ thing: 'rowing machine', x: 0.24, z: -0.02, height: 0.28 }],
    keys: {
      0: posture('hip 0.1 0.16, torso 0.4, rf 0.34 0.08, lf 0.36 0.08, rh 0.44 0.36, lh 0.45 0.36'),
      0.5: posture('hip -0.14 0.16, torso -0.4, neck 0.2, rh 0.06 0.36, lh 0.08 0.36, mouth 0.5'),
    },
    strands: ({ at, body }) => [
      {
        points: [at('rightHand'), { x: 0.6 * body, y: 0.14 * body }],
        colour: '#33323a',
        width: 0.01,
      },
    ],
  },
  'wait-in-line': {
    seconds: 4,
    needs: { place: 'street' },
    keys: {
      0: { hip: [-0.02, 0.468], rh: ['chest', 0.08, -0.1], lh: ['chest', 0.05, -0.08] },
      0.3: { hip: [0.02, 0.468], neck: 0.1, look: 0.4 },
      0.5: { rh: [0.14, 0.62], neck: 0.24, lf: [0.05, 0.03] },
      0.7: { hip: [-0.02, 0.466], neck: -0.1, mouth: 0.4, face: 'sleepy' },
      0.95: { face: 'neutral', mouth: 0 },
    },
  },
}
