import { foreignPicture, plainName, wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { catalanReadings } from './catalan.ts'
import { dictionaryOf } from './dictionary.ts'
import { finnishReadings } from './finnish.ts'
import { withForm } from './formed.ts'
import type { Item } from './item.ts'
import { type Inflected, isInPhrase, phraseAt } from './inflected-phrases.ts'
import { isLetter, wordAt } from './letters.ts'
import { longest } from './own-words.ts'
import type { Reading } from './reading.ts'
import { slavicReadings } from './slavic-readings.ts'
import { swahiliReadings } from './swahili.ts'
import { tagalogReadings } from './tagalog.ts'

type Reader = (word: string, language: string, before: string) => readonly Reading[]

/** Languages whose tables have each word once: what its forms are is told by rules. */
const READERS: Readonly<Record<string, Reader>> = {
  fi: finnishReadings,
  sw: swahiliReadings,
  tl: tagalogReadings,
  hr: slavicReadings,
  sk: slavicReadings,
  bg: slavicReadings,
  ca: catalanReadings,
}

const SLAVIC = /^(?:hr|sk|bg)$/

/** A word in a form that no table has, as its name and what the form says: puutarhassa → in, garden. */
export function inflectedAt(body: string, at: number, language: string): Inflected | null {
  const readings = lookUp(READERS, language)
  if (readings === undefined || isLetter(body.charAt(at - 1))) return null
  const word = wordAt(body, at, language)
  const own = longest(body, at, language)?.length ?? 0
  // Mwenye huzuni: sad, and not with something.
  if (word.length < 2 || (own >= word.length && !word.endsWith('enye'))) return null
  const before = body.slice(Math.max(0, at - REACH), at)
  const rest = body.slice(at + word.length, at + word.length + REACH)
  const phrase = SLAVIC.test(language) ? phraseAt(word + rest, language) : null
  return phrase ?? firstOf(readings(word, language, before), { word, rest, own, language })
}

interface Spot {
  readonly word: string
  readonly rest: string
  /** How many letters a table knows here as they are. */
  readonly own: number
  readonly language: string
}

function firstOf(
  readings: readonly Reading[],
  { word, rest, own, language }: Spot,
): Inflected | null {
  for (const reading of readings) {
    const found = readAs(reading, rest, language)
    const length = word.length + (found?.length ?? 0) - reading.lemma.length
    if (found !== null && length > own) return { items: found.items, length }
  }
  return null
}

/** How far the words of one phrase reach. */
const REACH = 40

/** Whether a word of the language has such a form. */
export function knowsForm(word: string, language: string): boolean {
  return inflectedAt(word, 0, language) !== null || isInPhrase(word, language)
}

function readAs(reading: Reading, rest: string, language: string): Inflected | null {
  const { lemma, kind } = reading
  const lead = kind === 'verb' ? '-' : ''
  const own = longest(lead + lemma + rest, lead.length, language)
  if (own === null || own.length < lemma.length) return pictured(reading, language)
  const fits = kind === undefined || own.item.kind === kind || isHour(own.item, kind)
  const item = fits ? own.item : ofKind(reading, language)
  const length = fits ? own.length : lemma.length
  return item === null ? null : { items: withForm(item, reading), length }
}

/** The name of a picture that no table of ours has. */
function pictured(reading: Reading, language: string): Inflected | null {
  const { lemma } = reading
  const named = language === 'fi' && wordsOfLanguage('fi').get(lemma)?.startsWith('!') === true
  const picture = named ? foreignPicture(lemma, language) : null
  if (picture === null) return null
  const item: Item = { gloss: plainName(picture), kind: 'noun' }
  return { items: withForm(item, reading), length: lemma.length }
}

/** Búrky: weather has cases, too. */
function isHour({ kind }: Item, wanted: string): boolean {
  return kind === 'setting' && wanted === 'noun'
}

/** Синя рокля: the look, though a son is spelt so, too. */
function ofKind({ lemma, kind }: Reading, language: string): Item | null {
  const entries = dictionaryOf(language).get(lemma.charAt(0)) ?? []
  const found = entries.find((entry) => entry.kind === kind && entry.parts.join('*') === lemma)
  return found === undefined ? null : { gloss: found.gloss, kind: found.kind }
}
