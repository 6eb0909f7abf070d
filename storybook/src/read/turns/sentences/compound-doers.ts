import { findPicture, namesLiving } from '../../../lexicon/find-picture.ts'
import { lookUp } from '../../../lexicon/look-up.ts'
import { baseVerb, singular } from '../../../lexicon/morphology.ts'
import { garmentOf } from '../../words/describing-words.ts'
import { DONE_TO_NOUNS } from '../../phrases/verb-in-ing.ts'
import { isPerson } from '../somebody.ts'
import type { Turn } from '../turn.ts'

/** One does not wear or play a single one of these. */
const IN_PAIRS =
  /^(?:headphone|sunglass|glass|boot|shoe|sneaker|glove|pajama|skate|slipper|goggle|earring|stilt|card)$/
const WIELDS: Readonly<Record<string, string>> = { wield: 'holding', tote: 'carrying' }

function objectOf(noun: string): string {
  if (singular(noun) !== noun) return noun
  if (IN_PAIRS.test(noun)) return noun.endsWith('s') ? `${noun}es` : `${noun}s`
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** How it is said of somebody, if it is done to things that can be shown. */
function saidOf(what: string, verb: string): string | null {
  const base = baseVerb(verb) ?? verb
  const done = lookUp(WIELDS, base) ?? (DONE_TO_NOUNS.has(base) ? verb : null)
  const noun = what.replaceAll('-', ' ')
  const seen = findPicture(singular(noun)) !== null || garmentOf(noun) !== null
  return done === null || !seen || isPerson(noun) ? null : `${done} ${objectOf(noun)}`
}

/** "A violin-playing cricket" is a cricket playing a violin; a fire-breathing dragon is none that breathes a fire. */
function doing(words: string, ...[what = '', verb = '', first = '', next = '']: string[]): string {
  const said = saidOf(what, verb)
  if (said === null) return words
  if (isSomebody(first)) return `${first} ${said} ${next}`.trimEnd()
  return isSomebody(next) ? `${first} ${next} ${said}` : words
}

function isSomebody(words: string): boolean {
  const one = singular(words)
  return namesLiving(one) || findPicture(one) !== null
}

export const COMPOUND_DOER_TURNS: readonly Turn[] = [
  ['ing ', /\b([a-z]{3,}(?:-[a-z]{3,})?)-([a-z]{3,}ing) ([a-z]+)(?: ([a-z]+))?\b(?!-)/g, doing],
]
