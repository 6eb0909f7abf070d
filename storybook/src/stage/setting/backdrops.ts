import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { bergs, cone, dunes, fuji, gorge, mountains, trees, wilds } from './behind/lands.ts'
import { isle } from '../places/nature/island.ts'
import { falls, pool } from './behind/falls.ts'
import { farHill } from './behind/far-hill.ts'
import {
  bog,
  jetty,
  lowWall,
  orchardRows,
  palmPool,
  steamingPool,
  windingWay,
} from './behind/laid.ts'
import { cliffWall, farHills, iceTongue, lonePeak, nearDune, nearHill } from './behind/landforms.ts'
import { fortress, hamlet, skylineBehind } from './behind/towns.ts'
import { WATER, band, growsInWater } from './behind/waters.ts'

/** Where the far bank of a river is: what a place is known by stands there. */
const RIVER = 10.5

type Backdrop = (context: PlaceContext, words: string, place: string) => Piece[]

const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  river: (c, words) => band(c, { from: 4.4, to: RIVER, words }),
  lake: (c, words) => band(c, { from: 4.4, to: 18, words }),
  pond: pool,
  waterfall: falls,
  venice: (c, words) => band(c, { from: 4.4, to: 12, words }),
  ocean: (c, words) => band(c, { from: 4.4, to: 24, words }),
  beach: (c, words) => band(c, { from: 4.4, to: 24, words }),
  mountain: (c, words) => (words.endsWith('mountain') ? lonePeak(c, 0.28) : mountains(c, 0.28)),
  'snowy-mountain': (c) => mountains(c, 0.6),
  glacier: iceTongue,
  alps: (c) => mountains(c, 0.5),
  forest: trees,
  desert: (c, _, place) => (SEASIDE.test(place) ? nearDune(c) : dunes(c)),
  downtown: skylineBehind,
  skyscraper: skylineBehind,
  riverfront: skylineBehind,
  volcano: cone,
  'mount-fuji': fuji,
  iceberg: bergs,
  village: hamlet,
  castle: fortress,
  jungle: wilds,
  'snowy-forest': trees,
  canyon: gorge,
  // What stands on a hill stands on the far one.
  hilltop: (c) => ((c.nouns ?? []).length > 0 ? farHill(c) : nearHill(c)),
  meadow: (c, words) => (words.endsWith('hills') ? farHills(c) : []),
  cliff: cliffWall,
  'valley-cliff': cliffWall,
  'hot-spring': steamingPool,
  marsh: bog,
  island: (c, words, place) =>
    SEASIDE.test(place) || /^(?:lake|river|pond)/u.test(place)
      ? isle(c)
      : [...band(c, { from: 4.4, to: 24, words }), ...isle(c)],
  amsterdam: (c, words) => (/canal/u.test(words) ? band(c, { from: 4.4, to: 9, words }) : []),
  pier: jetty,
  oasis: palmPool,
  'country-road': windingWay,
  'cherry-grove': orchardRows,
}

const SEASIDE =
  /^(?:beach|ocean|island|cliff|coastal-road|lighthouse|harbor|santorini|rio|sydney|pier)$/u

/** These have it already. */
const OWN: Readonly<Record<string, RegExp>> = {
  lake: /^(lake|lake-dock|river|snow-slope|tower-top)$/u,
  river: /^(river|valley|lake|lake-dock|snow-slope|tower-top)$/u,
  pond: /^(pond|oasis|japanese-garden|marsh|lake|river)$/u,
  waterfall: /^(waterfall|floating-islands)$/u,
  mountain: /^(mountain|snowy-mountain|volcano|alps|valley|tower-top)$/u,
  jungle: /^(jungle|waterfall)$/u,
  iceberg: /^(iceberg|glacier)$/u,
  forest: /^(forest|jungle|snowy-forest|woodland-cabin|lake|lake-dock|campsite)$/u,
  beach:
    /^(snow-slope|beach|ocean|island|cliff|coastal-road|lighthouse|pier|santorini|rio|sydney|harbor|tower-top|street)$/u,
  ocean:
    /^(snow-slope|beach|ocean|island|cliff|coastal-road|lighthouse|pier|santorini|rio|sydney|harbor|tower-top)$/u,
  canyon: /^(canyon|snow-canyon|country-bridge|hanging-bridge|desert-road)$/u,
  desert: /^(desert|canyon|oasis|pyramid|desert-road)$/u,
  cliff: /^(cliff|valley-cliff|canyon|coastal-road)$/u,
  'valley-cliff': /^(cliff|valley-cliff|canyon)$/u,
  'hot-spring': /^hot-spring$/u,
  marsh: /^(marsh|pond)$/u,
  island: /^island$/u,
  oasis: /^oasis$/u,
  pier: /^(pier|harbor|lake-dock)$/u,
  'country-road': /(^|-)(road|street|highway|forest|way|bridge|railway|climb|village)$/u,
  'cherry-grove': /^(cherry-grove|japanese-garden|street|downtown)$/u,
  glacier: /^(glacier|iceberg)$/u,
  hilltop: /^(hilltop|grass-slope)$/u,
  village: /^(candy-land|mushroom-forest)$/u,
  downtown: /^(candy-land|mushroom-forest)$/u,
}

/** A road, a path or a wall, which are no places here. */
function laidIn(c: PlaceContext, words: string): Piece[] {
  if (/\b(?:stone|brick|ruined) wall$/u.test(words)) return lowWall(c, words)
  return /^(?:[a-z]+ )?(?:road|path)$/u.test(words) ? windingWay(c, words) : []
}

const BARE = new Set<Place['medium']>(['underwater', 'space', 'air'])

/** Lands in which no city stands: a bus stop in the desert has no shops behind it. */
const WILD =
  /^(?:mountain|snowy-mountain|alps|forest|snowy-forest|desert|jungle|canyon|meadow|hilltop|volcano|glacier)$/u
const OF_A_CITY = /^(?:skyline|town|town glow|stroller .*)$/u
const OF_A_STREET = /^(?:shops|car .*)$/u

function withoutCity(set: PlaceSet, { id }: Place): PlaceSet {
  const gone = (name: string): boolean =>
    OF_A_CITY.test(name) || (id !== 'street' && OF_A_STREET.test(name))
  return { ...set, pieces: set.pieces.filter(({ name }) => !gone(name)) }
}

/** The same set with what the prompt sees behind it: mountains, a wood, a city, or water between here and there. */
export function withBackdrops(whole: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (place.indoors || BARE.has(place.medium)) return whole
  const lands = (context.scenery ?? []).map((words) => {
    const id = words.startsWith('lined with') ? '' : (findPlace(words)?.id ?? '')
    return { words, id }
  })
  const set = lands.some(({ id }) => WILD.test(id)) ? withoutCity(whole, place) : whole
  const asked = lands.flatMap(({ words, id }) => {
    const drop = OWN[id]?.test(place.id) === true ? undefined : BACKDROPS[id]
    return drop ? drop(context, words, place.id) : laidIn(context, words)
  })
  // A boathouse has its water already; a second would wash away what stands at the first.
  const own = set.ground === 'water' || set.pieces.some(({ name }) => name.startsWith('wave '))
  const wet = asked.some(({ name }) => name === WATER) && !own
  const dry = asked.filter(({ name }) => !name.startsWith(WATER))
  if (!wet) return { ...set, pieces: [...set.pieces, ...dry] }
  // Nothing stands in the water.
  const kept = set.pieces.filter(
    (piece) => piece.depth(0) < 4.4 || piece.depth(0) >= RIVER || growsInWater(piece),
  )
  return { ...set, pieces: [...kept, ...asked], waterline: set.waterline ?? 0 }
}
