import { rowsOf, TABLES, type Table } from './tables.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { plainLetters } from '../../lexicon/plain-letters.ts'
import type { ItemKind } from './item.ts'
import { inflectionsOf } from './inflections.ts'
import { isDutchPlural, isNameOfMany, isOfOne, isScandinavianPlural, pluralOf } from './plurals.ts'
import { arabicTwo, isBrokenPlural, writtenForms } from './written-forms.ts'

/** A foreign word or phrase and its English. */
export interface Entry {
  readonly gloss: string
  readonly kind: ItemKind
  /** The letters between the stars: after each but the last, any ending may follow. */
  readonly parts: readonly string[]
  /** Made by rule: only endings of its language may follow. */
  readonly derived: boolean
  /** The endings of this form of a deed. */
  readonly ends?: RegExp | undefined
  /** Letters that must match, for choosing the longest. */
  readonly weight: number
}

/** Entries by their first letter, the longest first. */
export type Dictionary = ReadonlyMap<string, readonly Entry[]>

const loaded = new Map<string, Dictionary>()

/** Our own words for a language; empty for languages of which only picture names are known. */
export function dictionaryOf(language: string): Dictionary {
  let dictionary = loaded.get(language)
  if (dictionary === undefined) {
    dictionary = buildDictionary(language)
    loaded.set(language, dictionary)
  }
  return dictionary
}

/** Entries by their first two letters, with those that have only one; `short` are those alone, by their letter. */
interface Nearby {
  readonly byTwo: ReadonlyMap<string, readonly Entry[]>
  readonly short: ReadonlyMap<string, readonly Entry[]>
}

const nearby = new Map<string, Nearby>()

/** Entries that may stand at a place of a text, the longest first: all of a letter are ten times as many. */
export function entriesAt(text: string, at: number, language: string): readonly Entry[] {
  let near = nearby.get(language)
  if (near === undefined) {
    near = nearbyIn(dictionaryOf(language))
    nearby.set(language, near)
  }
  return near.byTwo.get(text.slice(at, at + 2)) ?? near.short.get(text.charAt(at)) ?? []
}

function nearbyIn(dictionary: Dictionary): Nearby {
  const byTwo = new Map<string, readonly Entry[]>()
  const short = new Map<string, readonly Entry[]>()
  for (const entries of dictionary.values())
    for (const [start, list] of byStart(entries))
      (start.length < 2 ? short : byTwo).set(start, list)
  return { byTwo, short }
}

/** Entries of one letter by their first two; a stem of that letter alone may stand wherever the letter does. */
function byStart(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const lists = new Map(entries.map((entry): [string, Entry[]] => [startOf(entry), []]))
  for (const entry of entries) {
    const start = startOf(entry)
    const own = start.length < 2 ? [...lists.values()] : [lists.get(start)]
    for (const list of own) list?.push(entry)
  }
  return lists
}

const startOf = ({ parts }: Entry): string => (parts[0] ?? '').slice(0, 2)

function buildDictionary(language: string): Dictionary {
  const entries = TABLES.flatMap((table) => readTable(table, language))
  const byLetter = new Map<string, Entry[]>()
  for (const entry of entries) {
    const letter = (entry.parts[0] ?? '').charAt(0)
    const list = byLetter.get(letter)
    if (list === undefined) byLetter.set(letter, [entry])
    else list.push(entry)
  }
  for (const list of byLetter.values()) list.sort((one, other) => other.weight - one.weight)
  return byLetter
}

function readTable({ kind, file }: Table, language: string): readonly Entry[] {
  const cells = new RegExp(`[=;] ${language} ([^;]+)`, 'g')
  return rowsOf(file)
    .split('\n')
    .flatMap((line) => {
      const known = { gloss: line.slice(0, line.indexOf(' = ')), kind }
      return [...line.matchAll(cells)].flatMap(([, cell = '']) => readCell(cell, known, language))
    })
}

/** `word|word`, the name of one first; a word behind `~` gives way to the same word of another meaning. */
function readCell(
  cell: string,
  known: Pick<Entry, 'gloss' | 'kind'>,
  language: string,
): readonly Entry[] {
  const [one = '', ...others] = cell.replaceAll('~', '').split('|')
  const yields = cell.split('|').map((word) => word.startsWith('~'))
  return [one, ...others].flatMap((word, at) =>
    entriesOf(word, manyIf(known, [one, word], language), language).map((entry) =>
      yields[at] === true ? { ...entry, weight: entry.weight - 0.5 } : entry,
    ),
  )
}

function entriesOf(
  word: string,
  { gloss, kind }: Pick<Entry, 'gloss' | 'kind'>,
  language: string,
): readonly Entry[] {
  const own = spellOut(plainLetters(word, language === 'ar' ? '' : language)).flatMap((form) =>
    writtenForms(form, kind, language).map((spelt, at) =>
      toEntry(plainLetters(spelt, language), { gloss, kind, derived: at > 0 }),
    ),
  )
  const two = language === 'ar' && kind === 'noun' ? arabicTwo(word) : []
  const both = `two ${pluralOf(gloss)}`
  const inflected = kind === 'verb' ? inflectionsOf(word.replace(/\[.*/, ''), language) : []
  // खाना, "yemek": the name of the deed is food as well.
  const named = inflected.length > 0 && /^(?:hi|tr)$/.test(language)
  return [
    ...(named ? [] : own),
    ...inflected.map(({ word: spelt, ends }) => ({
      ...toEntry(plainLetters(spelt, language), { gloss, kind, derived: true }),
      ends,
    })),
    ...two.map((spelt) =>
      toEntry(plainLetters(spelt, language), { gloss: both, kind, derived: true }),
    ),
  ]
}

/** كلب|كلاب, wolf|wolven: behind the name of one, a word of such a form is the name of many. */
function manyIf(
  known: Pick<Entry, 'gloss' | 'kind'>,
  [one, word]: readonly [string, string],
  language: string,
): Pick<Entry, 'gloss' | 'kind'> {
  const form = lookUp(MANY_FORMS, language)
  const named = form?.(word, one) ?? isNameOfMany(word, one, language)
  const many = known.kind === 'noun' && word !== one && named
  return many && !isOfOne(known.gloss) ? { ...known, gloss: pluralOf(known.gloss) } : known
}

const MANY_FORMS: Readonly<Record<string, (word: string, one: string) => boolean>> = {
  ar: isBrokenPlural,
  nl: isDutchPlural,
  da: isScandinavianPlural,
  nb: isScandinavianPlural,
}

/** Spells out alternatives in brackets: `с[её]рф` → `серф`, `сёрф`; `ру[к]?а` → `рука`, `руа`. */
function spellOut(word: string): readonly string[] {
  const found = /\[([^\]]+)\](\?)?/.exec(word)
  if (found === null) return [word]
  const [whole, letters = '', maybe] = found
  const choices = maybe === undefined ? letters.split('') : ['', ...letters.split('')]
  return choices.flatMap((letter) => spellOut(word.replace(whole, letter)))
}

function toEntry(
  word: string,
  { gloss, kind, derived }: Pick<Entry, 'gloss' | 'kind' | 'derived'>,
): Entry {
  const spaced = word.replace(/'(?=\p{L})/gu, "' ")
  const parts = spaced.split('*')
  const letters = parts.join('').length
  // तारे is "stars" in a table of its own, before it is a form of तारा.
  const weight = letters * 4 + (parts.length > 1 ? 0 : 2) - (derived ? 3 : 0)
  return { gloss, kind, parts, derived, weight }
}
