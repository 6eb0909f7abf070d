import { glossAt, nounAt, SMALL, type Item } from './item.ts'
import { binding } from './joints.ts'
import { hairOfWhom, longHair } from './english-hair.ts'
import {
  waitFor,
  waveAt,
  paintPictures,
  byObject,
  onTheWall,
  oneBigFish,
  playWith,
  carryOut,
  fruitOf,
  turnInto,
  jumpOver,
  followInstead,
  landInstead,
  fallBehind,
  acrossInstead,
  lookThrough,
} from './english-aims.ts'
import {
  aimAt,
  countedWhom,
  forWhom,
  fromWindows,
  heldBesides,
  juggleWhat,
  mounted,
  pullOut,
  takeOff,
} from './english-targets.ts'

/** Verbs and small words that mean another deed by the noun behind them, once the words are in English order. */
export function asEnglishSenses(items: readonly Item[]): readonly Item[] {
  return [
    waitFor,
    waveAt,
    paintPictures,
    byObject,
    onTheWall,
    oneBigFish,
    playWith,
    turnInto,
    fruitOf,
    carryOut,
    jumpOver,
    atTables,
    onShoulders,
    followInstead,
    landInstead,
    fallBehind,
    onPlatforms,
    secondCoffee,
    longHair,
    hairOfWhom,
    acrossInstead,
    atTheHour,
    thickThings,
    lookThrough,
    kinByArticle,
    netsToLieIn,
    takeOff,
    pullOut,
    aimAt,
    mounted,
    juggleWhat,
    fromWindows,
    countedWhom,
    forWhom,
    heldBesides,
  ].reduce((turned, turn) => turn(turned), items)
}

const TABLE = /^(?:tables?|desks?|counters?|dining table|bar)$/
const SEATED =
  /^(?:playing|eating|drinking|writing|reading|studying|working|drawing|typing|talking|chatting|having|sitting|knitting|sewing|painting|doing homework|laughing|counting)/
const SOMEBODY =
  /(?:^| )(?:man|men|woman|women|boys?|girls?|child|children|people|person|students?|friends|family|couple|grandmother|grandfather|mother|father|teacher|doctor|chef|writer|scientist|king|queen|wizard|kids|musicians?|sailors?|soldiers?|workers?|robots?)$/

/** "Juegan en una mesa", «за столом», an einem Tisch: people who do something there sit at it. */
function atTables(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const joint = item.kind === 'binding' && /^(?:on|in|to|behind|next to)$/.test(item.gloss)
    if (!joint || !TABLE.test(glossAt(items, nounAt(items, at + 1)))) return item
    const start = items.findLastIndex(({ kind }, index) => index < at && kind === 'pause') + 1
    const before = items.slice(start, at)
    const seated = before.some(({ kind, gloss }) => kind === 'verb' && SEATED.test(gloss))
    const somebody = before.some(({ kind, gloss }) => kind === 'noun' && SOMEBODY.test(gloss))
    return seated && somebody ? binding('at') : item
  })
}

/** "Auf der Schulter eines Piraten", 站在海盗的肩膀上: whose shoulder it is. */
function onShoulders(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => gloss === 'on his shoulder')
  if (at < 0) return items
  const owner = nounAt(items, at + 1)
  if (owner > 0) {
    const small = glossAt(items, at + 1) === 'of' ? 1 : 0
    return items.toSpliced(at, 1 + small, binding('on the shoulder of'))
  }
  const verb = items.findLastIndex(({ kind }, index) => index < at && kind === 'verb')
  const from = glossAt(items, verb + 1) === 'on' ? verb + 2 : verb + 1
  if (
    !/^(?:sitting|standing|perching|landing)/.test(glossAt(items, verb)) ||
    nounAt(items, from) !== at - 1
  )
    return items
  const sits = glossAt(items, verb).replace(/^sitting down$|^standing$/, 'sitting')
  return [
    ...items.slice(0, verb),
    { gloss: sits, kind: 'verb' },
    binding('on the shoulder of a'),
    ...items.slice(from, at).filter(({ gloss }) => !SMALL.test(gloss)),
    ...items.slice(at + 1),
  ]
}

/** "Attend le train sur le quai": where trains come, it is a platform. */
function onPlatforms(items: readonly Item[]): readonly Item[] {
  const trains = items.some(({ kind, gloss }) => kind === 'noun' && /(?:^| )trains?$/.test(gloss))
  if (!trains) return items
  return items.map((item) =>
    item.kind === 'noun' && item.gloss === 'dock'
      ? { ...item, gloss: 'train station platform' }
      : item,
  )
}

/** "Boit un café dans un petit café": the drink, and then its house. */
function secondCoffee(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex(({ gloss }) => gloss === 'coffee')
  if (first < 0) return items
  return items.map((item, at) => {
    const joint = items.slice(first + 1, at).findLast(({ kind }) => kind !== 'adjective')
    const placed = /^(?:a|the|in|of)$/.test(joint?.gloss ?? '')
    return item.gloss === 'coffee' && at > first && placed ? { ...item, gloss: 'cafe' } : item
  })
}

/** "À cinq heures", "jam lima": the hour of the clock. */
function atTheHour(items: readonly Item[]): readonly Item[] {
  const clock = items.findIndex(({ gloss }) => gloss === "o'clock")
  const number = [clock - 1, clock + 1].find((at) => items[at]?.kind === 'number') ?? -1
  if (clock < 0) return items
  if (number < 0) return items.toSpliced(clock, 1)
  const first = Math.min(clock, number)
  const from = /^(?:to|at|on|in|around)$/.test(glossAt(items, first - 1)) ? first - 1 : first
  const hour = binding(`at ${glossAt(items, number)} o'clock`)
  return items.toSpliced(from, first + 2 - from, hour)
}

const THICK =
  /^(?:books?|coat|blankets?|ropes?|walls?|sweater|scarf|carpet|tree trunk|branch|fog|ice|glass|candle)$/

/** "Een dik boek": things are thick, not fat. */
function thickThings(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) =>
    item.gloss === 'fat' && THICK.test(glossAt(items, nounAt(items, at + 1)))
      ? { ...item, gloss: 'thick' }
      : item,
  )
}

const KIN = /^(?:mother|father|grandmother|grandfather|son|daughter|brother|sister|wife|husband)$/

/** «Прощається з мамою»: kin that no article is before. */
function kinByArticle(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const bare = item.kind === 'noun' && KIN.test(item.gloss) && items[at - 1]?.kind === 'verb'
    return bare ? [binding('the'), item] : [item]
  })
}

/** "Dorme na rede": who rests in a net lies in a hammock. */
function netsToLieIn(items: readonly Item[]): readonly Item[] {
  const rests = items.some(({ gloss }) => /^(?:dozing|sleeping|lying|resting|reading)$/.test(gloss))
  return items.map((item, at) =>
    rests && item.gloss === 'net' && nounAt(items, at) === at && isWithin(items, at)
      ? { ...item, gloss: 'hammock' }
      : item,
  )
}

function isWithin(items: readonly Item[], noun: number): boolean {
  const joint = items.slice(0, noun).findLast(({ gloss }) => !SMALL.test(gloss))
  return /^(?:in|on)$/.test(joint?.gloss ?? '')
}
