import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { hasWindow } from '../manner/window-rooms.ts'
import { isBuiltInto, isRoomIn, shellAround, worldOf } from './rooms-within.ts'
import { placeWord } from '../words/place-words.ts'
import type { Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { ownerOf, isBridgeIn, isSight } from './towns-named.ts'
import { isWithin, heldIn } from './place-around.ts'
import { detailsOf } from './place-details.ts'

/** Remembers where it happens: the first place wins, but the sky is above every other; a second one may be seen behind it. */
export function setPlace(binding: Binding, noun: NounPhrase): void {
  if (isOfSkyline(binding, noun)) return
  if (!isInCorner(binding, noun) && !isRoomOf(binding, noun)) settle(binding, noun)
}

/** "On a rooftop, the skyline of New York behind them": whose skyline it is, and nobody is down there. */
function isOfSkyline({ spent, lastNoun, place, told }: Binding, { words }: NounPhrase): boolean {
  const behind =
    spent?.word === 'of' && /(?:^| )(?:skyline|lights|rooftops)$/.test(lastNoun?.head ?? '')
  if (!behind || place === null) return false
  told.add(words)
  return true
}

const INNER = /^(?:kitchen|lobby)$/

/** "The kitchen of a fine restaurant" is a restaurant kitchen, in whatever order it is told. */
function isRoomOf(binding: Binding, { place: house, words }: NounPhrase): boolean {
  const [room, owner] = INNER.test(house?.name ?? '')
    ? [house?.name, binding.place]
    : [binding.place, house?.name]
  if (!INNER.test(room ?? '')) return false
  const own = `${owner} ${room}`
  const name = NAMED_PLACES.has(own) ? own : room === 'kitchen' ? cookedIn(owner ?? '') : null
  if (name === null) return false
  binding.place = name
  binding.told.add(words)
  binding.role = 'place'
  return true
}

/** "The kitchen of a ramen shop": bars and diners cook behind their counter. */
function cookedIn(house: string): string | null {
  const id = placeWord(house)?.id
  if (id === 'restaurant') return 'restaurant kitchen'
  return /^(?:sushi-bar|diner|bakery|cafe|bar|ice-cream-parlor)$/.test(id ?? '') ? house : null
}

const isFirst = (binding: Binding, name: string): boolean =>
  name === 'sky' ? binding.place === null && !isOverOthers(binding) : isOpen(binding)

const isOpen = ({ place }: Binding): boolean => place === null || place === 'sky'

/** "A dog runs, birds in the sky": the dog is not up there. */
function isOverOthers({ subjects, group, recent, last }: Binding): boolean {
  const above = new Set([...group, recent, last])
  return subjects.some(
    ({ id, kind, actions }) =>
      !above.has(id) &&
      /^(?:person|animal|vehicle|boat|building|plant)$/.test(kind) &&
      !actions.some(({ verb }) => /^(?:fly|float|glide|soar|hover|drift|fall)/.test(verb)),
  )
}

function settle(binding: Binding, noun: NounPhrase): void {
  const name = seenInside(binding, ownerOf(noun)).slice(0, 80)
  if (noun.place?.id === 'tower-top') lookDown(binding)
  const first = isFirst(binding, name) || isShore(binding, noun)
  if (isBridgeIn(binding, noun)) {
    binding.scenery.push(`town ${name}`.slice(0, 60))
    binding.told.add(noun.words)
  } else if (first || isWithin(binding.place ?? '', noun)) {
    goTo(binding, noun, name)
  } else if (!isBuiltInto(binding, noun, name) && binding.place !== name)
    seeFrom(binding, noun, name)
  if (isShown(binding.place ?? '', name, noun)) binding.told.add(noun.words)
  binding.role = 'place'
}

/** The place is that from now on, with what was said of it; and whatever world it is in. */
function goTo(binding: Binding, noun: NounPhrase, name: string): void {
  binding.scenery.push(...lookoutOf(binding), ...heldIn(binding, noun), ...shellAround(binding))
  const world = worldOf(noun, name)
  binding.place = world ?? name
  binding.scenery.push(...(world === null ? detailsOf(noun, name) : [name]))
  if (world !== null) binding.told.add(noun.words)
}

/** "A night market in Bangkok": one set for both. */
function isShown(place: string, name: string, noun: NounPhrase): boolean {
  return place === name || name === 'sky' || placeWord(place)?.id === noun.place?.id
}

/** "A jukebox in the corner": of the room, while one waits on the corner of a street. */
function isInCorner({ spent, told }: Binding, { words }: NounPhrase): boolean {
  const within = spent?.word === 'in' && /^(?:[a-z]+ )?corner$/.test(words)
  if (within) told.add(words)
  return within
}

/** "Inside a mosque", "the interior of a temple": the room, where it has a set of its own. */
function seenInside({ spent, lastNoun }: Binding, name: string): string {
  const inside = spent?.word === 'inside' || (spent?.word === 'of' && lastNoun?.head === 'interior')
  return inside && NAMED_PLACES.has(`${name} interior`) ? `${name} interior` : name
}

/** A second place, as it is seen from the first. */
function seeFrom(binding: Binding, noun: NounPhrase, name: string): void {
  const { colour } = noun.traits
  if (hasWindow(binding.place ?? '') && isSight(noun)) binding.outlook = name
  else if (noun.place?.id === 'house' && noun.plural && colour !== null)
    // "A street, past yellow houses": its own are painted so.
    binding.scenery.push(`${colour} houses`)
  else if (isSeenBehind(noun) || isRoomIn(binding, noun))
    binding.scenery.push(
      [...new Set([...detailsOf(noun, name), name].join(' ').split(' '))].join(' ').slice(0, 60),
    )
  else return
  binding.told.add(noun.words)
}

/** "Over the sea from a tower": what was named first is only seen from up there. */
function lookDown(binding: Binding): void {
  if (binding.place !== null) binding.scenery.push(binding.place.slice(0, 60))
  binding.place = null
}

/** "On a balcony in Paris", "on the roofs of London": from there one sees the town. */
function lookoutOf({ place }: Binding): string[] {
  if (/(?:^| )balcony$/.test(place ?? '')) return ['balcony']
  return place === 'tiled roof' ? [place] : []
}

/** "Snowy mountains along the fjord": the water is where it happens, the mountains are behind it. */
function isShore(binding: Binding, { place: water, definite }: NounPhrase): boolean {
  const { spent, place, scenery } = binding
  if (isOnHeight(binding)) return false
  const along = /^(?:along|above|over|around|beyond|across|behind)$/.test(spent?.word ?? '')
  const heights = /(?:^| )(?:mountains?|peaks?|hills?|cliffs?|forest|village)$/.test(place ?? '')
  const wet = /^(?:fjord|lake|sea|ocean|bay|river|harbor|beach|lagoon)$/.test(water?.id ?? '')
  if (!along || !heights || !wet || !definite) return false
  scenery.push(place ?? '')
  return true
}

/** "A lighthouse on a cliff above the sea": the cliff is above it, and the lighthouse stands there. */
export function isOnHeight({ lastNoun, lastAt, role }: Binding): boolean {
  const there = role === 'place' && lastNoun?.place != null
  return there && /^(?:on|atop|upon)$/.test(lastAt ?? '')
}

/** What can be seen behind another place: a village by a river, a road before mountains. */
const BEHIND =
  /^(?:river|lake|pond|ocean|beach|mountain|snowy-mountain|forest|jungle|snowy-forest|desert|savanna|downtown|skyscraper|riverfront|glacier|alps|volcano|venice|mount-fuji|canyon|valley|village|castle|waterfall|leaning-tower|tuscan-hills|iceberg|meadow|wheat-field|vineyard|cherry-grove|bamboo-forest|country-bridge|cornfield|highlands|lavender-field|sunflower-field|tulip-field|poppy-field|flower-field|tea-plantation|rice-terraces|cliff|valley-cliff|hot-spring|marsh|hilltop|island|amsterdam|pier|country-road|oasis|japanese-garden)$/

function isSeenBehind({ place }: NounPhrase): boolean {
  // Where a river was: a canyon has its bed.
  return BEHIND.test(place?.id ?? '') || /\b(?:river|stream|lake) ?bed$/.test(place?.name ?? '')
}

const STANDS =
  /^building|(?:mountain|volcano|waterfall|iceberg|island|windmill|lighthouse|tower|castle|fountain|hill|(?:telephone|phone|call) (?:box|booth)|carousel)$/

/** Buildings and mountains can stand somewhere else; rivers and roads are where one is. */
export function standsSomewhere({ found, head }: NounPhrase): boolean {
  return STANDS.test(`${found?.kind} ${head}`)
}
