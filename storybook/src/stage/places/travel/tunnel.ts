import type { Place } from '../../place.ts'
import { corridorPlace } from '../rooms/corridor.ts'

/** A passage for wheels and water: a sewer and a mine have their own look. */
export const tunnelPlace: Place = {
  ...corridorPlace,
  id: 'tunnel',
  build: (c) => corridorPlace.build({ ...c, words: `tunnel ${c.words}` }),
}
