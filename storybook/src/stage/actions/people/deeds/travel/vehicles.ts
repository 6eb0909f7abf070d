import { SIT } from '../../postures.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'

const AT_THE_WHEEL = {
  hip: [-0.04, 0.3],
  torso: -0.12,
  rl: [1.4, -0.7],
  ll: [1.4, -0.7],
  face: 'happy',
} as const

/** Beside the driver, and on the back seat. */
const passenger = (index: number): PartnerScore => ({
  x: [-0.36, 0.17, -0.19][index] ?? -0.3,
  z: [0, 0.03, 0.03][index] ?? 0.03,
  faces: 1,
  guest: true,
  face: 'happy',
  keys: {
    0: { ...AT_THE_WHEEL, rh: [0.2, 0.5], lh: [0.22, 0.5] },
    0.5: { rh: index % 2 === 0 ? [0.1, 0.92] : [0.2, 0.5], mouth: 0.5 },
  },
})

const RACER = /\b(?:rac(?:e|ing)|formula|grand prix|f1)\b/u

/** One car for all who are in it. */
function driving({ partner, object }: ActionContext): Score {
  const races = RACER.test(object ?? '')
  return {
    seconds: races ? 0.9 : 1.4,
    glides: true,
    ...(races ? { costume: 'racing driver' } : {}),
    set: [
      {
        thing: races ? 'formula car' : 'convertible',
        stands: true,
        x: 0.04,
        z: -0.04,
        height: 0.54,
        move: ({ t }) => ({ y: Math.sin(t * 14) * 0.004 }),
      },
    ],
    keys: {
      0: { ...AT_THE_WHEEL, rh: [0.25, 0.5], lh: [0.27, 0.5] },
      0.5: { rh: [0.25, 0.52], lh: [0.27, 0.48] },
    },
    ...(partner && isPuppet(partner) ? { partner: passenger(0) } : {}),
    fellows: (count) => Array.from({ length: count }, (_, index) => passenger(index + 1)),
    effects: [{ name: 'dust', at: [-0.6, 0.03] }],
  }
}

/** On the seat of whatever carries it: the upper body as if it stood, so that it looks out at the same height. */
const RIDE_IN: Score = {
  seconds: 1.4,
  face: 'happy',
  keys: {
    0: { hip: [0, 0.47], rl: [1.35, -1.3], ll: [1.25, -1.2], rh: [0.24, 0.62], lh: [0.26, 0.6] },
    0.5: { rh: [0.24, 0.6], lh: [0.26, 0.62], torso: 0.05 },
  },
}

const STEER: Score = {
  seconds: 2.4,
  face: 'happy',
  holds: [{ thing: 'controller', grip: 'bothHands', angle: 0 }],
  keys: {
    0: { rh: [0.2, 0.6], lh: [0.24, 0.6], neck: -0.3, look: 0.4 },
    0.5: { rh: [0.19, 0.61], lh: [0.25, 0.59], neck: -0.36, torso: -0.04 },
  },
}

/** At the controls, seen from the side; now and then a switch overhead. */
const PILOT: Score = {
  seconds: 4,
  set: [
    { thing: 'armchair', x: -0.08, z: 0.04, height: 0.6, flip: true },
    {
      thing: 'control yoke',
      x: 0.4,
      y: 0.2,
      z: -0.04,
      height: 0.32,
      move: ({ t }) => ({ lean: Math.sin(t * 1.3) * 0.06 }),
    },
  ],
  keys: {
    0: { ...SIT, rh: [0.3, 0.5], lh: [0.34, 0.5], torso: -0.04, neck: 0 },
    0.4: { rh: [0.31, 0.49], lh: [0.35, 0.49], neck: -0.08 },
    0.55: { rh: [0.18, 0.98], neck: -0.22 },
    0.68: { rh: [0.2, 0.97], neck: -0.2 },
    0.85: { rh: [0.3, 0.5], neck: 0.04 },
  },
}

/** Both hands on the wheel, or one of them with what is studied meanwhile: a map, a compass. */
function steering({ object }: ActionContext): Score {
  const wheel = { thing: 'ship wheel', x: 0, z: -0.06, height: 0.66 }
  const score = { seconds: 3.2, view: 'front', set: [wheel], keepsTool: true } as const
  if (object === null) {
    return {
      ...score,
      keys: {
        0: { rh: [-0.2, 0.42], lh: [0.2, 0.34], torso: 0.02 },
        0.5: { rh: [-0.2, 0.34], lh: [0.2, 0.42], torso: -0.02, neck: 0.06 },
      },
    }
  }
  const large = /\b(?:map|chart|letter|scroll|book|newspaper)$/u.test(object)
  return {
    ...score,
    holds: [{ thing: `?${object}`, height: large ? 0.34 : 0.16, angle: -0.08, at: [0.62, 0.6] }],
    keys: {
      0: { rh: [-0.24, 0.66], lh: [0.2, 0.36], neck: -0.1, look: -0.7 },
      0.5: { rh: [-0.25, 0.69], lh: [0.2, 0.42], neck: -0.14, look: -0.8, mouth: 0.3 },
    },
  }
}

/** Inside. */
export const VEHICLES: Deeds = {
  'steer-ship': { needs: { place: 'ship-deck' }, by: steering },
  'pilot-plane': { ...PILOT, costume: 'pilot', needs: { place: 'cockpit' } },
  'pilot-spaceship': { ...PILOT, needs: { place: 'spaceship' } },
  drive: { needs: { place: 'road', way: 0.55, company: 4 }, by: driving },
  'ride-in': RIDE_IN,
  steer: STEER,
}
