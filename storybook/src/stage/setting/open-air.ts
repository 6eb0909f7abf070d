import { shellIn } from '../../lexicon/places/shells.ts'
import type { Shot } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { windowPlace } from './window/window-place.ts'

/** Rooms that stay rooms wherever their house stands: one sees the land through their window. */
const WINDOWED = /^(?:office|hospital|attic|log-cabin|hotel|dentist|laboratory|church-interior)$/u

/** Passages within thick walls: what is said of the land is seen from their top, and no rain falls into them. */
const ENCLOSED = /^(?:staircase|stairway|corridor|elevator|tunnel|dungeon|vault)$/u

/** "A stage in the jungle", "an underwater club", "a café on a cliff": the room without its walls, and the land behind it. */
export function underOpenSky(room: Place, { scenery = [] }: Shot): Place {
  if (!room.indoors) return scenery.includes(SUNK) ? sunk(room) : room
  return ENCLOSED.test(room.id) ? room : inLand(room, scenery)
}

function inLand(room: Place, scenery: readonly string[]): Place {
  for (const words of scenery) {
    const land = shellIn([words]) === null ? findPlace(words) : null
    if (!land || land.indoors || land.id === room.id) continue
    const dry = land.medium === 'ground' || land.medium === 'water'
    if (dry && WINDOWED.test(room.id)) return windowPlace({ room, view: words, sill: false })
    return composed(room, land, words)
  }
  return room
}

const SUNK = 'underwater'

/** "An underwater train station": its own things in the light of the sea, with fish and bubbles, and no sky above. */
function sunk(place: Place): Place {
  const sea = findPlace(SUNK)
  if (!sea || place.medium !== 'ground') return place
  return { ...composed(place, sea, SUNK), build: (context) => sunkSet(context, place, sea) }
}

/** What is only there in the air. */
const OF_THE_AIR = /^(?:sky|sun|moon|clouds?|stars|birds|far birds|smoke|bunting)\b/u

function sunkSet(context: PlaceContext, place: Place, sea: Place): PlaceSet {
  const [above, below] = [place.build(context), sea.build({ ...context, words: SUNK })]
  const water = below.pieces.filter(({ name }) => name === 'sky' || LIGHT.test(name))
  const stands = above.pieces.filter(({ name }) => !OF_THE_AIR.test(name))
  return { ...above, pieces: [...water, ...stands], waterline: null, sounds: below.sounds }
}

function composed(room: Place, land: Place, words: string): Place {
  return {
    id: room.id,
    indoors: false,
    medium: land.medium === 'water' ? 'ground' : land.medium,
    ...(land.lightAs === undefined ? {} : { lightAs: land.lightAs }),
    ...(land.time === undefined ? {} : { time: land.time }),
    build: (context) => built(context, { room, land, words }),
  }
}

/** What is as near as the room is, and yet not in its way. */
const LIGHT =
  /bubble|fish|school|shaft|caustic|petal|leaf|leaves|firefl|birds|stars|mote|spark|cloud|planet|earth/u

/** Nothing hangs from the sky. */
const HANGS = /^(?:fan|hanging lamp|lamps?|chandelier|ceiling)\b/u

function built(
  context: PlaceContext,
  { room, land, words }: { room: Place; land: Place; words: string },
): PlaceSet {
  const inside = room.build({ ...context, open: true })
  const outside = land.build({ ...context, words })
  const wall = depthOf(inside.pieces)
  const beyond = outside.pieces.filter(
    (piece) => piece.depth(0) > wall + 0.6 || LIGHT.test(piece.name),
  )
  const floors = inside.pieces
    .filter(({ name }) => !HANGS.test(name))
    .map((piece) => (piece.name === 'floor' ? { ...piece, depth: () => wall + 0.5 } : piece))
  return { ...inside, pieces: [...beyond, ...floors], sounds: outside.sounds }
}

function depthOf(pieces: readonly Piece[]): number {
  return pieces.find(({ name }) => name === 'back wall')?.depth(0) ?? 6.2
}
