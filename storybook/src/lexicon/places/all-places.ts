import { COUNTRY } from './country.ts'
import { LANDMARKS } from './landmarks.ts'
import { NATURE } from './nature.ts'
import { type NamedPlace, type PlaceWords, wordsIn } from './place-words.ts'
import { ROOMS } from './rooms.ts'
import { SPORTS } from './sports.ts'
import { TOWN } from './town.ts'
import { TRAVEL } from './travel.ts'
import { VENUES } from './venues.ts'
import { WONDER } from './wonder.ts'

/** The tables, by the folder in which their recipes are. */
export const PLACE_TABLES: readonly PlaceWords[] = [
  COUNTRY,
  LANDMARKS,
  NATURE,
  ROOMS,
  SPORTS,
  TOWN,
  TRAVEL,
  VENUES,
  WONDER,
]

/** Every word and phrase that names a place. */
export const NAMED_PLACES: ReadonlyMap<string, NamedPlace> = new Map(PLACE_TABLES.flatMap(wordsIn))
