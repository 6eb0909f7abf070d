import { baseVerb } from '../../lexicon/morphology.ts'
import { tellsOn } from './clauses.ts'
import { looksOn } from './onlookers.ts'
import { DETERMINERS } from '../words/closed-words.ts'

/** What goes on around those whom the tale is about. */
export const AROUND =
  /\b(?:in the (?:background|distance|foreground)|nearby|(?:beside|behind|around|above|below|past|next to|over|with) (?:him|her|them|it|each other)|overhead|camera|while)\b/
/** To carry something somewhere is a deed, to have it along is none. */
const CARRIES =
  /^(?:he|she|it|they|(?:the|an?|his|her|their) (?:[a-z]+ ){1,3}?)\s*(?:carry|carries|brings?|takes?) (?:it|him|her|them|the [a-z]+) (?:through|to|on|up|down|across|home|over|into|away|back|outside|inside)\b/
/** With fewer sentences it is one scene. */
const FEWEST = 3

/** Three short sentences or more that tell one deed after the other, and hardly anything else. */
export function isTale(sentences: readonly string[]): boolean {
  const telling = sentences.filter(
    (sentence, at) =>
      sentence.split(' ').length <= 18 && tells(sentence, sentences.slice(0, at).join(' ')),
  )
  return telling.length >= FEWEST && telling.length >= sentences.length * 0.75
}

function tells(sentence: string, told: string): boolean {
  const plain = sentence.trim().replace(/^(?:and|but|so|soon|now|meanwhile),? /, '')
  return !AROUND.test(plain) && (CARRIES.test(plain) || tellsOn(plain, told))
}

/** "A plane flies over the sea. Her grandfather reads the letter": in a tale another one's deed is seen in its own shot. */
export function isNextInTale(sentence: string, told: string, before: string): boolean {
  const plain = sentence.trim()
  if (!tells(plain, told) || looksOn(plain)) return false
  if (CARRIES.test(plain)) return true
  const who = whoActs(plain)
  const words = plain.split(' ').length - who.length
  return who.length > 0 && who.at(-1) !== whoActs(before.trim()).at(-1) && words > 2
}

/** "The old king gave …": the words before the verb, if they name somebody. */
function whoActs(sentence: string): readonly string[] {
  const words = sentence.split(' ').slice(0, 6)
  if (!DETERMINERS.has(words[0] ?? '')) return []
  const verb = words.findIndex((word, at) => at > 1 && ![null, word].includes(baseVerb(word)))
  return words.slice(0, Math.max(verb, 0))
}
