import { isDoneTo } from './clause.ts'
import { glossAt, type Item } from './item.ts'
import { BY_ITSELF, ENDS_CLAUSE, nounEnd } from './order-european.ts'

/** تنام قطة: who acts comes behind the verb that begins a clause. */
export function orderArabic(items: readonly Item[]): readonly Item[] {
  // «، والخفافيش تطير»: the comma is enough.
  const ordered = whomLast(
    items.filter(({ gloss }, at) => gloss !== 'and' || items[at - 1]?.kind !== 'pause'),
  )
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb') continue
    const end = othersEnd(ordered, looksEnd(ordered, nounEnd(ordered, at + 1)))
    const opens = begins(ordered[at - 1]) || isPlaceBefore(ordered, at)
    if (end > at + 1 && opens && isSubject(ordered, at, end) && !isFound(ordered, at, end))
      ordered.splice(at, 0, ...ordered.splice(at + 1, end - at - 1))
  }
  return ordered
}

/** تنبح عليه ثلاثة كلاب: who acts stands behind the deed and whom it is done to. */
function whomLast(items: readonly Item[]): Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb' || !begins(ordered[at - 1])) continue
    const whom = at + (glossAt(ordered, at + 1) === 'at' ? 2 : 1)
    const end = looksEnd(ordered, nounEnd(ordered, whom + 1))
    if (/^(?:he|she|they|him|her|them)$/.test(glossAt(ordered, whom)) && end > whom + 1)
      ordered.splice(at + 1, 0, ...ordered.splice(whom + 1, end - whom - 1))
  }
  return ordered
}

/** تخبز أم وابنتها كعكة: those who do it together; whoever does something of their own is of another clause. */
function othersEnd(items: readonly Item[], from: number): number {
  if (glossAt(items, from) !== 'and') return from
  const end = looksEnd(items, nounEnd(items, from + 1))
  return end > from + 1 && items[end]?.kind !== 'verb' ? end : from
}

/** بتلات وردية: what it looks like comes behind its name. */
function looksEnd(items: readonly Item[], from: number): number {
  const end = items.findIndex(({ kind }, at) => at >= from && kind !== 'adjective')
  return end < 0 ? items.length : end
}

/** في سوق مزدحم يقلي طاه: nothing but where it happens is before the deed. */
function isPlaceBefore(items: readonly Item[], verb: number): boolean {
  const start = items.findLastIndex(({ kind }, at) => at < verb && kind === 'pause') + 1
  const [small, ...name] = items.slice(start, verb)
  const placed = small?.kind === 'binding' && /^(?:in|on|under|at|near|next to)/.test(small.gloss)
  return placed && name.length > 0 && name.every(({ kind }) => /^(?:noun|adjective)$/.test(kind))
}

function begins(before: Item | undefined): boolean {
  if (before === undefined || before.kind === 'setting') return true
  return ENDS_CLAUSE.test(before.gloss) || before.gloss === 'and'
}

const HELD =
  /^(?:giving|putting|carrying|holding|hugging|kissing|petting|feeding|catching|throwing|lifting|taking|opening|closing|reading|eating|drinking|wearing|picking up)$/

/** يجد زهرة: a thing finds nothing, but is found. */
function isFound(items: readonly Item[], verb: number, end: number): boolean {
  return items[end]?.kind !== 'noun' && isDoneTo(items.slice(verb + 1, end), glossAt(items, verb))
}

/** Not if somebody named before goes on: تقرأ كتابا. */
function isSubject(items: readonly Item[], verb: number, end: number): boolean {
  // في الليل يجدف صياد: an hour is nobody.
  const hour = items[verb - 1]?.kind === 'setting' ? 1 : 0
  const before = items[verb - 1 - hour]?.gloss
  const deed = glossAt(items, verb)
  if (before === undefined || before === 'while') return true
  // يعطي القطة لفتاة: whom or what somebody named before takes hold of.
  if (before === '.' && !HELD.test(deed)) return true
  return BY_ITSELF.test(deed) || items[end]?.kind === 'noun'
}
