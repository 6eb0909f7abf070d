import { LANDMARKS } from '../../lexicon/places/landmarks.ts'
import { placeWord } from '../words/place-words.ts'
import type { Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** "In a café in Paris": the town is seen through the window. */
export function isSight({ place }: NounPhrase): boolean {
  return place !== null && (SIGHTS.has(place.id) || TOWNS.test(place.id))
}

/** Sets that stand for the great cities. */
const TOWNS = /^(?:skyscraper|downtown|harbor|riverfront)$/

/** Streets and roofs that are known by the town they are in. */
const TOWNISH =
  /^(?:(?:busy|crowded|narrow|quiet|rainy|wet|cobbled|cobblestone) )?(?:streets?|street corners?|corner|city|city streets?|town|square|skyline|rooftops?|tiled roof|alley|downtown|avenue|boulevard|canals?|harbou?r|bridge|waterfront|neighbou?rhood|balcony|.*(?:shop|store|caf[eé]|bar|restaurant) exterior)$/

/** "On a bridge in Paris": the bridge is underfoot, the town behind it. */
export function isBridgeIn({ place }: Binding, { place: town }: NounPhrase): boolean {
  return /(?:^| )bridge$/.test(place ?? '') && town !== null && SIGHTS.has(town.id)
}

/** "A desert highway, a lonely gas station": one is at the house that is named there. */
function isStopAt(place: string, house: NounPhrase['place']): boolean {
  return house?.id === STOP && OPEN_ROADS.test(place)
}

/** A house that stands by itself at a road, with a set of its own. */
export const STOP = 'gas-station'

const OPEN_ROADS = /(?:^| )(?:road|highway|desert|route 66|prairie|plains|countryside)$/

export function isTownOf(place: string, { place: town }: NounPhrase): boolean {
  const within = TOWNISH.test(place) && !place.startsWith('roof')
  return isStopAt(place, town) || (within && town !== null && SIGHTS.has(town.id))
}

/** "A Paris street" is in Paris; "a jungle river" stays a river. */
export function ownerOf({ place, head, words }: NounPhrase): string {
  const name = place?.name ?? head
  if (!TOWNISH.test(name) || !words.endsWith(` ${name}`)) return name
  const before = words.slice(0, -name.length - 1).split(' ')
  const towns = before.map((_, from) => placeWord(before.slice(from).join(' ')))
  return towns.find((town) => town !== null && SIGHTS.has(town.id))?.name ?? name
}

/** Towns and sights that have a set of their own. */
const SIGHTS: ReadonlySet<string> = new Set([
  'new-orleans',
  ...Object.keys(LANDMARKS),
  'times-square',
  'mosque',
  'temple',
  'medieval-town',
  'chinese-town',
  'futuristic-city',
  'riverfront',
])
