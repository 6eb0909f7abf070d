import type { NounStart } from './noun-start.ts'
import type { NounPhrase } from './sentence-parts.ts'

/** What a word calls many things that lie on each other: `pile`, `stack` …; null for all other words. */
export function heapWord(word: string): string | null {
  return /^(pile|heap|mound|stack|mountain|pyramid|bouquet)s?$/.exec(word)?.[1] ?? null
}

/** Leaves are heaped, flowers tied. */
export function liesSo(heap: string, noun: NounPhrase): boolean {
  // Of flowers that nobody names there is a picture.
  const named = noun.found?.kind === 'plant' && !/(?:^| )(?:wild)?flower$/.test(noun.head)
  return heap === 'bouquet' ? named : liesInHeaps(noun)
}

/** What is poured or thrown on each other; pancakes have a picture of their stack. */
function liesInHeaps({ found, plural, head }: NounPhrase): boolean {
  const loose = /^(?:food|thing|plant|toy|clothing|tool|furniture|symbol|nature)$/
  const many = plural || /^(?:firewood|lumber|timber|luggage|coal)$/.test(head)
  return many && loose.test(found?.kind ?? '') && found?.picture !== 'noto:pancakes'
}

interface Heap {
  readonly heap: string
  readonly start: NounStart
  readonly words: string
}

/** "A heap of leaves" is one thing. */
export function asHeap(noun: NounPhrase, { heap, start, words }: Heap): NounPhrase {
  const count = start.count ?? 1
  const colour = noun.traits.colour ?? start.traits.colour
  const said = heap === 'stack' && noun.count !== null && noun.count > 1 ? `${noun.count} ` : ''
  return {
    ...noun,
    head: `${heap} of ${said}${noun.head}`,
    // What is tied grows nowhere: it lies on a table.
    found: heap === 'bouquet' && noun.found ? { ...noun.found, kind: 'thing' } : noun.found,
    words,
    count,
    plural: count > 1,
    place: null,
    negated: start.negated,
    traits: { ...noun.traits, colour, size: start.traits.size },
  }
}

const ONE_PAIR =
  /(?:^| )(?:glass|glasses|sunglasses|scissors?|trousers?|pants?|jeans?|shorts?|tights?|binoculars?|headphones?|goggles?|pliers?|tweezers?|tongs?|shears?|secateurs|pajamas|pyjamas|suspenders|earmuffs|handcuffs|underpants|handlebars)$/

/** A pair of glasses is one thing, a pair of shoes are two. */
export function isOnePair(head: string): boolean {
  return ONE_PAIR.test(head)
}
