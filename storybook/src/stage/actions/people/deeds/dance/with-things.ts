import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { STAGE } from '../../settings.ts'
import { TAU } from '../../track.ts'

const SPIRAL = 12

/** Dances that have a thing of their own. */
export const WITH_THINGS: Deeds = {
  'twirl-baton': {
    seconds: 1.4,
    view: 'front',
    costume: 'marching musician',
    needs: { place: 'stadium', framing: 'medium' },
    face: 'happy',
    holds: [
      { thing: 'twirling baton', angle: 0, upright: true, height: 0.5, swing: ({ t }) => t * 9 },
    ],
    keys: {
      0: posture('rh -0.26 0.82, lh hip 0.04 0.03, hip 0.012 0.468, rf -0.06 0, lf 0.06 0'),
      0.25: posture('rh -0.2 1, rf -0.06 0.1, lf 0.06 0'),
      0.5: posture('rh -0.12 0.9, hip -0.012 0.468, rf -0.06 0, mouth 0.4'),
      0.75: posture('rh -0.22 0.76, lf 0.06 0.1'),
    },
    effects: [{ name: 'stars', at: 'rightHand', strength: 0.3 }],
  },
  'twirl-ribbon': {
    seconds: 2.4,
    view: 'front',
    costume: 'gymnast',
    needs: { place: 'gymnasium' },
    face: 'happy',
    holds: [{ thing: 'beater', angle: 0.9, height: 0.26 }],
    keys: {
      0: posture(
        'rh -0.3 0.92, lh 0.3 0.8, hip 0 0.49, rt -0.9, lt -0.9, rf -0.05 0.03, lf 0.06 0.03',
      ),
      0.25: posture('rh -0.1 1.08, lf 0.2 0.14, neck -0.06'),
      0.5: posture('rh 0.12 0.96, lh 0.34 0.62, lf 0.06 0.03, mouth 0.3'),
      0.75: posture('rh -0.24 0.72, lh 0.28 0.92, rf -0.2 0.12'),
    },
    strands: ({ at, body, beat: { t } }) => {
      const hand = at('rightHand')
      const points = Array.from({ length: SPIRAL * 3 + 1 }, (_, index) => {
        const s = index / (SPIRAL * 3)
        const wind = s * TAU * 3 - t * 6
        return {
          x: hand.x - (0.1 + s * 0.62) * body + Math.cos(wind) * 0.05 * body,
          y: hand.y + (0.06 - s * 0.34 + Math.sin(wind) * 0.1) * body,
        }
      })
      return [{ points: [hand, ...points], colour: '#e0457a', width: 0.02, z: -0.09 }]
    },
  },
  /** Round a pole, one hand high on it and one knee hooked about it. */
  'pole-dance': {
    seconds: 3,
    view: 'front',
    costume: 'gymnast',
    needs: STAGE,
    set: [{ thing: 'dance pole', x: -0.15, z: 0.03, height: 1.7, shadow: false }],
    keys: {
      0: posture(
        'at 0.04 0.22, rh -0.15 1.14, lh 0.3 0.84, lean -0.24, rl -0.7 0.9, ll 0.35 -0.1, neck 0.1',
      ),
      0.35: posture('at 0.02 0.34, lh 0.32 0.98, lean -0.32, rl -0.9 1.2, ll 0.6 -0.1'),
      0.7: posture('at 0.04 0.2, lh 0.28 0.7, lean -0.18, rl -0.6 0.8, ll 0.2 -0.4, mouth 0.3'),
    },
  },
  'sword-dance': {
    seconds: 1.2,
    view: 'front',
    costume: 'piper',
    needs: { place: 'castle' },
    face: 'happy',
    set: [{ thing: 'crossed swords', x: 0, z: -0.06, height: 0.12, stands: true, shadow: false }],
    keys: {
      0: posture('at 0 0, rh -0.08 1.08, lh hip 0.05 0.04, rf -0.05 0, lf 0.12 0.16, neck 0.05'),
      0.25: posture('at 0 0.08, rf -0.06 0.03, lf 0.06 0.03'),
      0.5: posture('at 0 0, rh -0.08 1.08, rf -0.12 0.16, lf 0.05 0, neck -0.05, mouth 0.3'),
      0.75: posture('at 0 0.08, rf -0.06 0.03, lf 0.06 0.03'),
    },
    effects: [{ name: 'notes', at: [0.4, 0.9], strength: 0.5 }],
  },
}
