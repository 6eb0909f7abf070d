import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { roundOne } from '../../round-one.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'

/** Over the others with the microphone on its pole, with the clapper, or behind the camera with an arm out. */
const CREW: readonly PartnerScore[] = [
  {
    x: 0.86,
    z: 0.06,
    faces: 1,
    holds: [{ ...inHand('microphone', 0.14, [0.5, 0.8]), angle: 1.2 }],
    keys: {
      0: { rh: [0.3, 1.02], lh: [0.14, 0.94], torso: -0.04 },
      0.5: { rh: [0.32, 1.0], lh: [0.15, 0.93], torso: 0 },
    },
  },
  {
    x: -0.5,
    z: 0.04,
    faces: 1,
    keys: {
      0: { rh: [0.3, 0.84], right: 'point', lh: ['mouth', 0.08, -0.02], mouth: 0.6 },
      0.5: { rh: [0.34, 0.78], right: 'point', torso: 0.06, mouth: 0.2 },
    },
  },
  {
    x: -0.95,
    z: 0.08,
    faces: 1,
    holds: [{ ...inHand('notebook', 0.14), grip: 'leftHand' }],
    keys: {
      0: { lh: [0.22, 0.62], rh: [0.26, 0.64], neck: 0.2 },
      0.5: { rh: [0.28, 0.62], neck: 0.1 },
    },
  },
]

/** The one thing on a table that all of them bend over. */
function lookingAt(context: ActionContext): Score {
  const { object } = context
  const found = object === null ? null : context.find(object)
  const own = found ? clamp(found.metres / 1.72, 0.2, 0.42) : 0.3
  const height = found ? Math.min(own, 0.6 / found.aspect) : own
  return {
    seconds: 3,
    face: 'happy',
    set: [
      { thing: 'table', x: 0.5, z: 0.03, height: 0.36 },
      { thing: `?${object ?? 'globe'}`, x: 0.5, y: 0.36, z: 0.02, height },
    ],
    keys: {
      0: { rh: [0.2, 0.42], lh: [0.22, 0.44], torso: 0.2, neck: 0.12 },
      0.4: { rh: [0.32, 0.58], right: 'point', torso: 0.24, mouth: 0.3 },
      0.6: { rh: [0.33, 0.6], right: 'point', neck: 0.06 },
      0.8: { rh: [0.2, 0.42] },
    },
  }
}

/** Those who ask, film and feed others, and look at one thing together. */
export const PRESS: Deeds = {
  interview: {
    seconds: 3.2,
    costume: 'reporter',
    needs: { partner: 'person' },
    holds: [inHand('microphone', 0.15, [0.5, 0.8])],
    keys: {
      0: { rh: ['mouth', 0.14, -0.08], lh: [0.16, 0.5], mouth: 0.7, torso: 0.04 },
      0.2: { rh: ['mouth', 0.14, -0.08], mouth: 0.2 },
      0.4: { rh: ['mouth', 0.14, -0.08], mouth: 0.6 },
      0.5: { rh: [0.44, 0.8], mouth: 0, torso: 0.1 },
      0.9: { rh: [0.44, 0.8], neck: 0.06 },
    },
    partner: {
      x: 0.68,
      guest: true,
      keys: {
        0: { mouth: 0, neck: 0.02 },
        0.5: { mouth: 0.2, rh: [0.2, 0.6], right: 'open' },
        0.65: { mouth: 0.7, rh: [0.26, 0.64], right: 'open' },
        0.8: { mouth: 0.2, rh: [0.2, 0.58] },
        0.9: { mouth: 0.6 },
      },
    },
  },
  'look-together': roundOne(lookingAt, { middle: 0.5, room: 5 }),
  'film-scene': {
    seconds: 3,
    costume: 'photographer',
    needs: { place: 'street', company: 4 },
    set: [
      { thing: 'camera tripod', x: 0.34, z: -0.03, height: 0.82 },
      { thing: 'movie clapper', x: 1.02, z: -0.06, height: 0.2 },
    ],
    keys: {
      0: { rh: [0.24, 0.72], lh: [0.3, 0.76], torso: 0.16, neck: -0.06, hip: [-0.05, 0.45] },
      0.5: { torso: 0.2, hip: [-0.03, 0.45] },
    },
    partner: CREW[0] ?? { x: 0.9, keys: [] },
    fellows: (count) => CREW.slice(1, 1 + count),
  },
  'spoon-feed-grown': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'kitchen', framing: 'medium' },
    holds: [
      { thing: 'spoon', angle: 1.5, height: 0.15 },
      { ...inHand('?soup bowl', 0.13), grip: 'leftHand' },
    ],
    set: [{ thing: 'stool', x: 0.66, z: 0.04, height: 0.255 }],
    keys: {
      0: { lh: [0.26, 0.52], rh: [0.3, 0.58], torso: 0.16, neck: 0.18 },
      0.45: { rh: [0.42, 0.66], torso: 0.22, neck: 0.12, mouth: 0.3 },
      0.65: { rh: [0.42, 0.66] },
    },
    partner: {
      x: 0.66,
      guest: true,
      face: 'happy',
      keys: {
        0: { ...SIT, rh: [0.12, 0.36], lh: [0.16, 0.36], mouth: 0.1 },
        0.45: { ...SIT, mouth: 0.9, torso: 0.06 },
        0.7: { ...SIT, mouth: 0.1 },
      },
    },
  },
}
