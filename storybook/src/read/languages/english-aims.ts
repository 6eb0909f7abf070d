import { isSomebody } from './clause-places.ts'
import { glossAt, nounAt, SMALL, type Item } from './item.ts'
import { binding } from './joints.ts'
import { pluralOf } from './plurals.ts'

const COMES = /(?:^| )(?:bus|train|tram|taxi|subway|metro|ferry|ship|boat|plane|elevator)$/

/** "Espera el tren", 等火车, "wartet auf den Zug", "lo espera": one waits for it. */
export function waitFor(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && gloss === 'waiting')
  if (verb < 0) return items
  const small = /^(?:on|through|to|in)$/.test(glossAt(items, verb + 1)) ? 1 : 0
  if (PRONOUN.test(glossAt(items, verb + 1 + small)))
    return items.toSpliced(verb + 1, small, binding('for'))
  if (nounAt(items, verb + 1) > 0) return items.toSpliced(verb + 1, 0, binding('for'))
  const joint = items.findIndex(({ gloss }, at) => at > verb && gloss === 'on' && comes(items, at))
  return joint < 0 ? items : items.with(joint, binding('for'))
}

const PRONOUN = /^(?:him|her|he|she|it|them|they|his)$/

/** "Wartet vor einer Höhle auf ihn": what or whom one waits for may stand behind where. */
function comes(items: readonly Item[], joint: number): boolean {
  const whom = glossAt(items, joint + 1)
  return PRONOUN.test(whom) || COMES.test(glossAt(items, nounAt(items, joint + 1)))
}

/** "Saluta la Terra": whom one waves at. */
export function waveAt(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    if (item.kind !== 'verb' || !/^waving(?: hand)?$/.test(item.gloss)) return [item]
    const whom = glossAt(items, nounAt(items, at + 1))
    return isSomebody(whom) || /^(?:planet earth|moon)$/.test(whom) ? [item, binding('at')] : [item]
  })
}

/** 女孩在花园里画画: whoever paints nothing in particular is no painting. */
export function paintPictures(items: readonly Item[]): readonly Item[] {
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
  [/^(?:releasing|making)$/, /(?:^| )kites?$/, 'flying'],
  [
    /^(?:lifting|rising|taking off)$/,
    /(?:^| )(?:shields?|swords?|flags?|hands?|arms?|torch|lanterns?|glass|glasses|wand)$/,
    'raising',
  ],
  [/^cutting$/, /(?:^| )(?:boards?|planks?|logs?)$/, 'sawing'],
  [/^shopping$/, /./, 'buying'],
  // "Portant un plateau": what nobody puts on is carried.
  [
    /^wearing$/,
    /(?:^| )(?:trays?|baskets?|box|boxes|suitcases?|buckets?|books?|cakes?|plates?|bottles?|cups?|ladders?|flags?|flowers|bouquets?|umbrellas?|lanterns?|torch|swords?|baby|firewood|wood|water|bread|jugs?)$/,
    'carrying',
  ],
  [/^releasing$/, /(?:^| )bubbles$/, 'blowing'],
  // জল খাচ্ছে: one word for eating and drinking.
  [/^eating$/, /^(?:water|milk|tea|coffee|juice|beer|wine|lemonade)$/, 'drinking'],
  [/^taking$/, /(?:^| )fish$/, 'pulling'],
  [
    /^(?:cleaning|bathing)$/,
    /(?:^| )(?:dogs?|pupp(?:y|ies)|cats?|horses?|pony|elephants?|baby|pigs?|children|child)$/,
    'washing',
  ],
  [
    /^(?:picking|picking up|gathering|taking|drinking|sucking|collecting|smoking)$/,
    /^nectar$/,
    'collecting',
  ],
  [
    /^(?:building|making|pulling)$/,
    /^(?:rainbow|heart|portrait|picture|painting|sun)$/,
    'painting',
  ],
  [/^pulling up$/, /^(?!(?:fishing )?net)/, 'pulling'],
  [/^(?:pulling|taking|picking up|taking out)$/, /^(?:fishing )?net$/, 'pulling up'],
  // माला बना रही है: only houses and the like are built.
  [
    /^building$/,
    /(?:^| )(?:pots?|garlands?|bread|cakes?|soup|food|tea|coffee|pizza|dolls?|toys?|baskets?|shoes?|jewelry|masks?|kites?|sweets|candles?|sandwich(?:es)?|pancakes?|dumplings|noodles)$/,
    'making',
  ],
]

/** "Verwandelt einen Frosch in einen Prinzen", "на принца": what something is turned into. */
export function turnInto(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ gloss }) => /^(?:transforming|turning into)$/.test(gloss))
  const what = nounAt(items, verb + 1)
  if (verb < 0 || what < 0 || !/^(?:in|to|on|into|of)$/.test(glossAt(items, what + 1))) return items
  return items.with(verb, { gloss: 'turning', kind: 'verb' }).with(what + 1, binding('into'))
}

/** "Zrywa wiśnie": one word for the tree and its fruit. */
export function fruitOf(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const [, fruit] = /^(cherry|apple|plum|lemon|orange|olive|pear) trees?$/.exec(item.gloss) ?? []
    const deed = items.slice(0, at).findLast(({ kind }) => kind !== 'adjective')?.gloss ?? ''
    return fruit !== undefined && /^(?:picking|eating|harvesting|washing)$/.test(deed)
      ? { ...item, gloss: pluralOf(fruit) }
      : item
  })
}

/** "Trägt ein Kind aus dem Haus", "saca a un niño de": whom one takes from somewhere is carried. */
export function carryOut(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (
      item.kind !== 'verb' ||
      !/^(?:holding|wearing|bringing|delivering|taking)$/.test(item.gloss)
    )
      return item
    const whom = nounAt(items, at + 1)
    const out = /^(?:from|out of)$/.test(glossAt(items, whom + 1)) || item.gloss === 'wearing'
    return out && isSomebody(glossAt(items, whom)) ? { ...item, gloss: 'carrying' } : item
  })
}

const LANDS = /^(?:pulling|catching|holding|carrying|taking)$/

/** 大きな魚を引き上げる, "zieht einen großen Fisch": who lands a big fish has one. */
export function oneBigFish(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const big = /^(?:big|huge|giant|large|enormous)$/.test(item.gloss)
    const landed = LANDS.test(glossAt(items, at - 1)) && glossAt(items, at + 1) === 'fish'
    return big && landed ? [binding('a'), item] : [item]
  })
}

const HANDLED = /(?:^| )(?:yarn|balls?|toys?|sticks?|bone|feather|dolls?|blocks|string|slipper)$/

/** 玩毛线球, เล่นไหมพรม: what is no game is played with. */
export function playWith(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const plays = item.kind === 'verb' && item.gloss === 'playing'
    return plays && HANDLED.test(glossAt(items, nounAt(items, at + 1)))
      ? [item, binding('with')]
      : [item]
  })
}

const DRAWS = /^(?:drawing|painting)$/

/** 壁に虹を描く, "malt einen Regenbogen an die Wand": what is drawn on a wall is painted there. */
export function onTheWall(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && DRAWS.test(gloss))
  const joint = nounAt(items, verb + 1) + 1
  const wall = nounAt(items, joint, /^(?:a|the|on|to|in)$/)
  if (verb < 0 || joint === 0 || glossAt(items, wall) !== 'wall') return items
  const painted: Item = { gloss: 'painting', kind: 'verb' }
  return items.toSpliced(joint, wall - joint, binding('on'), binding('the')).with(verb, painted)
}

/** «Чистит банан», "pesca salmones": the same verb for other things is another in English. */
export function byObject(items: readonly Item[]): readonly Item[] {
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
export function jumpOver(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const jumps = item.kind === 'verb' && /^(?:jumping|leaping|hopping)$/.test(item.gloss)
    return jumps && LOW.test(glossAt(items, nounAt(items, at + 1)))
      ? [item, binding('over')]
      : [item]
  })
}

/** «Плывут за мамой»: who goes behind somebody follows. */
export function followInstead(items: readonly Item[]): readonly Item[] {
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
  /(?:^| )(?:butterfl(?:y|ies)|bees?|bumblebees?|ladybugs?|dragonfl(?:y|ies)|birds?|sparrows?|eagles?|owls?|pigeons?|doves?|seagulls?|crows?|ravens?|parrots?|hummingbirds?|swallows?|moths?|fl(?:y|ies)|hawks?|cranes?|herons?|storks?|swans?|airplanes?|planes?|helicopters?)$/

/** «Бабочка садится на розу»: what has wings lands. */
export function landInstead(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    if (item.kind !== 'verb' || item.gloss !== 'sitting down') return [item]
    const winged = items
      .slice(0, at)
      .some(({ kind, gloss }) => kind === 'noun' && WINGED.test(gloss))
    return winged && nounAt(items, at + 1) > 0
      ? [{ ...item, gloss: 'landing' }, binding('on')]
      : [item]
  })
}

/** "Regarde tomber la neige": what is watched comes before what it does. */
export function fallBehind(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => /^(?:watching|looking at|listening to)$/.test(gloss))
  const deed = items[at + 1]
  const noun = nounAt(items, at + 2)
  if (at < 0 || deed?.kind !== 'verb' || noun < 0) return items
  return items.toSpliced(at + 1, noun - at, ...items.slice(at + 2, noun + 1), deed)
}

/** วิ่งข้ามลาน: who runs crossing a yard runs across it. */
export function acrossInstead(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const crosses = item.kind === 'verb' && item.gloss === 'crossing'
    const goes = /^(?:running|flying|swimming|jumping|galloping|crawling|riding)$/
    return crosses && goes.test(glossAt(items, at - 1)) ? binding('across') : item
  })
}

/** "Kijkt door het hek naar de kippen": what is looked at may come behind where one looks through. */
export function lookThrough(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ gloss }) => gloss === 'looking at')
  const joint = items[verb + 1]
  if (verb < 0 || joint?.kind !== 'binding' || SMALL.test(joint.gloss)) return items
  const end = items.findIndex(({ kind }, at) => at > verb && kind === 'pause')
  const to = items.findIndex(({ gloss }, at) => at > verb + 1 && gloss === 'to')
  if (to < 0 || (end > 0 && to > end)) return items
  return items.with(verb, { gloss: 'looking', kind: 'verb' }).with(to, binding('at'))
}
