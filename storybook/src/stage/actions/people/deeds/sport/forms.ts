import { pairs } from '../../../../../scene/rows.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { GUARD } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { keyed, TAU } from '../../track.ts'

/** Weapons of martial arts, alone and at a target. */
export const FORMS: Deeds = {
  /** One stick in the hand, the other round and round on its chain. */
  'swing-nunchucks': {
    seconds: 0.9,
    costume: 'karateka',
    needs: { place: 'dojo' },
    face: 'angry',
    holds: [{ thing: 'nunchuck', height: 0.34, angle: 0, layer: 'hand' }],
    set: [
      {
        thing: 'nunchuck',
        x: 0,
        z: -0.05,
        height: 0.34,
        shadow: false,
        move: ({ phase }) => {
          const a = phase * TAU
          return { x: 0.34 + Math.sin(a) * 0.3, y: 0.82 + Math.cos(a) * 0.3, spin: a }
        },
      },
    ],
    keys: {
      0: { ...GUARD, ...posture('rh 0.34 0.74, lh 0.06 0.6, left fist, torso 0.06') },
      0.5: posture('rh 0.35 0.77, lh 0.08 0.62, hip 0.01 0.42, mouth 0.4'),
    },
    strands: ({ at, body, beat }) => {
      const hand = at('rightHand')
      const a = beat.phase * TAU
      const end = { x: (0.34 + Math.sin(a) * 0.13) * body, y: (0.99 + Math.cos(a) * 0.13) * body }
      return [
        { points: [{ x: hand.x, y: hand.y + 0.22 * body }, end], colour: '#8a939c', width: 0.016 },
      ]
    },
    effects: [{ name: 'speed', at: [0.5, 1], strength: 0.5 }],
  },
  /** Cuts and guards with no opponent. */
  'sword-form': {
    seconds: 3.2,
    costume: 'karateka',
    needs: { place: 'dojo' },
    holds: [
      {
        thing: '?katana',
        angle: 0,
        height: 0.66,
        at: [0.5, 0.92],
        swing: keyed(
          pairs('0 0.5, 0.2 -0.9, 0.32 1.5, 0.5 1.6, 0.62 -0.4, 0.74 1.1, 0.9 0.5, 1 0.5'),
        ),
        layer: 'hand',
      },
    ],
    keys: {
      0: { ...GUARD, ...posture('rh 0.24 0.66, lh 0.22 0.62') },
      0.2: posture('hip -0.04 0.45, torso -0.1, rh 0.06 1.04, lh 0.08 1, rf -0.1 0, lf 0.1 0.06'),
      0.32: posture(
        'hip 0.06 0.38, torso 0.24, rh 0.38 0.62, lh 0.36 0.6, rf -0.24 0, lf 0.26 0, mouth 0.6',
      ),
      0.5: posture('hip 0.06 0.37, torso 0.24, rh 0.38 0.6, lh 0.36 0.58'),
      0.62: posture(
        'hip -0.02 0.44, torso -0.12, rh -0.1 0.86, lh 0.26 0.8, rf -0.14 0, lf 0.14 0',
      ),
      0.74: posture('hip 0.04 0.41, torso 0.16, rh 0.36 0.8, lh 0.02 0.6, mouth 0.5'),
    },
    effects: [{ name: 'speed', at: [0.5, 0.8], from: 0.26, until: 0.36, strength: 0.8 }],
  },
  /** At a paper target on a range. */
  'shoot-target': {
    seconds: 2.6,
    needs: { place: 'meadow' },
    holds: [{ ...inHand('shotgun', 0.12, [0.34, 0.62]), angle: 0 }],
    set: [{ thing: 'target', x: 1.6, z: 0.03, height: 0.9 }],
    keys: {
      0: posture(
        'rh 0.14 0.8, lh 0.36 0.82, neck 0.04, rf -0.12 0, lf 0.12 0, torso 0.04, blink 0',
      ),
      0.48: posture('rh 0.14 0.81, lh 0.36 0.83'),
      0.53: posture('rh 0.09 0.83, lh 0.31 0.86, torso -0.08, blink 1'),
      0.75: posture('rh 0.14 0.8, lh 0.36 0.82, torso 0.04, blink 0'),
    },
    effects: [
      { name: 'smoke', at: [0.62, 0.86], from: 0.5, until: 0.66, strength: 0.5 },
      { name: 'stars', at: [1.6, 0.6], from: 0.52, until: 0.62, strength: 0.8 },
    ],
  },
}
