import { placeWord } from '../words/place-words.ts'
import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Deeds and small words that mean another by who does them, by the way or by the noun behind it, once the words are in English order. */
export function asEnglishPaths(items: readonly Item[]): readonly Item[] {
  return [
    carryAlong,
    throughThem,
    acrossWater,
    byJoint,
    cloudsRace,
    heldLamps,
    breedsLed,
    ownedOnce,
    knockOff,
    fleeFrom,
    stirThePot,
    cryingOnes,
    iceToSlideOn,
    theRoom,
    fromWater,
  ].reduce((turned, turn) => turn(turned), items)
}

const WATER = /^(?:river|lake|pond|stream|spring|waterfall|puddle)$/

/** "Trinkt im Dschungel aus einem Fluss", 丛林的河边: who drinks is seen at the water, and what is around it comes behind. */
function fromWater(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ gloss }) => /^drinking(?: water)?$/.test(gloss))
  const water = items.findIndex(
    ({ gloss }, at) => WATER.test(gloss) && /^(?:from|by the)$/.test(glossAt(items, at - 1)),
  )
  const around = items
    .slice(0, water - 1)
    .findLastIndex(({ kind, gloss }) => kind === 'binding' && gloss === 'in')
  if (
    verb < 0 ||
    water < 0 ||
    around < 0 ||
    items.slice(around, water).some(({ kind }) => kind === 'pause')
  )
    return items
  const [from, river] = [items.slice(water - 1, water), items.slice(water, water + 1)]
  return items.toSpliced(water - 1, 2).toSpliced(around, 0, ...from, ...river)
}

const ON_THE_WAY = /^(?:through|across|along|between|among|over|into|down|up)$/

/** "Trägt einen Apfel durch das Laub": what is held on the way is carried. */
function carryAlong(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'verb' || !/^(?:holding|bringing|taking)$/.test(item.gloss)) return item
    const end = items.findIndex(
      ({ kind, gloss }, index) =>
        index > at + 1 && (/^(?:verb|pause)$/.test(kind) || ON_THE_WAY.test(gloss)),
    )
    return ON_THE_WAY.test(glossAt(items, end)) ? { ...item, gloss: 'carrying' } : item
  })
}

const GOES =
  /^(?:walking|running|carrying|flying|galloping|sneaking|crawling|riding|driving|strolling|swimming|jumping|hopping|wandering|playing|hiding)/
const STANDS_THICK =
  /(?:^| )(?:leaves|trees|flowers|sunflowers|reeds|bushes|clouds|people|rocks|corals|tulips|poppies|stalls|cars|buildings|skyscrapers|houses|columns|ruins|birches|pines)$/

/** "Entre las hojas", "tra gli alberi": who goes between many goes through them. */
function throughThem(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.gloss !== 'between' && item.gloss !== 'among') return item
    const verb = items.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'pause')
    const noun = items.findIndex(({ kind }, index) => index > at && kind === 'noun')
    const counted = items
      .slice(at, noun)
      .some(({ kind, gloss }) => kind === 'number' && gloss !== 'a')
    const thick = STANDS_THICK.test(glossAt(items, noun)) && !counted
    return thick && GOES.test(verb?.gloss ?? '') ? binding('through') : item
  })
}

const CROSSED =
  /^(?:lake|river|pond|sea|ocean|terrace|square|stage|bridge|canal|rink|field|floor|moon|moon surface)$/

/** "Rudern über den See", "trägt es über die Terrasse": across, not high above. */
function acrossWater(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const through = item.gloss === 'through' && nounBehind(items, at).endsWith('moon')
    if ((item.gloss !== 'over' && !through) || item.kind !== 'binding') return item
    const verb = items.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'pause')
    const low =
      /^(?:rowing|carrying|swimming|sailing|walking|running|skating|driving|riding|gliding|pushing|pulling|skiing)/
    return low.test(verb?.gloss ?? '') && CROSSED.test(nounBehind(items, at))
      ? binding('across')
      : item
  })
}

function nounBehind(items: readonly Item[], at: number): string {
  return items.slice(at + 1).find(({ kind }) => kind === 'noun')?.gloss ?? ''
}

/** What a deed is called by the small word and the noun behind it. */
const BY_JOINT: readonly (readonly [deed: RegExp, joint: RegExp, noun: RegExp, english: string])[] =
  [
    [
      /^bouncing/,
      /^(?:in|on|off|from)$/,
      /^(?:puddles?|water|mirror|windows?|lake|river|sea|glass)$/,
      'reflecting',
    ],
    [
      /^bowing$/,
      /^(?:over|on|above)$/,
      /^(?!.*(?:man|woman|king|queen|people|audience|temple)$)./,
      'bending',
    ],
  ]

/** "Odbija się w kałuży", "buigt over een klok": glances off water, and bends over things. */
function byJoint(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'verb') return item
    const joint = glossAt(items, at + 1)
    const noun = nounBehind(items, at + 1)
    const found = BY_JOINT.find(
      ([deed, by, what]) => deed.test(item.gloss) && by.test(joint) && what.test(noun),
    )
    return found === undefined ? item : { ...item, gloss: found[3] }
  })
}

/** "Las nubes corren", «облака несутся»: clouds race. */
function cloudsRace(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const cloud = /(?:^| )clouds?$/.test(glossAt(items, at - 1))
    const hurry = /^(?:running|galloping|chasing|hunting|rushing|walking|dashing)$/.test(item.gloss)
    return cloud && hurry && item.kind === 'verb' ? { ...item, gloss: 'racing' } : item
  })
}

/** "Con faroles", «с фонарём»: nobody carries a lamp post. */
function heldLamps(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'noun' || !/^street lamps?$/.test(item.gloss)) return item
    const joint = items
      .slice(0, at)
      .findLast(
        ({ kind, gloss }) =>
          kind !== 'adjective' && kind !== 'number' && !/^(?:a|the|his)$/.test(gloss),
      )
    const held = /^(?:with|holding|carrying|lighting|raising|lifting|swinging)$/.test(
      joint?.gloss ?? '',
    )
    return held ? { ...item, gloss: item.gloss.replace('street lamp', 'lantern') } : item
  })
}

/** "Mengajak jalan anjing dalmatian": the dog that is walked is of the kind that is named behind it. */
function breedsLed(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const led = item.kind === 'verb' && /^walking (?:a|the|his) dog$/.test(item.gloss)
    return led && items[at + 1]?.kind === 'noun' ? { ...item, gloss: 'walking his' } : item
  })
}

/** "Walking his his dog": whose it is is said once. */
function ownedOnce(items: readonly Item[]): readonly Item[] {
  return items.filter(
    ({ gloss }, at) => !(/^(?:his|the)$/.test(gloss) && glossAt(items, at - 1).endsWith(' his')),
  )
}

const HIGH_UP = /^(?:shelf|shelves|bookshelf|table|counter|windowsill|desk|cupboard|nightstand)$/

/** "Wirft eine Vase vom Regal", «сбрасывает вазу с полки»: knocks it off. */
function knockOff(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(
    ({ kind, gloss }) =>
      kind === 'verb' && /^(?:throwing|dropping|knocking over|pushing)$/.test(gloss),
  )
  const joint = items.findIndex(({ gloss }, at) => at > verb + 1 && /^(?:from|of|off)$/.test(gloss))
  const noun = items.findIndex(({ kind }, at) => at > joint && kind === 'noun')
  const beast = !/(?:man|woman|boy|girl|child|person)$/.test(glossAt(items, verb - 1))
  if (verb < 0 || joint < 0 || !beast || !HIGH_UP.test(glossAt(items, noun))) return items
  return items.with(verb, { gloss: 'knocking', kind: 'verb' }).with(joint, binding('off'))
}

/** "Läuft vor einer Katze davon", "ucieka przed kotem": before somebody who is after them. */
function fleeFrom(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'binding' || item.gloss !== 'in front of') return item
    const verb = items.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'pause')
    return /^(?:fleeing|escaping|running away)$/.test(verb?.gloss ?? '') ? binding('from') : item
  })
}

const VESSEL = /^(?:pots?|pan|cauldron|bowl|kettle|frying pan|saucepan|bucket)$/

/** "Roert in een grote pan soep": the pot is stirred, and nobody is in it. */
function stirThePot(items: readonly Item[]): readonly Item[] {
  return items.filter(({ kind, gloss }, at) => {
    const stirs = items[at - 1]?.kind === 'verb' && glossAt(items, at - 1) === 'stirring'
    return !(stirs && kind === 'binding' && gloss === 'in' && VESSEL.test(nounBehind(items, at)))
  })
}

/** "Una niña que llora": a crying girl. */
function cryingOnes(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const feels = (index: number): boolean =>
      glossAt(items, index) === 'that' &&
      /^(?:crying|laughing|smiling|sleeping)$/.test(glossAt(items, index + 1))
    if (item.kind === 'noun' && feels(at + 1))
      return [{ gloss: glossAt(items, at + 2), kind: 'adjective' }, item]
    return feels(at) || feels(at - 1) ? [] : [item]
  })
}

/** "Über das Eis": one slides on ice, not on ice cream. */
function iceToSlideOn(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const under = items
      .slice(Math.max(0, at - 2), at)
      .some(({ gloss }) => /^(?:on|over|across|through)$/.test(gloss))
    return item.gloss === 'ice cream' && under ? { ...item, gloss: 'ice' } : item
  })
}

/** 在教堂里, "im Stall", «в церкви»: without an article a building would be seen from outside. */
function theRoom(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const end = items.findIndex(({ kind }, index) => index > at && kind !== 'adjective')
    const bare = item.kind === 'binding' && item.gloss === 'in' && items[end]?.kind === 'noun'
    return bare && placeWord(glossAt(items, end)) !== null ? [item, binding('the')] : [item]
  })
}
