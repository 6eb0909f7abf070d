import type { Place } from '../../place.ts'
import * as country from '../country/country-places.ts'
import * as landmarks from '../landmarks/landmarks-places.ts'
import * as nature from '../nature/nature-places.ts'
import * as rooms from '../rooms/rooms-places.ts'
import * as sports from '../sports/sports-places.ts'
import * as town from '../town/town-places.ts'
import * as travel from '../travel/travel-places.ts'
import * as venues from '../venues/venues-places.ts'
import * as wonder from '../wonder/wonder-places.ts'

/** Every recipe, theme by theme. Listed rather than scanned, so that a library in one file still has them. */
export const PLACES: readonly Place[] = [
  country,
  landmarks,
  nature,
  rooms,
  sports,
  town,
  travel,
  venues,
  wonder,
].flatMap((theme): Place[] => Object.values(theme))
