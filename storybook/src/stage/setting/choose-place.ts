import { comesAlive } from '../../cast/mascots/enlivened.ts'
import { OPEN_SKY } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Place } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { kinPlace } from '../places/finding/kin-place.ts'
import { workHomes } from '../telling/people/callings.ts'
import { apterPlaces } from './apter-places.ts'
import { isOfDwelling, isWithinHome } from './at-home.ts'
import { longAgo } from './bygone.ts'
import { underOpenSky } from './open-air.ts'
import { homesOf, isOutdoors } from './habitats.ts'
import { seaHomes } from './sea-folk.ts'
import { landUnder } from './over-land.ts'
import { isRoomBound } from './room-bound.ts'
import { isSpectacle } from './spectacles.ts'
import { sitsInPlane } from './untold-places.ts'
import { isHaloed } from './watched-sun.ts'
import { windowPlace } from './window/window-place.ts'
import { wordSet } from '../../lexicon/word-set.ts'

const SILL = /\b(window ?sill|window ledge)$/u

/** Whoever climbs these passes a window at most, and does not stand before it. */
const PASSAGES = /\b(stairs|staircase|stairway|corridor|hallway)$/u

/** Rooms that are known by what is in them: their own windows show enough of what is outside. */
const FURNISHED =
  /^(?:workshop|ballroom|diner|log-cabin|throne-room|church-interior|classroom|barbershop|art-studio|laboratory|smithy|tailor-shop|bookstore|toy-store|library|dance-studio|hospital|attic|barn-interior|supermarket|wizard-study|music-studio|greenhouse|pharmacy|sushi-bar|butcher|garage|boxing-gym|restaurant-kitchen|laundromat|haunted-hall|kitchen)$/u
const WEATHERS =
  /^(?:|(?:heavy |falling |soft |the )*(?:rain|snow|snowflakes|storm|leaves|fog|wind|city(?: lights)?|skyline|sea|ocean|waves|forest|trees|garden|hills)(?: and (?:rain|snow|wind|fog))?)$/u
const LOOKS = /^(?:look|watch|wait|think|dream|sit|stand)/u

/** "In his workshop, rain on the window": the workshop, with the rain behind its own window, unless somebody looks out. */
function saysMore({ view, place, subjects: [lead] }: Shot): boolean {
  if (place === null || !WEATHERS.test(view ?? '') || lead?.kind !== 'person') return false
  const idle = lead.actions.length === 0 || lead.actions.some(({ verb }) => LOOKS.test(verb))
  return !idle && FURNISHED.test(findPlace(place)?.id ?? '')
}

function isBeforeWindow(shot: Shot): boolean {
  const { view, place } = shot
  return view !== undefined && !PASSAGES.test(place ?? '') && !saysMore(shot)
}

/** Where it plays: a room with a window to look out of, when that is asked for. */
export function placeOf(shot: Shot, wishes: readonly string[], random: Random): Place {
  const sill = SILL.test(shot.place ?? '')
  const below = landUnder(shot)
  if (below !== null) return findPlace(below) ?? kinPlace(below)
  if (!isBeforeWindow(shot) && !sill) return underOpenSky(choosePlace(shot, wishes, random), shot)
  const room = sill ? sillRoom(shot.place ?? '') : choosePlace(shot, wishes, random)
  return windowPlace({
    room: shot.place === null && !room?.indoors ? null : room,
    view: shot.view ?? '',
    sill,
  })
}

/** "Cafe, marble table windowsill": the room is told before the board. */
function sillRoom(place: string): Place | null {
  const [within = '', board] = place.split(', ')
  return board === undefined ? null : findPlace(within)
}

/** The place that the prompt names or its nearest kin; else one where these subjects and deeds are at home. */
function choosePlace(shot: Shot, wishes: readonly string[], random: Random): Place {
  return shot.place === null ? untoldPlace(shot, wishes, random) : toldPlace(shot, wishes)
}

function toldPlace(shot: Shot, wishes: readonly string[]): Place {
  const place = shot.place ?? ''
  const within = isWithinHome(shot, wishes)
  const apt = place === 'room' ? roomFor(shot, wishes) : null
  const told = within ? (wishes.find(isOfDwelling) ?? 'living-room') : place
  const asked = [...belowWater(shot), ...apterPlaces(shot), ...underSnow(shot), told]
  return apt ?? firstOf(asked) ?? kinPlace(place)
}

/** Who flies round a tree does so where the tree stands. */
function untoldPlace(whole: Shot, asked: readonly string[], random: Random): Place {
  const round = whole.subjects.some(({ actions: [first] }) => first?.spots)
  const shot = round
    ? { ...whole, subjects: whole.subjects.map((each) => ({ ...each, actions: [] })) }
    : whole
  const wishes = round ? [] : asked
  const [lead] = shot.subjects
  const homes = homesOf(shot, random.fork('home'))
  const furnished = shot.subjects.some((each) => each.kind === 'furniture' && !comesAlive(each))
  const aim = shot.subjects.find(({ id }) => id === lead?.actions[0]?.target)
  // What people do to one another has a place of its own.
  const aimed = aim !== undefined && aim.kind !== 'person'
  const atHome =
    aimed || furnished || isOutdoors(shot) || (lead !== undefined && workHomes(lead).length > 0)
  const told = [
    ...apterPlaces(shot),
    ...seaHomes(shot),
    ...longAgo(lead, atHome ? [...homes, ...wishes] : [...wishes, ...homes], wishes),
  ]
  const room = isAtHome(shot.subjects) || isLitInRoom(shot) ? ['living-room'] : []
  return (
    firstOf(
      [...told, ...room].filter((name) => !isAground(name, shot.subjects) && suits(name, shot)),
    ) ?? kinPlace('meadow')
  )
}

/** "By the door", "on the floor": some room, and so that of the deed or the trade, if it has one. */
function roomFor({ subjects: [lead] }: Shot, wishes: readonly string[]): Place | null {
  const homes = [...wishes, ...(lead === undefined ? [] : workHomes(lead))]
  return firstOf(homes.filter((name) => findPlace(name)?.indoors === true))
}

function firstOf(names: readonly string[]): Place | null {
  for (const name of names) {
    const place = findPlace(name)
    if (place) return place
  }
  return null
}

const GROUNDED = new Set(
  'person animal building vehicle boat furniture thing tool clothing food instrument toy'.split(
    ' ',
  ),
)

/** What is seen from inside while it rains or snows behind the window. */
const INDOOR_THINGS =
  /\b(window|lamp|desk|workbench|fireplace|couch|sofa|bed|armchair|bookshelf|stove|oven|laptop)\b/u

const FLIGHTS = wordSet('fly skydive paraglide hang-glide ride-carpet ride-broom fly-plane')

/** No room has space for these. */
const OUTDOOR_THINGS =
  /\b(skyscraper|tower|house|castle|palace|church|temple|barn|bridge|viaduct|lighthouse|windmill|pyramid(?! of)|hot air balloon|air balloon|airplane|helicopter|rocket|mountain|hill|volcano|fence|gate|lamppost|lamp post|street lamp|scarecrow|haystack|branch|bough|beehive|full moon|crescent moon|rainbow|(?<!toy )(?:bus|tram|streetcar|taxi|truck|lorry|fire engine|ambulance))$|(?<!\b(?:christmas|bonsai|potted|toy|family|shoe) )\btree$/u

const FURNITURE =
  /^(?!.*\b(street|picnic|garden|park|camping|beach|deck|lawn)\b).*\b(window|lamp|desk|fireplace|couch|sofa|bed|armchair|bookshelf|stove|oven|refrigerator|fridge|table|chair|stool|wardrobe|bathtub|television|carpet|rug)$/u
const HOMELY = new Set<Subject['kind']>(['furniture', 'thing', 'tool', 'food', 'toy', 'clothing'])

const PETS = /^(cat|dog|kitten|puppy|hamster|parrot)$/u
const QUIET =
  /^(sit|sleep|lie|read|rest|stand|nap|relax|knit|write|eat|drink|look|watch|talk|wave)$/u

/** Whether all this is found in a room, with furniture among it. */
function isAtHome(subjects: readonly Subject[]): boolean {
  const homely = ({ kind, noun, actions }: Subject): boolean =>
    HOMELY.has(kind) ||
    ((kind === 'person' || PETS.test(noun)) && actions.every(({ verb }) => QUIET.test(verb)))
  if (subjects.some(({ noun }) => FURNITURE.test(noun)) && subjects.every(homely)) return true
  const bound = subjects.some(isRoomBound)
  const leaves = ({ kind, actions }: Subject): boolean =>
    /^(?:vehicle|boat|aircraft|building)$/u.test(kind) ||
    // Feathers and paper planes fly in rooms, too.
    (!HOMELY.has(kind) &&
      actions.some(
        ({ verb }) => FLIGHTS.has(verb) || /^(?:surf|drive|sail|float|swim)/u.test(verb),
      ))
  return bound && !subjects.some(leaves)
}

/** A dolphin with a surfboard is in the sea, and does not stand on the sand. */
function isAground(name: string, subjects: readonly Subject[]): boolean {
  return name === 'beach' && subjects.some(({ kind }) => kind === 'fish')
}

/** A building that is as large as buildings are. */
const isHouse = ({ kind, picture, material }: Subject): boolean =>
  kind === 'building' && material === null && picture?.startsWith('noto:') === true

const fitsIntoRooms = (subject: Subject): boolean =>
  subject.size === 'tiny' || (!OUTDOOR_THINGS.test(subject.noun) && !isHouse(subject))

/** A castle does not stand before another one. */
const standsThere = (name: string, { subjects }: Shot): boolean =>
  subjects.some(({ noun, kind }) => kind === 'building' && noun === name)

const suits = (name: string, shot: Shot): boolean =>
  !standsThere(name, shot) &&
  suitsLight(name, shot) &&
  suitsDeeds(name, shot) &&
  suitsAir(name, shot) &&
  suitsSpace(name, shot) &&
  suitsBeasts(name, shot)

function suitsDeeds(name: string, shot: Shot): boolean {
  const { place, subjects } = shot
  const roomy = subjects.every(fitsIntoRooms)
  const found = findPlace(name)
  const open = isInTheOpen(shot)
  if (roomy && !open && isAtHome(subjects) && found?.indoors === false) return false
  return name === place || !found?.indoors || (roomy && !open)
}

/** Nobody who stays on the ground is put into the sky, unless the prompt does. */
function suitsAir(name: string, shot: Shot): boolean {
  const { place, subjects } = shot
  const aloft = findPlace(name)?.medium === 'air' && name !== place
  return !aloft || subjects.every((each) => canBeAloft(each) || sitsInPlane(shot, each))
}

const ROOTED = /^(?!toy |model |space ).*\b(?:house|building|cottage|car|bus|tree|street ?lamp)s?$/u

/** An astronaut who walks between houses is in the town, and they do not float in space. */
const suitsSpace = (name: string, { place, subjects }: Shot): boolean =>
  name === place ||
  findPlace(name)?.medium !== 'space' ||
  !subjects.slice(1).some(({ noun, actions }) => ROOTED.test(noun) && actions.length === 0)

/** Behind houses nobody would see the moon, and the light of a window or a screen falls into a room. */
function suitsLight(name: string, shot: Shot): boolean {
  if ((isInTheOpen(shot) || isHaloed(shot)) && hidesTheSky(name, shot)) return false
  return !isLitInRoom(shot) || findPlace(name)?.indoors !== false
}

const isLitInRoom = ({ light }: Shot): boolean => /^(?:window|blinds|screen)$/u.test(light ?? '')

const MOON = /\b(?:moon|sun)$/u

function hidesTheSky(name: string, { scenery, subjects }: Shot): boolean {
  const asked = scenery?.includes(OPEN_SKY) === true || subjects.some(({ noun }) => MOON.test(noun))
  return asked && /^(?:street|downtown|city)$/u.test(findPlace(name)?.id ?? '')
}

const SMALL_ROOMS = wordSet(
  'living-room bedroom kitchen bathroom office nursery study library cafe',
)

/** A knight polishes his sword beside a dragon in no parlour; what a huge beast does there itself is a joke of the prompt. */
function isHugeBeast({ kind, noun, size }: Subject): boolean {
  const huge =
    /^(?!toy |baby |stuffed )(?:.* )?(?:dragon|elephant|giraffe|rhino\w*|hippo\w*|mammoth|dinosaur|\w+saurus|t-rex|camel|whale)$/u
  return LARGE.test(size) && /^(?:animal|creature|fish)$/u.test(kind) && huge.test(noun)
}

const LARGE = /^(?:normal|large|giant)$/u

const suitsBeasts = (name: string, { subjects }: Shot): boolean =>
  !SMALL_ROOMS.has(findPlace(name)?.id ?? '') || !subjects.slice(1).some(isHugeBeast)

const isInTheOpen = (shot: Shot): boolean =>
  shot.scenery?.includes(OPEN_SKY) === true || isUnderTheSky(shot) || isOnOpenGround(shot)

const OF_THE_OPEN =
  /^(?!(?:christmas|decorated) )(?:.* )?(?:rock|boulder|log|stump|raft|lily ?pad|mushroom|toadstool|hill|cliff|haystack|hay bale|fence|snowdrift|dune|tree|branch)$/u

/** Whoever is on or in these has left the house. */
const DRIVEN =
  /^(?!toy |model )(?:.* )?(?:car|van|jeep|limousine|convertible|tractor|carriage|wagon|motorcycle|boat|canoe)$/u

const isMount = ({ kind, noun }: Subject): boolean => kind === 'animal' || DRIVEN.test(noun)

/** Who sits on a rock brushes their hair there, and who drinks in the saddle does so under the sky. */
function isOnOpenGround({ subjects, relations }: Shot): boolean {
  const [lead] = subjects
  return relations.some(({ from, relation, to }) => {
    const other = subjects.find(({ id }) => id === to)
    if (!other || from !== lead?.id) return false
    if (/^(?:riding|inside)$/u.test(relation)) return isMount(other)
    return /^(?:on|under|behind)$/u.test(relation) && OF_THE_OPEN.test(other.noun)
  })
}

/** Rain falls on them, or they watch what no room holds: fireworks, lightning. */
function isUnderTheSky(shot: Shot): boolean {
  const blast = (noun: string): boolean => /^(explosion|steam|smoke)$/u.test(noun)
  return (
    isInTheWet(shot) || shot.subjects.some((each) => isSpectacle(each, shot) && !blast(each.noun))
  )
}

function isInTheWet({ weather, subjects }: Shot): boolean {
  return weather !== 'clear' && !subjects.some(({ noun }) => INDOOR_THINGS.test(noun))
}

/** Nobody walks on clouds: the open sky is for those who fly. */
function canBeAloft({ kind, noun, actions }: Subject): boolean {
  const light = /\b(?:kite|balloon|plane|airplane|glider|lantern|bubble|feather|umbrella)s?$/u.test(
    noun,
  )
  return light || !GROUNDED.has(kind) || actions.some(({ verb }) => FLIGHTS.has(verb))
}

/** Bare rock under snow is a winter mountain, not the red canyon of summer. */
function underSnow({ place, weather, season }: Shot): string[] {
  const snows = weather === 'snow' || weather === 'blizzard' || season === 'winter'
  const rocky = /\b(canyon|mountain|cliff|peak|gorge|ravine)s?$/u.exec(place ?? '')
  if (!snows || !rocky) return []
  return /canyon|gorge|ravine/u.test(rocky[0]) ? ['snow-canyon'] : ['snowy-mountain']
}

const LEAPS = wordSet('jump dive leap breach float fly soar hover jump-hoop grapple spray')

/** Whoever is met on the water. */
const SURFACE = /\b(surfer|swimmer|sailor|fisherman|rower|kayaker)$/u

/** Fish in the sea are seen where they swim, unless they leap out of it or somebody is above. */
function belowWater(shot: Shot): string[] {
  const { place, subjects } = shot
  const lead = subjects.find((each) => !isSpectacle(each, shot))
  if (
    lead?.kind !== 'fish' ||
    !/^(ocean|sea|lake|river|(\w+ )*(waters?|stream|brook|creek|pond))$/u.test(place ?? '')
  )
    return []
  const onTop = subjects.some(
    ({ noun, kind, actions }) =>
      kind === 'boat' ||
      SURFACE.test(noun) ||
      actions.some(({ verb }) => verb === 'row' || verb === 'kayak'),
  )
  return onTop || lead.actions.some(({ verb }) => LEAPS.has(verb)) ? [] : ['underwater']
}
