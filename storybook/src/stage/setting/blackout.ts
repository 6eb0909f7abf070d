import { powerCut } from '../effects/failing-lamps.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'

/** The same place when its lamps have gone out. */
export function blackedOut(set: PlaceSet, _: Place, { scenery = [] }: PlaceContext): PlaceSet {
  return scenery.includes('blackout') ? { ...set, pieces: [...set.pieces, powerCut()] } : set
}
