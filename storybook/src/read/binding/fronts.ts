import { findPicture } from '../../lexicon/find-picture.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { placeWord } from '../words/place-words.ts'
import { setPlace } from './bind-place.ts'
import { bindRelated } from './bind-related.ts'
import type { Binding, Preposition } from './binding.ts'
import { COTTAGES, OF_HOUSES } from './painted-parts.ts'

const INDOORS =
  /^(?:dentist|hospital|cafe|restaurant|bakery|bar|library|office|supermarket|barbershop|bookstore|toy-store|museum|classroom|gymnasium|jail-cell|laboratory|bank|movie-theater|nightclub|log-cabin)$/

/** Houses in a street; "in front of a class" is still in the school. */
const FRONTED =
  /^(?:hotel|hospital|cafe|restaurant|diner|bakery|bar|library|supermarket|barbershop|bookstore|toy-store|museum|science-museum|art-gallery|bank|movie-theater|nightclub|flower-shop|pharmacy|butcher|casino|ice-cream-parlor|laundromat|food-court|jazz-club|bowling-alley|pool-hall|shopping-mall|campus|sushi-bar|tailor-shop|courtroom)$/

/** Houses of whose name no set is known, or one of another kind: a fire station has no rails. */
const FRONTED_WORDS =
  /(?:^| )((?:fire|police) (?:station|house)|(?:city|town) hall|courthouse|parliament|opera house|theat(?:er|re)|playhouse|concert hall|post office|church|chapel|cathedral|basilica|abbey|minster|(?:(?!an?|the|my|his|her|its|their|our|old|new|little|small|tiny|big|busy|closed|cozy|cosy)[a-z]+ )?(?:shop|store|boutique))$/

/** A part of a house that one can only stand before indoors. */
const WITHIN =
  /(?:^| )(?:lobby|reception|desk|counter|hall|room|table|aisle|vault|class|classroom|stage)s?$/

const HALLS = /(?:^| )(?:city|town|concert) hall$/

/** Of what a wall of its own stands in the open: a country church beside a field. */
const BY_THEMSELVES = /(?:^| )(?:church|chapel|abbey)$/

const placeId = ({ head, place }: NounPhrase): string =>
  head === 'school' ? 'campus' : (place?.id ?? '')

/** What a house is called that has a front to the street; null if it is none. */
function houseNamed(noun: NounPhrase): string | null {
  const named = FRONTED_WORDS.exec(noun.words)?.[1]
  // "An ice cream shop" is known by more words than the last two.
  const longer = noun.place?.name.endsWith(` ${named}`) ? noun.place.name : named
  if (longer !== undefined) return longer
  const id = placeId(noun)
  return INDOORS.test(id) || FRONTED.test(id) ? (noun.place?.name ?? noun.head) : null
}

/** "In front of", "past", "next to": what one is before, and not in. */
function isFaced(house: string, { word, relation }: Preposition): boolean {
  if (relation === 'in-front-of' || /^(?:past|opposite)$/.test(word)) return true
  return relation === 'next-to' && word !== 'at' && !BY_THEMSELVES.test(house)
}

/** How one comes from a house into its street. */
const COMES_OUT =
  /^(?:go|come|walk|run|step|rush|dash|stroll|storm|march|skip|hurry|wander|ride|drive|jump|stumble|race|speed|roll|roar|sneak|creep|escape|flee|sprint|waddle|trot)\b/

/** "Walks out of the bakery": seen where one comes to. */
const isLeft = ({ verb }: Binding, { word }: Preposition): boolean =>
  word === 'from' && COMES_OUT.test(verb?.base ?? '')

/** The house before which, and not in which, it happens; null if there is none. */
function houseBefore(binding: Binding, noun: NounPhrase, preposition: Preposition): string | null {
  const house = houseNamed(noun)
  if (house === null || preposition.word === 'outside') return house
  const within = WITHIN.test(noun.head) && !HALLS.test(house)
  const fronted = FRONTED_WORDS.test(noun.words) || FRONTED.test(placeId(noun))
  const before = isFaced(house, preposition) || isLeft(binding, preposition)
  return fronted && !within && before ? house : null
}

const STREETS = /(?:^| )(?:street|square|avenue|boulevard|town|sidewalk|corner)$/

/** "A street with a bakery": that shop is what one sees of the street. */
function shopIn({ place, verb }: Binding, noun: NounPhrase): string | null {
  const here = STREETS.test(place ?? '') && verb === null && !noun.plural
  return here && noun.found?.kind !== 'building' ? houseNamed(noun) : null
}

/** What a house has on the side of the street. */
const OUTSIDE = /(?:^| )(?:awning|shop ?front|storefront|street door|sidewalk tables?)s?$/

/** "A café with a yellow awning": seen from the street. */
function isSeenOutside(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const house = word === 'with' && OUTSIDE.test(noun.head) ? binding.place : null
  if (house === null || !INDOORS.test(placeWord(house)?.id ?? '')) return false
  binding.place = `${house} exterior`
  if (noun.traits.colour !== null) binding.scenery.push(noun.words.slice(0, 60))
  binding.told.add(noun.words)
  return true
}

/** "A street with a tree and a bakery": the same, after "and". */
export function isOfStreet(binding: Binding, noun: NounPhrase): boolean {
  return isBeforeHouse(binding, noun, { word: 'with', relation: null })
}

/** Huts of logs stand by themselves, and not in a row of shops. */
const CABINS = /(?:^| )(?:cabin|lodge|chalet|hut)$/
const IN_WOODS = 'cabin in the woods'

/** Where one is when one is outside of a craft that is else a place to be in. */
const AROUND: readonly (readonly [craft: RegExp, place: string, id: string])[] = [
  [/(?:^| )(?:space ?station|space ?ship|spacecraft|space shuttle|starship)$/, 'space', 'space'],
  [/(?:^| )submarine$/, 'underwater', 'underwater'],
]

/** "Floats outside a space station": in space, with the station beside. */
function isOutsideCraft(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const [, name, id] = AROUND.find(([craft]) => craft.test(noun.head)) ?? []
  const found = word === 'outside' ? findPicture(noun.head) : null
  if (name === undefined || id === undefined || found === null) return false
  setPlace(binding, { ...noun, place: { id, name, thing: false } })
  bindRelated(binding, { ...noun, found, place: null }, { word: 'beside', relation: 'next-to' })
  return true
}

/** "Walks past a yellow house": no set has its colour. */
function isHouseByItself(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  const { head, traits, plural } = noun
  const reached = /^(?:past|to|towards?)$/.test(preposition.word)
  const painted = reached && traits.colour !== null && !plural && COTTAGES.test(head)
  return painted || standsThere(binding, noun, preposition)
}

/** "Along a desert road past a church": it stands there, where no row of houses is. */
function standsThere({ place }: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const alone = word === 'past' && place !== null && !STREETS.test(place) && !noun.plural
  return alone && findPicture(noun.head)?.kind === 'building' && FRONTED_WORDS.test(noun.words)
}

/** "Walks past a house with a blue roof": no set has that either, so the house is seen before its parts are. */
export function seePaintedHouse(
  binding: Binding,
  { head, traits }: NounPhrase,
  { word }: Preposition,
): false {
  const { role, lastNoun, place, group } = binding
  const there = role === 'place' && place !== null && lastNoun?.place?.name === place
  const painted = word === 'with' && traits.colour !== null && OF_HOUSES.test(head)
  if (!there || !painted || group.length === 0) return false
  if (lastNoun.plural || !COTTAGES.test(lastNoun.head)) return false
  binding.place = null
  seeHouse(binding, lastNoun)
  return false
}

/** A house that could be a set of its own stands behind those who are there instead. */
function seeHouse(binding: Binding, noun: NounPhrase): void {
  const before: Preposition = { word: 'before', relation: 'in-front-of' }
  bindRelated(binding, { ...noun, found: findPicture(noun.head), place: null }, before)
}

/** Who waits outside a dentist's office, is parked in front of a hotel or walks past a bakery sees it from the street. */
export function isBeforeHouse(
  binding: Binding,
  noun: NounPhrase,
  preposition: Preposition,
): boolean {
  if (isSeenOutside(binding, noun, preposition)) return true
  if (isOutsideCraft(binding, noun, preposition)) return true
  if (isHouseByItself(binding, noun, preposition)) {
    seeHouse(binding, noun)
    return true
  }
  const shop = preposition.word === 'with' ? shopIn(binding, noun) : null
  const house = shop ?? houseBefore(binding, noun, preposition)
  if (house === null) return false
  if (shop !== null) binding.place = null
  binding.told.add(noun.words)
  const picture = noun.traits.colour === null ? null : findPicture(noun.head)
  const name = picture === null ? (CABINS.test(house) ? IN_WOODS : `${house} exterior`) : 'street'
  setPlace(binding, { ...noun, place: { id: 'street', name, thing: false } })
  // "A pink hotel": no set has its colour.
  if (picture !== null) {
    const before = { ...preposition, relation: 'in-front-of' as const }
    bindRelated(binding, { ...noun, found: picture, place: null }, before)
  }
  return true
}

/** Who passes or leaves a shop sees it from the street. */
export function comesBy(binding: Binding, noun: NounPhrase, phrasal: string): boolean {
  const by = /^(?:pass|leave|exit|go past)$/.test(phrasal)
  return by && isBeforeHouse(binding, noun, { word: 'past', relation: null })
}
