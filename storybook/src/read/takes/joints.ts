import { namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { isBareVerb } from './deeds-of-many.ts'
import { STATES } from './deeds-told.ts'
import { DETERMINERS } from '../words/closed-words.ts'
import { joinDeeds, joinedDeed } from '../words/deed-words.ts'
import { actionOf } from '../words/verb-words.ts'
import { nearestAction } from '../words/verbs.ts'

export const JOINT = /(?:,? and|,? but|,) (?=([a-z]+)\b ?([a-z']+|[,.;]|$))/g

/** "Makes coffee": a deed, whatever it is played as. */
export function isDeed(after: string, deed: string | null): boolean {
  const [word = ''] = after.split(' ')
  const base = baseVerb(word)
  return (
    deed !== null ||
    (base !== null && base !== word && frequencyOf(base, 'verb') > frequencyOf(base, 'noun'))
  )
}

export function deedAfter(
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

export const FINITE = /^[a-z]+s\b/

/** How many deeds a sentence tells by a verb alone, after its first. */
export function chainedDeeds(body: string): number {
  return [...body.matchAll(JOINT)].filter((joint) => {
    const after = body.slice(joint.index + joint[0].length)
    return FINITE.test(after) && isDeed(after, deedAfter(joint, after, false))
  }).length
}

export function clauseOf(words: string): string {
  return words.split(/,| and /)[0] ?? ''
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
  return /ing$|^[,.;]?$/.test(next) && namesLiving(singular(word))
}
