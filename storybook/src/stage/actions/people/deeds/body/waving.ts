import type { ActionContext } from '../../../action.ts'
import type { Score } from '../../score.ts'

const WAVED =
  /\b(wand|hat|cap|handkerchief|scarf|sword|stick|torch|sparkler|lantern|fan|baton|letter|ticket|broom|umbrella|feather|flag|banner|pennant)$/u

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
    ...(thing && {
      holds: [{ thing: `?${thing}`, grip: 'leftHand', angle: 0.3, at: [0.5, 0.9] }],
    }),
  }
}
