import { triples } from '../../scene/rows.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { plane } from '../places/kit/plane.ts'
import { tree } from '../places/kit/nature/trees.ts'

/** Streets that have no trees of their own. */
const BARE =
  /^(?:times-square|downtown|paris-street|alley|medieval-town|western-town|village-street|street)$/u
/** The depth of each pair of trees, how far from the middle, and how tall. */
const PAIRS = triples('14 0.5 7, 9 0.7 6.4, 5 0.96 5.6')

/** Where trees are told of in a street, they line it: blossoms that fall have fallen from somewhere. */
export function linedWithTrees(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const [kind] = context.trees ?? []
  if (kind === undefined || !BARE.test(place.id)) return set
  const rows = PAIRS.flatMap(([z, share, height]) =>
    plane(context, { name: `trees that line it ${z}`, z, split: true }, (ink) => {
      for (const side of [-1, 1])
        tree(ink, kind, { x: side * ink.half * share, height: height * Math.min(1.4, ink.tall) })
    }),
  )
  return { ...set, pieces: [...set.pieces, ...rows] }
}
