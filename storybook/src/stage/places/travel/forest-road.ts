import type { Place } from '../../place.ts'
import { countryRoadPlace } from './country-road.ts'

/** A country road with the forest close on its far side. */
export const forestRoadPlace: Place = {
  ...countryRoadPlace,
  id: 'forest-road',
  build: (context) => countryRoadPlace.build({ ...context, words: `${context.words} forest` }),
}
