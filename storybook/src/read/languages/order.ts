import { asEnglishBodies } from './english-bodies.ts'
import { asEnglishWaters } from './english-waters.ts'
import { asEnglishLight } from './english-light.ts'
import { asEnglishDoers } from './english-doers.ts'
import { asInfinitives } from './english-infinitives.ts'
import { asEnglishPaths } from './english-paths.ts'
import { asEnglishDeeds } from './english-deeds.ts'
import { asEnglishCompany } from './english-company.ts'
import { asEnglishVehicles } from './english-vehicles.ts'
import { asEnglishWays } from './english-ways.ts'
import { asEnglishSenses } from './english-senses.ts'
import { asEnglishTurns } from './english-turns.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { placeWord } from '../words/place-words.ts'
import { isPlace } from './clause.ts'
import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { countsFirst } from './noun-phrase.ts'
import { orderArabic } from './order-arabic.ts'
import { orderByCase } from './order-by-case.ts'
import { verbsEarly } from './order-persian.ts'
import { orderChinese } from './order-chinese.ts'
import { asAimed } from './further-aims.ts'
import { finnishOwners } from './order-finnish.ts'
import { orderGerman, pronounsFirst } from './order-german.ts'
import { orderTagalog } from './order-tagalog.ts'
import { participlesBehind } from './participles.ts'
import { pluralOf } from './plurals.ts'
import { slavicObjects } from './slavic-objects.ts'
import { swahiliNumbers, swahiliPlaces } from './swahili-numbers.ts'
import { objectsFirst, orderAdjectives, orderInverted, settingsLast } from './order-european.ts'

/** Puts glossed words into English order. */
export function orderItems(items: readonly Item[], language: string): readonly Item[] {
  // "Dort sieht er": where that is was told before.
  const told = items.filter(({ kind, gloss }) => kind !== 'binding' || gloss !== 'there')
  const said = asAimed(inEnglishOrder(told.filter(isNoDepth), language), language)
    .filter(isSaidOnce)
    .filter(isNotInDeed)
  const ordered = asEnglishDeeds(
    asEnglishWaters(asEnglishBodies(asInfinitives(said.flatMap(withWhom)))),
  )
  const turned = asEnglishVehicles(asEnglishCompany(asEnglishTurns(ordered)))
  return asEnglishLight(asEnglishDoers(asEnglishPaths(asEnglishSenses(asEnglishWays(turned)))))
}

/** "No fim da tarde": an hour that has its small word already needs no other. */
function isSaidOnce({ kind, gloss }: Item, at: number, items: readonly Item[]): boolean {
  const next = items[at + 1]
  const doubled = next?.kind === 'setting' && /^(?:in|on|at|early|late) /.test(next.gloss)
  return !(doubled && kind === 'binding' && /^(?:in|on|at)$/.test(gloss))
}

/** برف عميق, 深い雪: how deep the snow is is told of nothing else. */
function isNoDepth({ kind, gloss }: Item, at: number, items: readonly Item[]): boolean {
  const falls = [items[at - 1], items[at + 1]].some(
    (near) => near?.kind === 'setting' && /snow|rain|fog|mist/.test(near.gloss),
  )
  return !(kind === 'adjective' && falls && /^(?:deep|thick|heavy|light|soft|fresh)$/.test(gloss))
}

/** צופים מהחוף, 探している, "bão cát bắt đầu": whoever looks at nothing watches, and what only begins is there. */
function withWhom(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  if (item.kind !== 'verb') return [item]
  const next = items[at + 1]
  const whom = /^(?:noun|adjective|number)$/.test(next?.kind ?? '') || WHOM.test(next?.gloss ?? '')
  const alone = whom ? undefined : lookUp(AT_NOTHING, item.gloss)
  if (alone !== undefined) return [{ ...item, gloss: alone }]
  return item.gloss === 'starting to' && next?.kind !== 'verb' ? [] : [item]
}

/** Deeds that are done to somebody or something, and what they are without. */
const AT_NOTHING: Readonly<Record<string, string>> = {
  'looking at': 'watching',
  'searching for': 'searching',
}

const WHOM = /^(?:to|an?|the|his|her|its|their|him|them|it|he|she|they)$/

/** يحلب بقرة, "memerah susu sapi": a deed that names what it is done to has it once. */
function isNotInDeed({ kind, gloss }: Item, at: number, items: readonly Item[]): boolean {
  const deed = items[at - 1]
  if (kind === 'noun' && deed?.kind === 'verb' && deed.gloss.endsWith(` a ${gloss}`)) return false
  // "Bläst die Kerzen aus": and its article with it.
  const named = /^blowing out (candles)$/
  const again = [items[at - 2], deed].some(
    (one) => named.exec(one?.gloss ?? '')?.[1] === pluralOf(gloss),
  )
  const article = gloss === 'the' && named.exec(deed?.gloss ?? '')?.[1] === glossAt(items, at + 1)
  return !again && !article
}

function inEnglishOrder(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'zh') return orderChinese(items)
  if (/^(?:ja|ko|tr|hi|bn|ta|te|kn|ml)$/.test(language))
    return orderByCase(items, /^(?:ja|ko)$/.test(language))
  if (language === 'tl') return orderAdjectives(orderTagalog(items), language)
  if (language === 'sw') return inEuropeanOrder(swahiliPlaces(swahiliNumbers(items)), language)
  return inEuropeanOrder(language === 'fi' ? finnishOwners(items) : items, language)
}

function inEuropeanOrder(items: readonly Item[], language: string): readonly Item[] {
  const counted = /^(?:th|sw)$/.test(language) ? countsFirst(items) : items
  const late = verbsEarly(settingsLast(verbsEarly(counted, language)), language)
  const joined = HEAD_FIRST.test(language) ? placeNames(late) : late
  const placed = /^(?:ms|vi)$/.test(language) ? placesBehind(joined) : joined
  const told = /^(?:de|nl|ru|pl)$/.test(language) ? participlesBehind(placed, language) : placed
  return orderAdjectives(subjectsFirst(told, language), language)
}

function subjectsFirst(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'ar') return orderArabic(items)
  const acting = /^(?:de|nl|sv|da|nb)$/.test(language) ? pronounsFirst(items) : items
  if (/^(?:de|nl)$/.test(language)) return orderGerman(orderInverted(acting))
  const ordered = [...orderInverted(acting)]
  if (/^(?:cs|ru|uk|pl|hr|sk|bg|fi|es|fr|pt|it|ca)$/.test(language)) objectsFirst(ordered)
  return /^(?:cs|ru|uk|pl|hr|sk|bg)$/.test(language) ? slavicObjects(ordered) : ordered
}

const HEAD_FIRST = /^(?:ar|fa|he|th|vi|ms)$/

/** مطبخ مطعم, "dapur restoran": a place that is called by two names has them the other way round. */
function placeNames(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const before = items[at - 1]
    const next = items[at + 1]
    const isName = (one: Item | undefined, other: Item | undefined): boolean =>
      one?.kind === 'noun' &&
      other?.kind === 'noun' &&
      isPlace(one.gloss) &&
      (placeWord(other.gloss) !== null || other.gloss.endsWith(' tree')) &&
      placeWord(`${other.gloss.replace(/ tree$/, '')} ${one.gloss}`) !== null
    if (isName(before, item)) return []
    return isName(item, next)
      ? [{ ...item, gloss: `${next?.gloss.replace(/ tree$/, '')} ${item.gloss}` }]
      : [item]
  })
}

/** "Bangku taman", "ghế đá công viên": a place right behind a thing is where that stands. */
function placesBehind(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const before = items[at - 1]
    const thing = before?.kind === 'noun' && !isPlace(before.gloss)
    const joined = placeWord(`${item.gloss} ${before?.gloss ?? ''}`) !== null
    return thing && !joined && item.kind === 'noun' && PARKS.test(item.gloss)
      ? [binding('in'), item]
      : [item]
  })
}

const PARKS = /^(?:park|garden|beach|forest|kitchen|street|city|village|harbor|market|classroom)$/
