import type { Shot } from '../plan/plan.ts'
import type { Light } from '../scene/light.ts'
import type { Random } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import type { Place, PlaceContext, PlaceSet } from './place.ts'
import beach from './places/beach.ts'
import kitchen from './places/kitchen.ts'
import valley from './places/valley.ts'
import { wantsNight } from './spectacles.ts'
import { lightFor } from './sky/light-for.ts'

/** Where a shot plays, lit and built. */
export interface Setting {
  readonly place: Place
  readonly set: PlaceSet
  readonly light: Light
  readonly pieces: readonly Piece[]
}

/** The place, light and weather of a shot; what the prompt leaves open is chosen by the place. */
export function settingFor(shot: Shot, box: Box, random: Random): Setting {
  const place = [beach, kitchen].find(({ id }) => id === shot.place) ?? valley
  const time = shot.time ?? (shot.subjects.some(wantsNight) ? 'night' : (place.time ?? 'day'))
  const weather = shot.weather === 'clear' ? (place.weather ?? 'clear') : shot.weather
  const light = lightFor({
    time,
    weather,
    season: shot.season,
    indoors: place.indoors,
    mood: shot.mood,
    medium: place.medium,
  })
  const context: PlaceContext = {
    box,
    light,
    time,
    weather,
    season: shot.season,
    random,
    words: shot.place ?? '',
  }
  const set = place.build(context)
  return { place, set, light, pieces: set.pieces }
}
