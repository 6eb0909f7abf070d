import type { Deeds } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** Still, dangling or stamping. */
export const MOODS: Deeds = {
  /** Seen from the side, as those who sit are. */
  'wave-aside': {
    seconds: 1,
    face: 'happy',
    keys: {
      0: { rh: [0.2, 0.98], right: 'open', rw: 0.5 },
      0.5: { rh: [0.26, 0.98], right: 'open', rw: -0.3 },
    },
  },
  'laugh-aside': {
    seconds: 0.6,
    face: 'happy',
    keys: {
      0: { neck: -0.16, mouth: 0.7, blink: 1, rh: [0.1, 0.5], lh: [0.14, 0.48] },
      0.5: { neck: -0.04, mouth: 1, blink: 1, rh: [0.1, 0.52] },
    },
  },
  'swing-legs': {
    seconds: 1.6,
    face: 'happy',
    needs: { place: 'park' },
    set: [{ thing: 'brick wall', x: -0.1, z: 0.03, height: 0.4 }],
    keys: { 0: { at: [0, 0.3], hip: [0, 0.18], rh: [0.06, 0.12], lh: [0.1, 0.12], torso: -0.06 } },
    live: (stance, { phase }) => ({
      ...stance,
      rl: [1.3, -1.2 + Math.sin(phase * TAU) * 0.6],
      ll: [1.25, -1.2 - Math.sin(phase * TAU) * 0.6],
      mouth: 0.3,
    }),
  },
  tantrum: {
    seconds: 0.8,
    face: 'angry',
    needs: { place: 'supermarket' },
    keys: {
      0: posture(
        'rf -0.05 0, lf 0.06 0.14, ra 0.4 1.6, la 0.2 1.5, right fist, left fist, mouth 1, neck -0.2',
      ),
      0.5: posture('rf -0.04 0.14, lf 0.05 0, ra -0.1 1.3, la 0.6 1.6, mouth 0.8, neck 0.1'),
    },
    effects: [
      { name: 'tears', at: 'head', strength: 1 },
      { name: 'dust', at: [0, 0.03], strength: 0.6 },
    ],
  },
  statue: {
    seconds: 5,
    still: true,
    needs: { place: 'park' },
    set: [{ thing: 'boulder', x: 0, z: 0.02, height: 0.2 }],
    keys: {
      0: posture('at 0 0.18, ra 2.3 0.3, la -0.5 0.6, torso -0.06, neck -0.1, rf -0.1 0, lf 0.1 0'),
    },
  },
}
