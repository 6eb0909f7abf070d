import { placeWord } from '../words/place-words.ts'
import { NAMING, objectEnd } from './chinese-clauses.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

/** What stands between a deed and what follows, as English has it: 正在, 上, 下, 互相. */
export function withComplements(items: readonly Item[]): readonly Item[] {
  return items.map(asWhere).flatMap(asWay)
}

/** 猫被狗追赶: who does it comes first, and last whom it is done to. */
export function agentFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  const by = ordered.findIndex(({ gloss }) => gloss === PASSIVE)
  const start = ordered.findLastIndex(({ kind }, at) => at < by && !NAMING.test(kind)) + 1
  const deed = objectEnd(ordered, by + 1)
  if (by < 0) return items
  const told = ordered.slice(0, start).every(({ kind }) => /^(?:pause|film|setting)$/.test(kind))
  const acts = deed > by + 1 && ordered[deed]?.kind === 'verb' && start < by && told
  if (!acts) return ordered.filter(({ gloss }) => gloss !== PASSIVE)
  ordered.splice(
    start,
    deed + 1 - start,
    ...ordered.slice(by + 1, deed + 1),
    ...ordered.slice(start, by),
  )
  return ordered
}

const PASSIVE = '被'

/** 正在沙发上睡觉: before a name it says where, and not when. */
function asWhere(item: Item, at: number, items: readonly Item[]): Item {
  const where = item.gloss === '正在' && NAMING.test(items[at + 1]?.kind ?? '')
  return where ? { ...item, gloss: '在' } : item
}

/** 躺下休息, 爬上屋顶: behind a deed they tell which way it goes, and nothing is below or above. */
function asWay(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const deed = items[at - 1]
  if (item.kind !== 'particle' || deed?.kind !== 'verb' || !BEHIND_DEED.test(item.gloss))
    return [item]
  const leads = MOVES.test(deed.gloss) && NAMING.test(items[at + 1]?.kind ?? '')
  if (leads && item.gloss === '上') return [binding('onto')]
  return leads && item.gloss === '下' ? [binding('down')] : []
}

const BEHIND_DEED = /^(?:上|下|中|间|前|后|里|过|时)$/
const MOVES =
  /^(?:walking|running|jumping|climbing|leaping|hopping|flying|rolling|sliding|riding|driving|stepping|crawling|rushing)(?: up)?$/

/** 互相传球: whom it is done to comes behind it. */
export function eachOtherLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  const at = ordered.findIndex(({ gloss }) => gloss === 'each other')
  const [whom, deed] = ordered.slice(at, at + 2)
  if (at < 0 || whom === undefined || deed?.kind !== 'verb') return items
  const end = objectEnd(ordered, at + 2)
  const object = ordered.slice(at + 2, end)
  const to = object.length > 0 ? [binding('to')] : []
  ordered.splice(at, end - at, deed, ...object, ...to, whom)
  return ordered
}

/** 一个人在滑板: behind 在 alone, what is no place is what they are busy with. */
export function busyWith(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const end = objectEnd(items, at + 1)
    const thing = items[end - 1]
    const ends = items[end] === undefined || items[end]?.kind === 'pause'
    if (item !== IN_ALONE || thing?.kind !== 'noun' || !ends || hasDeed(items, at)) return item
    return placeWord(thing.gloss)?.thing === false ? item : binding('with')
  })
}

/** Whether a deed is told in the clause of this word. */
function hasDeed(items: readonly Item[], at: number): boolean {
  const start = items.findLastIndex(({ kind }, index) => index < at && kind === 'pause')
  const end = items.findIndex(({ kind }, index) => index > at && kind === 'pause')
  return items.slice(start + 1, end < 0 ? undefined : end).some(({ kind }) => kind === 'verb')
}

/** 在, as long as no other word says where. */
export const IN_ALONE: Item = { gloss: 'in', kind: 'binding' }
