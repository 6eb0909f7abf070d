import type { Deeds } from '../../score.ts'
import { inHand, inBothHands } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { digging } from './digging.ts'

/** What only one calling does. */
export const CALLINGS: Deeds = {
  'direct-traffic': {
    seconds: 2.8,
    view: 'front',
    costume: 'police officer',
    needs: { place: 'crosswalk' },
    holds: [{ ...inHand('stop paddle', 0.26, [0.5, 0.9]), grip: 'leftHand' }],
    keys: {
      0: { rh: [-0.3, 0.8], right: 'open', lh: [0.24, 0.92], neck: 0 },
      0.3: { rh: [-0.33, 0.78], look: -0.6 },
      0.5: { rh: [-0.12, 0.86], look: -0.4, mouth: 0.6 },
      0.7: { rh: [-0.32, 0.8], look: 0.5 },
      0.85: { rh: [-0.12, 0.84], look: 0.3, mouth: 0.1 },
    },
  },
  'marshal-plane': {
    seconds: 2.4,
    costume: 'construction worker',
    needs: { place: 'airport' },
    holds: [
      { ...inHand('marshal wand', 0.3, [0.5, 0.95]) },
      { ...inHand('marshal wand', 0.3, [0.5, 0.95]), grip: 'leftHand' },
    ],
    set: [{ thing: 'airplane', x: 2.5, z: 0.3, height: 1.25, stands: true, flip: true }],
    keys: {
      0: { rh: [0.26, 0.62], lh: [0.02, 0.72], neck: -0.04 },
      0.5: { rh: [0.22, 0.98], lh: [0.08, 1.02], neck: -0.12, mouth: 0.4 },
    },
  },
  'keep-bees': {
    seconds: 2.6,
    costume: 'beekeeper',
    needs: { place: 'garden' },
    holds: [inBothHands('hive frame', 0.2, [0.5, 0.1])],
    set: [
      { thing: 'beehive', x: 0.5, z: 0.03, height: 0.6, stands: true },
      ...[0, 1, 2, 3].map((bee) => ({
        thing: 'bee',
        x: 0.3,
        y: 0.8,
        z: -0.04,
        height: 0.07,
        move: ({ t }: { t: number }) => ({
          x: Math.sin(t * 2.1 + bee * 1.7) * 0.3,
          y: Math.cos(t * 2.7 + bee * 2.3) * 0.16,
          turn: Math.cos(t * 2.1 + bee * 1.7) > 0 ? 1 : -1,
        }),
      })),
    ],
    keys: {
      0: { rh: [0.22, 0.68], lh: [0.3, 0.7], neck: 0.12 },
      0.5: { rh: [0.24, 0.78], lh: [0.32, 0.8], neck: 0 },
    },
  },
  'dig-bones': { needs: { place: 'desert' }, by: digging },
  'fly-plane': {
    seconds: 2.2,
    glides: true,
    costume: 'aviator',
    face: 'happy',
    needs: { place: 'sky', way: 0.45 },
    set: [
      {
        thing: 'biplane',
        stands: true,
        x: 0.1,
        y: 0.06,
        z: -0.04,
        height: 0.86,
        move: ({ t }) => ({ y: Math.sin(t * 1.8) * 0.03, lean: Math.sin(t * 1.5) * 0.03 }),
      },
    ],
    keys: {
      0: posture(
        'hip -0.02 0.3, at -0.06 0.16, torso 0.04, rl 1.4 -0.7, ll 1.4 -0.7, rh 0.2 0.5, lh 0.22 0.5',
      ),
      0.5: { lh: [0.1, 0.98], left: 'open', mouth: 0.6 },
      0.75: { lh: [0.18, 0.96], left: 'open' },
    },
    live: (stance, { t }) => ({ ...stance, at: [-0.06, 0.16 + Math.sin(t * 1.8) * 0.03] }),
  },
  deliver: {
    seconds: 2.2,
    costume: 'postman',
    needs: { place: 'house' },
    face: 'happy',
    holds: [inBothHands('?parcel', 0.22)],
    keys: {
      0: { rh: [0.17, 0.54], lh: [0.23, 0.54], torso: -0.04 },
      0.5: { rh: [0.27, 0.64], lh: [0.33, 0.64], torso: 0.1, mouth: 0.5 },
    },
    partner: {
      guest: true,
      x: 0.84,
      face: 'happy',
      keys: {
        0: { rh: [0.14, 0.6], lh: [0.18, 0.6] },
        0.5: { rh: [0.34, 0.66], lh: [0.3, 0.66], torso: 0.1, mouth: 0.6 },
      },
    },
  },
}
