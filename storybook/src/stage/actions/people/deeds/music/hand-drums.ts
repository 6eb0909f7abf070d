import { posture } from '../../posture.ts'
import type { Deeds, Hold } from '../../score.ts'

const STICKS: readonly Hold[] = [
  { thing: 'drumstick', layer: 'hand' },
  { thing: 'drumstick', grip: 'leftHand', layer: 'hand' },
]

/** Drums of many lands, each held as it is there. */
export const HAND_DRUMS: Deeds = {
  /** On the ground, cross-legged, a drum for each hand. */
  'play-tabla': {
    seconds: 0.7,
    view: 'front',
    face: 'happy',
    needs: { place: 'stage' },
    set: [{ thing: 'tabla', x: 0, z: -0.08, height: 0.27 }],
    keys: {
      0: posture(
        'hip 0 0.145, rl -1.3 2.6, ll 1.3 -2.6, rh -0.14 0.34, lh 0.14 0.25, right open, left open',
      ),
      0.25: posture('rh -0.14 0.25, lh 0.14 0.25, neck 0.06'),
      0.5: posture('rh -0.14 0.25, lh 0.14 0.34, neck -0.04, mouth 0.3'),
      0.75: posture('rh -0.14 0.3, lh 0.14 0.25'),
    },
    effects: [{ name: 'notes', at: [0, 0.75] }],
  },
  /** Before the belly, with a stick on either skin. */
  'play-dhol': {
    seconds: 0.6,
    view: 'front',
    face: 'happy',
    needs: { place: 'street' },
    set: [{ thing: 'barrel drum', x: 0, y: 0.4, z: -0.05, height: 0.28, shadow: false }],
    holds: STICKS,
    keys: {
      0: posture(
        'rh -0.34 0.72, lh 0.28 0.56, hip 0.02 0.46, at 0 0, rf -0.1 0, lf 0.1 0, neck 0.08',
      ),
      0.25: posture('rh -0.28 0.56, lh 0.3 0.64, at 0 0.03'),
      0.5: posture('rh -0.28 0.56, lh 0.34 0.72, hip -0.02 0.46, at 0 0, neck -0.08, mouth 0.5'),
      0.75: posture('rh -0.3 0.64, lh 0.28 0.56, at 0 0.03'),
    },
    effects: [{ name: 'notes', at: [0, 1.05] }],
  },
  /** Upright beside the head, struck by the fingers of both hands. */
  'play-daf': {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    needs: { place: 'stage' },
    set: [{ thing: 'frame drum', x: 0.02, y: 0.4, z: -0.05, height: 0.38, shadow: false }],
    keys: {
      0: posture('rh -0.2 0.64, lh 0.2 0.52, right open, left open, hip 0.02 0.465, neck 0.1'),
      0.25: posture('rh -0.1 0.66, lh 0.2 0.52'),
      0.5: posture('rh -0.22 0.62, lh 0.2 0.56, hip -0.02 0.465, neck -0.1, mouth 0.4'),
      0.75: posture('rh -0.2 0.64, lh 0.12 0.6'),
    },
    effects: [{ name: 'notes', at: [-0.3, 1] }],
  },
  'march-with-drum': {
    seconds: 0.75,
    glides: true,
    costume: 'marching musician',
    needs: { place: 'street', way: 0.35 },
    holds: [
      {
        thing: 'snare on a strap',
        grip: 'middle',
        angle: 0,
        layer: 'front',
        at: [0.1, 0.5],
        height: 0.24,
      },
      ...STICKS,
    ],
    keys: {
      0: posture('rh 0.28 0.66, lh 0.32 0.58, hip 0 0.46, torso -0.04'),
      0.25: posture('rh 0.3 0.58, lh 0.34 0.64'),
      0.5: posture('rh 0.28 0.6, lh 0.32 0.68, mouth 0.3'),
      0.75: posture('rh 0.28 0.66, lh 0.34 0.58'),
    },
    live: (stance, { t }) => {
      const step = Math.sin(t * 5.6)
      return {
        ...stance,
        rf: [0.03 + step * 0.12, Math.max(0, step) * 0.16],
        lf: [0.03 - step * 0.12, Math.max(0, -step) * 0.16],
      }
    },
    effects: [{ name: 'notes', at: [0.4, 0.9] }],
  },
}
