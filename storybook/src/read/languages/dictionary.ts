import { BINDING } from './grammar.ts'
import { COMPOUND_NAMES } from './compound-names.ts'
import { DEEDS_IN_PASSING } from './deeds-in-passing.ts'
import { DESCRIBING } from './describing.ts'
import { EVERYDAY_NOUNS } from './everyday-nouns.ts'
import { EVERYDAY_VERBS } from './everyday-verbs.ts'
import { FILM } from './film.ts'
import { FILM_TALK } from './film-talk.ts'
import { FURTHER_COMPOUND_NAMES } from './further-compound-names.ts'
import { FURTHER_DEEDS } from './further-deeds.ts'
import {
  FURTHER_DAILY_DEEDS,
  FURTHER_FILM_TALK,
  FURTHER_PLACES,
} from './further-deeds-and-places.ts'
import { FURTHER_HOUSEHOLD } from './further-household.ts'
import { FURTHER_CAST } from './further-people-and-animals.ts'
import {
  FURTHER_SCENE_DEEDS,
  FURTHER_SCENE_FILM,
  FURTHER_SCENE_SETTINGS,
  FURTHER_SCENE_THINGS,
} from './further-scenes.ts'
import { FURTHER_BINDING, FURTHER_FILM, FURTHER_SETTINGS } from './further-settings.ts'
import { FURTHER_LOOKS, FURTHER_THINGS } from './further-things.ts'
import { HOUSEHOLD_AND_WEATHER } from './household-and-weather.ts'
import { FURTHER_HANDWORK, FURTHER_TRADES } from './further-trades.ts'
import { MORE_DEEDS } from './more-deeds.ts'
import { MORE_HANDWORK, MORE_THINGS } from './more-handwork.ts'
import { MORE_NOUNS, MORE_PLACES } from './more-nouns.ts'
import { PLACES } from './places.ts'
import { SCENE_DEEDS, SCENE_FILM, SCENE_SETTINGS, SCENE_THINGS } from './scenes.ts'
import { VERBS } from './verbs.ts'
import { WARDROBE_AND_COMPANY } from './wardrobe-and-company.ts'

export type ItemKind = 'noun' | 'adjective' | 'number' | 'verb' | 'setting' | 'film' | 'binding'

/** A foreign word or phrase and its English. */
export interface Entry {
  readonly gloss: string
  readonly kind: ItemKind
  /** The letters between the stars: after each but the last, any ending may follow. */
  readonly parts: readonly string[]
  /** Letters that must match, for choosing the longest. */
  readonly weight: number
}

/** Entries by their first letter, the longest first. */
export type Dictionary = ReadonlyMap<string, readonly Entry[]>

export const TABLE_LANGUAGES = ['zh', 'ja', 'ko', 'es', 'fr', 'de', 'pt', 'it', 'ru'] as const
/** Languages of which the commonest words are known. */
export const FURTHER_LANGUAGES = [
  'nl',
  'sv',
  'pl',
  'uk',
  'tr',
  'ms',
  'vi',
  'hi',
  'ar',
  'el',
] as const
const BOUND_LANGUAGES: readonly string[] = ['es', 'fr', 'de', 'pt', 'it', 'ru']
const TABLES = [
  VERBS,
  EVERYDAY_VERBS,
  DEEDS_IN_PASSING,
  DESCRIBING,
  EVERYDAY_NOUNS,
  WARDROBE_AND_COMPANY,
  PLACES,
  HOUSEHOLD_AND_WEATHER,
  FILM,
  FILM_TALK,
  MORE_NOUNS,
  MORE_PLACES,
  MORE_DEEDS,
  MORE_THINGS,
  MORE_HANDWORK,
  COMPOUND_NAMES,
  SCENE_THINGS,
  SCENE_SETTINGS,
  SCENE_DEEDS,
  SCENE_FILM,
]
const FURTHER_TABLES = [
  FURTHER_DEEDS,
  FURTHER_LOOKS,
  FURTHER_THINGS,
  FURTHER_SETTINGS,
  FURTHER_FILM,
  FURTHER_BINDING,
  FURTHER_CAST,
  FURTHER_HOUSEHOLD,
  FURTHER_DAILY_DEEDS,
  FURTHER_PLACES,
  FURTHER_FILM_TALK,
  FURTHER_TRADES,
  FURTHER_HANDWORK,
  FURTHER_COMPOUND_NAMES,
  FURTHER_SCENE_THINGS,
  FURTHER_SCENE_SETTINGS,
  FURTHER_SCENE_DEEDS,
  FURTHER_SCENE_FILM,
]
const DEEDS = [
  VERBS,
  EVERYDAY_VERBS,
  DEEDS_IN_PASSING,
  MORE_DEEDS,
  FURTHER_DEEDS,
  FURTHER_DAILY_DEEDS,
  MORE_HANDWORK,
  FURTHER_HANDWORK,
  SCENE_DEEDS,
  FURTHER_SCENE_DEEDS,
]
const THINGS = [
  EVERYDAY_NOUNS,
  WARDROBE_AND_COMPANY,
  MORE_NOUNS,
  FURTHER_THINGS,
  FURTHER_CAST,
  FURTHER_HOUSEHOLD,
  MORE_THINGS,
  FURTHER_TRADES,
  COMPOUND_NAMES,
  FURTHER_COMPOUND_NAMES,
  SCENE_THINGS,
  FURTHER_SCENE_THINGS,
]
const SETTINGS = [
  PLACES,
  HOUSEHOLD_AND_WEATHER,
  MORE_PLACES,
  FURTHER_SETTINGS,
  FURTHER_PLACES,
  SCENE_SETTINGS,
  FURTHER_SCENE_SETTINGS,
]
const FILMS = [FILM, FILM_TALK, SCENE_FILM, FURTHER_FILM, FURTHER_FILM_TALK, FURTHER_SCENE_FILM]
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
    ...readTables(
      TABLES,
      TABLE_LANGUAGES.findIndex((known) => known === language),
    ),
    ...readTables(
      FURTHER_TABLES,
      FURTHER_LANGUAGES.findIndex((known) => known === language),
    ),
  ]
  const bound = BOUND_LANGUAGES.indexOf(language)
  if (bound >= 0) entries.push(...readTable(BINDING, bound))
  const byLetter = new Map<string, Entry[]>()
  for (const [letter, entry] of entries) {
    const list = byLetter.get(letter)
    if (list === undefined) byLetter.set(letter, [entry])
    else list.push(entry)
  }
  for (const list of byLetter.values()) list.sort((one, other) => other.weight - one.weight)
  return byLetter
}

function readTables(tables: readonly string[], column: number): [string, Entry][] {
  return column < 0 ? [] : tables.flatMap((table) => readTable(table, column))
}

function readTable(table: string, column: number): [string, Entry][] {
  const entries: [string, Entry][] = []
  for (const line of table.trim().split('\n')) {
    const [gloss = '', cells = ''] = line.split(' = ')
    const words = (cells.split(';')[column] ?? '').trim()
    for (const word of words.split('|')) {
      if (word === '') continue
      const kind = kindOf(table, gloss.trim())
      for (const spelt of spellOut(word).flatMap(writtenForms))
        entries.push([spelt.charAt(0), toEntry(spelt, gloss.trim(), kind)])
    }
  }
  return entries
}

/** Spells out alternatives in brackets: `с[её]рф` → `серф`, `сёрф`; `ру[к]?а` → `рука`, `руа`. */
function spellOut(word: string): readonly string[] {
  const found = /\[([^\]]+)\](\?)?/.exec(word)
  if (found === null) return [word]
  const [whole, letters = '', maybe] = found
  const choices = maybe === undefined ? letters.split('') : ['', ...letters.split('')]
  return choices.flatMap((letter) => spellOut(word.replace(whole, letter)))
}

/** Arabic writes its article in one word with the noun; Korean changes the ends of stems. */
function writtenForms(word: string): readonly string[] {
  const arabic = /^[\u0621-\u064a]{3,}/u.test(word) && !/^(?:ال|على|في|عند|تحت|فوق)/u.test(word)
  if (!arabic) return koreanForms(word)
  // كتاب, كتابا: the object has an ending of its own.
  const object = word.endsWith('ا') || word.endsWith('ة') || word.includes(' ') ? [] : [`${word}ا`]
  // دب قطبي, الدب القطبي: the adjective takes the article of its noun.
  const definite = /^\S+ (?!ال)\S+$/u.test(word) ? [`ال${word.replace(' ', ' ال')}`] : []
  // كلب, كلبه, كلبها: whose it is.
  const stem = word.replace(/ة$/u, 'ت')
  const owned = word.includes(' ') ? [] : [`${stem}ه`, `${stem}ها`, `و${stem}ه`, `و${stem}ها`]
  const led = ['', 'ال', 'بال', 'وال', 'و'].map((lead) => lead + word)
  return [...led, ...object, ...definite, ...owned]
}

/** A Korean stem before its ending takes sounds into its last syllable: 달리* is also 달린*, 놀* also 논*. */
function koreanForms(word: string): readonly string[] {
  const found = /^(.*)([가-힣])\*$/.exec(word)
  if (found === null) return [word]
  const [, start = '', last = ''] = found
  const code = (last.codePointAt(0) ?? 0) - HANGUL
  const final = code % FINALS
  const bare = code - final
  const added = final === 0 ? [N, L, SS] : final === L ? [N] : []
  const forms = added.map((sound) => `${start}${String.fromCodePoint(HANGUL + bare + sound)}*`)
  return [word, ...forms]
}

const HANGUL = 0xac00
const FINALS = 28
const N = 4
const L = 8
const SS = 20

function toEntry(word: string, gloss: string, kind: ItemKind): Entry {
  const spaced = word.replace(/'(?=\p{L})/gu, "' ")
  const parts = spaced.split('*')
  const letters = parts.join('').length
  return { gloss, kind, parts, weight: letters * 2 + (parts.length > 1 ? 0 : 1) }
}

const NUMBERS =
  /^(?:a|one|two|three|four|five|six|seven|eight|nine|ten|several|a group of|dozens of|hundreds of)$/
const LOOKS =
  /^(?:red|orange|yellow|green|blue|purple|pink|brown|black|white|grey|golden|silver|small|big|giant|tiny|old|young|cute|happy|sad|angry|wooden|glass|stone|calm|tired|snowy|quiet|bright|empty|elegant|dark|alone|transparent|colorful|futuristic|crowded|rustic|frozen|lit|rusty|bearded|elderly|burning|parisian)$/
const WHEN =
  /^(?:at |on a |by the window|in the (?:morning|afternoon|distance|background|sky|moonlight)|sunny day|rain$|light rain|snowing|snowy$|snow falling|storm|blizzard|sandstorm|fog|windy|in (?:spring|summer|autumn|winter))/

/** What stands among the things and places and is none. */
const OTHER_KINDS: readonly (readonly [ItemKind, RegExp])[] = [
  ['adjective', /^(?:golden|futuristic|happy|bubbling|pointed)$/],
  ['setting', /^(?:at the moon|fog)$/],
  [
    'binding',
    /^(?:past|barefoot|together|at the edge of|with|in|with .*|in its .*|on the lap|in the middle of|near|under a tree|to her .*|to the children|on his shoulder)$/,
  ],
]

function kindOf(table: string, gloss: string): ItemKind {
  if (DEEDS.includes(table)) return 'verb'
  if (FILMS.includes(table)) return 'film'
  if (table === BINDING || table === FURTHER_BINDING) return 'binding'
  const other = OTHER_KINDS.find(([, words]) => words.test(gloss))
  if (other !== undefined) return other[0]
  if (THINGS.includes(table)) return 'noun'
  if (LOOKS.test(gloss)) return 'adjective'
  if (SETTINGS.includes(table)) return WHEN.test(gloss) ? 'setting' : 'noun'
  return NUMBERS.test(gloss) ? 'number' : 'noun'
}
