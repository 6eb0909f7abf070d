import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { NEXT_DOOR } from './elsewhere.ts'
import { MARK } from './hours-told.ts'
import { leadsOn, leadsToPlace, placeNamed, placeOf } from './waypoints.ts'
import { DETERMINERS } from '../words/closed-words.ts'

/** How one gets on, by oneself or with something. */
const GOES =
  /^(?:go|move|puff|rise|fall|walk|run|come|step|crawl|creep|sneak|slither|roll|drive|ride|race|rush|dash|gallop|trot|march|tiptoe|wander|stroll|hurry|fly|swim|slide|squeeze|stumble|scurry|scamper|waddle|jump|leap|hop|climb|bounce|dive|float|drift|sail|glide|cycle|skate|ski|paddle|row|swoop|soar|zoom|speed|chug|rattle|trundle|jog|sprint|skip|hike|trek|wade|slip|tumble|dart|bound|prowl|travel|journey|wind|steer|chase|lead|follow|carry|push|pull|drag|guide|skateboard|cruise|flutter|buzz|scuttle|strut|limp|parade|snake|flow|escape|flee|pedal|blow|whiz|whizz|hurtle|weave|wriggle|parachute|kayak|surf)$/

/** A way that its verb tells by itself: "crosses a bridge", "reaches the village". */
const LEADS =
  /^(?:cross|pass|enter|leave|reach|exit|approach|circle|disappear|vanish|emerge|land|arrive|stop|halt|settle|come|surface|reappear|head)$/

/** "Climbs a tree", too. */
const leadsItself = (base: string, after: string): boolean =>
  LEADS.test(base) || (base === 'climb' && /^ (?:an?|the) /.test(after))

const WAY =
  '(?:past|along|through|under|beneath|underneath|over|across|around|round|between|into|onto|off|(?:up|down|out|back) (?:to|into|onto|through|of|from|towards)|up|down|towards?|away from|beyond|inside|behind|from)'
const ON = '(?:(?:straight|right|back|all the way|high|deep|then|finally|and|at last) )*'

/** Where a way may go on: ", past a frog", "and into a lake", "then crosses a bridge". */
const JOINT = new RegExp(`(?:, |,? and |,? then )${ON}(?=[a-z])| (?=past )`, 'g')
const BEGINS = new RegExp(`^(${WAY}) (?=[a-z])`)
const WORD = /(?<![a-z'-])[a-z]+(?= )/g
const AT = new RegExp(
  `^ (?:out )?(?:(?:in front of|next to|${WAY}|at|in|on|beside|by|near|among|for|to) )?(?=[a-z])`,
)
const FIRST = new RegExp(
  `^ ((?:[a-z]+ ){0,6}?)(${WAY}|on(?= (?:an?|the|its|his|her|their)\\b)) (?=[a-z])`,
)

/** What a verb tells of a way. */
interface Going {
  /** Where the verb is. */
  readonly from: number
  /** The verb, and whom or what it takes along. */
  readonly verb: string
  /** Where the words of what it leads to begin. */
  readonly to: number
}

interface Leg extends Going {
  /** Where the words before it end. */
  readonly end: number
  /** Whether its verb is told once more: "…, and runs into its den". */
  readonly told: boolean
}

/** "A run", "his walk". */
const isNoun = (before: string): boolean => DETERMINERS.has(before.trim().split(' ').at(-1) ?? '')

/** Nothing, how, or whom: "slowly", "a mouse". */
function isTakenAlong(along: string): boolean {
  const [first = '', ...more] = withoutManner(along).trim().split(' ')
  const bare = more.length === 0 && singular(first) !== first
  return /^(?:fast|high|low|on|)$/.test(first) || DETERMINERS.has(first) || bare
}

const withoutManner = (words: string): string =>
  words.replace(/^(?:(?!family|butterfly)[a-z]+ly )+/, '')

/** The way that a verb at this place tells. */
function goingAt(sentence: string, from: number): Going | null {
  const [verb = ''] = /^[a-z]+/.exec(sentence.slice(from)) ?? []
  const base = baseVerb(verb) ?? ''
  const after = sentence.slice(from + verb.length)
  const led = leadsItself(base, after) ? ledTo(after) : null
  const { along, length } = led ?? (GOES.test(base) ? goesTo(after) : null) ?? NOWHERE
  if (length === 0) return null
  const goes = verb.endsWith('ing') ? 'going' : verb === base ? 'go' : 'goes'
  return {
    from,
    verb: led === null ? `${verb} ${along}` : `${goes} `,
    to: from + verb.length + length,
  }
}

/** Who is taken along, and how many letters lead to what one comes to. */
interface Led {
  readonly along: string
  readonly length: number
}
const NOWHERE: Led = { along: '', length: 0 }

function ledTo(after: string): Led | null {
  const [led] = AT.exec(after) ?? []
  return led !== undefined && leadsOn(after.slice(led.length))
    ? { along: '', length: led.length }
    : null
}

function goesTo(after: string): Led | null {
  const [whole = '', along = ''] = FIRST.exec(after) ?? []
  if (whole === '' || !isTakenAlong(along)) return null
  return { along: withoutManner(along).replace(/^an? /, 'the '), length: whole.length }
}

/** Whose way is that of the film itself. */
const OF_CAMERA = /\b(?:camera|fpv|drone|lens|viewer|pov)\b/

/** The first verb of going with a way behind it. */
function goingIn(sentence: string): Going | null {
  for (const { index } of sentence.matchAll(WORD)) {
    const going = isNoun(sentence.slice(0, index)) ? null : goingAt(sentence, index)
    if (going !== null) return OF_CAMERA.test(sentence.slice(0, index)) ? null : going
  }
  return null
}

/** The legs after the first, in the order they are told: with a verb of their own, or that of the one before. */
function legsAfter(sentence: string, { verb: first, to: start }: Going): readonly Leg[] {
  const legs: Leg[] = []
  for (const { index, 0: joint } of sentence.slice(start).matchAll(JOINT)) {
    const end = start + index
    const from = end + joint.length
    const [, word = ''] = BEGINS.exec(sentence.slice(from)) ?? []
    const verb = legs.at(-1)?.verb ?? first
    const told = word === ''
    const leg = told ? goingAt(sentence, from) : { from, verb, to: from + word.length + 1 }
    const leads = joint === ' ' ? leadsToPlace : leadsOn
    if (leg !== null && leads(sentence.slice(leg.to))) legs.push({ ...leg, end, told })
  }
  return legs
}

/** "Dives under an iceberg and emerges beside a whale": until then nobody saw the whale. */
const OUT_AGAIN =
  /^(?:emerg|reappear|resurfac|surfac|com(?:es|ing) (?:out|up) (?:beside|by|near|next|in|on|at)\b)/

/** Three legs are a journey; two, if they lead from one place to another. */
function isLong(sentence: string, { to }: Going, [leg, ...more]: readonly Leg[]): boolean {
  if (leg === undefined || more.length > 0) return leg !== undefined
  if (OUT_AGAIN.test(sentence.slice(leg.from))) return true
  const [here, there] = [placeOf(sentence.slice(to)), placeOf(sentence.slice(leg.to))]
  return here !== undefined && there !== undefined && here !== there && !NEXT_DOOR.test(there)
}

/** "… and through a park at sunset": all the way. */
const HOUR =
  / (?:at|by|in the|during the|on an?|under an?|under the) (?:(?:early|late|golden|rainy|snowy|foggy|sunny|starry|full|warm|cold|quiet|windy|light|pouring|heavy|thick|summer|autumn|winter|spring) )*(?:dawn|sunrise|sunset|dusk|twilight|night|midnight|noon|morning|evening|afternoon|hour|rain|snow|fog|day|moon|stars|sky)(?=[ .;!?]*$)/

/** One sentence, with a mark before every leg of a way. */
function partSentence(told: string, before: string): string {
  const going = goingIn(told)
  if (going === null || !isLong(told, going, legsAfter(told, going))) return told
  const [hour = ''] = HOUR.exec(told) ?? []
  const sentence = told.replace(HOUR, '')
  const legs = legsAfter(sentence, going)
  const ends = [...legs.slice(1).map(({ end }) => end), sentence.length]
  const rest = legs.map(
    (leg, index) => `${MARK}g${leg.told ? '' : leg.verb}${sentence.slice(leg.from, ends[index])}`,
  )
  const first = sentence.slice(0, legs[0]?.end)
  return partFirst(first, going, before) + hour + rest.join('')
}

/** "A mountain road. A car drives past a waterfall, then …": first on the road, then at the waterfall. */
function partFirst(leg: string, { from, verb, to }: Going, before: string): string {
  const place = placeOf(leg.slice(to))
  const road = placeNamed(before)
  if (place === undefined || road === undefined || before.includes(place)) return leg
  const [told = ''] = verb.split(' ')
  return `${leg.slice(0, from)}${told}${MARK}g${leg.slice(from)}`
}

/** "Floats down a gutter, past a frog, under a bridge and into a lake": each with a shot of its own, and the verb again. */
export function partWays(body: string): string {
  return body
    .split(new RegExp(`(?<=[.;!?¦])|(?=${MARK})`))
    .map((sentence, at, all) => partSentence(sentence, all.slice(0, at).join('')))
    .join('')
}
