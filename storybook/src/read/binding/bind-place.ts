import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { LANDMARKS } from '../../lexicon/places/landmarks.ts'
import { hasWindow } from '../manner/window-rooms.ts'
import {
  isBuiltInto,
  isRoomIn,
  isRoomOfShell,
  shellAround,
  wildsOf,
  worldOf,
} from './rooms-within.ts'
import { placeWord } from '../words/place-words.ts'
import type { Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

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

/** "In a café in Paris": the town is seen through the window. */
function isSight({ place }: NounPhrase): boolean {
  return place !== null && (SIGHTS.has(place.id) || TOWNS.test(place.id))
}

/** Sets that stand for the great cities. */
const TOWNS = /^(?:skyscraper|downtown|harbor|riverfront)$/

/** "Over the sea from a tower": what was named first is only seen from up there. */
function lookDown(binding: Binding): void {
  if (binding.place !== null) binding.scenery.push(binding.place.slice(0, 60))
  binding.place = null
}

/** Streets and roofs that are known by the town they are in. */
const TOWNISH =
  /^(?:(?:busy|crowded|narrow|quiet|rainy|wet|cobbled|cobblestone) )?(?:streets?|street corners?|corner|city|city streets?|town|square|skyline|rooftops?|tiled roof|alley|downtown|avenue|boulevard|canals?|harbou?r|bridge|waterfront|neighbou?rhood|balcony|.*(?:shop|store|caf[eé]|bar|restaurant) exterior)$/

/** "On a bridge in Paris": the bridge is underfoot, the town behind it. */
function isBridgeIn({ place }: Binding, { place: town }: NounPhrase): boolean {
  return /(?:^| )bridge$/.test(place ?? '') && town !== null && SIGHTS.has(town.id)
}

/** "On a balcony in Paris", "on the roofs of London": from there one sees the town. */
function lookoutOf({ place }: Binding): string[] {
  if (/(?:^| )balcony$/.test(place ?? '')) return ['balcony']
  return place === 'tiled roof' ? [place] : []
}

/** "A waterfall in a cave": one is in the cave, and sees the other in there. */
function heldIn({ place }: Binding, { place: around }: NounPhrase): string[] {
  const set = around?.id ?? ''
  const seen =
    VAULTS.has(set) ||
    WORLDS.test(set) ||
    set === OVERHEAD ||
    set === STOP ||
    LAKES.test(place ?? '')
  return place !== null && seen ? [place.replace(/^desert .*/, 'desert').slice(0, 60)] : []
}

/** "A desert highway, a lonely gas station": one is at the house that is named there. */
function isStopAt(place: string, house: NounPhrase['place']): boolean {
  return house?.id === STOP && OPEN_ROADS.test(place)
}

/** A house that stands by itself at a road, with a set of its own. */
const STOP = 'gas-station'
const OPEN_ROADS = /(?:^| )(?:road|highway|desert|route 66|prairie|plains|countryside)$/

/** Nothing of these is seen from outside. */
const VAULTS: ReadonlySet<string> = new Set(['cave', 'crystal-cave'])

/** "A canyon with a rope bridge": one sees the bridge, and what it hangs over. */
const OVERHEAD = 'hanging-bridge'
const DEPTHS = /(?:^| )(?:canyon|gorge|ravine|chasm|abyss|valley|jungle)$/

const HELD_IN_VAULTS =
  /(?:^| )(?:waterfalls?|falls|lake|river|stream|creek|pond|pool|lagoon|beach|village|city|town|temple|church|forest|garden|camp|hot springs?)$/

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

/** "In a street in Venice", "a koi pond, Japanese garden": the town's own set has its streets, the garden's its pond. */
function isWithin(place: string, noun: NounPhrase): boolean {
  const around = noun.place?.id ?? ''
  const held = HOLDERS.some(([sets, within]) => sets.test(around) && within.test(place))
  return held || isTownOf(place, noun) || isRoomOfShell(place, noun)
}

const LAKES = /(?:^| )(?:lake|pond)$/

const WORLDS = /^(?:mars|moon|alien-planet)$/

/** What is around another place, though it is told after it: "a highway on Mars" is on no land of ours. */
const HOLDERS: readonly (readonly [sets: RegExp, within: RegExp])[] = [
  [
    WORLDS,
    /(?:^| )(?:city|town|street|road|highway|lake|river|forest|jungle|desert|dunes?|field|meadow|plains?|valley|canyon|crater|mountains?|hills?|volcano|beach|farm|village|space ?port|launch ?pad|airport|station|market|port|harbou?r|mine|camp)$/,
  ],
  [/^(?:crystal-)?cave$/, HELD_IN_VAULTS],
  [/^hanging-bridge$/, DEPTHS],
  // Who waits on the pier of a harbour is not in its water.
  [/^pier$/, /(?:^| )(?:harbou?r|port|bay|sea|ocean|marina)$/],
  [/^(?:pier|harbor)$/, LAKES],
  [/(?:^|-)(?:garden|park)$/, /(?:^| )(?:pond|path|pathway|gazebo)$/],
]

function isTownOf(place: string, { place: town }: NounPhrase): boolean {
  const within = TOWNISH.test(place) && !place.startsWith('roof')
  return isStopAt(place, town) || (within && town !== null && SIGHTS.has(town.id))
}

/** "A Paris street" is in Paris; "a jungle river" stays a river. */
function ownerOf({ place, head, words }: NounPhrase): string {
  const name = place?.name ?? head
  if (!TOWNISH.test(name) || !words.endsWith(` ${name}`)) return name
  const before = words.slice(0, -name.length - 1).split(' ')
  const towns = before.map((_, from) => placeWord(before.slice(from).join(' ')))
  return towns.find((town) => town !== null && SIGHTS.has(town.id))?.name ?? name
}

/** What a set can show of a place beside its name. */
export const SHOWN =
  /^(?:dusty|winding|twisting|serpentine|curvy|curving|zigzag|hairpin|dry|barren|arid|parched|cracked|dried-up|scorched|charred|burnt|burned|rocky|stony|lush|snow-covered|futuristic|sci-?fi|high-tech|cyberpunk|burning|flaming|blazing|flooded|blackout|sinking|ruined|overgrown|wet|stone|wooden|rope|arched|medieval|floating|flying|miniature|tiny|toy|icy|stormy|calm|still|rough|choppy|wild|raging|turbulent|dead|old|ancient|empty|deserted|abandoned|derelict|dilapidated|decaying|crumbling|forgotten|decrepit|messy|untidy|cluttered|disorderly|disorganized|disorganised|chaotic|vacant|unfurnished|bare|lonely|desolate|closed|busy|crowded|packed|bustling|lively|upside-down|[a-z-]+-(?:filled|filling|made))$/
const COLOURED =
  /(?:^| )(?:lakes?|river|stream|creek|canal|waterhole|watering hole|swamp|marsh|bay|sea|ocean|pond|lagoon|waterfall|field|meadow|forest|sky|flowers)$/
/** Rock, sand and slopes: their colour is told with them, since the water beside them has its own. */
const LAND =
  /(?:^| )(?:beach|sands?|shore|dunes?|desert|cliffs?|rocks?|boulders?|hills?|mountains?|canyon|grass|lawn|snow)$/
const COLOURS =
  /^(?:black|white|red|orange|yellow|green|turquoise|teal|emerald|blue|purple|violet|pink|crimson|brown|muddy|golden|glowing|milky|toxic|radioactive|chocolate|coffee|honey|caramel|syrup|milk|gold|blood|slime|ink|wine|mud)$/

/** "Black cliffs", "red sand dunes": the colour with what has it. */
function colouredLand(noun: NounPhrase, name: string): string[] {
  const colour = noun.words.split(' ').find((word) => COLOURS.test(word))
  return colour !== undefined && LAND.test(name) && !name.startsWith(colour)
    ? [`${colour} ${name}`]
    : []
}

/** "A burning village", "a pink lake": those of its words that a set can show. */
function detailsOf(noun: NounPhrase, name: string): string[] {
  const own = name.split(' ')
  const wild =
    /^(?:river|stream|waterfall|road|lake|pond|waterhole|watering hole|village|camp|(?:gas|petrol|train) station|market|town|city|farm|swimming pool|pool|cemetery|bus stop|diner exterior)$/.test(
      name,
    )
  return noun.words
    .split(' ')
    .filter(
      (word) =>
        SHOWN.test(word) ||
        (wild && /^(?:jungle|desert|forest|mountain|snowy|savannah?|african)$/.test(word)) ||
        (COLOURS.test(word) && COLOURED.test(name)),
    )
    .filter((word) => !own.includes(word))
    .concat(colouredLand(noun, name), wildsOf(noun, name), stuffOf(noun, name))
}

/** A bridge that rusts, or still shines, is seen to be of that metal. */
function stuffOf({ words, traits }: NounPhrase, name: string): string[] {
  if (!/(?:^| )bridge$/.test(name)) return []
  if (traits.material === 'rust') return ['rust-made']
  return /\b(?:shiny|gleaming|polished)\b/.test(words) ? ['metal-made'] : []
}

/** What can be seen behind another place: a village by a river, a road before mountains. */
const BEHIND =
  /^(?:river|lake|pond|ocean|beach|mountain|snowy-mountain|forest|jungle|snowy-forest|desert|savanna|downtown|skyscraper|riverfront|glacier|alps|volcano|venice|mount-fuji|canyon|valley|village|castle|waterfall|leaning-tower|tuscan-hills|iceberg|meadow|wheat-field|vineyard|cherry-grove|bamboo-forest|country-bridge|cornfield|highlands|lavender-field|sunflower-field|tulip-field|poppy-field|flower-field|tea-plantation|rice-terraces|cliff|valley-cliff|hot-spring|marsh|hilltop|island|amsterdam|pier|country-road|oasis|japanese-garden)$/

function isSeenBehind({ place }: NounPhrase): boolean {
  // Where a river was: a canyon has its bed.
  return BEHIND.test(place?.id ?? '') || /\b(?:river|stream|lake) ?bed$/.test(place?.name ?? '')
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

const STANDS =
  /^building|(?:mountain|volcano|waterfall|iceberg|island|windmill|lighthouse|tower|castle|fountain|hill|(?:telephone|phone|call) (?:box|booth)|carousel)$/

/** Buildings and mountains can stand somewhere else; rivers and roads are where one is. */
export function standsSomewhere({ found, head }: NounPhrase): boolean {
  return STANDS.test(`${found?.kind} ${head}`)
}
