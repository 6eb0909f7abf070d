import type { Shot, StyleName, Subject, Time, Weather } from '../../plan/plan.ts'
import type { Light } from '../../scene/light.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { longAgo } from './bygone.ts'
import { afire, isAfire } from './afire.ts'
import { apterPlaces } from './apter-places.ts'
import { isBalcony, onBalcony } from './balcony.ts'
import { withBackdrops } from './backdrops.ts'
import { festive, isParty } from './festive.ts'
import { hazyStage } from './hazy-stage.ts'
import { crowded } from './crowding.ts'
import { flooded } from './flooding.ts'
import { forsaken } from './forsaking.ts'
import { keptOnstage } from './offstage.ts'
import { homesOf, isOutdoors } from './habitats.ts'
import { seaHomes } from './sea-folk.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { kinPlace } from '../places/finding/kin-place.ts'
import { placeFor } from '../places/finding/place-for.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { isGrove, isUsualLamp, wantsNight } from './ambience.ts'
import { workHomes } from '../telling/people/callings.ts'
import { readColour } from '../../cast/colour/read-colour.ts'
import { treesNamed } from '../places/kit/nature/trees-named.ts'
import { isSpectacle } from './spectacles.ts'
import { dressLight, dressPieces, styleHour } from '../dressing/dressings.ts'
import { lightFor } from '../sky/light-for.ts'
import { weatherIndoors, weatherPieces } from '../weather/weather.ts'
import { withNightShine } from './night-shine.ts'
import { overTown } from './town-bridge.ts'
import { windowPlace } from './window/window-place.ts'
import { watchedSun } from './watched-sun.ts'

/** Where a shot plays, lit and built. */
export interface Setting {
  readonly place: Place
  readonly set: PlaceSet
  readonly light: Light
  readonly weather: Weather
  readonly pieces: readonly Piece[]
}

interface SettingWish {
  readonly box: Box
  readonly random: Random
  /** Places that the deeds ask for. */
  readonly wishes: readonly string[]
  /** The film's style: it has an hour, a light and things of its own. */
  readonly style: StyleName
  /** Whether the lead is on the water. */
  readonly afloat: boolean
}

/** What is said of any place, in this order. */
const CHANGES = [
  withBackdrops,
  overTown,
  onBalcony,
  flooded,
  forsaken,
  crowded,
  afire,
  festive,
  hazyStage,
]

/** The place, light and weather of a shot; what the prompt leaves open is chosen by the place. */
export function settingFor(shot: Shot, wish: SettingWish): Setting {
  const { box, random, wishes, afloat } = wish
  const place = placeOf(shot, wishes, random)
  const time = shot.time ?? hourOf(shot, place, styleHour(wish.style))
  const weather = weatherOf(shot, place)
  const daylight = lightFor({
    time,
    weather,
    season: shot.season,
    ...(shot.force === undefined ? {} : { force: shot.force }),
    indoors: place.indoors,
    mood: shot.mood ?? (shot.subjects.some(isOfLight) ? 'mysterious' : null),
    medium: place.lightAs ?? place.medium,
    afire: isAfire(shot.scenery),
  })
  const light = dressLight(wish.style, daylight, place)
  const context: PlaceContext = {
    box,
    light,
    time,
    weather,
    season: shot.season,
    random,
    words: [...(shot.scenery ?? []), shot.place ?? ''].join(' '),
    scenery: shot.scenery ?? [],
    ...(shot.force === undefined ? {} : { force: shot.force }),
    ...treesOf(shot),
    deeds: shot.subjects.flatMap(({ actions }) => actions.map(({ verb }) => verb)),
    nouns: shot.subjects.flatMap(({ noun, actions }) => [
      noun,
      ...actions.flatMap(({ prop }) => prop ?? []),
    ]),
    afloat,
    haloed: isHaloed(shot),
    party: isParty(shot),
    ...watchedSun(shot, time),
    ...lampOf(shot),
  }
  const built = CHANGES.reduce(
    (changed, change) => change(changed, place, context),
    snowed(place.build(context), context),
  )
  const set = { ...built, pieces: keptOnstage(built.pieces, shot.without) }
  const falling = place.indoors ? weatherIndoors(context, place.id) : weatherPieces(context, set)
  const dressed = dressPieces(wish.style, { ...context, place, set })
  const pieces = [...set.pieces, ...falling, ...dressed]
  return withNightShine(context, { place, set, light, weather, pieces })
}

const LAMP_SCALES: Readonly<Partial<Record<Subject['size'], number>>> = {
  small: 0.7,
  large: 1.5,
  giant: 2.1,
}

/** "A huge orange moon": the sky's own looks so. */
function lampOf({ subjects }: Shot): Pick<PlaceContext, 'lamp'> {
  const lamp = subjects.find(isUsualLamp)
  if (!lamp || lamp.noun.startsWith('star')) return {}
  const colour = readColour(lamp.colour ?? '')
  return {
    lamp: { colour: colour === 'rainbow' ? null : colour, scale: LAMP_SCALES[lamp.size] ?? 1 },
  }
}

/** Whether somebody is seen before the sun or the moon. */
export function isHaloed({ subjects, relations }: Shot): boolean {
  const lamps = subjects.filter(({ kind, noun }) => kind === 'sky' && /\b(sun|moon)$/u.test(noun))
  return relations.some(
    ({ from, relation, to }) =>
      (relation === 'in-front-of' && lamps.some(({ id }) => id === to)) ||
      (relation === 'behind' && lamps.some(({ id }) => id === from)),
  )
}

/** The trees that are spoken of: those of the place, or many that stand about. */
function treesOf({ place, scenery = [], subjects }: Shot): Pick<PlaceContext, 'trees'> {
  const many = subjects.filter(isGrove).map(({ noun }) => noun)
  const said = [...scenery, place ?? ''].join(' ')
  const trees = treesNamed(said) ?? treesNamed(many.join(' '))
  return trees === null ? {} : { trees }
}

/** Fireworks want the night; else the style's hour, where the sky is seen, or the place's own. */
function hourOf(shot: Shot, place: Place, hour: Time | null): Time {
  if (IN_THE_DARK.has(shot.light ?? '')) return 'night'
  if (shot.subjects.some(wantsNight)) return 'night'
  const sky = !place.indoors && place.medium !== 'underwater' && place.medium !== 'space'
  return (sky ? hour : null) ?? (sky && isPlainDay(shot) ? null : place.time) ?? 'day'
}

/** A golden hour under falling snow would dye it yellow; roofs are dressed for the evening, balconies are not. */
function isPlainDay({ weather, place }: Shot): boolean {
  return GREY.has(weather) || isBalcony(place ?? '')
}

/** Lights that nobody would see by day. */
const IN_THE_DARK = new Set(['dim', 'candle', 'lamp', 'moonlight', 'neon', 'disco', 'screen'])

/** Holograms want a dim stage. */
const isOfLight = ({ material }: Subject): boolean => material === 'hologram'

const GREY = new Set<Weather>(['rain', 'storm', 'hail', 'snow', 'blizzard', 'fog'])

const STORMY = /\b(lightning|thunder\w*|tornado(e?s)?|twisters?|cyclones?|hurricanes?)\b/u

/** What the prompt says; lightning brings its storm, and a silent prompt leaves it to the place. */
function weatherOf({ weather, subjects }: Shot, place: Place): Weather {
  const mild = weather === 'clear' || weather === 'cloudy'
  if (mild && subjects.some(({ noun }) => STORMY.test(noun))) return 'storm'
  return weather === 'clear' ? (place.weather ?? 'clear') : weather
}

const SNOWED_UNDER = new Set<PlaceSet['ground']>(['grass', 'road', 'rock', 'sand'])

/** Feet sink into snow wherever it falls outdoors. */
function snowed(set: PlaceSet, { weather }: PlaceContext): PlaceSet {
  const snows = weather === 'snow' || weather === 'blizzard'
  return snows && SNOWED_UNDER.has(set.ground) ? { ...set, ground: 'snow' } : set
}

const SILL = /\b(window ?sill|window ledge)$/u

/** Where it plays: a room with a window to look out of, when that is asked for. */
function placeOf(shot: Shot, wishes: readonly string[], random: Random): Place {
  const sill = SILL.test(shot.place ?? '')
  if (shot.view === undefined && !sill) return choosePlace(shot, wishes, random)
  const room = sill ? null : choosePlace(shot, wishes, random)
  return windowPlace({
    room: shot.place === null && !room?.indoors ? null : room,
    view: shot.view ?? '',
    sill,
  })
}

/** The place that the prompt names or its nearest kin; else one where these subjects and deeds are at home. */
function choosePlace(shot: Shot, wishes: readonly string[], random: Random): Place {
  if (shot.place !== null) {
    const asked = [...belowWater(shot), ...apterPlaces(shot), ...underSnow(shot), shot.place]
    return firstOf(asked) ?? kinPlace(shot.place)
  }
  const [lead] = shot.subjects
  const homes = homesOf(shot, random.fork('home'))
  const furnished = shot.subjects.some(({ kind }) => kind === 'furniture')
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
  const guests = shot.subjects.map(({ kind, noun, actions }) => ({
    kind,
    noun,
    verbs: actions.map(({ verb }) => verb),
  }))
  const room = isAtHome(shot.subjects) ? ['living-room'] : []
  return firstOf([...told, ...room].filter((name) => suits(name, shot))) ?? placeFor(guests)
}

function firstOf(names: readonly string[]): Place | null {
  for (const name of names) {
    const place = findPlace(name)
    if (place) return place
  }
  return null
}

const GROUNDED = new Set(['person', 'animal', 'building', 'vehicle', 'boat', 'furniture'])

/** What is seen from inside while it rains or snows behind the window. */
const INDOOR_THINGS =
  /\b(window|lamp|desk|workbench|fireplace|couch|sofa|bed|armchair|bookshelf|stove|oven|laptop)\b/u

const FLIGHTS = new Set([
  'fly',
  'skydive',
  'paraglide',
  'hang-glide',
  'ride-carpet',
  'ride-broom',
  'fly-plane',
])

/** No room has space for these. */
const OUTDOOR_THINGS =
  /\b(skyscraper|tower|house|castle|palace|church|temple|barn|lighthouse|windmill|pyramid|hot air balloon|air balloon|airplane|helicopter|rocket|mountain|hill|volcano|fence|gate|lamppost|lamp post|street lamp|scarecrow|haystack|full moon|crescent moon|rainbow|(?<!toy )(?:bus|tram|streetcar|taxi|truck|lorry|fire engine|ambulance))$|(?<!\b(?:christmas|bonsai|potted|toy|family|shoe) )\btree$/u

const FURNITURE =
  /^(?!.*\b(street|picnic|garden|park|camping|beach|deck|lawn)\b).*\b(window|lamp|desk|fireplace|couch|sofa|bed|armchair|bookshelf|stove|oven|refrigerator|fridge|table|chair|wardrobe|bathtub|television|carpet|rug)$/u
const HOMELY = new Set<Subject['kind']>(['furniture', 'thing', 'tool', 'food', 'toy', 'clothing'])

const PETS = /^(cat|dog|kitten|puppy|hamster|parrot)$/u
const QUIET = /^(sit|sleep|lie|read|rest|stand|nap|relax|knit|write|eat|drink|look|watch|talk)$/u

/** Whether all this is found in a room, with furniture among it. */
function isAtHome(subjects: readonly Subject[]): boolean {
  const homely = ({ kind, noun, actions }: Subject): boolean =>
    HOMELY.has(kind) ||
    ((kind === 'person' || PETS.test(noun)) && actions.every(({ verb }) => QUIET.test(verb)))
  return subjects.some(({ noun }) => FURNITURE.test(noun)) && subjects.every(homely)
}

function suits(name: string, shot: Shot): boolean {
  const { place, subjects } = shot
  const roomy = subjects.every(({ noun, size }) => size === 'tiny' || !OUTDOOR_THINGS.test(noun))
  const found = findPlace(name)
  if (roomy && isAtHome(subjects) && found?.indoors === false) return false
  if (name === place) return true
  if (found?.indoors && (!roomy || isUnderTheSky(shot))) return false
  return found?.medium !== 'air' || subjects.every(canBeAloft)
}

/** Rain falls on them, or they watch what no room holds: fireworks, lightning. */
function isUnderTheSky(shot: Shot): boolean {
  const blast = (noun: string): boolean => /^(explosion|steam|smoke)$/u.test(noun)
  return isInTheWet(shot) || shot.subjects.some((each) => isSpectacle(each) && !blast(each.noun))
}

function isInTheWet({ weather, subjects }: Shot): boolean {
  return weather !== 'clear' && !subjects.some(({ noun }) => INDOOR_THINGS.test(noun))
}

/** Nobody walks on clouds: the open sky is for those who fly. */
function canBeAloft({ kind, actions }: Subject): boolean {
  return !GROUNDED.has(kind) || actions.some(({ verb }) => FLIGHTS.has(verb))
}

/** Bare rock under snow is a winter mountain, not the red canyon of summer. */
function underSnow({ place, weather, season }: Shot): string[] {
  const snows = weather === 'snow' || weather === 'blizzard' || season === 'winter'
  const rocky = /\b(canyon|mountain|cliff|peak|gorge|ravine)s?$/u.exec(place ?? '')
  if (!snows || !rocky) return []
  return /canyon|gorge|ravine/u.test(rocky[0]) ? ['snow-canyon'] : ['snowy-mountain']
}

const LEAPS = new Set(['jump', 'dive', 'leap', 'breach', 'float', 'jump-hoop', 'grapple', 'spray'])

/** Whoever is met on the water. */
const SURFACE = /\b(surfer|swimmer|sailor|fisherman|rower|kayaker)$/u

/** Fish in the sea are seen where they swim, unless they leap out of it or somebody is above. */
function belowWater({ place, subjects }: Shot): string[] {
  const [lead] = subjects
  if (lead?.kind !== 'fish' || !/^(ocean|sea|lake|river|water)$/u.test(place ?? '')) return []
  const onTop = subjects.some(({ noun, kind }) => kind === 'boat' || SURFACE.test(noun))
  return onTop || lead.actions.some(({ verb }) => LEAPS.has(verb)) ? [] : ['underwater']
}
