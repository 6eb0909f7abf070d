import type { View } from '../../../cast/people/body/skeleton.ts'
import { TAU } from './track.ts'

const QUARTERS: readonly { readonly view: View; readonly turn: 1 | -1 }[] = [
  { view: 'front', turn: 1 },
  { view: 'side', turn: 1 },
  { view: 'back', turn: 1 },
  { view: 'side', turn: -1 },
]

/**
 * How a body looks that has turned by an angle about itself: from the front, the side, the back and the other
 * side in turn, each a little narrower the nearer the next one is. Never the thin edge of a card.
 */
export function whirled(angle: number): { view: View; turn: number } {
  const quarters = angle / (TAU / 4)
  const nearest = Math.round(quarters)
  const { view, turn } = QUARTERS[((nearest % 4) + 4) % 4] ?? { view: 'front', turn: 1 }
  return { view, turn: turn * Math.cos((quarters - nearest) * (TAU / 4)) }
}
