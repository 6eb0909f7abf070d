import { baseVerb } from '../../lexicon/morphology.ts'
import type { Reading } from './sentence-parts.ts'
import { DETERMINERS, PARTICLES, PRONOUNS } from '../words/closed-words.ts'
import { EMOTIONS } from '../words/describing-words.ts'
import { joinedDeed, joinedUpshot } from '../words/deed-words.ts'
import { verbForm, type VerbForm } from '../words/verb-form.ts'
import { followsTo, isVerbHere } from './verb-here.ts'
import { actionOf } from '../words/verb-words.ts'
import { textAt } from '../words/word-classes.ts'
import type { VerbPhrase } from './sentence-parts.ts'

/** Verbs that say how something is, not what it does. */
const STATES = new Set(['be', 'have', 'seem', 'belong', 'contain', 'include', 'consist'])

/** The verb at this place, if the words before and after it make it one. */
export function readVerb(reading: Reading): { verb: VerbPhrase; length: number } | null {
  const { tokens, at } = reading
  const word = textAt(tokens, at)
  const joined = joinedDeed(word)
  if (joined !== null) {
    const words = joined.replaceAll('-', ' ')
    const upshot = joinedUpshot(word)
    const told = { base: joined, form: 'ing', words, infinitive: false, passive: false } as const
    return { verb: upshot === null ? told : { ...told, upshot }, length: 1 }
  }
  const base = baseVerb(word)
  // "Hops up and down": nobody downs anything.
  if (base === null || STATES.has(base) || PARTICLES.has(word)) return null
  const form = verbForm(word, base)
  // "Sits exhausted", "amazed": how somebody feels.
  if (form === 'past' && EMOTIONS.has(word)) return null
  return isVerbHere(reading, base, form) ? withParticle(reading, base, form) : null
}

/** "Runs around", "gets up", but "runs around her": somebody is in the middle. */
export function isPhrasal({ tokens, at }: Reading): boolean {
  const base = baseVerb(textAt(tokens, at))
  const particle = textAt(tokens, at + 1)
  const next = textAt(tokens, at + 2)
  const circles = particle === 'around' && (DETERMINERS.has(next) || PRONOUNS.has(next))
  return !circles && PARTICLES.has(particle) && actionOf(`${base} ${particle}`) !== null
}

function withParticle(
  reading: Reading,
  base: string,
  form: VerbForm,
): { verb: VerbPhrase; length: number } {
  const { tokens, at, chunks } = reading
  const word = textAt(tokens, at)
  const particle = textAt(tokens, at + 1)
  const infinitive = form === 'base' && followsTo(chunks)
  // "Being cut by": some verbs look the same.
  const helped = form === 'past' || chunks.at(-1)?.type === 'auxiliary'
  const passive = helped && form !== 'ing' && particle === 'by'
  if (isPhrasal(reading)) {
    return {
      verb: {
        base: `${base} ${particle}`,
        form,
        words: `${word} ${particle}`,
        infinitive,
        passive,
      },
      length: 2,
    }
  }
  return { verb: { base, form, words: word, infinitive, passive }, length: 1 }
}
