import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

/** From the ground up to the treat, and down again. */
const leap = (phase: number): number =>
  phase > 0.42 && phase < 0.72 ? Math.sin(((phase - 0.42) / 0.3) * Math.PI) : 0

/** What a dog is taught. */
export const DOG_TRAINING: Deeds = {
  /** A finger up, and it waits; the treat up, and it jumps for it. */
  'train-dog': {
    seconds: 3,
    face: 'happy',
    needs: { place: 'park' },
    holds: [{ thing: 'bone', angle: 0.5, height: 0.13, layer: 'hand' }],
    set: [
      {
        thing: '?dog',
        stands: true,
        x: 0.78,
        z: 0.02,
        height: 0.42,
        move: ({ phase, t }) => ({
          y: leap(phase) * 0.42,
          x: -leap(phase) * 0.12,
          lean: leap(phase) * 0.3,
          gait: phase > 0.42 && phase < 0.72 ? t * 3 : 0,
        }),
      },
    ],
    keys: {
      0: posture(
        'torso 0.3, neck 0.1, rh 0.1 0.6, lh 0.42 0.62, left point, hip -0.02 0.45, rf -0.08 0, lf 0.1 0',
      ),
      0.3: posture('torso 0.26, neck 0.1, rh 0.12 0.64, lh 0.42 0.7, left point, mouth 0.6'),
      0.42: posture('torso 0, neck 0, rh 0.36 1.02, lh 0.2 0.6, left open, mouth 0.3, hip 0 0.468'),
      0.72: posture('torso -0.04, rh 0.36 1.02, lh 0.24 0.62, mouth 0.8'),
      0.9: posture('torso 0.1, rh 0.16 0.66, lh 0.36 0.6'),
    },
  },
}
