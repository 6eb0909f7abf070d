import { isPlace } from './clause.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { isOfOne, pluralOf } from './plurals.ts'
import type { Reading } from './reading.ts'
import { SURFACE } from './surfaces.ts'

/** An item in the form that was read: of many, with its small word and whose it is. */
export function withForm(item: Item, { many, before = '', owned }: Reading): readonly Item[] {
  const several = item.kind === 'noun' && many === true && !isOfOne(item.gloss)
  const formed = { ...item, many, ...(several ? { gloss: pluralOf(item.gloss) } : {}) }
  const whose = owned === true && item.kind === 'noun' ? [binding('his')] : []
  const small = item.kind === 'verb' ? '' : smallWord(before, item)
  return [...(small === '' ? [] : [smallItem(small)]), ...whose, formed]
}

function smallItem(small: string): Item {
  return small === 'genitive' ? { gloss: small, kind: 'particle' } : binding(small)
}

/** Pöydällä, pallolla; lesom, kladivom: on a table and with a ball, through a forest and with a hammer. */
function smallWord(before: string, { gloss, kind }: Item): string {
  if (before === 'place') return SURFACE.test(gloss) ? 'on' : 'in'
  if (kind !== 'noun') return before === 'means' ? '' : before
  if (before === 'means') return isWay(gloss) ? 'through' : 'with'
  if (before === 'to') return SURFACE.test(gloss) ? 'on' : 'to'
  return before === 'on' && WITH_IT.test(gloss) ? 'with' : before
}

function isWay(gloss: string): boolean {
  return !WITH_IT.test(gloss) && (SURFACE.test(gloss) || isPlace(gloss))
}

const WITH_IT =
  /^(?:ball|yarn|stick|hammer|knife|spoon|rope|toys?|net|shovel|broom|axe|saw|pencil|fishing rod|wand|sword|spear|bow|doll|teddy bear|hands?|soap|towel|camera)$/

const WHERE =
  /^(?:in|on|from|into|to|with|through|under|over|behind|in front of|next to|between|around|along|without|genitive|for|near|at .*)$/

/** Adds what a form was read as: its small word stands once, before the looks of its noun. */
export function addFormed(items: Item[], formed: readonly Item[], language: string): void {
  const [first, ...rest] = formed
  const leads = first !== undefined && WHERE.test(first.gloss) && rest.length > 0
  if (language === 'sw' && leads && items.at(-1)?.gloss === 'from') items.push(...rest)
  else if (!leads || language === 'sw') items.push(...owner(items, formed, language), ...formed)
  else addCase(items, formed, language)
}

/** Na balkonu dvorca: a name in a case of its own right behind another is whose that is. */
function owner(items: readonly Item[], [noun]: readonly Item[], language: string): readonly Item[] {
  const owned = /^(?:hr|sk)$/.test(language) && noun?.kind === 'noun'
  const [where, owns] = items.slice(-2)
  const placed = where?.kind === 'binding' && owns?.kind === 'noun'
  return owned && placed ? [binding('of')] : []
}

function addCase(items: Item[], [first, ...rest]: readonly Item[], language: string): void {
  if (first === undefined) return
  const start = items.findLastIndex(({ kind, gloss }) => !LOOKS.test(kind) && gloss !== 'his') + 1
  const before = items[start - 1]
  if (before === undefined || !isWhere(before)) items.splice(start, 0, first)
  // Punaisella pallolla: with it, as only the noun tells.
  else if (language === 'fi' && rest.at(-1)?.kind === 'noun' && before.kind !== 'verb')
    items.splice(start - 1, 1, first)
  items.push(...rest)
}

const LOOKS = /^(?:adjective|number)$/

/** Letí nad hradom: a deed may have its small word with it. */
function isWhere({ kind, gloss }: Item): boolean {
  if (kind === 'verb') return / (?:over|at|on|to|with|in|into|for|of)$/.test(gloss)
  return /^(?:binding|particle)$/.test(kind) && WHERE.test(gloss)
}
