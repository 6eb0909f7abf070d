import { findPicture } from '../lexicon/find-picture.ts'
import { baseVerb, singular } from '../lexicon/morphology.ts'
import { LIVING } from '../plan/kinds.ts'
import { BEFALLS } from './binding/meant-by.ts'
import type { Take } from './take.ts'

const AFTER =
  'and|in|on|to|at|from|out|under|with|away|back|of|into|inside|through|over|for|up|after|across|home'
const NO_OBJECT =
  'and|in|on|to|at|from|under|with|of|(?<!(?:grows|turns|changes) )into|inside|through|for|across|by|near|behind|beside|around|like'
/** What something is done to, or turns into. */
const OBJECT = new RegExp(
  `(?<!\\b(?:${NO_OBJECT}) )\\b(?:his|her|their|its|an?|the) ((?:[a-z]+ )??[a-z]+)(?=[.,;!]|$| (?:${AFTER})\\b)`,
  'g',
)
const DOES = /(?<=^(?:(?:at|in|by) (?:the )?[a-z]+,? )?)it(?= ([a-z]+)s\b)/
const IS_DONE_TO = new RegExp(`(?<=[a-z] )it(?=[.,;!]|$| (?:${AFTER}|down|off|go)\\b)`)

/** "She builds a robot, it breaks": what people had to do with in the take before is called by its name. */
export function nameIt(takes: readonly Take[]): readonly Take[] {
  let told: Told = { doer: null, object: null }
  return takes.map((take) => {
    const body = named(take.body.trim(), told)
    const doer = doerIn(body) ?? told.doer
    const object = objectIn(body) ?? (isThing(doer ?? '') ? doer : told.object)
    told = { doer, object }
    return { ...take, body }
  })
}

/** Of the take before: who acted, as a noun or a pronoun, and what had to do with it. */
interface Told {
  readonly doer: string | null
  readonly object: string | null
}

function named(body: string, { doer, object }: Told): string {
  if (object === null) return body
  const [, verb] = DOES.exec(body) ?? []
  if (verb !== undefined) {
    // A cat that knocks over a vase does not shatter, but may run away.
    const meant = isPerson(doer) || BEFALLS.test(baseVerb(`${verb}s`) ?? '')
    return meant ? body.replace(DOES, `the ${object}`) : body
  }
  const [before = ''] = body.split(IS_DONE_TO)
  const who = doerIn(body) ?? 'he'
  const own = objectIn(before) !== null || !(isPerson(who) || isAlive(who))
  return own ? body : body.replace(IS_DONE_TO, `the ${object}`)
}

function objectIn(body: string): string | null {
  const doer = doerIn(body)
  const rest = doer === null ? body : body.slice(body.indexOf(doer) + doer.length)
  return [...rest.matchAll(OBJECT)].map(([, noun = '']) => noun).findLast(isThing) ?? null
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
  return words[at - 1] ?? null
}

const kindOf = (noun: string): string | null => findPicture(singular(noun))?.kind ?? null
const isPerson = (noun: string | null): boolean =>
  noun !== null && (/^(?:he|she|they)$/.test(noun) || kindOf(noun) === 'person')
const isAlive = (noun: string): boolean => LIVING.has(findPicture(singular(noun))?.kind ?? 'thing')

function isThing(noun: string): boolean {
  const picture = findPicture(noun) ?? findPicture(singular(noun))
  return picture !== null && (picture.kind !== 'person' || picture.person?.role === 'robot')
}
