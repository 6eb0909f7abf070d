import type { Shot, Weather } from '../plan/plan.ts'
import type { Light } from '../scene/light.ts'
import type { Random } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import { flooded } from './flooding.ts'
import { homesOf } from './habitats.ts'
import { placeByName } from './place-index.ts'
import type { Place, PlaceContext, PlaceSet } from './place.ts'
import { wantsNight } from './ambience.ts'
import { lightFor } from './sky/light-for.ts'
import { weatherPieces } from './weather/weather.ts'

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
  /** Whether the lead is on the water. */
  readonly afloat: boolean
}

/** The place, light and weather of a shot; what the prompt leaves open is chosen by the place. */
export function settingFor(shot: Shot, { box, random, wishes, afloat }: SettingWish): Setting {
  const place = placeFor(shot, wishes, random)
  const time = shot.time ?? (shot.subjects.some(wantsNight) ? 'night' : (place.time ?? 'day'))
  const weather = shot.weather === 'clear' ? (place.weather ?? 'clear') : shot.weather
  const light = lightFor({
    time,
    weather,
    season: shot.season,
    indoors: place.indoors,
    mood: shot.mood,
    medium: place.lightAs ?? place.medium,
  })
  const context: PlaceContext = {
    box,
    light,
    time,
    weather,
    season: shot.season,
    random,
    words: shot.place ?? '',
    afloat,
  }
  const set = flooded(snowed(place.build(context), context), place, context)
  const falling = place.indoors ? [] : weatherPieces(context, set)
  return { place, set, light, weather, pieces: [...set.pieces, ...falling] }
}

const SNOWED_UNDER = new Set<PlaceSet['ground']>(['grass', 'road', 'rock', 'sand'])

/** Feet sink into snow wherever it falls outdoors. */
function snowed(set: PlaceSet, { weather }: PlaceContext): PlaceSet {
  const snows = weather === 'snow' || weather === 'blizzard'
  return snows && SNOWED_UNDER.has(set.ground) ? { ...set, ground: 'snow' } : set
}

function placeFor(shot: Shot, wishes: readonly string[], random: Random): Place {
  const asked = shot.place === null ? [] : [...belowWater(shot), ...underSnow(shot), shot.place]
  const homes = homesOf(shot, random.fork('home'))
  const furnished = shot.subjects.some(({ kind }) => kind === 'furniture')
  const aimed = shot.subjects[0]?.actions[0]?.target !== null
  const told = aimed || furnished ? [...homes, ...wishes] : [...wishes, ...homes]
  const names = [...asked, ...told, 'meadow', 'valley'].filter((name) => suits(name, shot))
  for (const name of names) {
    const place = placeByName(name)
    if (place) return place
  }
  throw new Error('There is no place to play in.')
}

const GROUNDED = new Set(['person', 'animal', 'building', 'vehicle', 'boat', 'furniture'])

/** Nobody walks on clouds: the open sky is for those who fly. */
function suits(name: string, { place, subjects, weather }: Shot): boolean {
  if (weather !== 'clear' && name !== place && placeByName(name)?.indoors) return false
  if (name === place || placeByName(name)?.medium !== 'air') return true
  return subjects.every(({ kind, actions }) =>
    GROUNDED.has(kind)
      ? actions.some(({ verb }) => verb === 'fly' || verb === 'skydive' || verb === 'paraglide')
      : true,
  )
}

/** Bare rock under snow is a winter mountain, not the red canyon of summer. */
function underSnow({ place, weather }: Shot): string[] {
  const snows = weather === 'snow' || weather === 'blizzard'
  return snows && /^(canyon|mountain|cliff)s?$/u.test(place ?? '') ? ['snowy-mountain'] : []
}

const LEAPS = new Set(['jump', 'dive', 'leap', 'breach', 'float'])

/** Fish in the sea are seen where they swim, unless they leap out of it. */
function belowWater({ place, subjects }: Shot): string[] {
  const [lead] = subjects
  if (lead?.kind !== 'fish' || !/^(ocean|sea|lake|river|water)$/u.test(place ?? '')) return []
  return lead.actions.some(({ verb }) => LEAPS.has(verb)) ? [] : ['underwater']
}
