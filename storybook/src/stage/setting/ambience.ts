import { isHeap } from '../../cast/heaps.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { isDrawnLamp } from '../sky/lamp-face.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { treesNamed } from '../places/kit/nature/trees-named.ts'

const SHOWN =
  /^(waves?|water|sea|ocean|sand|wind|breeze|sky|horizon|grass|ground|snow|rain|fog|mist|air|light|sunlight|shadows?|reflections?|landscape|scenery|background|foreground|canyons?|peaks?|coast|weather|storm|snowstorm|blizzard|clouds?|rocks?)$/u
/** What is under anybody's feet, and what shines in every sky. */
const UNDERFOOT = /^(ice|grass|ground|street|road|floor|wind|air|water|snow|sand)$/u
const LAMPS = /^(full moon|moon|sun|stars?|starry sky)$/u
/** What grows over everything is not put up in pots. */
const OVERGROWTH = /^(plants?|vines?|ivy|weeds?|moss|vegetation|greenery|overgrowth)$/u
const NATURAL = new Set<Subject['kind']>(['nature', 'sky', 'food', 'thing'])

/** What fills a place of its own accord, by the place's words. */
const STOCK: readonly (readonly [place: RegExp, things: RegExp])[] = [
  [/toy/u, /^(toys?|dolls?|games?)$/u],
  [/library|book/u, /^(books?|bookshel(f|ves)|shel(f|ves))$/u],
  [/flower|garden|meadow/u, /^(flowers?|bouquets?|blossoms?)$/u],
  [/bakery|pastry/u, /^(breads?|cakes?|pastr(y|ies)|croissants?|loa(f|ves))$/u],
  [/museum|gallery/u, /^(paintings?|exhibits?|artworks?|statues?|pictures?)$/u],
  [/market|supermarket|grocery/u, /^(fruits?|vegetables?|groceries|products?|goods)$/u],
  [/market|bazaar|souk/u, /^(\w+ )?(stalls?|stands?|kiosks?)$/u],
  [/stadium|arena/u, /^(fans?|spectators?|crowds?)$/u],
  [/city|town|street|downtown|skyline/u, /^(buildings?|skyscrapers?|streetlights?|lights?)$/u],
  [/dressing room/u, /^(?:\w+ )?mirrors?$/u],
  [/shipyard|dock ?yard/u, /^(?:\w+ )?cranes?$/u],
  [/forest|wood|jungle/u, /^(trees?|leaves|ferns?)$/u],
]

/** What the place, the light and the weather already show, so that nobody needs to play it. */
export function isAmbient(subject: Subject, shot: Shot): boolean {
  const { id, noun, kind } = subject
  if (mustBeThere(subject, shot)) return false
  if (isDrawnLamp(subject, shot)) return true
  const others = shot.subjects.some((each) => each.id !== id)
  if (others ? UNDERFOOT.test(noun) || isUsualLamp(subject) : isLoneLamp(subject)) return true
  if (isOfThePlace(subject, shot)) return true
  const placed = shot.place !== null || shot.weather !== 'clear'
  return placed && NATURAL.has(kind) && SHOWN.test(noun.toLowerCase()) && !isDyed(subject)
}

/** A rock that somebody sits on, and one that falls into the lake: it is none of the shore's. */
function mustBeThere({ id, noun, actions }: Subject, { relations }: Shot): boolean {
  if (relations.some(({ relation, to }) => to === id && relation === 'on')) return true
  return isHeap(noun) || actions.some(({ verb }) => verb === 'splash-down')
}

/** The clouds of a sky are white or grey: purple ones are clouds of their own. */
function isDyed({ noun, colour }: Subject): boolean {
  return noun === 'cloud' && !/^(?:white|gr[ae]y|light|dark|black|null)/u.test(String(colour))
}

/** Whether the place that is named shows it anyway. */
function isOfThePlace(subject: Subject, shot: Shot): boolean {
  if (shot.place === null) return false
  if (isUsualLamp(subject) || isOvergrowth(subject) || isIslandFall(subject, shot.place))
    return true
  if (isGardenPiece(subject, shot.place) || isHousePart(subject, shot.place)) return true
  if (isOfTheWood(subject, shot) || isEarthSeen(subject, shot.place)) return true
  if (isShorePalm(subject, shot.place) && !isTied(subject, shot)) return true
  return isStock(subject, shot.place) && !isTied(subject, shot)
}

/** From every island in the sky water falls anyway. */
const isIslandFall = ({ noun }: Subject, place: string): boolean =>
  /^(?:waterfall|water|stream|river)s?$/u.test(noun) &&
  /\b(?:floating|flying|sky) islands?\b/u.test(place)

const SHORES = /\b(beach|island|shore|coast|lagoon|seaside|shallows)\b/u

/** The palms of a beach stand at its sides, and not in a row before the sea. */
function isShorePalm({ noun, count }: Subject, place: string): boolean {
  return count > 1 && /^palm(?: tree)?$/u.test(noun) && SHORES.test(place)
}

/** Over the moon's horizon hangs the earth. */
function isEarthSeen({ noun, count }: Subject, place: string): boolean {
  return count === 1 && /\bmoon\b/u.test(place) && /^(?:the )?(?:planet )?earth$/u.test(noun)
}

const GARDEN = /\b(japanese|zen|oriental|kyoto) garden\b/u
const GARDEN_PIECES = /^(bridge|koi|koi fish|carp|stone lantern|maple|maple tree|pond|pagoda)$/u

/** The bridge and the carp of a Japanese garden are in it already. */
function isGardenPiece({ noun, actions }: Subject, place: string): boolean {
  const swims = actions.every(({ verb }) => verb === 'swim')
  return swims && GARDEN.test(place) && GARDEN_PIECES.test(noun)
}

const BUILT =
  /\b(village|town|city|street|castle|cabin|cottage|house|hut|lodge|chalet|farmhouse|skyline|harbou?r|square|building|mansion|palace)\b/u

/** Smoke over the chimney of a house that is the place itself. */
function isHousePart({ noun }: Subject, place: string): boolean {
  const house = /\b(cabin|cottage|house|hut|lodge|chalet|farmhouse)\b/u.test(place)
  if (house && /^(smoke|chimney|chimney smoke|roof)$/u.test(noun)) return true
  return (
    BUILT.test(place) &&
    /^((lit|glowing|bright) )?(windows?|lights?|city lights?|street lights?)$/u.test(noun)
  )
}

function isOvergrowth(subject: Subject): boolean {
  return subject.count > 1 && isIdle(subject) && OVERGROWTH.test(subject.noun)
}

function isStock(subject: Subject, place: string): boolean {
  const fills = STOCK.some(([words, things]) => words.test(place) && things.test(subject.noun))
  // Three are what the reader takes for many.
  return fills && subject.count > 2 && isIdle(subject) && !/\b(three|3)\b/u.test(subject.words)
}

/** Whether anything is said of where it is, or who does something with it. */
function isTied({ id }: Subject, { relations, subjects }: Shot): boolean {
  const aimed = subjects.some(({ actions }) => actions.some(({ target }) => target === id))
  return aimed || relations.some(({ from, to }) => from === id || to === id)
}

function isIdle({ actions, colour }: Subject): boolean {
  return actions.length === 0 && colour === null
}

/** A sun or moon as every sky has it, in whatever colour and size; stars of a colour must be played. */
export function isUsualLamp({ noun, kind, colour, size, count }: Subject): boolean {
  const plain = colour === null && size === 'normal'
  const usual =
    kind === 'sky' && (plain || /^(full moon|moon|sun)$/u.test(noun)) && LAMPS.test(noun)
  // Every night has stars, and suns shine beside the day's own; two moons are another world.
  return usual && (count === 1 || /^stars?$|^starry|^sun$/u.test(noun))
}

/** Alone it is the sky's own all the same, while it does only what the sky's own does. */
function isLoneLamp(subject: Subject): boolean {
  const { noun, actions } = subject
  const usual = actions.every(({ verb }) => /^(?:rise|sink|set|shine|glow|swing)$/u.test(verb))
  return usual && !noun.startsWith('star') && isUsualLamp(subject)
}

const WOODED =
  /^(river|lake|park|forest|highway|forest-road|meadow|river-crossing|country-bridge|railway|campsite|pond|street|mountain|valley|village|coastal-road|snowy-mountain|savanna)$/u

/** Many trees of a kind: where a set has trees at all, these are they. */
export function isGrove(subject: Subject): boolean {
  const { kind, noun, count } = subject
  const trees =
    kind === 'plant' && /\b(tree|palm|birch|oak|maple|pine|willow|cypress)s?$/u.test(noun)
  // An almond tree that no set can grow must be played.
  const grown =
    treesNamed(noun) !== null || /^(?:(?:autumn|fall|green|tall|old) )?trees?$/u.test(noun)
  return trees && grown && count > 2 && subject.colour === null && subject.actions.every(isStill)
}

/** What trees do in every wood. */
function isStill({ verb }: Subject['actions'][number]): boolean {
  return /^(sway|swing|stand|bend|rustle|wave|blow|breathe)$/u.test(verb)
}

function isOfTheWood(subject: Subject, shot: Shot): boolean {
  const about = /^(next-to|around|behind|between)$/u
  const relations = shot.relations.filter(({ relation }) => !about.test(relation))
  const wooded = WOODED.test(findPlace(shot.place ?? '')?.id ?? '')
  return wooded && isGrove(subject) && !isTied(subject, { ...shot, relations })
}

/** Whether it wants a dark sky when the prompt names no hour. */
export function wantsNight({ noun, material, count }: Subject): boolean {
  if (count > 2 && /\blanterns?$/u.test(noun)) return true
  if (material !== null && /^(neon|neon edges|hologram|light|stars|constellation)$/u.test(material))
    return true
  return /\b(fireworks?|moon|stars?|meteors?|meteor showers?|milky way|star trails?|light trails?|lanterns|starry sky|aurora\w*|northern lights?|fireflies|firefly|street ?lamp|street ?light|lamp post|jack-o-lantern|halloween pumpkin|carved pumpkin|ghost|vampire|werewolf|campfire|bonfire|ufo|flying saucer|zombies?)\b/u.test(
    noun,
  )
}
