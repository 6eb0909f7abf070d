import type { Place } from '../../place.ts'
import { COUNTRY } from '../country/country-places.ts'
import { LANDMARKS } from '../landmarks/landmarks-places.ts'
import { NATURE } from '../nature/nature-places.ts'
import { ROOMS } from '../rooms/rooms-places.ts'
import { SPORTS } from '../sports/sports-places.ts'
import { TOWN } from '../town/town-places.ts'
import { TRAVEL } from '../travel/travel-places.ts'
import { VENUES } from '../venues/venues-places.ts'
import { WONDER } from '../wonder/wonder-places.ts'

/** Every recipe, theme by theme. Listed rather than scanned, so that a library in one file still has them. */
export const PLACES: readonly Place[] = [
  ...COUNTRY,
  ...LANDMARKS,
  ...NATURE,
  ...ROOMS,
  ...SPORTS,
  ...TOWN,
  ...TRAVEL,
  ...VENUES,
  ...WONDER,
]
