import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'

const GYMNAST = { costume: 'gymnast', needs: { place: 'gymnasium' } } as const
/** How high the rungs are that one goes along by the hands. */

/** On what stands in a gym and on a playground, with the weight on the hands. */
export const ON_APPARATUS: Deeds = {
  'pommel-horse': {
    ...GYMNAST,
    seconds: 1.5,
    set: [{ thing: 'pommel horse', x: 0, z: 0.05, height: 0.62 }],
    keys: {
      0: posture('at 0 0.26, hip 0 0.46, rh -0.12 0.36, lh 0.13 0.36, right fist, left fist'),
    },
    // The legs go round over the horse, together.
    live: (stance, { phase }) => {
      const [across, towards] = [Math.cos(phase * TAU), Math.sin(phase * TAU)]
      return {
        ...stance,
        torso: -0.3 * across,
        neck: 0.3 * across,
        rl: [1.35 * across + 0.1 * towards, 0.05],
        ll: [1.35 * across - 0.1 * towards, 0.05],
      }
    },
    effects: [{ name: 'sweat', at: 'head', strength: 0.4 }],
  },
  'parallel-bars': {
    ...GYMNAST,
    seconds: 2.4,
    set: [{ thing: 'parallel bars', x: 0, z: 0.04, height: 0.72 }],
    keys: {
      0: posture('at 0 0.34, hip 0 0.46, rh 0.03 0.38, lh 0.06 0.38, right fist, left fist'),
    },
    // To and fro between them from the hands, up to a handstand.
    live: (stance, { phase }) => {
      const swing = Math.sin(phase * TAU)
      const legs = swing * (swing > 0 ? 1.5 : 1.2)
      return {
        ...stance,
        torso: -0.35 * swing,
        neck: 0.25 * swing,
        rl: [legs, 0],
        ll: [legs, 0.03],
      }
    },
  },
  kickbox: {
    seconds: 1.5,
    costume: 'boxer',
    needs: { place: 'gym' },
    keys: {
      0: posture(
        'hip -0.02 0.43, rf -0.14 0, lf 0.13 0, torso 0.1, rh 0.2 0.78, lh 0.27 0.8, face angry, right fist, left fist',
      ),
      0.2: posture('rf 0.16 0.3, torso -0.14, hip -0.02 0.46, lf 0 0, rh 0.1 0.7, lh 0.2 0.76'),
      0.32: posture('rf 0.5 0.62, torso -0.42, hip 0.02 0.465, rt 0.6, rh -0.1 0.64, mouth 0.6'),
      0.42: posture('rf 0.5 0.62, torso -0.42, hip 0.02 0.465, rt 0.6'),
      0.58: posture('rf -0.1 0.08, torso 0, hip -0.02 0.44, lf 0.13 0, rt 0'),
      0.72: posture('rf -0.14 0, lf 0.13 0, rh 0.44 0.82, torso 0.24, hip 0.05 0.425, mouth 0.3'),
      0.86: posture('rh 0.2 0.78, torso 0.1, hip -0.02 0.43'),
    },
    partner: {
      x: 0.86,
      level: true,
      keys: {
        0: posture(
          'hip -0.02 0.43, rf -0.14 0, lf 0.13 0, torso 0.1, rh 0.18 0.82, lh 0.22 0.86, right fist, left fist, face angry',
        ),
        0.3: posture('torso 0.05, rh 0.14 0.7, lh 0.18 0.74'),
        0.4: posture('torso -0.24, neck -0.2, hip -0.08 0.44, mouth 0.6'),
        0.7: posture('torso 0.06, neck 0, hip -0.02 0.43, rh 0.18 0.82'),
      },
    },
    effects: [
      { name: 'stars', at: [0.48, 0.66], from: 0.32, until: 0.42, strength: 0.6 },
      { name: 'sweat', at: 'head', strength: 0.4 },
    ],
  },
}
