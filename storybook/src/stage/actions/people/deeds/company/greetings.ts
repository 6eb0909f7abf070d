import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { personTraits } from '../../../../../lexicon/people-words.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { posture } from '../../posture.ts'

/** How large a present is, in heights of who gives it. */
const GIFT = 0.2
/** A pancake is no wider than who brings it. */
const WIDEST = 0.45

/** Meeting and giving. */
export const GREETINGS: Deeds = {
  'shake-hands': { needs: { place: 'office' }, by: shaking },
  'high-five': {
    seconds: 1.6,
    face: 'happy',
    keys: {
      0: { rh: [0.14, 0.84], right: 'open' },
      0.3: { rh: [0.06, 0.96] },
      0.5: { rh: [0.29, 0.93], torso: 0.06, mouth: 0.8 },
      0.62: { rh: [0.29, 0.92], mouth: 0.9 },
    },
    partner: {
      x: 0.58,
      z: 0.02,
      face: 'happy',
      touching: true,
      keys: {
        0: { rh: [0.44, 0.8], right: 'open' },
        0.3: { rh: [0.54, 0.92] },
        0.5: { rh: [0.29, 0.93], torso: 0.06, mouth: 0.8 },
        0.62: { rh: [0.29, 0.92] },
      },
    },
    effects: [{ name: 'stars', at: [0.3, 0.97], from: 0.48, until: 0.58 }],
  },
  give: { needs: {}, by: (context) => handing(context) },
  award: { ...giving('trophy'), needs: { place: 'stage' } },
  'open-present': {
    seconds: 3,
    face: 'happy',
    set: [
      { thing: 'table', x: 0.42, z: 0.03, height: 0.4 },
      {
        thing: 'gift',
        x: 0.4,
        y: 0.4,
        z: 0.02,
        height: 0.24,
        move: ({ phase }) => ({ lean: Math.sin(phase * 40) * 0.02 * (phase < 0.5 ? 1 : 0) }),
      },
    ],
    keys: {
      0: { rh: [0.28, 0.58], lh: [0.44, 0.6], torso: 0.12, neck: 0.16 },
      0.4: { rh: [0.3, 0.66], lh: [0.44, 0.68] },
      0.55: posture(
        'rh 0.2 0.84, lh 0.36 0.9, torso -0.06, face surprised, mouth 0.8, right open, left open',
      ),
      0.85: { rh: [0.22, 0.8], lh: [0.36, 0.84], face: 'happy' },
    },
    effects: [
      { name: 'confetti', at: [0.4, 0.7], from: 0.5, until: 0.75 },
      { name: 'stars', at: [0.4, 0.7], from: 0.5, until: 0.9 },
    ],
  },
}

/** A bear has no hands to take flowers: they are held out to it all the while. */
function handing(context: ActionContext): Score {
  const score = giving(giftOf(context), sizeOf(context))
  const taken = context.partner !== null && isPuppet(context.partner)
  return taken ? score : { ...score, holds: (score.holds ?? []).map(keptInHand) }
}

function keptInHand({ thing, grip, angle, height }: Hold): Hold {
  return { thing, ...(grip && { grip }), angle: angle ?? 0, ...(height && { height }) }
}

/** "Gives his wife flowers": who gets it is not what is given. */
function giftOf({ object }: ActionContext): string {
  return object !== null && personTraits(object) !== null ? 'bouquet' : '?gift'
}

/** An umbrella is larger than an apple, in anybody's hands. */
function sizeOf(context: ActionContext): number {
  const { object, performer } = context
  const { metres = 0, aspect = 1 } = (object ? context.find(object) : null) ?? {}
  return Math.min(clamp((0.8 * metres) / performer.metres, GIFT, 0.42), WIDEST / aspect)
}

function giving(thing: string, height = GIFT): Score {
  return {
    seconds: 3,
    // Who has it in the end keeps it.
    once: true,
    face: 'happy',
    holds: [{ thing, grip: 'bothHands', angle: 0, height, when: ({ phase }) => phase < 0.55 }],
    keys: {
      0: { rh: [0.18, 0.56], lh: [0.22, 0.56] },
      0.4: { rh: [0.31, 0.62], lh: [0.34, 0.62], torso: 0.1 },
      0.55: { rh: [0.31, 0.62], lh: [0.34, 0.62], torso: 0.12, mouth: 0.4 },
      0.75: { rh: [0.12, 0.52], lh: [0.16, 0.52], torso: 0 },
    },
    partner: {
      x: 0.72,
      face: 'happy',
      holds: [{ thing, grip: 'bothHands', angle: 0, height, when: ({ phase }) => phase >= 0.55 }],
      keys: {
        0: { rh: [0.1, 0.5], lh: [0.14, 0.5] },
        0.45: { rh: [0.32, 0.62], lh: [0.35, 0.62], torso: 0.1, face: 'surprised' },
        0.55: { rh: [0.32, 0.62], lh: [0.35, 0.62], mouth: 0.6, face: 'surprised' },
        0.8: { rh: [0.2, 0.62], lh: [0.24, 0.62], torso: -0.04, face: 'happy' },
      },
    },
    effects: [{ name: 'hearts', at: [0.5, 1.0], from: 0.55, until: 0.95, strength: 0.6 }],
  }
}

/** Between the two, where the arms of both reach: further down for a child, further off for wide shoulders. */
function shaking({ performer, partner }: ActionContext): Score {
  const robot = [performer, partner].some(
    (each) => each && isPuppet(each) && each.look.outfit.hat?.style === 'robot-head',
  )
  const small = partner && !robot ? clamp(partner.metres / performer.metres, 0.6, 1) : 1
  const x = robot ? 0.62 : 0.53
  const [hand, low] = [robot ? 0.34 : 0.31, 0.28 + 0.26 * small]
  const torso = (robot ? 0.12 : 0.05) + (1 - small) * 0.6
  return {
    needs: { place: 'office' },
    seconds: 0.9,
    face: 'happy',
    keys: {
      0: { rh: [hand, low + 0.04], torso },
      0.5: { rh: [hand, low - 0.04], torso: torso + 0.03, mouth: 0.3 },
    },
    partner: {
      x,
      z: 0.02,
      level: true,
      face: 'happy',
      touching: true,
      keys: {
        0: { rh: [hand, low + 0.04], torso: 0.05 },
        0.5: { rh: [hand, low - 0.04], torso: 0.08 },
      },
    },
  }
}
