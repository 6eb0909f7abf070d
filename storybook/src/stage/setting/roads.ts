import type { Shot, Subject } from '../../plan/plan.ts'

const ROADS = /^(highway|street|forest-road|desert-road|coastal-road)$/u
const ROAD_THROUGH: readonly (readonly [land: RegExp, road: string])[] = [
  [/\b(desert|dunes|sahara)\b/u, 'desert-road'],
  [/\b(forest|woods)\b/u, 'forest-road'],
  [/\b(sea|ocean|coast|cliffs?|beach)\b/u, 'coastal-road'],
]

/** A road through a desert is a desert road. */
export function throughLand(place: string, shot: Shot): string | null {
  const { scenery = [], place: words, camera, subjects } = shot
  // From the air it is a line in that land.
  if (camera.framing === 'aerial' && subjects.length === 0) return null
  // A city street by the sea stays in its city.
  if (!ROADS.test(place) || /\bstreet|avenue|boulevard|sidewalk\b/u.test(words ?? '')) return null
  const land = scenery.join(' ')
  return ROAD_THROUGH.find(([words]) => words.test(land))?.[1] ?? null
}

const COUNTRY =
  /\b(jungle|savannah?|african?|countryside|fields?|meadows?|farm|hills?|vineyards?|cornfields?|plantation|mountains?|snowy)\b/u
const TEAMS = /\b(horse|donkey|mule|cow|sheep|goat|ox|camel|llama)s?$/u
const RURAL =
  /\b(tractor|cart|wagon|plough|harvester|horse|donkey|mule|cow|sheep|goat|ox|pig|goose|hen|farmer|shepherd|deer|fox|hedgehog)s?$/u

const CROSSES = /^(walk|run|hop|crawl|march|lead|waddle|trot|slither)$/u

/** Beasts that cross a road are on its asphalt, and not on the pavement beside it. */
function isCrossed({ subjects, scenery = [], weather }: Shot): boolean {
  const wild = ({ kind, noun, actions }: Subject): boolean =>
    /^(animal|bird|insect|creature)$/u.test(kind) &&
    !TEAMS.test(noun) &&
    actions.some(({ verb }) => CROSSES.test(verb))
  return subjects.length > 0 && subjects.every(wild) && scenery.length === 0 && weather !== 'snow'
}

/** A road that is nothing but a road lies outside the town when the land, the snow or a tractor says so. */
export function outOfTown(shot: Shot): string | null {
  const { place, scenery = [], season, subjects } = shot
  // Cars cross a pass on its road; walkers are among its rocks.
  if (
    /\b(mountain|alpine) pass$/u.test(place ?? '') &&
    subjects.some(({ kind }) => kind === 'vehicle')
  )
    return 'country-road'
  if (place !== 'road') return highStreet(shot)
  if (season !== 'winter' && isCrossed(shot)) return 'highway'
  const rural = subjects.some(({ noun }) => RURAL.test(noun)) || COUNTRY.test(scenery.join(' '))
  return rural || season === 'winter' ? 'country-road' : null
}

/** No town houses stand high up: a street there is a village's. */
function highStreet({ place, scenery = [] }: Shot): string | null {
  const high = /\b(?:mountains|alps|hills)\b/u.test(scenery.join(' '))
  return place === 'street' && high ? 'village' : null
}
