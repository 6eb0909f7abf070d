import type { Deeds, Hold } from '../../score.ts'
import { PRONE } from '../../postures.ts'
import { TAU } from '../../track.ts'
import { JETPACK } from './jetpack.ts'
import { LANDING } from './landing.ts'
import { posture } from '../../posture.ts'

/** Hung from a canopy by the back. */
const underCanopy = (thing: string, height: number): Hold => ({
  thing,
  grip: 'back',
  angle: 0,
  layer: 'back',
  at: [0.5, 1],
  height,
})

/** Through the air. */
export const AIR: Deeds = {
  ...JETPACK,
  ...LANDING,
  bungee: {
    seconds: 3.2,
    needs: { place: 'bridge' },
    face: 'scared',
    keys: {
      0: {
        ...posture('at 0 1.25, ra 2.5 0.2, la 2.2 0.2, rl 0.05 -0.1, ll -0.1 -0.05, mouth 1'),
        spin: Math.PI,
      },
      0.35: { at: [0, 0.05], spin: Math.PI + 0.1, ra: [2.9, 0.1], la: [2.8, 0.1], stretch: 1.05 },
      0.45: { at: [0, 0.0], stretch: 1.06, mouth: 1 },
      0.7: {
        ...posture(
          'at 0.06 0.75, ra 2.1 0.5, la 1.7 0.5, stretch 1, rl 0.3 -0.5, ll 0.1 -0.6, face happy',
        ),
        spin: Math.PI - 0.25,
      },
      0.88: { at: [0.03, 1.15] },
    },
    strands: ({ at, body, beat }) => {
      const feet = at('feet')
      const up = 2.6 * body
      const slack = Math.max(0, Math.cos(beat.phase * TAU)) * 0.2
      return [
        {
          points: [
            feet,
            { x: feet.x + slack, y: feet.y + 0.4 },
            { x: -slack, y: (feet.y + up) / 2 + 0.2 },
            { x: 0, y: up },
          ],
          colour: '#f2b632',
          width: 0.016,
          z: 0.01,
        },
      ]
    },
    effects: [{ name: 'speed', at: [0, 1], strength: 0.6 }],
  },
  skydive: {
    seconds: 4.6,
    once: true,
    needs: { place: 'sky' },
    costume: 'aviator',
    face: 'happy',
    holds: [
      {
        ...underCanopy('parachute', 1.1),
        when: ({ phase }) => phase > 0.46,
        swing: ({ t }) => Math.sin(t * 2) * 0.05,
      },
    ],
    keys: {
      0: {
        ...PRONE,
        hip: [0, 0.45],
        torso: 1.4,
        neck: -0.6,
        ra: [1.9, 0.9],
        la: [2.2, 0.9],
        rl: [-1.3, -0.9],
        ll: [-1.1, -0.9],
        at: [0, 0.25],
        lean: 0.06,
        mouth: 0.7,
      },
      0.2: { at: [0.03, 0.2], ra: [2.0, 0.8], la: [2.1, 1.0], lean: -0.06 },
      0.4: {
        ...PRONE,
        hip: [0, 0.45],
        torso: 1.4,
        at: [0, 0.2],
        rl: [-1.3, -0.9],
        ll: [-1.1, -0.9],
        neck: -0.6,
        ra: [1.9, 0.9],
        la: [2.2, 0.9],
        lean: 0,
      },
      0.52: {
        hip: [0, 0.471],
        torso: 0,
        neck: 0,
        rl: [0.3, -0.5],
        ll: [0.1, -0.3],
        ra: [2.6, 0.3],
        la: [2.7, 0.3],
        at: [0, 0.32],
        lean: -0.08,
        mouth: 1,
      },
      0.76: { at: [0.05, 0.1], lean: 0.06, rl: [0.1, -0.3], ll: [0.3, -0.5], mouth: 0.5 },
      1: { at: [-0.02, 0], lean: -0.04, rl: [0.3, -0.5], ll: [0.1, -0.3] },
    },
    effects: [{ name: 'speed', at: [0, 0.8], from: 0, until: 0.45, strength: 0.8 }],
  },
  paraglide: {
    seconds: 3.4,
    glides: true,
    needs: { place: 'sky', way: 0.4 },
    costume: 'aviator',
    face: 'happy',
    holds: [{ ...underCanopy('paraglider', 0.95), swing: ({ t }) => Math.sin(t * 1.8) * 0.04 }],
    keys: {
      0: posture(
        'at 0 0.12, hip -0.04 0.42, torso -0.16, rl 1.35 -0.9, ll 1.2 -0.7, rh 0.14 0.86, lh 0.16 0.88, lean -0.04',
      ),
      0.5: posture(
        'at 0 0.22, rl 1.2 -0.7, ll 1.35 -0.9, rh 0.14 0.8, lh 0.16 0.82, lean 0.06, mouth 0.5',
      ),
    },
  },
  'hang-glide': {
    seconds: 3.4,
    glides: true,
    needs: { place: 'sky', way: 0.4 },
    face: 'happy',
    holds: [
      { thing: 'hang glider', grip: 'back', angle: 0, layer: 'back', at: [0.5, 0.62], height: 0.6 },
    ],
    keys: {
      0: {
        ...PRONE,
        hip: [-0.05, 0.42],
        torso: 1.36,
        neck: -0.7,
        ra: [0.6, 0.9],
        la: [0.8, 0.9],
        rl: [-1.4, -0.1],
        ll: [-1.3, -0.1],
        at: [0, 0.1],
        lean: -0.05,
      },
      0.5: { at: [0, 0.2], lean: 0.06 },
    },
  },
  fly: {
    seconds: 3,
    glides: true,
    needs: { way: 0.4 },
    keepsTool: true,
    keys: {
      0: posture(
        'hip -0.1 0.45, torso 1.1, neck -0.7, ra 2.0 0.2, la -0.1 0.3, rl -1.0 -0.25, ll -1.2 -0.1, at 0 0.16, lean 0',
      ),
      0.5: { at: [0, 0.26], lean: 0.06, ra: [2.2, 0.1], rl: [-1.2, -0.15], ll: [-1.0, -0.3] },
    },
  },
  float: {
    seconds: 6,
    keepsTool: true,
    keys: {
      0: posture('at 0 0.15, lean -0.15, rl 0.5 -0.7, ll 0.1 -0.5, ra 0.9 0.5, la 1.3 0.4'),
      0.5: posture('at 0 0.3, lean 0.25, rl 0.2 -0.5, ll 0.6 -0.8, ra 1.3 0.5, la 0.8 0.6'),
    },
  },
}
