import { namesLiving } from '../../lexicon/find-picture.ts'
import { glossAt, pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'

const AIMS =
  /^(?:crossing|climbing|fighting|following|helping|attacking|entering|petting|chasing|visiting)$/
const GIVES = /^(?:talking|giving|showing|bowing|whispering|offering|selling|singing|reading .+)$/
const CALLS = /^(?:howling|barking|looking at|shouting|smiling|waving|pointing)$/
const WHERE = /^(?:in|on|to|into)$/

/** "Dóna una flor a la seva àvia", «вие срещу луната», "tumatawid sa tulay": to whom, at what, or what itself, where one word says all of these and where. */
export function asAimed(items: readonly Item[], language: string): readonly Item[] {
  if (!/^(?:fi|sw|tl|hr|ca|sk|bg)$/.test(language)) return items
  const aimed = items.flatMap((item, at) =>
    item.kind === 'binding' && WHERE.test(item.gloss) ? aimOf(items, at, language) : [item],
  )
  return aimed.flatMap(togetherBehind)
}

function aimOf(items: readonly Item[], at: number, language: string): readonly Item[] {
  const { deed, whom } = around(items, at)
  if (CALLS.test(deed) && isCalled(whom)) return deed === 'looking at' ? [] : [binding('at')]
  const other = otherThan(items, at, { whom, language })
  if (other !== null) return [binding(other)]
  const itself = language === 'tl' && AIMS.test(deed) && glossAt(items, at - 1) === deed
  return itself && (namesLiving(whom) || whom === 'bridge') ? [] : given(items, at, { deed, whom })
}

function given(items: readonly Item[], at: number, { deed, whom }: Around): readonly Item[] {
  return GIVES.test(deed) && namesLiving(whom) ? [binding('to')] : items.slice(at, at + 1)
}

/** On a ship, of a castle: what English says there; null if the same. */
function otherThan(
  items: readonly Item[],
  at: number,
  { whom, language }: { readonly whom: string; readonly language: string },
): string | null {
  const small = glossAt(items, at)
  if (small === 'in' && whom === 'ship') return 'on'
  return language === 'bg' && small === 'on' && isPlaced(items, at) ? 'of' : null
}

interface Around {
  readonly deed: string
  readonly whom: string
}

/** The deed before a small word, and the name behind it. */
function around(items: readonly Item[], at: number): Around {
  const deed = items.slice(0, at).findLast(({ kind }) => /^(?:verb|pause)$/.test(kind))
  return { deed: deed?.gloss ?? '', whom: glossAt(items, pastLooks(items, at + 1)) }
}

function isCalled(whom: string): boolean {
  return whom === 'moon' || namesLiving(whom)
}

/** На балкона на замъка: whose it is. */
function isPlaced(items: readonly Item[], at: number): boolean {
  const [where, what] = items.slice(Math.max(0, at - 2), at)
  return what?.kind === 'noun' && where?.kind === 'binding' && WHERE.test(where.gloss)
}

/** Spolu tancujú: dancing together. */
function togetherBehind(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  if (item.gloss === 'together' && items[at + 1]?.kind === 'verb') return []
  const moved = item.kind === 'verb' && glossAt(items, at - 1) === 'together'
  return moved ? [item, binding('together')] : [item]
}
