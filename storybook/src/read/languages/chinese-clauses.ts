import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

export const NAMING = /^(?:noun|adjective|number)$/

const STAYS =
  /^(?:hanging|standing|sitting|lying|floating|swimming|parked|parking|anchored|growing|blooming|burning|shining|glowing|lighting up|drifting|flying|falling|sleeping|living|有)$/

/** 有: that something is there. */
export const THERE_IS: Item = { gloss: '有', kind: 'verb' }

/** The clauses between pauses, each with the pause that ends it. */
export function clausesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const end = items.findIndex(({ kind }) => kind === 'pause') + 1
  return end === 0 ? [items] : [items.slice(0, end), ...clausesOf(items.slice(end))]
}

const BEHIND = /^in the (?:background|distance|sky)$/

/** 背景是群山, 远处的雪山: what is there is named before it in English. */
export function behindName(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, where] of items.entries()) {
    if (where.kind !== 'setting' || !BEHIND.test(where.gloss)) continue
    const end = objectEnd(items, at + 1)
    const opens = at === 0 || items[at - 1]?.kind === 'pause'
    if (opens && items[end - 1]?.kind === 'noun')
      ordered.splice(at, end - at, ...items.slice(at + 1, end), where)
  }
  return ordered
}

/** 街上挂着灯笼, 池塘边有柳树: what stays somewhere is named last, behind the place and the deed. */
export function thereIs(items: readonly Item[]): readonly Item[] {
  return stayingFirst(hoursLast(placeOpened(items))).filter((item) => item !== THERE_IS)
}

/** 天空中漂浮着气球: what floats there is named before the sky. */
function hoursLast(items: readonly Item[]): readonly Item[] {
  const [where, verb] = items
  const end = listEnd(items, 2)
  const stays = where?.kind === 'setting' && /^in the (?:sky|air)$/.test(where.gloss)
  if (!stays || verb === undefined || !STAYS.test(verb.gloss) || items[end - 1]?.kind !== 'noun')
    return items
  return [...items.slice(2, end), verb, where, ...items.slice(end)]
}

/** 古镇亮起灯笼: a place that a clause begins with, though no small word says so. */
function placeOpened(items: readonly Item[]): readonly Item[] {
  const [place, verb, what] = items
  const where = place?.kind === 'noun' && placeWord(place.gloss)?.thing === false
  const stays = STAYS.test(verb?.gloss ?? '') && NAMING.test(what?.kind ?? '')
  return where && stays ? [binding('in'), ...items] : items
}

function stayingFirst(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind }) => kind === 'verb')
  const place = items.findIndex(({ kind }) => kind === 'binding')
  const end = listEnd(items, verb + 1)
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

/** 有苹果和杯子: where the last of what is listed ends. */
function listEnd(items: readonly Item[], from: number): number {
  const end = objectEnd(items, from)
  return items[end]?.gloss === 'and' ? listEnd(items, end + 1) : end
}

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
  const placed = isInside(items, start - 2) || isDoneThere(items, start - 2)
  return small?.kind === 'binding' && placed && start < of ? start - 1 : null
}

/** 站在悬崖上的骑士: behind such a deed, what follows stands there itself. */
function isInside(items: readonly Item[], joint: number): boolean {
  return items[joint - 1]?.kind !== 'verb' && /^(?:in|to|from)$/.test(items[joint]?.gloss ?? '')
}

const DONE_TO =
  /^(?:looking at|watching|eating|picking|feeding|catching|stealing|watering|petting|drawing|chasing|cleaning|smelling)$/

/** 灰色的猫看着鱼缸里的金鱼: behind somebody who acts, what is in the tank is what the deed is done to. */
function isDoneThere(items: readonly Item[], verb: number): boolean {
  const deed = items[verb]
  return deed?.kind === 'verb' && DONE_TO.test(deed.gloss) && items[verb - 1]?.kind === 'noun'
}

/** 湖边的草地上: on the grass next to the lake. */
export function innerFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { kind, gloss }] of ordered.entries()) {
    if (kind !== 'particle' || gloss !== '' || ordered[at + 1]?.kind !== 'binding') continue
    const end = objectEnd(ordered, at + 2)
    const outer = smallWordBefore(ordered, at)
    if (outer === null || ordered[end - 1]?.kind !== 'noun') continue
    const inner = ordered.slice(at + 1, end)
    ordered.splice(outer, end - outer, ...inner, ...ordered.slice(outer, at))
  }
  return ordered
}

/** Where the small word of the name that ends here stands; null if it has none. */
function smallWordBefore(items: readonly Item[], end: number): number | null {
  const start = items.findLastIndex(({ kind }, at) => at < end && !NAMING.test(kind))
  return start >= 0 && start < end - 1 && items[start]?.kind === 'binding' ? start : null
}
