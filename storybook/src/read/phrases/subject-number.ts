import { HERDS } from '../words/closed-words.ts'
import { groupSize } from '../words/counts.ts'
import type { Chunk, NounPhrase } from './sentence-parts.ts'

/** One word for several: "a couple sits". */
const GROUP =
  /(?:^| )(?:couple|family|crowd|team|band|orchestra|choir|army|legion|regiment|battalion|platoon|tribe|mob|parade|crew|squad|horde|troupe|class|gang|audience|trio|duo|pair)$/
const CREWS = /^(?:police|crew|audience|staff|team)$/

/** How many do it. */
export interface Number {
  readonly plural: boolean
  /** One word for one and for many: "a deer stands", "deer stand". */
  readonly herd: boolean
  /** "A caravan of camels crosses". */
  readonly grouped: boolean
}

/** How many a noun phrase names, for its verb. */
export function numberOf({ plural, head, words, oneOf, count }: NounPhrase): Number {
  return {
    // "One of the dogs barks".
    plural: plural && !(oneOf === true && count === 1),
    herd: HERDS.test(head) || CREWS.test(head),
    grouped: / of /.test(words) || GROUP.test(words) || isHerdName(words),
  }
}

/** "A wolf pack crosses the plain": the pack does. */
function isHerdName(words: string): boolean {
  const [last = '', ...before] = words.split(' ').toReversed()
  return before.length > 0 && groupSize(last) !== null
}

/** Who was named last in this sentence, or null. */
export function lastNoun(chunks: readonly Chunk[]): Number | null {
  const found = chunks.findLast(
    ({ type }) => type === 'stop' || type === 'noun' || type === 'pronoun',
  )
  if (found?.type === 'noun') return numberOf(found.noun)
  if (found?.type !== 'pronoun') return null
  return { plural: found.word === 'they' || found.word === 'we', herd: false, grouped: false }
}

/** The type of a chunk, or none. */
export function typeOf(chunk: Chunk | undefined): Chunk['type'] | 'none' {
  return chunk?.type ?? 'none'
}
