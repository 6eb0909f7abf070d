import {
  NINE_BINDING,
  NINE_DEEDS,
  NINE_FILM,
  NINE_LOOKS,
  NINE_PLACES,
  NINE_SETTINGS,
} from './vocabulary/further/nine-scenes.ts'
import { NINE_THINGS } from './vocabulary/further/nine-things.ts'
import type { Table } from './tables.ts'

/** Those that are read by their commonest words and spoken by most. */
export const NINE_LANGUAGES = ['nl', 'pl', 'uk', 'tr', 'ms', 'vi', 'hi', 'ar', 'th'] as const

/** Columns as in NINE_LANGUAGES. */
export const NINE_TABLES: readonly Table[] = [
  { about: 'thing', rows: NINE_THINGS },
  { about: 'verb', rows: NINE_DEEDS },
  { about: 'quality', rows: NINE_LOOKS },
  { about: 'setting', rows: NINE_PLACES },
  { about: 'setting', rows: NINE_SETTINGS },
  { about: 'binding', rows: NINE_BINDING },
  { about: 'film', rows: NINE_FILM },
]
