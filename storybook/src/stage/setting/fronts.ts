import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import type { Shot } from '../../plan/plan.ts'
import type { Place } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'

/** What a trade is done in behind a shop window, and not behind columns or a portal. */
const SHOPS =
  /\b(\w*shop|\w*store|boutique|bakery|patisserie|boulangerie|florist|cafe|café|coffeehouse|restaurant|pizzeria|bistro|diner|bar|pub|deli|butcher|barber|salon|pharmacy|drugstore|market|supermarket|parlou?r|laundromat|launderette|tailor|izakaya|steakhouse|tavern|eatery|arcade|club|nightclub|disco)(?=$| )/u

/** Words for tables that stand in the open before a house. */
const TERRACE = / terrace$|^(?:sidewalk|pavement|street|outdoor) (?=caf[eé]|restaurant|bar)/u

/** The set of a house that is seen from its street; null where the words are of something else, or of what is seen so anyway. */
export function frontOf(words: string | null): string | null {
  // One sits before the house on the terrace of a bar.
  if (TERRACE.test(words ?? '') && SHOPS.test(words ?? '')) return 'shop-front'
  const house = /^(.+) (?:exterior|facade|façade)$/u.exec(words ?? '')?.[1]
  if (house === undefined) return null
  const named = ownFront(words ?? '')
  if (named !== null) return named
  const found = findPlace(house)
  return SHOPS.test(house) ? 'shop-front' : seenOutside(found, house)
}

/** A front that has a set by its own name. */
function ownFront(words: string): string | null {
  const named = NAMED_PLACES.get(words)
  return named === undefined || named.alone ? null : named.id
}

const HOUSES =
  /^(?:hospital|classroom|school|restaurant|cafe|bank|hotel|hotel-lobby|hotel-room|office|library|theater|supermarket|shop|courtroom|police-station)$/u
const ON_THE_ROAD =
  /(?<!\b(?:toy|model) )\b(?:car|bus|van|truck|lorry|ambulance|taxi|cab|limousine|motorcycle|motorbike|fire engine|fire truck|tank|carriage)$/u

/** What drives up to a house is in its street, and in none of its rooms. */
export function frontForDrivers(place: string, { place: words, subjects }: Shot): string | null {
  const drives = subjects.some(({ kind, noun }) => kind === 'vehicle' && ON_THE_ROAD.test(noun))
  return drives && HOUSES.test(place) ? frontOf(`${words ?? ''} exterior`) : null
}

function seenOutside(found: Place | null, house: string): string {
  if (found?.id === 'church' && !/cathedral|basilica|minster|dame/u.test(house)) return 'church'
  if (house.endsWith('saloon')) return 'western-town'
  if (found === null || found.indoors) return 'building-front'
  return /^(church|campus|train-station)$/u.test(found.id) ? 'building-front' : found.id
}
