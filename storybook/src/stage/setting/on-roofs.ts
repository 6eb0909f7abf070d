import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { roofTop } from '../places/town/tiled-roof.ts'

/** Where what is seen from up there begins. */
const BEYOND = 14
/** Great halls and towers that a town is known by are nearer than its skyline. */
const GROUNDS = /^(?:ground|floor|lawn|path|street|road|car|water)/u

/** "On a roof in Paris": tiles underfoot, gables below, and the town beyond them. */
export function onRoofs(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const told = context.scenery?.includes('tiled roof') === true
  if (!told || place.indoors || /roof/u.test(place.id)) return set
  const behind = set.pieces.filter((piece) => piece.depth(0) > BEYOND && !GROUNDS.test(piece.name))
  const pieces = [...behind, ...roofTop(context)]
  return { ...set, pieces, ground: 'floor', far: 2.8, waterline: null, spots: [] }
}
