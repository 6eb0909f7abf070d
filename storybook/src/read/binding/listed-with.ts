import { LIVING } from '../../plan/kinds.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Binding, Preposition } from './binding.ts'
import { growsHere } from './coverings.ts'
import { CARRIED, isFilled, isLaid } from './holding.ts'
import { acts, type Named } from './named.ts'
import { isFinish } from './of-the-set.ts'
import { isPartOfLast } from './parts.ts'
import { liesInLand } from './is-where.ts'

function isLook({ garment, body }: NounPhrase): boolean {
  return garment !== null || body
}

/** "With cheese, lettuce and tomato": what belongs to it goes on after the comma. */
function listedPart(binding: Binding, named: Named): boolean {
  const listed = binding.spent?.word === 'with' && named.before === 'pause' && !acts(named)
  if (!listed) return false
  return isLaidToo(binding, named.noun) || (named.noun.bare && isPartOfLast(binding, named.noun))
}

/** "A desk with a typewriter, a cup and a lamp": all of them are on it, or in it. */
function isLaidToo({ subjects, last }: Binding, { found, head }: NounPhrase): boolean {
  const holder = subjects.find(({ id }) => id === last)
  if (found === null || holder === undefined) return false
  const thing = { kind: found.kind, noun: head }
  return isLaid(holder, thing) || isFilled(holder, thing)
}

/** "A book on a table and a lamp": the list goes on, and the table is on no lamp. */
const BEARS = /^(?:on|onto|upon|atop|under|underneath|beneath|below|above|over)$/

/** "With red hair and a hat", "next to a cat and a dog": one preposition for both. */
export function sharedPreposition(binding: Binding, named: Named): Preposition | null {
  const { spent } = binding
  if (listedPart(binding, named)) return spent
  if (named.before !== 'conjunction' || spent === null) return null
  if (isLook(named.noun) && /^(?:with|in)$/.test(spent.word)) return spent
  if (spent.word === 'with' && isMore(binding, named)) return spent
  return isShared(binding, spent) && !begins(named) ? spent : null
}

function isShared({ role, verb, passive }: Binding, { word }: Preposition): boolean {
  if (verb === null && BEARS.test(word)) return false
  return role === 'object' || (word === 'by' && passive)
}

/** "With a red bow, and a puppy jumps out": whoever lives and acts is no part of what was told before. */
const beginsAnew = (named: Named): boolean =>
  acts(named) && LIVING.has(named.noun.found?.kind ?? 'thing')

/** What goes on with "and" after "with": more of whom or of where that is. */
function isMore(binding: Binding, named: Named): boolean {
  const { noun } = named
  if (beginsAnew(named)) return false
  const land = liesInLand(noun) || growsHere(binding, noun) || isFinish(binding, noun)
  const more = isCarriedToo(binding, noun) || isLaidToo(binding, noun)
  return land || more || isPartOfLast(binding, noun)
}

function begins(named: Named): boolean {
  return acts(named) || (named.after === 'preposition' && !saysWhere(named))
}

/** "With a teapot and two cups on it": what comes after the preposition was named before all of them. */
function saysWhere({ noun, chunks }: Named): boolean {
  const at = chunks.findIndex((chunk) => chunk.type === 'noun' && chunk.noun === noun)
  const said = chunks[at + 2]
  return said?.type === 'pronoun' && /^(?:it|them)$/.test(said.word)
}

/** "With sunglasses and a cocktail", "with lanterns and pickaxes": after how somebody looks, or what is in one hand, comes what is held. */
function isCarriedToo({ lastNoun }: Binding, { found }: NounPhrase): boolean {
  if (lastNoun === null) return false
  const held = CARRIED.test(lastNoun.head.replace(/s$/, ''))
  if (held && (found?.kind === 'tool' || found?.concept === 'shield')) return true
  return isLook(lastNoun) && /^(?:tool|instrument|food|toy|thing)$/.test(found?.kind ?? '')
}
