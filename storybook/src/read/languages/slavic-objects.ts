import { GIVES, isSomebody } from './clause-places.ts'
import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { phraseEnd } from './order-european.ts'
import { PLAYED } from './order-german.ts'

/** What is given and played stands right behind the deed, to and with whom behind that. */
export function slavicObjects(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    const deed = ordered[at]?.kind === 'verb' ? glossAt(ordered, at) : ''
    if (GIVES.test(deed)) giveTo(ordered, at + 1)
    else if (deed === 'playing') playFirst(ordered, at + 1)
  }
  return ordered
}

/** "Daje koniowi jabłko", «показывает рисунок маме»: of two names side by side, somebody is whom it is given to. */
function giveTo(items: Item[], from: number): void {
  const end = phraseEnd(items, from)
  const last = phraseEnd(items, end)
  const [one, other] = [items.slice(from, end), items.slice(end, last)]
  if (one.length === 0 || other.length === 0) return
  const first = isSomebody(one.at(-1)?.gloss ?? '')
  if (first === isSomebody(other.at(-1)?.gloss ?? '')) return
  const [what, whom] = first ? [other, one] : [one, other]
  const article = whom[0]?.kind === 'binding' ? [] : [binding('the')]
  items.splice(from, last - from, ...what, binding('to'), ...article, ...whom)
}

/** "Gra z wnukiem w szachy": the game comes before with whom. */
function playFirst(items: Item[], from: number): void {
  const end = phraseEnd(items, from + 1)
  const game = items[end + 1]
  if (items[from]?.gloss !== 'with' || end === from + 1 || game === undefined) return
  if (!/^(?:in|on)$/.test(items[end]?.gloss ?? '') || !PLAYED.test(game.gloss)) return
  items.splice(from, end + 2 - from, game, ...items.slice(from, end))
}
