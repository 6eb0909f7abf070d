import type { Place } from '../../place.ts'
import { PLACES } from './all-places.ts'

const byWords = new Map<string, Place>()
for (const place of PLACES) {
  for (const words of [place.id.replaceAll('-', ' '), ...place.words]) {
    if (!byWords.has(words)) byWords.set(words, place)
  }
}

const LONGEST = Math.max(...[...byWords.keys()].map((words) => words.split(' ').length))

/** The place that these words mean, or null: by id, by its own words, or by the longest phrase of its words in them. */
export function findPlace(words: string): Place | null {
  const text = plain(words)
  const whole = byWords.get(text) ?? byWords.get(singular(text))
  if (whole) return whole
  for (const clause of words.toLowerCase().split(BETWEEN)) {
    const found = longestPhrase(plain(clause))
    if (found) return found
  }
  return null
}

/** A castle by the sea is a castle: what comes first counts first. */
const BETWEEN =
  /\b(?:by|near|with|of|under|above|behind|beside|next to|in front of|overlooking|in|on|at|from)\b/u

function longestPhrase(text: string): Place | null {
  const parts = text.split(' ')
  for (let length = Math.min(LONGEST, parts.length); length > 0; length--) {
    for (let start = parts.length - length; start >= 0; start--) {
      const phrase = parts.slice(start, start + length).join(' ')
      const found = byWords.get(phrase) ?? byWords.get(singular(phrase))
      if (found && !WEAK.has(phrase)) return found
    }
  }
  return null
}

/** Words that mean a place only when they stand alone: "a cup of water" is not at sea. */
const WEAK: ReadonlySet<string> = new Set([
  'water',
  'home',
  'inside',
  'outside',
  'outdoors',
  'indoors',
  'room',
  'class',
  'bed',
  'desk',
  'grass',
  'ice',
  'snow',
  'show',
  'track',
  'court',
  'pool',
  'roof',
  'deck',
  'plant',
  'building',
  'gate',
  'hall',
  'air',
  'wave',
  'waves',
  'stars',
  'sofa',
  'bar',
  'club',
  'store',
  'shop',
  'sand',
  'nature',
  'movie',
  'slide',
  'plain',
  'mill',
  'inn',
  'fair',
  'wood',
])

function plain(words: string): string {
  return words
    .toLowerCase()
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
