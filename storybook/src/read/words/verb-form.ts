import { colourAt } from './colours.ts'
import { baseVerb } from '../../lexicon/morphology.ts'
import { soundsLikeDeed } from './verbs.ts'

export type VerbForm = 'base' | 's' | 'ing' | 'past'

export function verbForm(word: string, base: string): VerbForm {
  if (word.endsWith('ing') && word !== base) return 'ing'
  if (word === base) return 'base'
  return word.endsWith('s') ? 's' : 'past'
}

const HELPFUL =
  /^(?:wear|hold|carry|have|lead|cover|fill|dress|use|like|love|need|want|try|start|begin|keep|anchor)$/

/** Whether the reader can do something with this verb. */
export function knowsDeed(base: string): boolean {
  return HELPFUL.test(base) || soundsLikeDeed(base)
}

/** The deed that a word names, whoever does it; null for any other word, and for a colour. */
export function deedNamed(word: string): string | null {
  const base = baseVerb(word)
  return base !== null && knowsDeed(base) && colourAt([word]) === null ? base : null
}
