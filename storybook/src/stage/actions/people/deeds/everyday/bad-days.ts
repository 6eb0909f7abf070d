import { inBothHands } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import type { Stance } from '../../stance.ts'
import { posture } from '../../posture.ts'

/** On a chair at home, the hands where it hurts, rocking a little. */
function aching(hurts: Stance): Score {
  const { torso = 0.1, neck = 0.1 } = hurts
  return {
    seconds: 2.6,
    face: 'sad',
    needs: { place: 'living-room', framing: 'medium' },
    set: [{ thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 }],
    keys: {
      0: { ...SIT, ...hurts, blink: 1 },
      0.5: { ...SIT, ...hurts, torso: torso + 0.1, neck: neck + 0.1, blink: 1, mouth: 0.4 },
    },
    effects: [{ name: 'alarms', at: 'head', strength: 0.3 }],
  }
}

/** What one would rather not have. */
export const BAD_DAYS: Deeds = {
  'have-headache': aching({ rh: ['eye', 0.02, 0.05], lh: ['crown', -0.04, -0.04], neck: 0.2 }),
  'have-toothache': aching({ rh: ['chin', 0.0, 0.03], lh: [0.2, 0.38], neck: 0.1 }),
  'have-stomachache': aching({ rh: ['belly', 0.1, 0], lh: ['belly', 0.09, -0.03], torso: 0.4 }),
  'have-heart-attack': aching({ rh: ['chest', 0.07, 0], lh: ['chest', 0.08, -0.05], torso: 0.24 }),
  'have-backache': {
    ...aching({}),
    set: [],
    keys: {
      0: { torso: 0.5, neck: -0.2, lh: ['hip', -0.1, 0.08], rh: ['knee', 0.06, 0.06] },
      0.5: posture('torso 0.56, neck -0.1, lh hip -0.1 0.09, rh knee 0.06 0.05, mouth 0.6'),
    },
  },
  'leave-job': {
    seconds: 1.4,
    face: 'sad',
    glides: true,
    costume: 'businessman',
    needs: { place: 'office', way: 0.3 },
    holds: [inBothHands('open box', 0.2, [0.5, 0.6])],
    keys: {
      0: { rh: [0.2, 0.5], lh: [0.24, 0.5], rf: [0.12, 0], lf: [-0.12, 0.02], neck: 0.36 },
      0.5: { rh: [0.2, 0.49], lh: [0.24, 0.49], rf: [-0.12, 0.02], lf: [0.12, 0], neck: 0.4 },
    },
  },
  'burn-dinner': {
    seconds: 2.2,
    face: 'scared',
    needs: { place: 'kitchen' },
    set: [
      { thing: 'stove', x: 0.52, z: 0.02, height: 0.46 },
      { thing: 'frying pan', x: 0.48, y: 0.45, z: -0.02, height: 0.1 },
    ],
    keys: {
      0: { torso: -0.14, rh: [0.24, 0.86], lh: ['crown', 0, 0], mouth: 0.9, right: 'open' },
      0.3: { torso: -0.1, rh: [0.3, 0.8], mouth: 0.6 },
      0.5: { torso: -0.16, rh: [0.22, 0.9], mouth: 1 },
      0.75: { torso: -0.1, rh: [0.3, 0.82], mouth: 0.7 },
    },
    effects: [
      { name: 'smoke', at: [0.48, 0.56], strength: 2 },
      { name: 'fire', at: [0.48, 0.52], strength: 0.4 },
    ],
  },
}
