import type { Weather } from '../../plan/plan.ts'
import type { Scene } from '../../scene/scene.ts'
import type { SoundName } from '../../scene/sound-name.ts'
import type { Place } from '../place.ts'

const HEARD: Readonly<Partial<Record<Weather, SoundName>>> = {
  rain: 'rain',
  storm: 'storm',
  hail: 'rain',
  snow: 'snow',
  blizzard: 'blizzard',
  wind: 'wind',
  sandstorm: 'wind',
}

/** What the weather sounds like at a place: through the windows of a room, and not at all under water or in space. */
export function weatherSounds(weather: Weather, place: Place): Scene['sounds'] {
  const name = HEARD[weather]
  if (!name || place.medium === 'underwater' || place.medium === 'space') return []
  return [{ name, level: place.indoors ? 0.25 : 0.7 }]
}
