import { hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import { isClosed } from '../words/word-classes.ts'

const SETTINGS =
  /^(?:dawn|sunrise|morning|noon|sunset|dusk|evening|night|midnight|rain|snow|fog|storm|winter|summer|autumn|spring)$/
/** So many things in a row are no name of one. */
const [LEAST, MOST] = [3, 9]
const LONGEST = 3

/** "Dog skateboard sunglasses beach sunset": tags without commas, each by itself; else they would all be one place. */
export function partBareTags(body: string): string {
  const words = body.trim().split(' ')
  if (words.length < LEAST || words.length > MOST || !words.every(isPlain)) return body
  const tags: string[] = []
  for (let at = 0; at < words.length;) {
    const length = tagLength(words, at)
    if (length === 0) return body
    tags.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return tags.length < LEAST ? body : tags.join(', ')
}

function isPlain(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isClosed(word)
}

/** How many words from here on name one thing, place or hour: the longest that is known. */
function tagLength(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--)
    if (isKnown(words.slice(at, at + length).join(' '))) return length
  const word = words[at] ?? ''
  return isKnown(word) && !isDeed(word) && !isDeedOfFirst(words, at) ? 1 : 0
}

function isKnown(phrase: string): boolean {
  if (SETTINGS.test(phrase) || (!phrase.includes(' ') && garmentOf(phrase) !== null)) return true
  return hasPicture(singular(phrase)) || placeWord(phrase) !== null
}

/** "Farmers plant rice", "man waters plants", "camera pans left": what may be a deed right after who does it is no tag. */
function isDeedOfFirst([first = '', second = '']: readonly string[], at: number): boolean {
  const base = baseVerb(second)
  if (at !== 1 || base === null) return false
  if (first === 'camera') return true
  return (base === second) === isPlural(first) && knowsDeed(base)
}

/** "Dogs run", "cats drink milk": no row of tags. */
function isDeed(word: string): boolean {
  const base = baseVerb(word)
  if (base === null || !knowsDeed(base)) return false
  return base === word
    ? frequencyOf(word, 'verb') > frequencyOf(word, 'noun')
    : !hasPicture(singular(word))
}
