import { findPicture } from '../lexicon/find-picture.ts'
import { baseVerb, singular } from '../lexicon/morphology.ts'
import { frequencyOf } from '../lexicon/wordnet.ts'
import { LIVING } from '../plan/kinds.ts'
import { isMeanwhile, isPosture, laterDeeds } from '../plan/later-deeds.ts'
import { plainAction } from './binding/binding.ts'
import { goesElsewhere, hasOtherHome, inRoom, placesIn, roomOf, setsOut } from './elsewhere.ts'
import { ADVERBS, DETERMINERS, PREPOSITIONS, PRONOUNS } from './words/closed-words.ts'
import { joinDeeds, joinedDeed } from './words/deed-words.ts'
import { EMOTIONS } from './words/describing-words.ts'
import { actionOf } from './words/verb-words.ts'
import { nearestAction } from './words/verbs.ts'

/** How somebody looks or stays is part of the same take. */
export const STATES =
  /^(?:wear|hold|carry|look|sit|stand|have|be|smile|lie|seem|stay|remain|appear|glow|shine|live|love|like|feel|reflect|wait|think|kneel|crouch|squat|lean|bend|clutch|grip|grasp|gaze|stare|peer|glance|grin|beam|frown)$/

/** One of several takes that a sentence is parted into. */
export interface Link {
  readonly body: string
  /** Goes on with whoever acted before: "… and eats". */
  readonly continues: boolean
}

const JOINT = /(?:,? and|,? but|,) (?=([a-z]+)\b ?([a-z']+|[,.;]|$))/g

/** "Rides a bike, opens the door and sleeps": each in its own shot; "jumps and claps" is played in turn in one. */
export function splitChain(body: string): readonly Link[] {
  return /\b(?:camera|shot|lens|view)\b/.test(body)
    ? [{ body, continues: false }]
    : inHomes(linksOf(body))
}

/** A nurse has breakfast in her kitchen: where each deed of a day is done is told, whoever does it. */
function inHomes(links: readonly Link[]): readonly Link[] {
  const homes = links.map(({ body }) => roomOf(deedsOf(body)[0], body))
  const places = links.flatMap(({ body }, index) => homes[index] ?? placesIn(body))
  if (new Set(places).size < 2) return links
  return links.map((link, index) => {
    const home = homes[index]
    // On a bike to the hospital one is not in it yet.
    const body = link.body.replace(
      /(?<=\b(?:ride|drive|cycle|bike)s\b.*) to (?:the )?[a-z]+[.;]?$/,
      '',
    )
    return home === undefined ? link : { ...link, body: `${body} in the ${home}` }
  })
}

function linksOf(body: string): readonly Link[] {
  const together = ofMany(body)
  const long = chainedDeeds(body) > 1
  let chain = [together ?? firstDeed(body)].filter((deed) => deed !== null)
  const links: Link[] = []
  let open: Open = { from: 0, lead: '', continues: false }
  for (const joint of body.matchAll(JOINT)) {
    const before = body.slice(open.from, joint.index)
    const from = joint.index + joint[0].length
    const after = body.slice(from)
    const deed = deedAfter(joint, after, together !== null)
    chain = begun(chain, before)
    const other = chain.length > 1 && isOthersDeed(before, after)
    const step = other
      ? 'cut'
      : stepTo(chain, { before, after, deed, together: together !== null, long })
    if (step === 'same') continue
    chain = step === 'on' ? [...chain, deed ?? ''] : [deed ?? '']
    if (step === 'on') continue
    links.push({ body: open.lead + inRoom(before, after), continues: open.continues })
    open = goingOn(from, other, together !== null)
  }
  return [...links, { body: open.lead + body.slice(open.from), continues: open.continues }]
}

/** "He wants to see summer. He travels to the beach, sunbathes": a wish is no deed, what comes after it is. */
const begun = (chain: string[], before: string): string[] =>
  chain.length > 0 ? chain : deedsOf(before).slice(-1)

interface Joined {
  readonly before: string
  readonly after: string
  readonly deed: string | null
  readonly together: boolean
  /** Three deeds or more: a story. */
  readonly long: boolean
}

function stepTo(chain: readonly string[], joined: Joined): Step {
  const { before, after, deed, together, long } = joined
  const rises = KRAKENS.test(before) && RISES.test(chain.at(-1) ?? '')
  if (rises) return 'same'
  const far = isFarFrom(before, after) || (long && isNextScene(before, after))
  return far && isDeed(after, deed) && !pounces(chain, deed) ? 'cut' : stepOf(chain, deed, together)
}

const FINDS = /\b(?:finds|discovers|meets|catches)\b(?!.*(?:,| and ))/

/** In a story one comes to another place, meets somebody, or goes on with what one has found. */
function isNextScene(before: string, after: string): boolean {
  const next = clauseOf(after)
  const [, article = '', ...whom] = next.split(' ').slice(0, 5)
  const meets = /^(?:an?|another|two|three)$/.test(article) && whom.some(isAlive)
  const comes = meets || FINDS.test(before) || setsOut(next) || isLater(before, next)
  return FINITE.test(next) && comes
}

const SEASON = /\b(?:spring|summer|autumn|winter|night|morning|evening|sunset|sunrise)\b/

function isLater(before: string, next: string): boolean {
  const [season = ''] = SEASON.exec(next) ?? []
  return !before.includes(season)
}

/** "Makes coffee": a deed, whatever it is played as. */
function isDeed(after: string, deed: string | null): boolean {
  const [word = ''] = after.split(' ')
  const base = baseVerb(word)
  return (
    deed !== null ||
    (base !== null && base !== word && frequencyOf(base, 'verb') > frequencyOf(base, 'noun'))
  )
}

/** A take that has begun: where, and who is meant in it. */
interface Open {
  readonly from: number
  readonly lead: string
  readonly continues: boolean
}

function goingOn(from: number, other: boolean, together: boolean): Open {
  return { from, lead: together && !other ? 'they ' : '', continues: !together && !other }
}

function deedAfter(
  [, word = '', next = '']: RegExpExecArray,
  after: string,
  many: boolean,
): string | null {
  return deedAt(after, chained(word, next, many))
}

/** "Share an umbrella" is more than to share, "make coffee" than to make. */
function deedAt(after: string, deed: string | null): string | null {
  const [verb = '', ...objects] = clauseOf(after)
    .split(' ')
    .filter((word) => !DETERMINERS.has(word))
  const base = baseVerb(verb)
  if (deed === null && (base === null || base === verb)) return null
  const phrase = objects.length === 0 ? null : actionOf([base ?? verb, objects[0]].join(' '))
  return joinedDeed(joinDeeds(after).split(' ')[0] ?? '') ?? phrase ?? deed
}

const FINITE = /^[a-z]+s\b/

/** How many deeds a sentence tells by a verb alone, after its first. */
export function chainedDeeds(body: string): number {
  return [...body.matchAll(JOINT)].filter((joint) => {
    const after = body.slice(joint.index + joint[0].length)
    return FINITE.test(after) && isDeed(after, deedAfter(joint, after, false))
  }).length
}

/** Another place, told or that of the deed, or the one behind a door. */
function isFarFrom(before: string, after: string): boolean {
  const next = clauseOf(after)
  return (
    goesElsewhere(before, after) ||
    hasOtherHome([deedsOf(before).at(-1), before], [deedsOf(next)[0], next])
  )
}

function clauseOf(words: string): string {
  return words.split(/,| and /)[0] ?? ''
}

/** Who does this watches from where they are: no new shot for it. */
const STAYS = /^(?:perch|float|hover|swing|hang|lounge|rest)$/

/** An owl that swoops is on its way to the mouse it catches. */
const COMES = /^(?:fly|swoop|dive|pounce)$/
const CATCHES = /^(?:catch|catch-fish|fish|snatch|grab|hunt|steal)$/

/** A kraken rises with its arms about the ship: that is one deed. */
const KRAKENS = /\b(?:kraken|octopus|squid|sea monster)\b/
const RISES = /^(?:go|rise|emerge|swim|appear|walk|jump)$/

const pounces = (chain: readonly string[], deed: string | null): boolean =>
  COMES.test(chain.at(-1) ?? '') && CATCHES.test(deed ?? '')

function goesOn(last: string, deed: string): boolean {
  if (pounces([last], deed)) return true
  return deed === last || STATES.test(last) || (deed === 'look' && STAYS.test(last))
}

/** "They point at it and laugh": at once, and in no shot of its own. */
const FEELS = /^(?:laugh|smile|cheer|clap|giggle|cry|gasp|shout)$/

type Step = 'same' | 'on' | 'cut'

/** Whether a further deed is the same one, goes on in the same shot or has one of its own. */
function stepOf(chain: readonly string[], deed: string | null, together: boolean): Step {
  const last = chain.at(-1)
  if (deed === null || last === undefined || goesOn(last, deed)) return 'same'
  // "… and puts them in a basket": no deed of its own, and nobody stands idle in a shot for it.
  if (isPosture(plainAction(deed)) || isMeanwhile(plainAction(deed))) return 'same'
  if (together && FEELS.test(deed)) return 'same'
  // A group of puppets is set up for one deed.
  return !together && fitsInShot([...chain, deed]) ? 'on' : 'cut'
}

/** Whether the stage plays all these deeds in one shot. */
function fitsInShot(verbs: readonly string[]): boolean {
  const actions = verbs.map((verb) => plainAction(verb))
  return laterDeeds({ actions }).length === verbs.length - 1
}

function firstDeed(body: string): string | null {
  // "Macro, a ladybug crawls …": what comes before may say nothing of deeds.
  const [first, second = ''] = body.split(/,| and /)
  return deedsOf(first ?? '').at(-1) ?? deedsOf(second).at(-1) ?? null
}

const OTHERS_DEED =
  /^(?:then )?(?:his|her|their|its|the|an?) (?:[a-z]+ )??([a-z]+) ([a-z]+)(?: (?:him|her|them|it|the|an?|his|up|down|away|back|over|out|on|in|into)\b| ?[.;]?$)/

/** "…, cries, and his sister gives him hers": after several deeds of one, that of another is a shot of its own. */
function isOthersDeed(before: string, after: string): boolean {
  const [, who = '', word = ''] = OTHERS_DEED.exec(after) ?? []
  const base = baseVerb(word)
  if (base === null || (base === word) === (singular(who) === who) || STATES.test(base))
    return false
  const acts = isAlive(singular(who)) || before.includes(` ${who}`) || base === 'grow'
  return acts && nearestAction(base) !== null
}

/** The first deed of several: "two strangers meet …", "a boy and a girl build …"; null if only one acts. */
export function ofMany(body: string): string | null {
  const [first = ''] = body.split(',')
  const words = first.split(' ').slice(0, 9)
  const at = words.findIndex(
    (word, index) =>
      index > 0 && isBareVerb(word, words[index + 1] ?? '') && isPlural(words.slice(0, index)),
  )
  const verb = words[at] ?? ''
  // Who finds something does not just look on.
  return at < 0 || verb === 'find' || verb === 'discover' ? verb || null : nearestAction(verb)
}

function isPlural(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (/^(?:they|we|both|couple|family|pair)$/.test(last)) return true
  if (!isAlive(singular(last))) return false
  return singular(last) !== last || words.includes('and')
}

const OF_CAMERAS = /^(?:zoom|pan|tilt|dolly|track|push|pull|cut|fade|orbit)$/

/** "Share an umbrella", "walk away": a verb as many do it, and no adjective or noun. */
function isBareVerb(word: string, next: string): boolean {
  if (
    OF_CAMERAS.test(word) ||
    baseVerb(word) !== word ||
    frequencyOf(word, 'verb') <= frequencyOf(word, 'noun')
  )
    return false
  return (
    nearestAction(word) !== null &&
    (/^$|^[,.]|^and$|ly$/.test(next) ||
      // "Shake hands": with what is behind it, it is a deed of its own.
      actionOf(`${word} ${next}`) !== null ||
      [DETERMINERS, PRONOUNS, PREPOSITIONS, ADVERBS].some((words) => words.has(next)))
  )
}

/** Verbs that are seldom meant when they could be nouns, but are before "on" and "at". */
const ALSO_NOUNS = /^(?:land|wave|rest|step|dive)$/

/** The deed of a verb that goes on with the sentence's subject; null if the word may be a noun. */
function chained(word: string, next: string, many: boolean): string | null {
  if (many) return isBareVerb(word, next) && !STATES.test(word) ? nearestAction(word) : null
  if (!word.endsWith('s') || namesCompany(word, next)) return null
  const base = baseVerb(word)
  if (base === null || base === word || STATES.test(base)) return null
  // "He laughs and starts again": with what he did before.
  if (base === 'start' && /^(?:again|over|anew)$/.test(next)) return null
  return isVerbBefore(base, next) ? nearestAction(base) : null
}

function isVerbBefore(base: string, next: string): boolean {
  if (/^(?:out|up|down|off|back|away|over|it|him|them)$/.test(next)) return true
  // "…, crows fly up": with a bare verb behind it the word is who does it.
  if (baseVerb(next) === next && nearestAction(next) !== null) return false
  if (DETERMINERS.has(next) || frequencyOf(base, 'verb') > frequencyOf(base, 'noun')) return true
  return ALSO_NOUNS.test(base) && /^(?:on|at|in|into|through|beside|near)$/.test(next)
}

/** "…, leaves blowing", "…, bats flying": nobody leaves or bats. */
function namesCompany(word: string, next: string): boolean {
  if (word === 'leaves') return /(?:ing|^fall|^blow|^drift)$/.test(next)
  return /ing$|^[,.;]?$/.test(next) && isAlive(singular(word))
}

export function isAlive(noun: string): boolean {
  return LIVING.has(findPicture(noun)?.kind ?? 'thing')
}

export function deedsOf(sentence: string): readonly string[] {
  const words = joinDeeds(sentence).match(/[a-z_-]+/g) ?? []
  return words.flatMap((word, at) => {
    // "Tired and hungry": how somebody is.
    const looks = word.endsWith('ed') && EMOTIONS.has(word)
    const base = joinedDeed(word) ?? (/(?:s|ing|ed)$/.test(word) && !looks ? baseVerb(word) : null)
    // "Chases ducks": nobody ducks.
    if (base !== null && isChased(word, words[at - 1] ?? '')) return []
    const action = base === null ? null : nearestAction(base)
    return action === null ? [] : [action]
  })
}

function isChased(word: string, before: string): boolean {
  return actionOf(baseVerb(before) ?? '') !== null && isAlive(singular(word))
}
