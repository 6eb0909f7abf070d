import type { Item } from './item.ts'
import { isPlaces, phraseEnd, placesEnd } from './order-european.ts'

/** "Ein auf dem Dach sitzendes Kind", «сидящий на крыше кот»: what is told before a name comes behind it. */
export function participlesBehind(items: readonly Item[], language: string): readonly Item[] {
  const turn = /^(?:de|nl)$/.test(language) ? germanPhrase : slavicPhrase
  const ordered = [...items]
  for (const [at, { kind, form }] of items.entries()) {
    const phrase = kind === 'verb' && form === 'describing' ? turn(ordered, at) : null
    if (phrase === null) continue
    const { start, told, end } = phrase
    ordered.splice(start, end - start, ...ordered.slice(told, end), ...behindVerb(ordered, phrase))
  }
  return ordered
}

/** What is told from `start` to `told`, of the name from there to `end`. */
interface Phrase {
  readonly start: number
  readonly told: number
  readonly end: number
  readonly verb: number
}

function behindVerb(items: readonly Item[], { start, told, verb }: Phrase): readonly Item[] {
  return [...items.slice(verb, told), ...items.slice(start, verb)]
}

/** Article – where – deed – name. */
function germanPhrase(items: readonly Item[], verb: number): Phrase | null {
  const before = items.findLastIndex(
    (_, at) => at < verb - 1 && isPlaces(items.slice(at + 1, verb)) && opens(items[at]),
  )
  const end = phraseEnd(items, verb + 1)
  return before < 0 || end === verb + 1 ? null : { start: before + 1, told: verb + 1, end, verb }
}

function opens(item: Item | undefined): boolean {
  return /^(?:a|the|his)$/.test(item?.gloss ?? '') || item?.kind === 'number'
}

/** Deed – what it is done to, or where – name. */
function slavicPhrase(items: readonly Item[], verb: number): Phrase | null {
  const [noun, before] = [items[verb - 2], items[verb - 1]]
  const behind = before?.kind === 'noun' || (before?.kind === 'pause' && noun?.kind === 'noun')
  const told = Math.max(placesEnd(items, verb + 1), phraseEnd(items, verb + 1))
  const end = phraseEnd(items, told)
  return behind || told === verb + 1 || end === told ? null : { start: verb, told, end, verb }
}
