import type { ActionContext } from '../../../action.ts'
import { paintOf } from '../../../../../cast/people/drawing/tone.ts'
import type { Hold, Score } from '../../score.ts'
import { TAU } from '../../track.ts'

const WAVED =
  /\b(wand|hat|cap|handkerchief|scarf|sword|stick|torch|sparkler|lantern|fan|baton|letter|ticket|broom|umbrella|feather|flag|banner|pennant)$/u

/** By its corner a cloth flutters behind the hand; anything else is held up. */
function waved(thing: string): Hold {
  const cloth = /^(?:(?<dye>.+) )?(?:handkerchief|hanky|kerchief)$/u.exec(thing)
  if (!cloth) return { thing: `?${thing}`, grip: 'leftHand', angle: 0.3, at: [0.5, 0.9] }
  return {
    thing: `handkerchief in ${paintOf(cloth.groups?.['dye']) ?? '#fbf8f0'}`,
    grip: 'leftHand',
    angle: -0.6,
    swing: ({ phase }) => 0.6 * Math.sin(phase * TAU),
    at: [0.5, 0.04],
    height: 0.22,
  }
}

/** Waves with the hand, or with what is in it. */
export function waving({ object }: ActionContext): Score {
  const thing = object !== null && WAVED.test(object) ? object : null
  return {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    keys: {
      0: { lh: [0.3, 0.96], left: thing ? 'fist' : 'open', lw: -0.25, neck: -0.03 },
      0.5: { lh: [0.21, 0.99], lw: 0.35, neck: 0.03 },
    },
    keepsTool: true,
    ...(thing && { holds: [waved(thing)] }),
  }
}
