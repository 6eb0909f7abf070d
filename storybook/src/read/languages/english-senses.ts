import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Verbs and small words that mean another deed by the noun behind them, once the words are in English order. */
export function asEnglishSenses(items: readonly Item[]): readonly Item[] {
  return [
    waitFor,
    byObject,
    jumpOver,
    atTables,
    onShoulders,
    followInstead,
    landInstead,
    fallBehind,
    onPlatforms,
    secondCoffee,
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

/** What a deed is called in English by what it is done to. */
const BY_OBJECT: readonly (readonly [deed: RegExp, object: RegExp, english: string])[] = [
  [
    /^(?:cleaning|brushing)$/,
    /^(?:bananas?|oranges?|apples?|potato(?:es)?|carrots?|onions?|mandarins?|tangerines?|vegetables|fruits?|mango(?:es)?|garlic)$/,
    'peeling',
  ],
  [
    /^(?:turning|turning into|spinning|spinning around|rotating)$/,
    /^(?:pancakes?|omelettes?|eggs?|fried eggs?|steaks?|meat|burgers?|tortillas?)$/,
    'flipping',
  ],
  [/^(?:fishing)$/, /^(?:salmons?|trouts?|tuna|carps?|crabs?|shrimps?|squids?)$/, 'catching'],
  [/^(?:making|modeling)$/, /^(?:clay|pottery|clay pot|pots?|jars?|jugs?)$/, 'shaping'],
  [/^(?:beating|hitting|touching)$/, /^(?:bells?|gong)$/, 'ringing'],
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
