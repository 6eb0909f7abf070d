import { growsInWater } from './behind/waters.ts'
import { archedOver } from './arched-over.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { water } from '../places/kit/nature/water.ts'

/** How far the open water reaches behind the acting line, before the place's own water or far shore takes over. */
const REACH = 14
const SHORES =
  /^(lake|pier|river|pond|harbou?r|beach|marsh|waterfall|bridge|lighthouse|statue-of-liberty|sydney|riverfront|cliff|canal|canyon|island|swimming-pool)$/u
const MUDDY = ['#6fa6b8', '#5692ac', '#629db4'] as const
const BLUES = ['#5fb0c4', '#4a95b8', '#5f9fc0'] as const

/** A little before the wall at the back of a room. */
const WALL = 5
/** How high it stands there. */
const FLOOD = 0.7

const DRY = new Set<PlaceSet['ground']>(['road', 'floor', 'grass'])

/** Whether the prompt floods it, or a boat floats in its streets. */
function isDrowned({ ground }: PlaceSet, { id, indoors }: Place, context: PlaceContext): boolean {
  if (!DRY.has(ground) || id === 'rice-terraces') return false
  const told = context.scenery?.includes('flooded') === true
  if (indoors) return told
  return told || (context.afloat === true && /^(street|downtown|alley|village)$/u.test(id))
}

/** Streets under water: what stands there stands in it. */
function underWater(set: PlaceSet, { indoors }: Place, context: PlaceContext): PlaceSet {
  if (indoors) {
    // Over the floor, as far as the wall behind it.
    const [sheet, ...waves] = water(context, {
      colours: BLUES,
      y: FLOOD,
      far: WALL,
      waves: [4.4, 3, 1.6],
    })
    const pieces = [...set.pieces, ...(sheet ? [at(sheet, WALL)] : []), ...waves]
    return { ...set, pieces, ground: 'water', waterline: FLOOD }
  }
  const pieces = water(context, {
    colours: MUDDY,
    far: 30,
    waves: [9, 5.5, 3, 1.2],
    waveHeight: 0.15,
  })
  return { ...set, pieces: [...set.pieces, ...pieces], ground: 'water', waterline: 0 }
}

/** The same place seen from the water, for those who sail and swim: what stood on the near shore is gone. */
export function flooded(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  return archedOver(fromWater(set, place, context), context)
}

function fromWater(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (isDrowned(set, place, context)) return underWater(set, place, context)
  if (!context.afloat || set.ground === 'water' || place.indoors) return set
  if (set.waterline === null && !SHORES.test(place.id)) return set
  const far = set.pieces.filter(
    (piece) => piece.depth(0) >= REACH || piece.depth(0) < -0.5 || growsInWater(piece),
  )
  const [sheet, ...rest] = water(context, {
    colours: BLUES,
    far: REACH,
    waves: [9, 3],
    waveHeight: 0.16,
  })
  return {
    ...set,
    pieces: [...far, ...(sheet ? [at(sheet, REACH)] : []), ...rest],
    ground: 'water',
    waterline: 0,
    spots: [],
  }
}

function at(piece: Piece, depth: number): Piece {
  return { name: piece.name, depth: () => depth, draw: (pen) => piece.draw(pen) }
}
