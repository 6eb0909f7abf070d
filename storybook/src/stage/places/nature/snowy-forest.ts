import type { Place } from '../../place.ts'
import { forestPlace } from './forest.ts'

/** The forest in deep winter, whatever the season of the shot. */
export const snowyForestPlace: Place = {
  ...forestPlace,
  id: 'snowy-forest',
  build: (context) => ({ ...forestPlace.build({ ...context, season: 'winter' }), ground: 'snow' }),
}
