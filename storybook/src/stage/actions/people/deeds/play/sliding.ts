import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'

/** Feet first along the ground: into a base, over ice, across a wet floor. */
export const SLIDING: Deeds = {
  'slide-along': {
    seconds: 1.2,
    glides: true,
    needs: { way: 0.8 },
    keys: {
      0: posture(
        'hip 0 0.11, torso -0.75, neck 0.4, rl 1.62 -0.05, ll 2.05 -0.95, ra 2.3 0.4, la -0.5 0.2, mouth 0.6',
      ),
      0.5: { torso: -0.85, ra: [2.6, 0.3], mouth: 0.9 },
    },
    effects: [{ name: 'dust', at: [0.1, 0.03], strength: 1.4 }],
  },
}
