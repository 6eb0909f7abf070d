import { isSomebody } from './clause.ts'
import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Verbs and small words that mean another deed by the noun behind them, once the words are in English order. */
export function asEnglishSenses(items: readonly Item[]): readonly Item[] {
  return [
    waitFor,
    waveAt,
    paintPictures,
    byObject,
    jumpOver,
    atTables,
    onShoulders,
    followInstead,
    landInstead,
    fallBehind,
    onPlatforms,
    secondCoffee,
    hairOfWhom,
    acrossInstead,
    atTheHour,
    thickThings,
    lookThrough,
    kinByArticle,
    netsToLieIn,
  ].reduce((turned, turn) => turn(turned), items)
}

const SMALL = /^(?:a|the|his|its|of|their)$/

/** Where the noun of the phrase that begins here stands, -1 if none does. */
function nounAt(items: readonly Item[], from: number): number {
  let at = from
  while (SMALL.test(glossAt(items, at)) || /^(?:adjective|number)$/.test(items[at]?.kind ?? ''))
    at++
  return items[at]?.kind === 'noun' ? at : -1
}

const COMES = /(?:^| )(?:bus|train|tram|taxi|subway|metro|ferry|ship|boat|plane|elevator)$/

/** "Espera el tren", 等火车, "wartet auf den Zug": one waits for it. */
function waitFor(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && gloss === 'waiting')
  if (verb < 0) return items
  if (nounAt(items, verb + 1) > 0) return items.toSpliced(verb + 1, 0, binding('for'))
  const joint = items.findIndex(
    ({ gloss }, at) =>
      at > verb && gloss === 'on' && COMES.test(glossAt(items, nounAt(items, at + 1))),
  )
  return joint < 0 ? items : items.with(joint, binding('for'))
}

/** "Saluta la Terra": whom one waves at. */
function waveAt(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    if (item.kind !== 'verb' || !/^waving(?: hand)?$/.test(item.gloss)) return [item]
    const whom = glossAt(items, nounAt(items, at + 1))
    return isSomebody(whom) || /^(?:planet earth|moon)$/.test(whom) ? [item, binding('at')] : [item]
  })
}

/** 女孩在花园里画画: whoever paints nothing in particular is no painting. */
function paintPictures(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const alone = item.kind === 'verb' && item.gloss === 'painting' && nounAt(items, at + 1) < 0
    return alone && items[at - 1]?.kind === 'noun' ? { ...item, gloss: 'painting a picture' } : item
  })
}

/** What a deed is called in English by what it is done to. */
const BY_OBJECT: readonly (readonly [deed: RegExp, object: RegExp, english: string])[] = [
  [
    /^(?:cleaning|brushing)$/,
    /^(?:bananas?|oranges?|apples?|potato(?:es)?|carrots?|onions?|mandarins?|tangerines?|vegetables|fruits?|mango(?:es)?|garlic)$/,
    'peeling',
  ],
  [/^(?:cleaning|wiping|washing|polishing|brushing)$/, /^teeth$/, 'brushing'],
  [
    /^(?:turning|turning into|spinning|spinning around|rotating)$/,
    /^(?:pancakes?|omelettes?|eggs?|fried eggs?|steaks?|meat|burgers?|tortillas?)$/,
    'flipping',
  ],
  [/^(?:fishing)$/, /^(?:salmons?|trouts?|tuna|carps?|crabs?|shrimps?|squids?)$/, 'catching'],
  [/^(?:making|modeling)$/, /^(?:clay|pottery|clay pot|pots?|jars?|jugs?)$/, 'shaping'],
  [/^(?:beating|hitting|touching)$/, /^(?:bells?|gong)$/, 'ringing'],
  [/^releasing$/, /(?:^| )kites?$/, 'flying'],
  [/^cutting$/, /(?:^| )(?:boards?|planks?|logs?)$/, 'sawing'],
  [/^shopping$/, /./, 'buying'],
  // "Portant un plateau": what nobody puts on is carried.
  [
    /^wearing$/,
    /(?:^| )(?:trays?|baskets?|box|boxes|suitcases?|buckets?|books?|cakes?|plates?|bottles?|cups?|ladders?|flags?|flowers|bouquets?|umbrellas?|lanterns?|torch|swords?|baby|firewood|wood|water|bread|jugs?)$/,
    'carrying',
  ],
  [/^releasing$/, /(?:^| )bubbles$/, 'blowing'],
  [/^pulling up$/, /./, 'pulling'],
  // माला बना रही है: only houses and the like are built.
  [
    /^building$/,
    /(?:^| )(?:pots?|garlands?|bread|cakes?|soup|food|tea|coffee|pizza|dolls?|toys?|baskets?|shoes?|jewelry|masks?|kites?|sweets|candles?|sandwich(?:es)?|pancakes?|dumplings|noodles)$/,
    'making',
  ],
]

/** «Чистит банан», "pesca salmones": the same verb for other things is another in English. */
function byObject(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'verb') return item
    const noun = glossAt(items, nounAt(items, at + 1))
    const found = BY_OBJECT.find(([deed, object]) => deed.test(item.gloss) && object.test(noun))
    return found === undefined ? item : { ...item, gloss: found[2] }
  })
}

const LOW =
  /^(?:fences?|walls?|puddles?|streams?|hurdles?|ropes?|logs?|ditch|gates?|obstacles?|rocks?|stones?|barriers?)$/

/** "Salta la staccionata", 跳过栅栏: over it. */
function jumpOver(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const jumps = item.kind === 'verb' && /^(?:jumping|leaping|hopping)$/.test(item.gloss)
    return jumps && LOW.test(glossAt(items, nounAt(items, at + 1)))
      ? [item, binding('over')]
      : [item]
  })
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

/** «Плывут за мамой»: who goes behind somebody follows. */
function followInstead(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { kind, gloss }] of ordered.entries()) {
    if (kind !== 'verb' || !/^(?:swimming|walking|going|flying|marching)$/.test(gloss)) continue
    if (glossAt(ordered, at + 1) !== 'behind') continue
    const whom = glossAt(ordered, nounAt(ordered, at + 2))
    if (
      /(?:^| )(?:mother|father|duck|hen|goose|man|woman|boy|girl|dog|shepherd|leader)$/.test(whom)
    )
      ordered.splice(at, 2, { gloss: 'following', kind: 'verb' })
  }
  return ordered
}

const WINGED =
  /(?:^| )(?:butterfl(?:y|ies)|bees?|bumblebees?|ladybugs?|dragonfl(?:y|ies)|birds?|sparrows?|eagles?|owls?|pigeons?|doves?|seagulls?|crows?|ravens?|parrots?|hummingbirds?|swallows?|moths?|fl(?:y|ies)|hawks?|cranes?|herons?|storks?|swans?)$/

/** «Бабочка садится на розу»: what has wings lands. */
function landInstead(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const sits = item.kind === 'verb' && item.gloss === 'sitting down'
    const lands = sits && WINGED.test(glossAt(items, at - 1)) && nounAt(items, at + 1) > 0
    return lands ? [{ ...item, gloss: 'landing' }, binding('on')] : [item]
  })
}

/** "Regarde tomber la neige": what is watched comes before what it does. */
function fallBehind(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => /^(?:watching|looking at|listening to)$/.test(gloss))
  const deed = items[at + 1]
  const noun = nounAt(items, at + 2)
  if (at < 0 || deed?.kind !== 'verb' || noun < 0) return items
  return items.toSpliced(at + 1, noun - at, ...items.slice(at + 2, noun + 1), deed)
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

/** «Стриже чоловіка», ตัดผมให้ผู้ชาย: whose hair is cut. */
function hairOfWhom(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && gloss === 'cutting hair')
  if (verb < 0) return items
  const from = /^(?:for|to|giving)$/.test(glossAt(items, verb + 1)) ? verb + 2 : verb + 1
  const whom = nounAt(items, from)
  if (!SOMEBODY.test(glossAt(items, whom))) return items
  return [
    ...items.slice(0, verb),
    { gloss: 'cutting', kind: 'verb' },
    ...(whom === from ? [binding('a')] : items.slice(from, whom)),
    { gloss: `${glossAt(items, whom)}'s hair`, kind: 'noun' },
    ...items.slice(whom + 1),
  ]
}

/** วิ่งข้ามลาน: who runs crossing a yard runs across it. */
function acrossInstead(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const crosses = item.kind === 'verb' && item.gloss === 'crossing'
    const goes = /^(?:running|flying|swimming|jumping|galloping|crawling|riding)$/
    return crosses && goes.test(glossAt(items, at - 1)) ? binding('across') : item
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

/** "Kijkt door het hek naar de kippen": what is looked at may come behind where one looks through. */
function lookThrough(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ gloss }) => gloss === 'looking at')
  const joint = items[verb + 1]
  if (verb < 0 || joint?.kind !== 'binding' || SMALL.test(joint.gloss)) return items
  const end = items.findIndex(({ kind }, at) => at > verb && kind === 'pause')
  const to = items.findIndex(({ gloss }, at) => at > verb + 1 && gloss === 'to')
  if (to < 0 || (end > 0 && to > end)) return items
  return items.with(verb, { gloss: 'looking', kind: 'verb' }).with(to, binding('at'))
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
