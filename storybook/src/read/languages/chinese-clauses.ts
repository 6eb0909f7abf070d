import type { Item } from './item.ts'

export const NAMING = /^(?:noun|adjective|number)$/

const STAYS =
  /^(?:hanging|standing|sitting|lying|floating|swimming|parked|parking|anchored|growing|blooming|burning|shining|sleeping|living)$/

/** 街上挂着灯笼: what stays somewhere is named last, behind the place and the deed. */
export function thereIs(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind }) => kind === 'verb')
  const place = items.findIndex(({ kind }) => kind === 'binding')
  const end = objectEnd(items, verb + 1)
  const where = items.slice(place + 1, verb)
  const front = items.slice(0, place)
  const names = where.at(-1)?.kind === 'noun' && where.every(({ kind }) => NAMING.test(kind))
  const opens = front.every(({ kind, gloss }) => OPENING.test(kind) && gloss !== 'a')
  const stays =
    place >= 0 && STAYS.test(items[verb]?.gloss ?? '') && items[end - 1]?.kind === 'noun'
  if (!names || !opens || !stays) return items
  const told = items.slice(verb, verb + 1)
  return [
    ...front,
    ...items.slice(verb + 1, end),
    ...told,
    ...items.slice(place, verb),
    ...items.slice(end),
  ]
}

const OPENING = /^(?:setting|pause|film|particle)$/

/** 骑车穿过闪烁的街道: what is told behind the way that somebody goes is told of where it leads. */
export function behindWay(items: readonly Item[], from: number, end: number): number {
  const way = items.findLastIndex(
    ({ kind, gloss }, at) => at >= from && at < end && kind === 'verb' && WAY.test(gloss),
  )
  return way < 0 || way + 1 >= end ? from : way + 1
}

const WAY =
  /^(?:crossing|passing|entering|climbing|walking through|walking across|flying over|running through|looking at|watching)$/

/** Where what a deed is done to ends. */
export function objectEnd(items: readonly Item[], from: number): number {
  let end = from
  while (/^(?:adjective|number|noun|particle)$/.test(items[end]?.kind ?? '')) end++
  return end
}

/** 在彩虹下的草原上: where what follows is begins at its small word, if somebody is there already. */
export function placedStart(items: readonly Item[], of: number): number | null {
  let start = of
  while (NAMING.test(items[start - 1]?.kind ?? '')) start--
  const small = items[start - 1]
  const inside = /^(?:in|to|from)$/.test(items[start - 2]?.gloss ?? '')
  return small?.kind === 'binding' && inside && start < of ? start - 1 : null
}
