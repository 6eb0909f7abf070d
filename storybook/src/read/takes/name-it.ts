import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { BEFALLS } from '../binding/meant-by.ts'
import type { Take } from './take.ts'

const AFTER =
  'and|in|on|to|at|from|out|under|with|away|back|of|into|inside|through|over|for|up|after|across|home|off|as|while|until'
const NO_OBJECT =
  'and|in|on|to|at|from|under|with|(?<!\\bgo )of|(?<!(?:grows|turns|changes) )into|inside|through|for|across|along|past|by|near|behind|beside|around|like|off|towards?|(?<!(?:put|lay|set|knock|tear|take|cut|pull|blow|burn|break|chop)(?:s|t?ing)? )down'
/** What something is done to, or turns into. */
const OBJECT = new RegExp(
  `(?<!\\b(?:${NO_OBJECT}|(?:an?|the|his|her) [a-z]+ over) )\\b(?:his|her|their|its|an?|the) ((?:[a-z]+ )??[a-z]+)(?=[.,;!]|$| (?:${AFTER}|grows|sprouts|appears)\\b)`,
  'g',
)
/** "Bakes cookies". */
const BARE = new RegExp(
  `^ (?:[a-z]+ly )?[a-z]+ ((?:[a-z]+ )??[a-z]+s)(?=[.,;!]|$| (?:${AFTER})\\b)`,
)
const DOES = /(?<=^(?:(?:at|in|by) (?:the )?[a-z]+,? |[a-z]+ ?, )?)it(?= ([a-z]+)s\b)/
/** "She builds a bigger one". */
const ANOTHER = /\b((?:an?|another)(?: [a-z]+)?) one(?=[.,;!]|$| (?:and|in|on|at|to|with|from)\b)/
const IS_DONE_TO = new RegExp(`(?<=[a-z] )(it|them)(?=[.,;!]|$| (?:${AFTER}|down|off|go)\\b)`)

/** "He lets go of his balloons. They rise": what goes up, rolls off or falls is not he. */
const GO_OFF =
  /^they(?= (?:rise|float|drift|fly|fall|roll|bounce|tumble|scatter|spill|drop|soar|sail)\b)/

/** "Finds a chest, opens it": nobody's breast. */
const LIDDED = /\b((?:open|unlock|lift|clos)(?:e?s|ing)? the) chest\b/g

/** "She builds a robot, it breaks": what people had to do with in the take before is called by its name. */
export function nameIt(takes: readonly Take[]): readonly Take[] {
  let told: Told = { doer: null, object: null }
  return takes.map((take) => {
    const body = named(take.body.trim(), told).replace(LIDDED, '$1 treasure chest')
    const doer = doerIn(body) ?? told.doer
    told = { doer, object: setGoing(body) ?? leftIn(body) ?? thingOf(doer, told.object) }
    return { ...take, body }
  })
}

/** "Pushes a wheelbarrow. One pumpkin rolls away": of all things the one that went off at last. */
function setGoing(body: string): string | null {
  const last = body.replace(/[.;! ]+$/, '').split(/[.;!] /)
  const doer = last.length > 1 ? doerIn(last.at(-1)?.trim() ?? '') : null
  return doer !== null && isThing(doer) && !isAlive(doer) ? doer : null
}

const EATEN =
  /\b(?:catche|eat|swallow|devour|gobble)s(?: up| down)? (?:an?|the|its|some) (?:[a-z]+ )??([a-z]+)\b/

/** "A chameleon catches a fly. Then it turns orange": nothing more befalls whom another one has eaten. */
function leftIn(body: string): string | null {
  const object = objectIn(body)
  const [, eaten = ''] = EATEN.exec(body) ?? []
  return object !== null && object.endsWith(eaten || '.') && isAlive(object) ? null : object
}

/** What acted itself, by its whole name; else what was spoken of before. */
function thingOf(doer: string | null, object: string | null): string | null {
  // "Buries a bone; a cat watches, and steals it": no cat does so with itself.
  if (doer !== null && object !== null && isAlive(doer) && !isAlive(object)) return object
  return doer === null || object?.endsWith(doer) === true || !isThing(doer) ? object : doer
}

/** Of the take before: who acted, as a noun or a pronoun, and what had to do with it. */
interface Told {
  readonly doer: string | null
  readonly object: string | null
}

function named(body: string, { doer, object }: Told): string {
  if (object === null) return body
  if (areSentOff(object, doer) && GO_OFF.test(body))
    return body.replace(GO_OFF, `the ${object}`).replace(IS_DONE_TO, `the ${object}`)
  const [, verb] = DOES.exec(body) ?? []
  if (isBeast(doer) && IN_ARMS.test(body)) return body.replace(IS_DONE_TO, `the ${doer}`)
  if (verb === undefined) {
    const told = body.replace(ANOTHER, `$1 ${object}`)
    return isMeantIn(told, doer, object) ? told.replace(IS_DONE_TO, `the ${object}`) : told
  }
  return body.replace(DOES, whoDoes(object, { doer, verb, body }) ?? '$&')
}

/** "A kitten climbs a tree. A fireman … and carries it down in his arms": no ladder. */
const IN_ARMS = /\bcarries it [^.;]*\bin (?:his|her) arms\b/

/** Several things that one alone has let go of. */
function areSentOff(things: string, doer: string | null): boolean {
  const one = doer === null || (doer !== 'they' && singular(doer) === doer)
  return one && singular(things) !== things && !isAlive(things)
}

const ON_THINGS =
  /^it (?:opens|closes|lifts|takes|picks|grabs|carries|holds|eats|drinks|throws|kicks|builds|paints|reads|finds|breaks|steals|brings|gives|puts|pulls|pushes|catches|drops|hides|digs|plants|waters|chases) (?:up )?(?:an?|the|its|some|two|three)\b/

/** "A robot kicks a ball. Then it opens a box": no ball does anything to a box. */
function whoDoes(object: string, doing: Doing): string | null {
  const { doer, body } = doing
  const busy = doer !== null && (isRobot(doer) || isBeast(doer))
  if (busy && ON_THINGS.test(body) && !isAlive(object)) return `the ${doer}`
  return isDoneBy(object, doing) ? `the ${singular(object)}` : null
}

/** "A bear finds a jar. It opens it": the jar does not. */
const ON_OTHERS = /^it [a-z]+s (?:it|them|him|her)\b/

interface Doing {
  readonly doer: string | null
  readonly verb: string
  readonly body: string
}

/** A cat that knocks over a vase does not shatter, but may run away; a robot that finds a flower waters it, and the flower waters nothing. */
function isDoneBy(object: string, { doer, verb, body }: Doing): boolean {
  if (body.includes(` ${object}`)) return false
  if (ON_OTHERS.test(body)) return false
  if (BEFALLS.test(baseVerb(`${verb}s`) ?? '')) return true
  const one = singular(object) === object
  return one && isPerson(doer) && (!isRobot(doer ?? '') || isAlive(object))
}

/** "It sneezes a flame. A girl hugs it": no flame is hugged. */
const TENDER =
  /\b(?:hug|pet|pat|strok|caress|cuddl|kiss|embrac|greet|thank|feed|sooth|comfort|tickl)(?:e?s|ing|es) $/

/** Whether "it" or "them", to whom something is done here, is the thing of the take before. */
function isMeantIn(body: string, doer: string | null, object: string): boolean {
  const [before = '', pronoun] = body.split(IS_DONE_TO)
  if ((pronoun === 'them') !== (singular(object) !== object)) return false
  if (isNamedHere(before, object) || (TENDER.test(before) && !isAlive(object))) return false
  const who = doerIn(body)
  const other = isBeast(doer)
  // "A dog finds a bone, and carries it home": not itself; but "a man in pyjamas chases it" means the dog.
  if (who === null) return object !== doer && !(other && /^(?:an?|the) /.test(body))
  // "The rabbit eats his tie, he chases it": whom, the sentence tells.
  return !other && (isPerson(who) || isAlive(who))
}

/** "The hare runs and the snail crawls after it": not after itself; nor what another thing stands for. */
const isNamedHere = (before: string, object: string): boolean =>
  objectIn(before) !== null || before.includes(` ${object} `) || isNewHere(before)

/** "The next morning a giant beanstalk reaches up, and he climbs it": what has come meanwhile. */
function isNewHere(before: string): boolean {
  const [, noun = ''] =
    /\ban? (?:[a-z]+ )?([a-z]+) [a-z]+s\b[^.;]*?,? and (?:he|she) [a-z]+s $/.exec(before) ?? []
  return noun !== '' && isThing(noun)
}

function objectIn(body: string): string | null {
  const doer = doerIn(body)
  const rest = doer === null ? body : body.slice(body.indexOf(doer) + doer.length)
  const things = [...rest.matchAll(OBJECT)].map(([, noun = '']) => noun)
  const [, bare = ''] = doer === null ? [] : (BARE.exec(rest) ?? [])
  const many = singular(bare) !== bare
  return things.map(plainly).findLast(isThing) ?? (many && isThing(bare) ? bare : null)
}

/** "An old lamp" is a lamp. */
function plainly(noun: string): string {
  const [last = ''] = noun.split(' ').slice(-1)
  return isThing(noun) ? noun : last
}

const MOST = 5

/** Who or what acts at the beginning of a take; null if that is not said. */
function doerIn(body: string): string | null {
  const [pronoun] = /^(?:he|she|they)\b/.exec(body) ?? []
  if (pronoun !== undefined) return pronoun
  const words = body.split(' ').slice(0, MOST)
  const at = words.findIndex((word, index) => {
    const base = baseVerb(word)
    return index > 1 && base !== null && base !== word && kindOf(words[index - 1] ?? '') !== null
  })
  // A robot waiter is "it".
  return words[at - 2] === 'robot' ? 'robot' : (words[at - 1] ?? null)
}

const kindOf = (noun: string): string | null => findPicture(singular(noun))?.kind ?? null
const isPerson = (noun: string | null): boolean =>
  noun !== null && (/^(?:he|she|they)$/.test(noun) || kindOf(noun) === 'person')
const isAlive = (noun: string): boolean => namesLiving(singular(noun))
const isBeast = (noun: string | null): boolean => noun !== null && isAlive(noun) && !isPerson(noun)

function isThing(noun: string): boolean {
  const picture = findPicture(noun) ?? findPicture(singular(noun))
  return picture !== null && (picture.kind !== 'person' || isRobot(noun))
}

const isRobot = (noun: string): boolean => findPicture(singular(noun))?.person?.role === 'robot'
