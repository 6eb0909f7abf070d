import { namesLiving } from '../../lexicon/find-picture.ts'
import { garmentOf } from '../words/describing-words.ts'
import type { Item } from './item.ts'

const VERB_LATE = /^(?:fa|hu)$/

/** «گربه سیاه روی مبل قرمز می‌خوابد»: where prepositions come first and the verb last, it follows who acts. */
export function verbsEarly(items: readonly Item[], language: string): readonly Item[] {
  if (!VERB_LATE.test(language)) return items
  const ordered = [...items]
  for (const [at, { kind }] of ordered.entries()) {
    if (kind !== 'verb') continue
    const start = pastSettings(ordered, clauseStart(ordered, at))
    const subject = isWhom(ordered, start) ? start : subjectEnd(ordered, start)
    const second = subject === start ? secondDeed(ordered, at) : -1
    const whom = isWhom(ordered, start)
    if (subject > start && subject < at) ordered.splice(subject, 0, ...ordered.splice(at, 1))
    else if (whom) ordered.splice(start, 0, ...ordered.splice(at, 1))
    else if (second > 0) ordered.splice(second, 0, ...ordered.splice(at, 1))
  }
  return objectsNext(givenTo(ordered.filter(({ gloss }) => gloss !== WHOM)))
}

/** را: what it is done to stands before it. */
const WHOM = 'whom'

/** توپ را می‌برد: who acts was named before. */
function isWhom(items: readonly Item[], start: number): boolean {
  return items[subjectEnd(items, start)]?.gloss === WHOM
}

/** و سیبی می‌چیند: behind "and" what nobody living is named is what the second deed is done to. */
function secondDeed(items: readonly Item[], verb: number): number {
  const joint = items.slice(0, verb).findLastIndex(({ gloss }) => gloss === 'and')
  const thing = items[verb - 1]
  const alone = joint >= 0 && nameEnd(items, joint + 1) === verb && thing?.kind === 'noun'
  return alone && !namesLiving(thing.gloss) ? joint + 1 : -1
}

const GIVEN = /^(?:feeding|watering|petting)$/

/** به گل‌ها آب می‌دهد: whom or what English waters and feeds. */
function givenTo(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { gloss }] of ordered.entries()) {
    if (!GIVEN.test(gloss)) continue
    const to = ordered.findIndex((item, index) => index > at && item.gloss === 'to')
    const end = subjectEnd(ordered, to + 1)
    if (to > 0 && end > to + 1) ordered.splice(at + 1, 0, ...ordered.splice(to, end - to).slice(1))
  }
  return ordered
}

function clauseStart(items: readonly Item[], verb: number): number {
  return (
    items.findLastIndex(
      ({ kind, gloss }, at) =>
        at < verb && (/^(?:pause|film|verb)$/.test(kind) || /^(?:while|that|then)$/.test(gloss)),
    ) + 1
  )
}

/** هنگام غروب یک شتر: when it is comes before who acts. */
function pastSettings(items: readonly Item[], from: number): number {
  const start = items.findIndex(
    ({ kind, gloss }, at) => at >= from && kind !== 'setting' && gloss !== 'suddenly',
  )
  return start < 0 ? from : start
}

/** Where "a boy and his dog" ends, with what they have on. */
function subjectEnd(items: readonly Item[], from: number): number {
  const first = nameEnd(items, from)
  if (first === from) return from
  const joint = items[first]
  if (joint?.gloss === 'and') return Math.max(first, nameEnd(items, first + 1))
  if (joint?.kind !== 'binding' || !/^(?:in|with)$/.test(joint.gloss)) return first
  const worn = nameEnd(items, first + 1)
  const garment = items.slice(first + 1, worn).find(({ kind }) => kind === 'noun')
  const own =
    garment !== undefined && (garmentOf(garment.gloss) !== null || BODY.test(garment.gloss))
  return own ? worn : first
}

const BODY = /(?:^| )(?:hair|beard|moustache|eyes|leg|wings|tail|horns?|braids|freckles)$/

/** Where one noun with its looks ends; `from` if there is none. */
function nameEnd(items: readonly Item[], from: number): number {
  let at = from
  if (/^(?:he|she|they)$/.test(items[at]?.gloss ?? '')) return at + 1
  while (isLook(items[at])) at++
  if (items[at]?.kind !== 'noun') return from
  at++
  while (items[at]?.kind === 'adjective' || items[at]?.gloss === 'his') at++
  return at
}

function isLook(item: Item | undefined): boolean {
  if (item === undefined) return false
  // "Hosszú hajú lány": hair before somebody is a look.
  if (item.kind === 'noun') return /(?:^| )(?:hair|beard)$/.test(item.gloss)
  return /^(?:adjective|number|unknown)$/.test(item.kind) || /^(?:the|a|his)$/.test(item.gloss)
}

/** زیر درخت برای بچه‌ها قصه: where and for whom may both stand before what is read. */
function pastPlaces(items: readonly Item[], from: number): number {
  const joint = items[from]
  if (joint?.kind !== 'binding' || /^(?:and|while|that|then)$/.test(joint.gloss)) return from
  const end = nameEnd(items, from + 1)
  return end === from + 1 ? from : pastPlaces(items, end)
}

/** "Reading in park book": what is done to something comes right behind the verb. */
function objectsNext(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { kind }] of ordered.entries()) {
    if (kind !== 'verb' || ordered[at + 1]?.kind !== 'binding') continue
    const noun = ordered.findIndex((item, index) => index > at && item.kind === 'noun')
    let start = noun + 1
    while (ordered[start]?.kind === 'adjective') start++
    start = pastPlaces(ordered, start)
    const end = subjectEnd(ordered, start)
    if (noun > 0 && end > start && end <= ordered.length)
      ordered.splice(at + 1, 0, ...ordered.splice(start, end - start))
  }
  return ordered
}
