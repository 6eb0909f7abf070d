import { TURN, clamp, gather, overshoot, through } from '../../easing.ts'
import type { Choreography, Effect } from '../action.ts'
import { deed, effect } from '../performed.ts'
import { thing } from './thing.ts'

interface Veil {
  /** In seconds. */
  readonly from: number
  readonly lasts: number
  readonly object: string | null
}

/** What hides who comes or goes: the smoke that is told, of its colour, else a shower of stars. */
function veil({ from, lasts, object }: Veil): Effect[] {
  const until = from + lasts
  if (!object?.endsWith('smoke'))
    return [effect('magic', { from, until, strength: 2, at: () => ({ x: 0, y: 0.5 }) })]
  const colour = object.replace(/ ?smoke$/u, '')
  return [0.15, 0.45, 0.75].map((y) =>
    effect('smoke', { from, until, strength: 1.9, colour, at: () => ({ x: 0, y: y - 0.1 }) }),
  )
}

const appearing = thing(
  (t, { seconds }) => {
    const share = through(t, seconds * 0.2, 0.7)
    return { pose: { alpha: clamp(share * 2), stretch: 0.7 + 0.3 * overshoot(share) } }
  },
  ({ seconds, object }) => veil({ from: seconds * 0.08, lasts: seconds * 0.3, object }),
)

const vanishing = thing(
  (t, { seconds }) => {
    const share = through(t, seconds * 0.55, 0.8)
    return {
      pose: { alpha: 1 - share, stretch: 1 + 0.3 * gather(share), turn: Math.cos(share * TURN) },
    }
  },
  ({ seconds, object }) => veil({ from: seconds * 0.45, lasts: seconds * 0.3, object }),
)

/** Who was not there before, and who is no more. */
export const COMING_AND_GOING: readonly Choreography[] = [
  deed('appear', appearing),
  deed('disappear', vanishing),
]
