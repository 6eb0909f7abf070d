import { dictionaryOf, type Entry } from './dictionary.ts'
import type { Item } from './item.ts'

/** What was read of inflected words, and how many letters they have. */
export interface Inflected {
  readonly items: readonly Item[]
  readonly length: number
}

const loaded = new Map<string, ReadonlyMap<string, Entry>>()

/** Names of several words, by the stems of these. */
function phrasesOf(language: string): ReadonlyMap<string, Entry> {
  let phrases = loaded.get(language)
  if (phrases === undefined) {
    const entries = [...dictionaryOf(language).values()].flat()
    phrases = new Map(
      entries
        .filter(({ kind, parts }) => kind === 'noun' && /^\S+ \S+$/.test(parts[0] ?? ''))
        .map((entry) => [keyOf(entry.parts[0] ?? ''), entry]),
    )
    loaded.set(language, phrases)
  }
  return phrases
}

const ENDING =
  /(?:ovima|ieho|iemu|ího|ima|ama|ami|ách|iach|och|oga|ého|ému|ých|ými|ata|ото|ите|ият|та|то|ът|og|om|oj|im|ih|em|ou|ej|ým|ám|ov|ия|[aeiouyáéíýúаеиоуяю])$/u

/** Logorska vatra, oko logorske vatre: each word without its ending. */
function keyOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => word.replace(ENDING, ''))
    .join(' ')
}

/** A name of two words, both in another form than our table has. */
export function phraseAt(text: string, language: string): Inflected | null {
  const two = /^\p{L}+ \p{L}+/u.exec(text)?.[0]
  const entry = two === undefined ? undefined : phrasesOf(language).get(keyOf(two))
  if (two === undefined || entry === undefined) return null
  return { items: [{ gloss: entry.gloss, kind: 'noun' }], length: two.length }
}

const within = new Map<string, ReadonlySet<string>>()

/** Parni vlak: a word that is known beside others. */
export function isInPhrase(word: string, language: string): boolean {
  let words = within.get(language)
  if (words === undefined) {
    const phrases = LATER.test(language) ? [...dictionaryOf(language).values()].flat() : []
    words = new Set(phrases.flatMap(({ parts }) => (parts[0] ?? '').split(' ')))
    within.set(language, words)
  }
  return words.has(word)
}

const LATER = /^(?:fi|sw|tl|hr|ca|sk|bg)$/
