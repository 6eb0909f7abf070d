import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { isMany, isOfOne, pluralOf } from './plurals.ts'

/** Mbwa wanakimbia, paka weusi: several, by what agrees with a name that is of one or many alike. */
export function swahiliNumbers(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const next = items[at + 1]
    // "Wa kijani": of a colour.
    if (item.gloss === 'of' && (next?.kind === 'adjective' || items[at - 1]?.kind === 'verb'))
      return []
    if (item.gloss === 'and' && items[at - 1]?.kind === 'verb') return [binding('with')]
    // Wanawake wazee: a look of whoever is named before it.
    if (/^old m[ae]n$/.test(item.gloss) && isNamed(items, at))
      return [{ gloss: 'old', kind: 'adjective' as const, many: item.gloss === 'old men' }]
    return [item.kind === 'noun' && isSeveral(items, at) ? several(item) : item]
  })
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
  return isOfOne(item.gloss) ? item : { ...item, gloss: pluralOf(item.gloss) }
}
