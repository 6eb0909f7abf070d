import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { phraseEnd } from './order-european.ts'
import { isMany, isOfOne, pluralOf } from './plurals.ts'

const WHERE = /^(?:in|on|under|behind|in front of|next to|between|over)$/

/** "Nyuma ya mlango dragoni analala": where, before who acts. */
export function swahiliPlaces(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { gloss }] of items.entries()) {
    const opens = at === 0 || items[at - 1]?.gloss === '.'
    if (!opens || !WHERE.test(gloss)) continue
    const end = phraseEnd(ordered, at + 1)
    const who = phraseEnd(ordered, end)
    const stop = ordered.findIndex(({ kind }, index) => index > at && kind === 'pause')
    const last = stop < 0 ? ordered.length : stop
    if (end === at + 1 || who === end || ordered[who]?.kind !== 'verb') continue
    ordered.splice(at, last - at, ...ordered.slice(end, last), ...ordered.slice(at, end))
  }
  return ordered
}

/** Mbwa wanakimbia, paka weusi: several, by what agrees with a name that is of one or many alike. */
export function swahiliNumbers(items: readonly Item[]): readonly Item[] {
  return items
    .filter((item, at) => !isOfLook(item, at, items))
    .map((item, at, all) => asBeside(asOld(item, at, all), at, all))
    .map((item, at, all) => (item.kind === 'noun' && isSeveral(all, at) ? several(item) : item))
}

/** "Wa kijani": of a colour. */
function isOfLook({ gloss }: Item, at: number, items: readonly Item[]): boolean {
  return gloss === 'of' && (items[at + 1]?.kind === 'adjective' || items[at - 1]?.kind === 'verb')
}

/** "Anatembea na mbwa": with a dog. */
function asBeside(item: Item, at: number, items: readonly Item[]): Item {
  const beside = items[at - 1]?.kind === 'verb' && items[at + 1]?.kind !== 'verb'
  return item.gloss === 'and' && beside ? binding('with') : item
}

/** Wanawake wazee: a look of whoever is named before it. */
function asOld(item: Item, at: number, items: readonly Item[]): Item {
  const look = /^old m[ae]n$/.test(item.gloss) && isNamed(items, at)
  return look ? { gloss: 'old', kind: 'adjective', many: item.gloss === 'old men' } : item
}

function isSeveral(items: readonly Item[], at: number): boolean {
  let next = at + 1
  while (/^(?:adjective|number)$/.test(items[next]?.kind ?? '')) {
    if (items[next]?.many === true || isMany(glossAt(items, next))) return true
    next++
  }
  const joined = glossAt(items, at - 1) === 'and' || glossAt(items, next) === 'and'
  return !joined && items[next]?.kind === 'verb' && items[next]?.many === true
}

function isNamed(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).findLast(({ kind }) => !/^(?:adjective|number)$/.test(kind))
  return before?.kind === 'noun'
}

function several(item: Item): Item {
  const one = isOfOne(item.gloss) || /^(?:couple|family|crowd|people|audience)$/.test(item.gloss)
  return one ? item : { ...item, many: true, gloss: pluralOf(item.gloss) }
}
