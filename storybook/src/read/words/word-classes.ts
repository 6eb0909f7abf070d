import { singular } from '../../lexicon/morphology.ts'
import { sensesOf } from '../../lexicon/wordnet.ts'
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PARTICLES,
  PREPOSITIONS,
  PRONOUNS,
} from './closed-words.ts'
import type { Token } from './tokens.ts'

const CLOSED = [DETERMINERS, PREPOSITIONS, AUXILIARIES, CONJUNCTIONS, PRONOUNS]
const AFTER_VERBS = [DETERMINERS, PREPOSITIONS, ADVERBS, PARTICLES, CONJUNCTIONS, PRONOUNS]

/** The word at this place; empty where there is none. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

export function isWordAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'word'
}

/** Articles, prepositions, pronouns and the like: they never name a thing. */
export function isClosed(word: string): boolean {
  return CLOSED.some((words) => words.has(word))
}

/** Whether the word here, or the end, may come right after a verb. */
export function canFollowVerb(tokens: readonly Token[], at: number): boolean {
  if (!isWordAt(tokens, at)) return true
  const word = textAt(tokens, at)
  // "Dances under an umbrella", of which the umbrella is a deed of its own.
  if (word.startsWith('verb_')) return true
  return AFTER_VERBS.some((words) => words.has(word)) || word.endsWith('ly') || word === 'next'
}

/** Whether the word here is known as a noun. */
export function isNounAt(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at)
  // "Fireworks" has no singular of its own, but WordNet knows it without its s.
  const forms = [singular(word), word.replace(/s$/, '')]
  return isWordAt(tokens, at) && forms.some((form) => sensesOf(form, 'noun').length > 0)
}

/** "Slowly", "happily": -ly words that are no nouns, and no adjectives like "curly" and "lonely". */
export function isAdverb(word: string): boolean {
  if (!/..ly$/.test(word) || sensesOf(word, 'noun').length > 0) return false
  return sensesOf(word, 'adjective').length === 0 || sensesOf(word, 'adverb').length > 0
}
