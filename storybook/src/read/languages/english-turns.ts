import { lookUp } from '../../lexicon/look-up.ts'
import { placeWord } from '../words/place-words.ts'
import { pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'
import { SURFACE } from './surfaces.ts'

/** What other languages say with two words and English with its own turn, once the words are in English order. */
export function asEnglishTurns(items: readonly Item[]): readonly Item[] {
  const turns = [
    rideInstead,
    crossInstead,
    catchInstead,
    nameOnce,
    inPlaces,
    highAbove,
    inMountains,
    onSurfaces,
    byTheSea,
    aboard,
    aboardFirst,
    sailInstead,
    ownedBefore,
    hairOf,
    hairLast,
    talkTo,
    inCafes,
  ]
  return turns.reduce((turned, turn) => turn(turned), items)
}

const GOES = /^(?:driving|running|going|walking|riding|moving|cycling|traveling)$/
const RIDDEN =
  /^(?:bicycle|bicycles|motorcycle|scooter|horse|horses|camel|elephant|donkey|skateboard|unicycle|sled|moped|pony|tricycle)$/
const SMALL = /^(?:a|the|his|its|on|with|by|in|to|at)$/

/** "Driving with the bicycle", "goes on a red bicycle": riding it. */
function rideInstead(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries())
    if (verb.kind === 'verb' && GOES.test(verb.gloss) && isRidden(ordered, at))
      ordered.splice(at, 2, { ...verb, gloss: 'riding' })
  return withoutSecondDeed(ordered)
}

/** Whether somebody goes by what is named behind the verb; "walking with his horse" leads it. */
function isRidden(items: readonly Item[], verb: number): boolean {
  const joint = items[verb + 1]
  if (joint?.kind !== 'binding' || /^(?:a|the)$/.test(joint.gloss)) return false
  if (joint.gloss === 'with' && /^(?:walking|running)$/.test(items[verb]?.gloss ?? '')) return false
  return RIDDEN.test(items[phraseEnd(items, verb + 1)]?.gloss ?? '')
}

/** 自転車に乗って走る, 开着跑车行驶: who rides goes, too. */
function withoutSecondDeed(items: readonly Item[]): readonly Item[] {
  return items.filter(({ kind, gloss }, at) => {
    if (kind !== 'verb' || !/^(?:running|driving|going|walking|moving)$/.test(gloss)) return true
    const before = items.slice(0, at).findLastIndex((item) => item.kind === 'verb')
    const between = items.slice(before + 1, at)
    const rides = /^(?:riding|driving)/.test(items[before]?.gloss ?? '') && between.length > 0
    return !rides || between.some((item) => item.kind === 'pause' || item.gloss === 'and')
  })
}

/** The noun of the phrase that begins here. */
const phraseEnd = (items: readonly Item[], from: number): number => pastLooks(items, from, SMALL)

/** "Driving over a bridge": crossing it. */
function crossInstead(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at + 2 < ordered.length; at++) {
    const [verb, joint] = ordered.slice(at, at + 2)
    const over = /^(?:over|through|on)$/.test(joint?.gloss ?? '')
    const bridge = ordered[phraseEnd(ordered, at + 2)]?.gloss === 'bridge'
    if (verb?.kind !== 'verb' || !over || !bridge) continue
    if (/^(?:driving|running|passing)$/.test(verb.gloss))
      ordered.splice(at, 2, { ...verb, gloss: 'crossing' })
    else if (/^(?:crossing|riding|walking)$/.test(verb.gloss)) ordered.splice(at + 1, 1)
  }
  return ordered
}

/** "Fishing a fish": catching it. */
function catchInstead(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const fish = /^fish(?:es)?$/.test(items[phraseEnd(items, at + 1)]?.gloss ?? '')
    return item.gloss === 'fishing' && fish ? { ...item, gloss: 'catching' } : item
  })
}

/** "Senhor idoso", "dziadek starszy pan": one person by two names. */
function nameOnce(items: readonly Item[]): readonly Item[] {
  const aged = /^(?:old|young) (?:man|woman)$/
  return items.filter(({ kind, gloss }, at) => {
    const next = items[at + 1]
    return !(kind === 'noun' && /^(?:man|woman)$/.test(gloss) && aged.test(next?.gloss ?? ''))
  })
}

const LEADS = /^(?:walking|running|going|flying|driving|riding|returning|sailing|crawling|moving)/
const TAKES_TO =
  /^(?:walking|running|going|flying|driving|riding|returning|sailing|crawling|moving|waving|talking|smiling|listening|giving|throwing|writing|singing|reading|telling|showing|playing|swimming|jumping|climbing|climbing up|dancing|bowing|pointing|offering|teaching|praying|falling|barking|whispering|shouting|bringing|approaching|painting|kicking|selling|serving|fleeing|escaping|hurrying)/

/** "Ai piccioni al parco": English feeds somebody, and in a place. */
function inPlaces(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    if (item.gloss !== 'to' || item.kind !== 'binding') return [item]
    const deed = items[at - 1]
    // "Persigue a un conejo": whom one chases.
    if (deed?.kind === 'verb' && !TAKES_TO.test(deed.gloss)) return []
    return isWhere(items, at) ? [{ ...item, gloss: 'in' }] : [item]
  })
}

function isWhere(items: readonly Item[], at: number): boolean {
  const place = placeWord(items[phraseEnd(items, at + 1)]?.gloss ?? '')
  const verb = items.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'pause')
  return place?.thing === false && verb?.kind === 'verb' && !LEADS.test(verb.gloss)
}

/** 山の中の橋: whoever is in a mountain is among several. */
function inMountains(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const joint = items.slice(0, at).findLast(({ gloss }) => gloss !== 'the')
    const among = /^(?:in|over)$/.test(joint?.gloss ?? '') && item.gloss === 'mountain'
    return among ? { ...item, gloss: 'mountains' } : item
  })
}

const FLAT = /^(?:leaf|branch|carpet|table|wall|ice|rock)$/
const WAY =
  /^(?:leaf|branch|carpet|table|wall|ice|rock|road|country road|village road|path|street|beach|grass|sand)$/
const LAID: Readonly<Record<string, RegExp>> = { in: SURFACE, over: WAY, through: FLAT }

/** "Duerme en la alfombra": one word for in and on. «Гонится за кроликом»: one chases somebody. */
function onSurfaces(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const noun = items[phraseEnd(items, at + 1)]?.gloss ?? ''
    const deed = items[at - 1]?.gloss ?? ''
    if (item.gloss === 'behind' && /^(?:chasing|following)$/.test(deed)) return []
    if (item.kind !== 'binding') return [item]
    if (item.gloss === 'on' && /^(?:fields?|meadow|armchair|kitchen|trees?)$/.test(noun))
      return [binding('in')]
    return lookUp(LAID, item.gloss)?.test(noun) === true ? [binding('on')] : [item]
  })
}

/** بجانب البحر: beside it is on its shore. */
function byTheSea(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const sea = /^(?:sea|ocean)$/.test(items[phraseEnd(items, at + 1)]?.gloss ?? '')
    return item.gloss === 'next to' && sea ? binding('by') : item
  })
}

/** "Su una piccola barca", 배를 탄: who is on or rides a boat is in it. */
function aboard(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const rides = item.kind === 'verb' && item.gloss === 'riding'
    const on = item.kind === 'binding' && item.gloss === 'on'
    if (!(rides || on) || !BOAT.test(items[phraseEnd(items, at + 1)]?.gloss ?? '')) return item
    return { gloss: 'in', kind: 'binding' }
  })
}

const BOAT = /(?:^| )(?:boat|rowboat|canoe|gondola|raft|kayak)$/
const IS_IN =
  /^(?:sitting|standing|sleeping|riding|sailing|rowing|lying|floating|drifting|fishing|traveling)/

/** 渔夫在小船上撒网: who does something in a boat is named with the boat. */
function aboardFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { kind, gloss }] of ordered.entries()) {
    if (kind !== 'verb' || IS_IN.test(gloss) || ordered[at - 1]?.kind !== 'noun') continue
    const joint = ordered.findIndex(
      (item, index) => index > at && item.kind !== 'noun' && item.gloss !== 'a',
    )
    const end = phraseEnd(ordered, joint + 1)
    if (ordered[joint]?.gloss !== 'in' || !BOAT.test(ordered[end]?.gloss ?? '')) continue
    ordered.splice(at, 0, ...ordered.splice(joint, end - joint + 1))
  }
  return ordered
}

/** เรือแล่น: a boat that goes sails. */
function sailInstead(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const boat = /(?:^| )(?:boat|boats|sailboat|sailboats|ship|ships)$/.test(
      items[at - 1]?.gloss ?? '',
    )
    const goes =
      item.kind === 'verb' && /^(?:driving|moving|going|running|swimming)$/.test(item.gloss)
    const balloon = items[at - 1]?.gloss.endsWith('hot air balloon') === true
    if (balloon && /^(?:sailing|swimming|gliding)$/.test(item.gloss))
      return { ...item, gloss: 'floating' }
    return boat && goes ? { ...item, gloss: 'sailing' } : item
  })
}

/** "Câinele lui", הכלב שלו: whose it is comes before it in English. */
function ownedBefore(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { gloss, kind }] of ordered.entries()) {
    const owned = kind === 'binding' && gloss === 'his' && ordered[at - 1]?.kind === 'noun'
    if (!owned || /^(?:noun|adjective)$/.test(ordered[at + 1]?.kind ?? '')) continue
    const [his] = ordered.splice(at, 1)
    if (his !== undefined && ordered[at - 2]?.gloss === 'and') ordered.splice(at - 1, 0, his)
  }
  return ordered
}

const HAIR = /(?:^| )(?:hair|beard|eyes)$/

/** 長い赤毛の女性, 긴 빨간 머리의 여자: the hair is long, and not who has it. */
function hairOf(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const [, colour] = /^(\w+)-haired$/.exec(item.gloss) ?? []
    const worn = /^(?:long|short|curly|wavy|straight)$/.test(items[at - 1]?.gloss ?? '')
    if (colour === undefined || !worn) return [item]
    return [
      { gloss: colour, kind: 'adjective' },
      { gloss: 'hair', kind: 'noun' },
    ]
  })
}

/** "Cô gái tóc dài", "hosszú hajú lány", 白胡子老渔夫: somebody with long hair. */
function hairLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, hair] of ordered.entries()) {
    if (hair.kind !== 'noun' || !HAIR.test(hair.gloss)) continue
    const looks = ordered.findLastIndex(({ kind }, index) => index < at && kind !== 'adjective') + 1
    let who = at + 1
    while (ordered[who]?.kind === 'adjective') who++
    if (ordered[looks - 1]?.kind === 'noun') ordered.splice(looks, 0, binding('with'))
    else if (ordered[who]?.kind === 'noun' && ordered[looks - 1]?.kind !== 'binding') {
      const grown = ordered.splice(looks, at - looks + 1)
      ordered.splice(looks + who - at, 0, binding('with'), ...grown)
    }
  }
  return ordered
}

/** "Dans un café": one word for the drink and its house. */
function inCafes(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const joint = items
      .slice(0, at)
      .findLast(({ kind, gloss }) => kind !== 'adjective' && !/^(?:a|the)$/.test(gloss))
    const inside = joint?.kind === 'binding' && joint.gloss === 'in'
    return item.gloss === 'coffee' && inside ? { ...item, gloss: 'cafe' } : item
  })
}

const HIGH = /^(?:rising|circling|floating|gliding|hovering|soaring|drifting)$/
const BELOW = /^(?:mountains?|city|village|forest|valley|desert|clouds?|fields?|castle|hill)$/

/** "Flota sobre las montañas", 山の上に浮かぶ: who floats is above, though the word says "on", too. */
function highAbove(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const noun = items[phraseEnd(items, at + 1)]?.gloss ?? ''
    const high = item.gloss === 'on' && HIGH.test(items[at - 1]?.gloss ?? '')
    return high && BELOW.test(noun) ? binding('over') : item
  })
}

/** "Spricht mit", «разговаривает с больным ребёнком»: one talks to a child. */
function talkTo(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    if (item.gloss !== 'with' || items[at - 1]?.gloss !== 'talking') return [item]
    const bare = /^(?:adjective|noun)$/.test(items[at + 1]?.kind ?? '')
    return bare ? [binding('to'), binding('a')] : [binding('to')]
  })
}
