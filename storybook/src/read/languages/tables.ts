import { BINDING } from './vocabulary/grammar.ts'
import {
  COMMON_DEEDS,
  COMMON_LOOKS,
  COMMON_NAMES,
  COMMON_SETTINGS,
} from './vocabulary/common-scenes.ts'
import { CALLINGS_AND_KIN } from './vocabulary/callings-and-kin.ts'
import { DEEDS_OF_HANDS } from './vocabulary/deeds-of-hands.ts'
import { DISHES_AND_CUSTOMS } from './vocabulary/dishes-and-customs.ts'
import { GARMENTS_BY_NAME } from './vocabulary/garments-by-name.ts'
import { HOURS_AND_VIEWS } from './vocabulary/hours-and-views.ts'
import { SITES_AND_ROOMS } from './vocabulary/sites-and-rooms.ts'
import { THINGS_AT_HAND } from './vocabulary/things-at-hand.ts'
import { COMPOUND_NAMES } from './vocabulary/compound-names.ts'
import { DEEDS_IN_PASSING } from './vocabulary/deeds-in-passing.ts'
import { DEEDS_OF_TRADES } from './vocabulary/deeds-of-trades.ts'
import { DESCRIBING } from './vocabulary/describing.ts'
import { EVERYDAY_NOUNS } from './vocabulary/everyday-nouns.ts'
import { EVERYDAY_VERBS } from './vocabulary/everyday-verbs.ts'
import { FIELD_DEEDS, FIELD_LOOKS } from './vocabulary/fields-of-deeds.ts'
import { FIELD_FILM, FIELD_SETTINGS, FIELD_THINGS } from './vocabulary/fields-of-things.ts'
import { FILM } from './vocabulary/film.ts'
import { FILM_TALK } from './vocabulary/film-talk.ts'
import { FURTHER_COMPOUND_NAMES } from './vocabulary/further/compound-names.ts'
import { FURTHER_DEEDS } from './vocabulary/further/deeds.ts'
import {
  FURTHER_DAILY_DEEDS,
  FURTHER_FILM_TALK,
  FURTHER_PLACES,
} from './vocabulary/further/deeds-and-places.ts'
import {
  FURTHER_FIELD_BINDING,
  FURTHER_FIELD_DEEDS,
  FURTHER_FIELD_LOOKS,
} from './vocabulary/further/fields-of-deeds.ts'
import {
  FURTHER_FIELD_FILM,
  FURTHER_FIELD_SETTINGS,
} from './vocabulary/further/fields-of-settings.ts'
import { FURTHER_FIELD_THINGS } from './vocabulary/further/fields-of-things.ts'
import { FOUR_DEEDS } from './vocabulary/further/four-deeds.ts'
import { FOUR_FILM, FOUR_NAMES, FOUR_SETTINGS } from './vocabulary/further/four-names.ts'
import { FURTHER_HOUSEHOLD } from './vocabulary/further/household.ts'
import { FURTHER_CAST } from './vocabulary/further/people-and-animals.ts'
import {
  FURTHER_SCENE_DEEDS,
  FURTHER_SCENE_FILM,
  FURTHER_SCENE_SETTINGS,
  FURTHER_SCENE_THINGS,
} from './vocabulary/further/scenes.ts'
import { FURTHER_BINDING, FURTHER_FILM, FURTHER_SETTINGS } from './vocabulary/further/settings.ts'
import { FURTHER_LOOKS, FURTHER_THINGS } from './vocabulary/further/things.ts'
import { SIX_DEEDS, SIX_FILM, SIX_NAMES, SIX_SETTINGS } from './vocabulary/further/six-scenes.ts'
import {
  FURTHER_LOOKS_OF_THINGS,
  FURTHER_SCENE_NAMES,
  FURTHER_WEATHER_OF_DAYS,
} from './vocabulary/further/looks-of-things.ts'
import { FURTHER_WIDER_ANIMALS } from './vocabulary/further/wider-animals.ts'
import { FURTHER_WIDER_DEEDS } from './vocabulary/further/wider-deeds.ts'
import { FURTHER_WIDER_PEOPLE } from './vocabulary/further/wider-people.ts'
import { FURTHER_WIDER_PLACES } from './vocabulary/further/wider-places.ts'
import { FURTHER_WIDER_THINGS } from './vocabulary/further/wider-things.ts'
import { HOUSEHOLD_AND_WEATHER } from './vocabulary/household-and-weather.ts'
import { FURTHER_HANDWORK, FURTHER_TRADES } from './vocabulary/further/trades.ts'
import { LOOKS_OF_THINGS } from './vocabulary/looks-of-things.ts'
import { MORE_DEEDS } from './vocabulary/more-deeds.ts'
import { MORE_HANDWORK, MORE_THINGS } from './vocabulary/more-handwork.ts'
import { MORE_NOUNS, MORE_PLACES } from './vocabulary/more-nouns.ts'
import {
  DEEDS_WITH_THINGS,
  NAMES_OF_TWO,
  NUMBERS_AND_NAMES,
} from './vocabulary/numbers-and-names.ts'
import {
  FURTHER_CAMERA,
  FURTHER_DEEDS_WITH_THINGS,
  FURTHER_NAMES_OF_TWO,
  FURTHER_NUMBERS,
} from './vocabulary/further/numbers-and-names.ts'
import { THIN_DEEDS } from './vocabulary/later-deeds.ts'
import { THIN_LOOKS } from './vocabulary/later-looks.ts'
import { LATER_LOOKS, LATER_THINGS } from './vocabulary/later-names.ts'
import {
  LATER_BINDING,
  LATER_DEEDS,
  LATER_FILM,
  LATER_SETTINGS,
} from './vocabulary/later-places-and-deeds.ts'
import {
  THIN_FILM,
  THIN_PLACES,
  THIN_SCENE_NAMES,
  THIN_THINGS,
  THIN_WEATHER,
} from './vocabulary/later-things.ts'
import { DUTCH_DEEDS, GERMAN_DEEDS } from './vocabulary/own/german.ts'
import { GREEK_DEEDS, GREEK_NAMES, GREEK_PLACES } from './vocabulary/own/greek.ts'
import { THAI_PLACES } from './vocabulary/own/thai-scenes.ts'
import { THAI_DEEDS, THAI_FILM, THAI_LOOKS } from './vocabulary/own/thai.ts'
import { THAI_NAMES } from './vocabulary/own/thai-names.ts'
import { NAMES_OF_THINGS } from './vocabulary/names-of-things.ts'
import { NAMED_PLACES, VIEWS_AND_MOVES, WEATHER_OF_DAYS } from './vocabulary/named-places.ts'
import { PLACES } from './vocabulary/places.ts'
import { SCENE_DEEDS, SCENE_FILM, SCENE_SETTINGS, SCENE_THINGS } from './vocabulary/scenes.ts'
import { VERBS } from './vocabulary/verbs.ts'
import { WARDROBE_AND_COMPANY } from './vocabulary/wardrobe-and-company.ts'
import { WIDER_ANIMALS } from './vocabulary/wider-animals.ts'
import { WIDER_DEEDS } from './vocabulary/wider-deeds.ts'
import { WIDER_FILM } from './vocabulary/wider-film.ts'
import { WIDER_PEOPLE } from './vocabulary/wider-people.ts'
import { WIDER_PLACES } from './vocabulary/wider-places.ts'
import { WIDER_THINGS } from './vocabulary/wider-things.ts'

/** Rows of `gloss = word; word`, a column for each language, and what they are about. */
export interface Table {
  readonly about: 'verb' | 'film' | 'binding' | 'thing' | 'setting' | 'look' | 'quality'
  readonly rows: string
}

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
/** Those of the first languages that have small words like English. */
export const BOUND_LANGUAGES: readonly string[] = ['es', 'fr', 'de', 'pt', 'it', 'ru']
export const BOUND_TABLES: readonly Table[] = [{ about: 'binding', rows: BINDING }]

/** Columns as in TABLE_LANGUAGES. Of two entries of one spelling the earlier wins. */
export const TABLES: readonly Table[] = [
  { about: 'verb', rows: VERBS },
  { about: 'verb', rows: EVERYDAY_VERBS },
  { about: 'verb', rows: DEEDS_IN_PASSING },
  { about: 'look', rows: DESCRIBING },
  { about: 'thing', rows: EVERYDAY_NOUNS },
  { about: 'thing', rows: WARDROBE_AND_COMPANY },
  { about: 'setting', rows: PLACES },
  { about: 'setting', rows: HOUSEHOLD_AND_WEATHER },
  { about: 'film', rows: FILM },
  { about: 'film', rows: FILM_TALK },
  { about: 'thing', rows: MORE_NOUNS },
  { about: 'setting', rows: MORE_PLACES },
  { about: 'verb', rows: MORE_DEEDS },
  { about: 'thing', rows: MORE_THINGS },
  { about: 'verb', rows: MORE_HANDWORK },
  { about: 'thing', rows: COMPOUND_NAMES },
  { about: 'thing', rows: SCENE_THINGS },
  { about: 'setting', rows: SCENE_SETTINGS },
  { about: 'verb', rows: SCENE_DEEDS },
  { about: 'film', rows: SCENE_FILM },
  { about: 'verb', rows: FIELD_DEEDS },
  { about: 'look', rows: FIELD_LOOKS },
  { about: 'thing', rows: FIELD_THINGS },
  { about: 'setting', rows: FIELD_SETTINGS },
  { about: 'film', rows: FIELD_FILM },
  { about: 'look', rows: NUMBERS_AND_NAMES },
  { about: 'look', rows: NAMES_OF_TWO },
  { about: 'verb', rows: DEEDS_WITH_THINGS },
  { about: 'thing', rows: WIDER_PEOPLE },
  { about: 'thing', rows: WIDER_ANIMALS },
  { about: 'thing', rows: WIDER_THINGS },
  { about: 'setting', rows: WIDER_PLACES },
  { about: 'verb', rows: WIDER_DEEDS },
  { about: 'film', rows: WIDER_FILM },
  { about: 'verb', rows: COMMON_DEEDS },
  { about: 'look', rows: COMMON_LOOKS },
  { about: 'thing', rows: COMMON_NAMES },
  { about: 'setting', rows: COMMON_SETTINGS },
  { about: 'quality', rows: LOOKS_OF_THINGS },
  { about: 'verb', rows: DEEDS_OF_TRADES },
  { about: 'thing', rows: NAMES_OF_THINGS },
  { about: 'setting', rows: NAMED_PLACES },
  { about: 'setting', rows: WEATHER_OF_DAYS },
  { about: 'film', rows: VIEWS_AND_MOVES },
  { about: 'thing', rows: DISHES_AND_CUSTOMS },
  { about: 'thing', rows: GARMENTS_BY_NAME },
  { about: 'thing', rows: CALLINGS_AND_KIN },
  { about: 'thing', rows: THINGS_AT_HAND },
  { about: 'film', rows: HOURS_AND_VIEWS },
  { about: 'setting', rows: SITES_AND_ROOMS },
  { about: 'verb', rows: DEEDS_OF_HANDS },
]

/** Columns as in FURTHER_LANGUAGES. */
export const FURTHER_TABLES: readonly Table[] = [
  { about: 'verb', rows: FURTHER_DEEDS },
  { about: 'look', rows: FURTHER_LOOKS },
  { about: 'thing', rows: FURTHER_THINGS },
  { about: 'setting', rows: FURTHER_SETTINGS },
  { about: 'film', rows: FURTHER_FILM },
  { about: 'binding', rows: FURTHER_BINDING },
  { about: 'thing', rows: FURTHER_CAST },
  { about: 'thing', rows: FURTHER_HOUSEHOLD },
  { about: 'verb', rows: FURTHER_DAILY_DEEDS },
  { about: 'setting', rows: FURTHER_PLACES },
  { about: 'film', rows: FURTHER_FILM_TALK },
  { about: 'thing', rows: FURTHER_TRADES },
  { about: 'verb', rows: FURTHER_HANDWORK },
  { about: 'thing', rows: FURTHER_COMPOUND_NAMES },
  { about: 'thing', rows: FURTHER_SCENE_THINGS },
  { about: 'setting', rows: FURTHER_SCENE_SETTINGS },
  { about: 'verb', rows: FURTHER_SCENE_DEEDS },
  { about: 'film', rows: FURTHER_SCENE_FILM },
  { about: 'verb', rows: FURTHER_FIELD_DEEDS },
  { about: 'look', rows: FURTHER_FIELD_LOOKS },
  { about: 'binding', rows: FURTHER_FIELD_BINDING },
  { about: 'thing', rows: FURTHER_FIELD_THINGS },
  { about: 'setting', rows: FURTHER_FIELD_SETTINGS },
  { about: 'film', rows: FURTHER_FIELD_FILM },
  { about: 'look', rows: FURTHER_NUMBERS },
  { about: 'look', rows: FURTHER_NAMES_OF_TWO },
  { about: 'verb', rows: FURTHER_DEEDS_WITH_THINGS },
  { about: 'film', rows: FURTHER_CAMERA },
  { about: 'thing', rows: FURTHER_WIDER_PEOPLE },
  { about: 'thing', rows: FURTHER_WIDER_ANIMALS },
  { about: 'thing', rows: FURTHER_WIDER_THINGS },
  { about: 'setting', rows: FURTHER_WIDER_PLACES },
  { about: 'verb', rows: FURTHER_WIDER_DEEDS },
  { about: 'quality', rows: FURTHER_LOOKS_OF_THINGS },
  { about: 'thing', rows: FURTHER_SCENE_NAMES },
  { about: 'setting', rows: FURTHER_WEATHER_OF_DAYS },
]

export const LATER_LANGUAGES = ['cs', 'ro', 'hu', 'th', 'he', 'fa', 'bn'] as const

/** Columns as in LATER_LANGUAGES. */
export const LATER_TABLES: readonly Table[] = [
  { about: 'look', rows: LATER_LOOKS },
  { about: 'thing', rows: LATER_THINGS },
  { about: 'setting', rows: LATER_SETTINGS },
  { about: 'verb', rows: LATER_DEEDS },
  { about: 'binding', rows: LATER_BINDING },
  { about: 'film', rows: LATER_FILM },
]

/** Those of them that have no tables of their own. */
export const THIN_LANGUAGES = ['cs', 'ro', 'hu', 'he', 'fa', 'bn'] as const

/** Columns as in THIN_LANGUAGES. */
export const THIN_TABLES: readonly Table[] = [
  { about: 'quality', rows: THIN_LOOKS },
  { about: 'thing', rows: THIN_THINGS },
  { about: 'thing', rows: THIN_SCENE_NAMES },
  { about: 'setting', rows: THIN_WEATHER },
  { about: 'setting', rows: THIN_PLACES },
  { about: 'verb', rows: THIN_DEEDS },
  { about: 'film', rows: THIN_FILM },
]

/** Those of the further languages that had the fewest words. */
export const FOUR_LANGUAGES = ['nl', 'sv', 'uk', 'el'] as const

/** Columns as in FOUR_LANGUAGES. */
export const FOUR_TABLES: readonly Table[] = [
  { about: 'verb', rows: FOUR_DEEDS },
  { about: 'thing', rows: FOUR_NAMES },
  { about: 'setting', rows: FOUR_SETTINGS },
  { about: 'film', rows: FOUR_FILM },
]

/** The others of them. */
export const SIX_LANGUAGES = ['pl', 'tr', 'ms', 'vi', 'hi', 'ar'] as const

/** Columns as in SIX_LANGUAGES. */
export const SIX_TABLES: readonly Table[] = [
  { about: 'verb', rows: SIX_DEEDS },
  { about: 'thing', rows: SIX_NAMES },
  { about: 'setting', rows: SIX_SETTINGS },
  { about: 'film', rows: SIX_FILM },
]

/** Tables of a language alone. */
export const OWN_TABLES: Readonly<Partial<Record<string, readonly Table[]>>> = {
  de: [{ about: 'verb', rows: GERMAN_DEEDS }],
  nl: [{ about: 'verb', rows: DUTCH_DEEDS }],
  el: [
    { about: 'verb', rows: GREEK_DEEDS },
    { about: 'thing', rows: GREEK_NAMES },
    { about: 'setting', rows: GREEK_PLACES },
  ],
  th: [
    { about: 'verb', rows: THAI_DEEDS },
    { about: 'look', rows: THAI_LOOKS },
    { about: 'thing', rows: THAI_NAMES },
    { about: 'setting', rows: THAI_PLACES },
    { about: 'film', rows: THAI_FILM },
  ],
}
