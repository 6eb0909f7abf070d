import { DEEDS_A_TO_L } from './vocabulary/deeds-a-l.ts'
import { DEEDS_M_TO_Z } from './vocabulary/deeds-m-z.ts'
import { DEEDS_WITH_THINGS } from './vocabulary/deeds-with-things.ts'
import { PEOPLE } from './vocabulary/people.ts'
import { CALLINGS } from './vocabulary/callings.ts'
import { MEMBERS } from './vocabulary/members.ts'
import { BODY } from './vocabulary/body.ts'
import { ANIMALS } from './vocabulary/animals.ts'
import { RARER_ANIMALS } from './vocabulary/rarer-animals.ts'
import { THINGS } from './vocabulary/things.ts'
import { FURNITURE_AND_TOOLS } from './vocabulary/furniture-and-tools.ts'
import { PLACES } from './vocabulary/places.ts'
import { VENUES } from './vocabulary/venues.ts'
import { PLACES_BY_TWO_WORDS } from './vocabulary/places-by-two-words.ts'
import { CLOTHES } from './vocabulary/clothes.ts'
import { FOOD_AND_PLANTS } from './vocabulary/food-and-plants.ts'
import { VEHICLES } from './vocabulary/vehicles.ts'
import { LOOKS } from './vocabulary/looks.ts'
import { NUMBERS } from './vocabulary/numbers.ts'
import { IDEAS } from './vocabulary/ideas.ts'
import { HOURS_AND_WEATHER } from './vocabulary/hours-and-weather.ts'
import { FILM } from './vocabulary/film.ts'
import { SMALL_WORDS } from './vocabulary/small-words.ts'
import { FURTHER_DEEDS } from './vocabulary/further-deeds.ts'
import { FURTHER_DEEDS_WITH_THINGS } from './vocabulary/further-deeds-with-things.ts'
import { FURTHER_PEOPLE } from './vocabulary/further-people.ts'
import { FURTHER_ANIMALS } from './vocabulary/further-animals.ts'
import { FURTHER_THINGS } from './vocabulary/further-things.ts'
import { FURTHER_PLACES } from './vocabulary/further-places.ts'
import { FURTHER_CLOTHES } from './vocabulary/further-clothes.ts'
import { FURTHER_LOOKS } from './vocabulary/further-looks.ts'
import { FURTHER_NUMBERS } from './vocabulary/further-numbers.ts'
import { FURTHER_HOURS } from './vocabulary/further-hours.ts'
import { FURTHER_FILM } from './vocabulary/further-film.ts'
import { FURTHER_SMALL_WORDS } from './vocabulary/further-small-words.ts'
import { DRAVIDIAN_DEEDS } from './vocabulary/dravidian-deeds.ts'
import { DRAVIDIAN_MORE, DRAVIDIAN_MORE_DEEDS } from './vocabulary/dravidian-more.ts'
import { DRAVIDIAN_PEOPLE } from './vocabulary/dravidian-people.ts'
import { DRAVIDIAN_ANIMALS } from './vocabulary/dravidian-animals.ts'
import { DRAVIDIAN_THINGS } from './vocabulary/dravidian-things.ts'
import { DRAVIDIAN_PLACES } from './vocabulary/dravidian-places.ts'
import { DRAVIDIAN_LOOKS } from './vocabulary/dravidian-looks.ts'
import { DRAVIDIAN_NUMBERS } from './vocabulary/dravidian-numbers.ts'
import { DRAVIDIAN_HOURS } from './vocabulary/dravidian-hours.ts'
import { DRAVIDIAN_FILM } from './vocabulary/dravidian-film.ts'
import { DRAVIDIAN_SMALL_WORDS } from './vocabulary/dravidian-small-words.ts'
import type { ItemKind } from './item.ts'

/** Rows of `gloss = es word|word; fr word`: a meaning, and each language's words for it. `*` stands for any ending, `~` before a word that gives way to the same word of another meaning. */
export interface Table {
  readonly kind: ItemKind
  readonly rows: string
}

/** The commonest stand first: of two entries of one spelling the earlier wins. */
export const TABLES: readonly Table[] = [
  { kind: 'verb', rows: DEEDS_A_TO_L },
  { kind: 'verb', rows: DEEDS_M_TO_Z },
  { kind: 'verb', rows: DEEDS_WITH_THINGS },
  { kind: 'noun', rows: PEOPLE },
  { kind: 'noun', rows: CALLINGS },
  { kind: 'noun', rows: MEMBERS },
  { kind: 'noun', rows: ANIMALS },
  { kind: 'noun', rows: RARER_ANIMALS },
  { kind: 'noun', rows: THINGS },
  { kind: 'noun', rows: FURNITURE_AND_TOOLS },
  { kind: 'noun', rows: PLACES },
  { kind: 'noun', rows: VENUES },
  { kind: 'noun', rows: PLACES_BY_TWO_WORDS },
  { kind: 'noun', rows: CLOTHES },
  { kind: 'noun', rows: FOOD_AND_PLANTS },
  { kind: 'noun', rows: VEHICLES },
  { kind: 'noun', rows: BODY },
  { kind: 'noun', rows: IDEAS },
  { kind: 'adjective', rows: LOOKS },
  { kind: 'number', rows: NUMBERS },
  { kind: 'setting', rows: HOURS_AND_WEATHER },
  { kind: 'film', rows: FILM },
  { kind: 'binding', rows: SMALL_WORDS },
  { kind: 'verb', rows: FURTHER_DEEDS },
  { kind: 'verb', rows: FURTHER_DEEDS_WITH_THINGS },
  { kind: 'noun', rows: FURTHER_PEOPLE },
  { kind: 'noun', rows: FURTHER_ANIMALS },
  { kind: 'noun', rows: FURTHER_THINGS },
  { kind: 'noun', rows: FURTHER_PLACES },
  { kind: 'noun', rows: FURTHER_CLOTHES },
  { kind: 'adjective', rows: FURTHER_LOOKS },
  { kind: 'number', rows: FURTHER_NUMBERS },
  { kind: 'setting', rows: FURTHER_HOURS },
  { kind: 'film', rows: FURTHER_FILM },
  { kind: 'binding', rows: FURTHER_SMALL_WORDS },
  { kind: 'verb', rows: DRAVIDIAN_DEEDS },
  { kind: 'verb', rows: DRAVIDIAN_MORE_DEEDS },
  { kind: 'noun', rows: DRAVIDIAN_PEOPLE },
  { kind: 'noun', rows: DRAVIDIAN_ANIMALS },
  { kind: 'noun', rows: DRAVIDIAN_THINGS },
  { kind: 'noun', rows: DRAVIDIAN_PLACES },
  { kind: 'noun', rows: DRAVIDIAN_MORE },
  { kind: 'adjective', rows: DRAVIDIAN_LOOKS },
  { kind: 'number', rows: DRAVIDIAN_NUMBERS },
  { kind: 'setting', rows: DRAVIDIAN_HOURS },
  { kind: 'film', rows: DRAVIDIAN_FILM },
  { kind: 'binding', rows: DRAVIDIAN_SMALL_WORDS },
]
