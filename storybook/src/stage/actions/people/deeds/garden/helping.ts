import { steps } from '../../steps.ts'
import type { Deeds } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** Wheelchairs and sacks. */
export const HELPING: Deeds = {
  'push-wheelchair': {
    seconds: 1.1,
    glides: true,
    face: 'happy',
    needs: { place: 'park', way: 0.4 },
    set: [{ thing: 'wheelchair', stands: true, x: 0.52, z: -0.02, height: 0.56 }],
    keys: steps({ torso: 0.14, rh: [0.28, 0.52], lh: [0.3, 0.52] }),
    partner: {
      x: 0.54,
      z: -0.01,
      faces: 1,
      guest: true,
      age: 'old',
      face: 'happy',
      keys: {
        0: posture('hip 0 0.32, rf 0.24 0.08, lf 0.27 0.08, rh 0.16 0.38, lh 0.2 0.38'),
        0.5: { torso: -0.04 },
      },
    },
  },
  'roll-wheelchair': {
    seconds: 1.6,
    glides: true,
    face: 'happy',
    needs: { place: 'park', way: 0.35 },
    set: [{ thing: 'wheelchair', x: -0.02, z: 0.02, height: 0.56 }],
    keys: {
      0: { hip: [0, 0.32], rf: [0.24, 0.08], lf: [0.27, 0.08], rh: [-0.06, 0.4], torso: -0.02 },
      0.1: { lh: [-0.04, 0.4] },
      0.5: { rh: [0.14, 0.36], lh: [0.16, 0.36], torso: 0.22, mouth: 0.3 },
    },
  },
  'wheel-basketball': {
    seconds: 0.9,
    glides: true,
    face: 'happy',
    costume: 'basketball player',
    needs: { place: 'gym', way: 0.35 },
    set: [
      { thing: 'wheelchair', x: -0.02, z: 0.02, height: 0.56 },
      {
        thing: 'basketball',
        x: 0.36,
        z: -0.05,
        height: 0.14,
        shadow: false,
        move: ({ phase }) => ({ y: 0.3 * Math.abs(Math.cos(phase * Math.PI)) ** 0.8, spin: phase }),
      },
    ],
    keys: {
      0: posture('hip 0 0.32, rf 0.24 0.08, lf 0.27 0.08, rh 0.34 0.46, lh -0.02 0.4, torso 0.14'),
      0.3: { rh: [0.35, 0.36], lh: [0.08, 0.36], torso: 0.2 },
      0.5: { rh: [0.35, 0.34], lh: [0.14, 0.36] },
      0.8: { rh: [0.34, 0.42], lh: [0.02, 0.4] },
    },
  },
  'carry-sack': {
    seconds: 1.15,
    glides: true,
    face: 'happy',
    needs: { place: 'village', way: 0.35 },
    holds: [{ ...inHand('gift sack', 0.56, [0.75, 0.14]), layer: 'back', angle: -0.1 }],
    keys: steps({ torso: 0.16, rh: [-0.06, 0.84], la: [0.4, 0.4] }, { la: [-0.2, 0.4] }),
  },
}
