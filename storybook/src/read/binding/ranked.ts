import { lookUp } from '../../lexicon/look-up.ts'
import type { Subject } from '../../plan/plan.ts'
import { noTraits, type Traits } from '../phrases/traits.ts'
import { actors, isAlive, takeStage, type Binding } from './binding.ts'
import { whichOne } from './which-one.ts'

/** By what one is told from the others: of those who were told of one by one it picks one, of a group it makes one so. */
const RANKS: Readonly<Record<string, Pick<Traits, 'size' | 'age' | 'others'>>> = {
  old: { size: 'large', age: 'old', others: ['old', 'elderly'] },
  young: { size: 'small', age: 'child', others: ['young', 'little'] },
  tall: { size: 'large', age: null, others: ['tall', 'big'] },
  small: { size: 'small', age: null, others: ['small', 'short', 'little', 'tiny'] },
}

const STEMS: readonly (readonly [word: RegExp, rank: keyof typeof RANKS])[] = [
  [/^(?:old|eld)(?:er|est)_of$/, 'old'],
  [/^young(?:er|est)_of$/, 'young'],
  [/^(?:tall|bigg)(?:er|est)_of$/, 'tall'],
  [/^(?:small|short)(?:er|est)_of$/, 'small'],
]

const rankOf = (word: string): string | undefined =>
  STEMS.find(([pattern]) => pattern.test(word))?.[1]

/** `oldest_of`, `smaller_of`. */
export const isRank = (word: string): boolean => rankOf(word) !== undefined

/** "One old and one young monk … the elder meditates"; "three brothers … the youngest", who steps out and is the smallest. */
export function bindRanked(binding: Binding, word: string, stepOut: () => boolean): boolean {
  const rank = lookUp(RANKS, rankOf(word) ?? '')
  if (rank === undefined) return false
  const singles = binding.subjects.filter((each) => isAlive(each) && each.count === 1)
  const unlike = binding.stepped === null && singles.length > 1
  const meant = unlike ? whichOne(singles, { traits: { ...noTraits(), ...rank } }) : null
  if (meant !== null) {
    takeStage(binding, meant)
    binding.recent = meant.id
    return true
  }
  if (!stepOut()) return false
  for (const one of actors(binding))
    Object.assign(one, { size: rank.size } satisfies Partial<Subject>)
  return true
}
