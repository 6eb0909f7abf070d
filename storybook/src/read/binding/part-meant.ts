import { lookUp } from '../../lexicon/look-up.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isShare } from '../words/counts.ts'
import {
  bindLastOne,
  bindOneMore,
  bindOneOfPair,
  bindOneOther,
  bindOneThing,
  bindSomeOf,
  bindTheOther,
  bindTheOthers,
} from './bind-part.ts'
import type { Binding } from './binding.ts'
import { isObject } from './as-object.ts'
import { bindRanked, isRank } from './ranked.ts'

type BindPart = (binding: Binding, next: Chunk | undefined) => boolean

/** "The first runs, the second rests": of two the second is all the others. */
const bindOneOf: BindPart = (binding, next) =>
  bindOneThing(binding, next) ||
  bindLastOne(binding, next) ||
  bindSomeOf(binding, null, { next }) ||
  bindTheOther(binding, next) ||
  bindOneOfPair(binding)

/** Who is meant by each way to name some of a group. */
const PARTS: Partial<Record<string, BindPart>> = {
  one_of: bindOneOf,
  one_more: bindOneMore,
  another: (binding, next) =>
    binding.stepped === null ? bindOneMore(binding, next) : bindSomeOf(binding, null),
  the_other: (binding, next) => bindOneOther(binding, next) || bindOneMore(binding, next),
  the_others: bindTheOthers,
}

/** "One of them runs, the other sleeps". */
export function isPart(binding: Binding, word: string, next: Chunk | undefined): boolean {
  // "One holding a ball and the other a stick".
  const other =
    word.startsWith('the_other') && next?.type === 'noun' && binding.preposition === null
  // "Two boxers fight, the one in red throws a punch".
  const one = isShare(word) && binding.before === 'pause'
  if (isObject(binding, next) && !other && !one) return false
  return bindShare(binding, word, next) ?? lookUp(PARTS, word)?.(binding, next) ?? false
}

/** "The oldest", "half of them"; null if no such word names how many or which. */
function bindShare(binding: Binding, word: string, next: Chunk | undefined): boolean | null {
  if (isRank(word)) return bindRanked(binding, word, () => bindOneOf(binding, next))
  if (!isShare(word) || word === 'one_of') return null
  return bindSomeOf(binding, null, { next, share: word })
}
