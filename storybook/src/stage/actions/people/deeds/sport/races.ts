import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { ATHLETE } from '../../settings.ts'
import { posture } from '../../posture.ts'
import type { Stance } from '../../stance.ts'

/** The legs of who runs at full speed. */
function sprint(stance: Stance, phase: number): Stance {
  const step = Math.sin(phase * TAU)
  const lift = Math.cos(phase * TAU)
  return {
    ...stance,
    rf: [step * 0.26, Math.max(0, lift) * 0.12],
    lf: [-step * 0.26, Math.max(0, -lift) * 0.12],
  }
}

/** Races that are not only run. */
export const RACES: Deeds = {
  /** The one comes from behind with the baton, the other takes it on the run. */
  'pass-baton': {
    seconds: 4.6,
    once: true,
    ...ATHLETE,
    needs: { place: 'outdoor-track' },
    holds: [
      { thing: 'baton', angle: 0.9, height: 0.2, layer: 'hand', when: ({ phase }) => phase < 0.56 },
    ],
    keys: {
      0: { at: [-1.2, 0], torso: 0.22, ra: [0.8, 1.3], la: [-0.6, 1.3] },
      0.3: { at: [-0.2, 0], torso: 0.24, ra: [-0.5, 1.3], la: [0.8, 1.3] },
      0.44: { at: [0.16, 0], torso: 0.26, ra: [1.35, 0.1], la: [-0.7, 1.1] },
      0.56: { at: [0.42, 0], torso: 0.2, ra: [1.4, 0.05], la: [-0.5, 1.1], mouth: 0.6 },
      0.72: { at: [0.6, 0], torso: 0.02, ra: [0.4, 0.5], la: [0.2, 0.5] },
      1: { at: [0.66, 0], torso: -0.02, ra: [2.6, 0.2], la: [2.4, 0.2], mouth: 1 },
    },
    live: (stance, { t, phase }) => (phase < 0.7 ? sprint(stance, t * 1.5) : stance),
    partner: {
      x: 0.62,
      faces: 1,
      holds: [
        {
          thing: 'baton',
          grip: 'leftHand',
          angle: 0.9,
          height: 0.2,
          layer: 'hand',
          when: ({ phase }) => phase >= 0.56,
        },
      ],
      keys: {
        0: posture(
          'at 0 0, hip -0.03 0.44, torso 0.3, la -1.1 0.1, ra 0.4 0.6, rf 0.14 0, lf -0.14 0',
        ),
        0.3: posture('at 0.06 0, la -1.2 0.1, ra 0.6 0.9, rf -0.2 0.08, lf 0.2 0'),
        0.4: posture('at 0.24 0, rf 0.22 0.04, lf -0.22 0.1, la -1.25 0.05, ra 0.7 1.1'),
        0.56: posture('at 0.5 0, rf -0.22 0.1, lf 0.22 0.04, la -1.25 0.05, ra -0.4 1.2'),
        0.66: posture('at 0.86 0, rf 0.24 0.04, lf -0.24 0.1, la 0.8 1.3, ra -0.6 1.3'),
        0.76: posture('at 1.2 0, rf -0.24 0.1, lf 0.24 0.04, la -0.6 1.3, ra 0.8 1.3'),
        0.88: posture('at 1.6 0, rf 0.24 0.04, lf -0.24 0.1, la 0.8 1.3, ra -0.6 1.3'),
        1: posture('at 1.95 0, rf -0.24 0.1, lf 0.24 0.04, la -0.6 1.3, ra 0.8 1.3, mouth 0.6'),
      },
    },
    effects: [{ name: 'dust', at: [-0.2, 0.03], from: 0, until: 0.6, strength: 0.6 }],
  },
  /** Both legs in a sack that the hands hold up. */
  'sack-race': {
    seconds: 0.8,
    glides: true,
    face: 'happy',
    needs: { place: 'meadow', way: 0.4 },
    holds: [
      { thing: 'race sack', grip: 'middle', angle: 0, at: [0.5, 0], height: 0.62, upright: false },
    ],
    keys: {
      0: posture(
        'at 0 0, hip -0.02 0.42, rf -0.02 0, lf 0.03 0, torso 0.2, rh 0.12 0.5, lh 0.16 0.5, lean 0.04',
      ),
      0.45: posture(
        'at 0 0.2, hip 0 0.46, rf -0.02 0.03, lf 0.03 0.03, torso 0.06, rh 0.12 0.54, lh 0.16 0.54, lean -0.06, mouth 0.8',
      ),
      0.85: posture('at 0 0, hip -0.02 0.4, rf -0.02 0, lf 0.03 0, torso 0.24'),
    },
    effects: [{ name: 'dust', at: 'feet', from: 0.84, until: 0.98, strength: 0.8 }],
  },
}
