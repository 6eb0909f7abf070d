import { NAMED_PLACES } from '../../../lexicon/places/all-places.ts'
import { headedPlace } from '../../../lexicon/places/place-heads.ts'
import type { NamedPlace } from '../../../lexicon/places/place-words.ts'
import type { Place } from '../../place.ts'
import { PLACES } from './all-places.ts'

const byId: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.id, place]))

/** The words without articles and the like, as the words asked for are compared; "barn" itself before "inside a barn". */
const byWords: ReadonlyMap<string, NamedPlace> = new Map([
  ...[...NAMED_PLACES].map(([words, named]) => [plain(words), named] as const),
  ...[...NAMED_PLACES].filter(([words]) => plain(words) === words),
])

const LONGEST = Math.max(...[...byWords.keys()].map((words) => words.split(' ').length))

/** The place that these words mean, or null: by its id, by one of its words, or by the longest of its words in them. */
export function findPlace(words: string): Place | null {
  const exactly = NAMED_PLACES.get(words.toLowerCase().trim())
  const whole = exactly ? byId.get(exactly.id) : called(plain(words))
  if (whole) return whole
  for (const clause of words.toLowerCase().split(BETWEEN)) {
    const headed = headedPlace(plain(clause))
    const found = headed === null ? longestPhrase(plain(clause)) : (byId.get(headed) ?? null)
    if (found) return found
  }
  return null
}

function called(words: string): Place | null {
  const named = byWords.get(words) ?? byWords.get(singular(words))
  return byId.get(named?.id ?? words.replaceAll(' ', '-')) ?? null
}

/** A castle by the sea is a castle: what comes first counts first. */
const BETWEEN =
  /\b(?:by|near|with|of|under|above|behind|beside|next to|in front of|overlooking|in|on|at|from)\b/u

function longestPhrase(text: string): Place | null {
  const parts = text.split(' ')
  for (let length = Math.min(LONGEST, parts.length); length > 0; length--) {
    for (let start = parts.length - length; start >= 0; start--) {
      const phrase = parts.slice(start, start + length).join(' ')
      const found = called(phrase)
      if (found && !isWeak(phrase)) return found
    }
  }
  return null
}

function isWeak(phrase: string): boolean {
  return byWords.get(phrase)?.alone === true || WEAK.has(phrase)
}

/** Words that mean a place only when they stand alone: "a cup of water" is not at sea. */
const WEAK: ReadonlySet<string> = new Set(
  (
    'water|home|inside|outside|outdoors|indoors|room|class|grass|ice|snow|track|court|pool|roof|deck|plant|building|' +
    'gate|hall|air|wave|waves|stars|bar|club|store|shop|sand|nature|movie|plain|mill|inn|fair|wood|path|steps|bank'
  ).split('|'),
)

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\b(the|a|an|in|on|at|of|near|inside|this|that|some)\b/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function singular(words: string): string {
  return words.replace(/(?<=[a-z]{3})(es|s)$/u, (ending) =>
    ending === 'es' && !/(ch|sh|x|s|z)es$/u.test(words) ? 'e' : '',
  )
}
