import {
  BOUND_LANGUAGES,
  BOUND_TABLES,
  FOUR_LANGUAGES,
  FOUR_TABLES,
  FURTHER_LANGUAGES,
  FURTHER_TABLES,
  LATER_LANGUAGES,
  LATER_TABLES,
  OWN_TABLES,
  SIX_LANGUAGES,
  SIX_TABLES,
  TABLE_LANGUAGES,
  TABLES,
  THIN_LANGUAGES,
  THIN_TABLES,
  type Table,
} from './tables.ts'
import { NINE_LANGUAGES, NINE_TABLES } from './nine-tables.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { plainLetters } from '../../lexicon/plain-letters.ts'
import type { ItemKind } from './item.ts'
import { isDutchPlural, isOfOne, pluralOf } from './plurals.ts'
import { arabicTwo, isBrokenPlural, writtenForms } from './written-forms.ts'

/** A foreign word or phrase and its English. */
export interface Entry {
  readonly gloss: string
  readonly kind: ItemKind
  /** The letters between the stars: after each but the last, any ending may follow. */
  readonly parts: readonly string[]
  /** Made by rule: only endings of its language may follow. */
  readonly derived: boolean
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

function buildDictionary(language: string): Dictionary {
  const entries = [
    [TABLES, TABLE_LANGUAGES] as const,
    [FURTHER_TABLES, FURTHER_LANGUAGES] as const,
    [LATER_TABLES, LATER_LANGUAGES] as const,
    [THIN_TABLES, THIN_LANGUAGES] as const,
    [FOUR_TABLES, FOUR_LANGUAGES] as const,
    [SIX_TABLES, SIX_LANGUAGES] as const,
    [NINE_TABLES, NINE_LANGUAGES] as const,
    [OWN_TABLES[language] ?? [], [language]] as const,
    [BOUND_TABLES, BOUND_LANGUAGES] as const,
  ].flatMap(([tables, languages]) => {
    const column = languages.findIndex((known) => known === language)
    return column < 0 ? [] : tables.flatMap((table) => readTable(table, column, language))
  })
  const byLetter = new Map<string, Entry[]>()
  for (const [letter, entry] of entries) {
    const list = byLetter.get(letter)
    if (list === undefined) byLetter.set(letter, [entry])
    else list.push(entry)
  }
  for (const list of byLetter.values()) list.sort((one, other) => other.weight - one.weight)
  return byLetter
}

function readTable({ about, rows }: Table, column: number, language: string): [string, Entry][] {
  const entries: [string, Entry][] = []
  for (const line of rows.trim().split('\n')) {
    const [gloss = '', cells = ''] = line.split(' = ')
    const words = (cells.split(';')[column] ?? '').trim()
    const known = { gloss: gloss.trim(), kind: kindOf(about, gloss.trim()) }
    const [one = ''] = words.split('|')
    for (const word of words.split('|').filter((cell) => cell !== ''))
      for (const entry of entriesOf(word, manyIf(known, [one, word], language), language))
        entries.push([(entry.parts[0] ?? '').charAt(0), entry])
  }
  return entries
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
  return [
    ...own,
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
  const many = known.kind === 'noun' && word !== one && form?.(word, one) === true
  return many && !isOfOne(known.gloss) ? { ...known, gloss: pluralOf(known.gloss) } : known
}

const MANY_FORMS: Readonly<Record<string, (word: string, one: string) => boolean>> = {
  ar: isBrokenPlural,
  nl: isDutchPlural,
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

const NUMBERS =
  /^(?:a|one|two|three|four|five|six|seven|eight|nine|ten|several|a group of|dozens of|hundreds of)$/
const LOOKS =
  /^(?:red|orange|yellow|green|blue|purple|pink|brown|black|white|grey|golden|silver|small|big|giant|tiny|old|young|cute|happy|sad|angry|wooden|glass|stone|calm|tired|snowy|quiet|bright|empty|elegant|dark|alone|transparent|colorful|futuristic|crowded|rustic|frozen|lit|rusty|bearded|elderly|burning|parisian|lazy|brave|fluffy|beautiful|fat|long|striped|hungry|wet|magical|glowing|ancient|sick|turquoise|lonely|icy|navy blue|steep)$/
const WHEN =
  /^(?:at |on a |by the (?:window|fireplace)|in the late |early in |(?:light|heavy) rain|thunderstorm|cloudy|foggy|starry sky|fog in |in the (?:morning|evening|afternoon|distance|background|sky|moonlight|fog|heat|snowfall|light rain|pouring rain)|sunny day|rain$|light rain|snowing|snowy$|snow falling|storm|blizzard|sandstorm|fog|windy|during a storm|in the sun$|in (?:spring|summer|autumn|winter))/

/** What stands among the things and places and is none. */
const OTHER_KINDS: readonly (readonly [ItemKind, RegExp])[] = [
  ['adjective', /^(?:golden|futuristic|happy|bubbling|pointed)$/],
  ['setting', /^(?:at the moon|fog)$/],
  [
    'binding',
    /^(?:past|barefoot|in a line|together|at the edge of|with|in|with .*|in its .*|in bloom|on the lap|in the middle of|near|under a tree|to her .*|to the children|on his shoulder)$/,
  ],
]

function kindOf(about: Table['about'], gloss: string): ItemKind {
  if (about === 'verb' || about === 'film' || about === 'binding') return about
  if (about === 'quality') return 'adjective'
  const other = OTHER_KINDS.find(([, words]) => words.test(gloss))
  if (other !== undefined) return other[0]
  if (NUMBERS.test(gloss)) return 'number'
  if (about === 'thing') return 'noun'
  if (LOOKS.test(gloss)) return 'adjective'
  return about === 'setting' && WHEN.test(gloss) ? 'setting' : 'noun'
}
