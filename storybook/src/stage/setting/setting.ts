import { flakeOf } from './airborne.ts'
import type { Shot, StyleName, Subject, Time, Weather } from '../../plan/plan.ts'
import type { Light } from '../../scene/light.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { afire, isAfire } from './afire.ts'
import { isBalcony, onBalcony } from './balcony.ts'
import { withBackdrops } from './backdrops.ts'
import { withBrook } from './brook.ts'
import { festive, isParty } from './festive.ts'
import { isDisplayed } from '../telling/hanging-up.ts'
import { frameSights } from './framing-sights.ts'
import { shellFramed } from './shell-frame.ts'
import { hazyStage } from './hazy-stage.ts'
import { linedWithTrees } from './lining-trees.ts'
import { placeOf } from './choose-place.ts'
import { blackedOut } from './blackout.ts'
import { blooming } from './blooming.ts'
import { inSeason } from './in-season.ts'
import { crowded } from './crowding.ts'
import { filled } from './filling.ts'
import { flooded } from './flooding.ts'
import { forsaken } from './forsaking.ts'
import { untidy } from './untidy.ts'
import { countedIn, keptOnstage } from './offstage.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { faceOf, isCrescent, isDrawnLamp, phaseOf } from '../sky/lamp-face.ts'
import { isGrove, isUsualLamp, wantsNight } from './ambience.ts'
import { readColour } from '../../cast/colour/read-colour.ts'
import { treesNamed } from '../places/kit/nature/trees-named.ts'
import { isNamed } from '../sky/sun.ts'
import { dressLight, dressPieces, styleHour } from '../dressing/dressings.ts'
import { againstLight, lightFor } from '../sky/light-for.ts'
import { weatherIndoors, weatherPieces } from '../weather/weather.ts'
import { overLand } from './over-land.ts'
import { withNightShine } from './night-shine.ts'
import { onRoofs } from './on-roofs.ts'
import { overTown } from './town-bridge.ts'
import { isHaloed, sunOf } from './watched-sun.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** Where a shot plays, lit and built. */
export interface Setting {
  readonly place: Place
  readonly set: PlaceSet
  readonly light: Light
  readonly weather: Weather
  /** The hour, where the sky is seen. */
  readonly hour: Time | null
  readonly pieces: readonly Piece[]
  /** Whether the sun or moon hangs where the story wants it, rises or sets, or may hang wherever it is seen best. */
  readonly lamp: 'told' | 'level' | 'free'
}

interface SettingWish {
  readonly box: Box
  readonly random: Random
  /** Places that the deeds ask for. */
  readonly wishes: readonly string[]
  /** The film's style: it has an hour, a light and things of its own. */
  readonly style: StyleName
  /** The hour of the film so far; null at its beginning. */
  readonly hour: Time | null
  /** Whether the light comes from the other side than usual, in all of the film. */
  readonly mirrored: boolean
  /** Whether the lead is on the water. */
  readonly afloat: boolean
  readonly seconds: number
}

/** What is said of any place, in this order. */
const CHANGES = [
  shellFramed,
  withBackdrops,
  blooming,
  inSeason,
  linedWithTrees,
  withBrook,
  overTown,
  onBalcony,
  onRoofs,
  flooded,
  forsaken,
  untidy,
  filled,
  crowded,
  afire,
  festive,
  frameSights,
  hazyStage,
  blackedOut,
]

/** The place, light and weather of a shot; what the prompt leaves open is chosen by the place. */
export function settingFor(shot: Shot, wish: SettingWish): Setting {
  const { box, random, wishes } = wish
  const place = placeOf(shot, wishes, random)
  const time = shot.time ?? hourOf(shot, place, wish.hour ?? styleHour(wish.style))
  const weather = weatherOf(shot, place)
  const light = lightOf(shot, wish, { place, time, weather })
  const context: PlaceContext = {
    box,
    light,
    time,
    weather,
    season: shot.season,
    random,
    ...saidOf(shot),
    ...(shot.force === undefined ? {} : { force: shot.force }),
    ...treesOf(shot),
    deeds: shot.subjects.flatMap(({ actions }) => actions.map(({ verb }) => verb)),
    nouns: [...(shot.scenery ?? []).filter(isDisplayed), ...shot.subjects.flatMap(nounsOf)],
    ...overLand(shot, wish),
    haloed: isHaloed(shot),
    party: isParty(shot),
    ...sunOf(shot, time, wish.seconds),
    ...lampOf(shot),
  }
  const built = CHANGES.reduce(
    (changed, change) => change(changed, place, context),
    snowed(place.build(context), context),
  )
  const set = { ...built, pieces: keptOnstage(built.pieces, [...shot.without, ...countedIn(shot)]) }
  const falling = fallingIn(place, set, context)
  const extras = dressPieces(wish.style, { ...context, place, set })
  const pieces = [...set.pieces, ...falling, ...extras]
  const hour = isUnderSky(place) ? time : null
  const lamp = howLampHangs(context, shot)
  return withNightShine(context, { place, set, light, weather, hour, pieces, lamp })
}

/** The light of the hour and the weather, from the side that the film has it from, as the style wants it. */
function lightOf(
  shot: Shot,
  { mirrored, style }: SettingWish,
  { place, time, weather }: Pick<PlaceContext, 'time' | 'weather'> & { readonly place: Place },
): Light {
  const daylight = lightFor({
    time,
    weather,
    season: shot.season,
    ...(shot.force === undefined ? {} : { force: shot.force }),
    indoors: place.indoors,
    mood: shot.mood ?? (shot.subjects.some(isOfLight) ? 'mysterious' : null),
    medium: place.lightAs ?? place.medium,
    tone: shot.tone,
    sky: shot.sky,
    afire: isAfire(shot.scenery),
  })
  const sided = mirrored && isUnderSky(place) ? fromOtherSide(daylight) : daylight
  const dressed = dressLight(style, sided, place)
  return shot.light === 'backlight' ? againstLight(dressed) : dressed
}

const fromOtherSide = (light: Light): Light => ({ ...light, from: -light.from })

function howLampHangs(context: PlaceContext, { light }: Shot): Setting['lamp'] {
  const { haloed = false, lapse, time } = context
  if (isNamed(context) || haloed || lapse !== undefined || light === 'backlight') return 'told'
  return time === 'dawn' || time === 'sunset' ? 'level' : 'free'
}

/** What the prompt says of the place and of what is outside its windows. */
function saidOf({ scenery = [], place, view = '' }: Shot) {
  return { words: [...scenery, place ?? ''].join(' '), scenery, outlook: view }
}

function nounsOf({ noun, actions }: Subject): string[] {
  return [noun, ...actions.flatMap(({ prop }) => prop ?? [])]
}

/** Rain and snow, as far as the place's roof lets them in. */
function fallingIn(place: Place, set: PlaceSet, context: PlaceContext): readonly Piece[] {
  const weathered = place.indoors ? weatherIndoors(context, place.id) : weatherPieces(context, set)
  return weathered.filter((piece) => piece.depth(0) > (place.roofTo ?? -Infinity))
}

const LAMP_SCALES: Readonly<Partial<Record<Subject['size'], number>>> = {
  small: 0.7,
  large: 1.5,
  giant: 2.1,
}

/** "A huge orange moon": the sky's own looks so. */
function lampOf(shot: Shot): Pick<PlaceContext, 'lamp'> {
  const drawn = shot.subjects.find((each) => isDrawnLamp(each, shot))
  const lamp = drawn ?? shot.subjects.find(isUsualLamp)
  if (!lamp || lamp.noun.startsWith('star')) return {}
  const colour = readColour(lamp.colour ?? '')
  const face = drawn ? faceOf(drawn) : null
  // A face must be large enough to be seen.
  const scale = (LAMP_SCALES[lamp.size] ?? 1) * (face === null ? 1 : FACE_SCALE)
  const crescent = drawn !== undefined && isCrescent(drawn)
  const phase = crescent ? phaseOf(drawn) : null
  const count = lamp.noun === 'sun' ? lamp.count : 1
  const dye = colour === 'rainbow' ? null : colour
  return { lamp: { colour: dye, scale, face, crescent, phase, count } }
}

const FACE_SCALE = 1.45

const isPetal = ({ picture, actions }: Subject): boolean =>
  picture === 'noto:cherry-blossom' &&
  actions.some(({ verb }) => /^(?:fall|float|drift)/u.test(verb))

/** The trees that are spoken of: those of the place, or many that stand about. */
function treesOf({ place, scenery = [], subjects }: Shot): Pick<PlaceContext, 'trees'> {
  // Blossoms and petals that fall have fallen from trees.
  const many = subjects.flatMap((each) => {
    if (flakeOf(each) === 'blossom' || isPetal(each)) return ['cherry blossom']
    return isGrove(each) ? [each.noun] : []
  })
  const said = [...scenery, place ?? ''].join(' ')
  const trees = treesNamed(said) ?? treesNamed(many.join(' '))
  return trees === null ? {} : { trees }
}

/** The hour of what shines; else the style's hour, where the sky is seen, or the place's own. */
function hourOf(shot: Shot, place: Place, hour: Time | null): Time {
  const lit = litHour(shot)
  if (lit) return lit
  const sky = isUnderSky(place)
  const hard = hardHour(shot, sky) ?? eerieHour(shot, sky)
  if (hard) return hard
  return (sky ? hour : null) ?? (sky && isPlainDay(shot) ? null : place.time) ?? 'day'
}

const isUnderSky = ({ indoors, medium }: Place): boolean =>
  !indoors && medium !== 'underwater' && medium !== 'space'

/** The hour of what shines: lamps and fireworks want the night. */
function litHour({ light, subjects }: Shot): Time | null {
  if (IN_THE_DARK.has(light ?? '') || subjects.some(wantsNight)) return 'night'
  return subjects.some(isSinkingSun) ? 'sunset' : null
}

const isSinkingSun = ({ kind, noun, actions }: Subject): boolean =>
  kind === 'sky' && noun === 'sun' && actions.some(({ verb }) => /^(?:sink|set)$/u.test(verb))

/** Blossoms are seen by day, even where a town is mostly shown with its lights. */
function blossomHour(shot: Shot, sky: boolean): Time | null {
  return sky && treesOf(shot).trees?.includes('cherry') === true ? 'day' : null
}

/** A place that is only said to be eerie shows it by night. */
function eerieHour({ mood, subjects }: Shot, sky: boolean): Time | null {
  return sky && mood === 'scary' && subjects.length === 0 ? 'night' : null
}

/** Hard light needs a dark room, and a low sun where there is a sky. */
function hardHour(shot: Shot, sky: boolean): Time | null {
  const { light, weather } = shot
  if (light === 'dramatic' && !sky) return 'night'
  const low = light === 'dramatic' || light === 'backlight'
  return low && sky && !GREY.has(weather) ? 'golden' : blossomHour(shot, sky)
}

/** A golden hour over snow would dye it yellow, and by night nobody sees which season it is; roofs are dressed for the evening, balconies are not. */
function isPlainDay({ weather, season, place }: Shot): boolean {
  return GREY.has(weather) || weather === 'cloudy' || season !== null || isBalcony(place ?? '')
}

/** Lights that nobody would see by day. */
const IN_THE_DARK = wordSet('dim candle lamp moonlight neon disco screen flicker')

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
