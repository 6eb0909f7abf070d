import { SWEAT } from '../../cues.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { GYM } from '../../settings.ts'
import { TAU } from '../../track.ts'

const TRAINING = { costume: 'athlete', needs: GYM, effects: SWEAT } as const

/** Where a foot is on the long oval of the pedals. */
const pedal = (phase: number, offset: number): readonly [number, number] => {
  const a = (phase + offset) * TAU
  return [0.02 + Math.cos(a) * 0.17, 0.13 + Math.sin(a) * 0.06]
}

const plate = (offset: number, z: number) => ({
  thing: 'foot plate',
  x: 0,
  z,
  height: 0.035,
  shadow: false,
  move: ({ phase }: { phase: number }) => {
    const [x, y] = pedal(phase, offset)
    return { x: x + 0.03, y: y - 0.035 }
  },
})

/** On machines, against walls and on the hands. */
export const GYM_FLOOR: Deeds = {
  'use-elliptical': {
    ...TRAINING,
    seconds: 1.3,
    set: [
      { thing: 'elliptical machine', stands: true, x: 0.14, z: 0.05, height: 0.92 },
      plate(0, -0.03),
      plate(0.5, 0.03),
    ],
    holds: [
      { thing: 'swinging pole', angle: 0.1, height: 0.62, at: [0.5, 0.1], layer: 'hand' },
      {
        thing: 'swinging pole',
        grip: 'leftHand',
        angle: 0.1,
        height: 0.62,
        at: [0.5, 0.1],
        layer: 'hand',
      },
    ],
    keys: {
      0: posture('hip -0.02 0.56, torso 0.1, rh 0.2 0.84, lh 0.4 0.84, neck -0.04'),
      0.5: posture('hip -0.02 0.56, torso 0.12, rh 0.4 0.84, lh 0.2 0.84, mouth 0.5'),
    },
    live: (stance, { phase }) => ({ ...stance, rf: pedal(phase, 0), lf: pedal(phase, 0.5) }),
  },
  'wall-push-up': {
    ...TRAINING,
    seconds: 1.8,
    set: [{ thing: 'brick wall', stands: true, x: 1, z: 0.06, height: 1.3, shadow: false }],
    keys: {
      0: posture(
        'hip 0 0.455, torso 0.26, neck -0.1, rf -0.16 0, lf -0.12 0, rh 0.44 0.84, lh 0.46 0.8, right open, left open',
      ),
      0.5: posture(
        'hip 0.09 0.43, torso 0.36, neck -0.16, rf -0.16 0, lf -0.12 0, rh 0.44 0.84, lh 0.46 0.8, right open, left open, mouth 0.4',
      ),
    },
  },
  'handstand-push-up': {
    ...TRAINING,
    costume: 'gymnast',
    seconds: 2,
    view: 'front',
    keys: {
      0: posture('at 0 0.08, spin 3.1416, rh -0.12 1.04, lh 0.12 1.04, rl 0.06 0, ll -0.06 0'),
      0.5: posture(
        'at 0 -0.06, spin 3.1416, rh -0.22 0.9, lh 0.22 0.9, rl 0.06 0, ll -0.06 0, face angry, mouth 0.4',
      ),
    },
  },
  'walk-on-hands': {
    costume: 'gymnast',
    needs: { place: 'gym', way: 0.3 },
    glides: true,
    seconds: 1.3,
    face: 'happy',
    keys: {
      0: posture(
        'at 0 0.09, spin 3.1416, ra 3.4 0.05, la 2.9 0.05, rl 0.5 -1.2, ll 0.2 -0.8, neck -0.3',
      ),
      0.5: posture(
        'at 0 0.09, spin 3.1416, ra 2.9 0.05, la 3.4 0.05, rl 0.2 -0.8, ll 0.5 -1.2, mouth 0.4',
      ),
    },
  },
  'speed-bag': {
    ...TRAINING,
    costume: 'boxer',
    seconds: 0.5,
    set: [
      {
        thing: 'speed bag',
        stands: true,
        x: 0.5,
        y: 0.72,
        z: 0.02,
        height: 0.5,
        shadow: false,
        move: ({ phase }) => ({ lean: 0.16 * Math.sin(phase * TAU * 2) }),
      },
    ],
    keys: {
      0: posture(
        'hip -0.02 0.45, rf -0.14 0, lf 0.12 0, torso 0.02, rh 0.36 0.9, lh 0.24 0.84, right fist, left fist',
      ),
      0.5: posture('rh 0.24 0.84, lh 0.37 0.92, neck -0.04, mouth 0.3'),
    },
  },
  'monkey-bars': {
    costume: 'athlete',
    face: 'happy',
    seconds: 1.8,
    needs: { place: 'playground' },
    set: [{ thing: 'monkey bars', stands: true, x: 0.1, z: 0.04, height: 1.5 }],
    // From rung to rung, legs swinging, as far as the frame goes, and back again.
    keys: {
      0: posture(
        'hip 0 0.48, rl 0.3 -0.5, ll 0.1 -0.7, rh -0.06 1.06, lh 0.22 1.06, torso 0.1, at 0 0.36',
      ),
      0.5: posture(
        'rl 0 -0.4, ll 0.4 -0.5, rh 0.2 1.06, lh -0.06 1.06, torso -0.1, mouth 0.5, at 0 0.36',
      ),
    },
    live: (stance, { t }) => ({ ...stance, at: [-0.3 + 0.4 * Math.min(1, t / 4.6), 0.36] }),
  },
}
