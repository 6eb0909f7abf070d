import { hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { ADVERBS, DETERMINERS, PREPOSITIONS, PRONOUNS } from '../words/closed-words.ts'
import { actionOf } from '../words/verb-words.ts'
import { nearestAction } from '../words/verbs.ts'

/** The first deed of several: "two strangers meet …", "a boy and a girl build …"; null if only one acts. */
export function ofMany(body: string): string | null {
  const [first = ''] = body.split(',')
  const words = first
    .replace(/[.!?;]+$/, '')
    .split(' ')
    .slice(0, 9)
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
  if (!namesLiving(singular(last))) return false
  return singular(last) !== last || words.includes('and')
}

const OF_CAMERAS = /^(?:zoom|pan|tilt|dolly|track|push|pull|cut|fade|orbit)$/

/** "Share an umbrella", "walk away": a verb as many do it, and no adjective or noun. "The cubs rest": at the end it is what they do. */
export function isBareVerb(word: string, next: string): boolean {
  if (OF_CAMERAS.test(word) || baseVerb(word) !== word) return false
  // "The cubs rest" at the end, but "their dog and cat".
  const named = frequencyOf(word, 'verb') <= frequencyOf(word, 'noun')
  if (named && (next !== '' || hasPicture(word))) return false
  return (
    nearestAction(word) !== null &&
    (/^$|^[,.]|^and$|ly$/.test(next) ||
      // "Shake hands": with what is behind it, it is a deed of its own.
      actionOf(`${word} ${singular(next)}`) !== null ||
      [DETERMINERS, PRONOUNS, PREPOSITIONS, ADVERBS].some((words) => words.has(next)))
  )
}
