import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { roofTop } from '../places/town/tiled-roof.ts'

/** Where what is seen from up there begins, and where the nearest roofs are that stand before it. */
const [BEYOND, ROOFS] = [9, 17]
const GROUNDS = /^(?:ground|floor|lawn|path|street|road|car|water)|\bbus$/u

/** "On a roof in Paris": tiles underfoot, gables below, and the town beyond them. */
export function onRoofs(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const told = context.scenery?.includes('tiled roof') === true
  if (!told || place.indoors || /roof/u.test(place.id)) return set
  const behind = set.pieces
    .filter((piece) => piece.depth(0) > BEYOND && !GROUNDS.test(piece.name))
    .map((piece) => ({ ...piece, depth: (t: number) => Math.max(ROOFS, piece.depth(t)) }))
  const pieces = [...behind, ...roofTop(context)]
  return { ...set, pieces, ground: 'floor', far: 2.8, waterline: null, spots: [] }
}
