import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { BY_ITSELF, phraseEnd } from './order-european.ts'

const WHERE =
  /^(?:in|on|from|into|to|with|at|under|over|behind|in front of|next to|around|through)$/

/** "Talon katolla", "pojan koira": whose it is, before the name; "syö omenan": what a deed is done to. */
export function finnishOwners(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.gloss !== 'genitive') continue
    ordered.splice(at, 1)
    const end = phraseEnd(ordered, at)
    const small = WHERE.test(glossAt(ordered, end)) ? 1 : 0
    const last = phraseEnd(ordered, end + small)
    if (end === at || last === end + small || isDoneTo(ordered, at, small)) continue
    const owner = ordered.slice(at, end)
    // Lammen rannalla: by the pond.
    if (
      /^(?:beach|coast)$/.test(glossAt(ordered, last - 1)) &&
      WATER.test(glossAt(ordered, end - 1))
    ) {
      ordered.splice(at, last - at, binding('next to'), ...owner)
      continue
    }
    ordered.splice(at, last - at, ...ordered.slice(end, last), binding('of'), ...owner)
  }
  return ordered
}

const WATER = /^(?:pond|lake|river|stream|ocean)$/

/** "Rakentaa linnan rannalle": right behind a deed that needs something. */
function isDoneTo(items: readonly Item[], at: number, small: number): boolean {
  const before = items[at - 1]
  return small === 1 && before?.kind === 'verb' && !BY_ITSELF.test(before.gloss)
}
