import { namesLiving } from '../../lexicon/find-picture.ts'
import { isPlural, singular } from '../../lexicon/morphology.ts'
import { personTraits } from '../../lexicon/people-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

/** Languages whose word for his is that for her and their. */
const ONE_OWNER = /^(?:es|pt|it|fr|ca|ro|ru|uk|pl|cs|sk|hr|bg|hi|bn|tr|hu|fi|el)$/
/** Languages that name again what English has a pronoun or an article for. */
const NAME_AGAIN = /^(?:ja|ko|zh|th|vi|ms)$/

/** Who and what was told of before, as English tells of it again. */
export function asToldBefore(items: readonly Item[], language: string): readonly Item[] {
  const owned = ONE_OWNER.test(language) ? items.map(asHers) : items
  const named = NAME_AGAIN.test(language) ? owned.flatMap(asNamedAgain) : owned
  return named.map(asBeast)
}

const JOINT = /^(?:and|,|while|then|, then|, suddenly|\.)$/

/** Who is named first in the clause that this word stands in, or in the ones before it. */
function actorBefore(items: readonly Item[], at: number): string | null {
  const start = items.slice(0, at).findLastIndex(({ gloss }) => JOINT.test(gloss)) + 1
  const who = items.slice(start, at).find(isSomebody)
  if (who !== undefined) return who.gloss
  return start > 1 ? actorBefore(items, start - 1) : null
}

const isSomebody = ({ kind, gloss }: Item): boolean => kind === 'noun' && namesLiving(gloss)

/** "Una niña camina con su perro": her dog, by whoever walks. */
function asHers(item: Item, at: number, items: readonly Item[]): Item {
  if (item.gloss !== 'his') return item
  const who = actorBefore(items, at)
  const hers = who !== null && traitsOf(who)?.gender === 'woman'
  return hers ? { ...item, gloss: isMany(who) ? 'their' : 'her' } : item
}

const traitsOf = (noun: string): ReturnType<typeof personTraits> =>
  personTraits(noun) ?? personTraits(singular(noun.split(' ').at(-1) ?? ''))

const isMany = (noun: string): boolean => isPlural(noun.split(' ').at(-1) ?? '')

/** «Три собаки лают на неё»: of a horse, if nobody else was told of. */
function asBeast(item: Item, at: number, items: readonly Item[]): Item {
  if (!/^(?:him|her)$/.test(item.gloss) || items[at + 1]?.kind === 'noun') return item
  const joint = items.slice(0, at).findLastIndex(({ gloss }) => JOINT.test(gloss))
  const told = items.slice(0, Math.max(0, joint)).filter(isSomebody)
  const last = told.at(-1)?.gloss
  if (last === undefined || told.some(({ gloss }) => traitsOf(gloss) !== null)) return item
  return { ...item, gloss: isMany(last) ? 'them' : 'it' }
}

/** 鳩に餌をやり、男の子が鳩を追いかける: those pigeons, and no other. */
function asNamedAgain(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  if (item.kind !== 'noun' || /^(?:number|adjective)$/.test(items[at - 1]?.kind ?? ''))
    return [item]
  const before = items
    .slice(0, at)
    .findLast(({ gloss }) => singular(gloss) === singular(item.gloss))
  const clause = items.slice(0, at).some(({ gloss }) => JOINT.test(gloss))
  if (before === undefined || !clause || !namesLiving(item.gloss)) return [item]
  const the = /^(?:the|a|his|her|their)$/.test(items[at - 1]?.gloss ?? '') ? [] : [binding('the')]
  return [...the, { ...item, gloss: before.gloss }]
}
