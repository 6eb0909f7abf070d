import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { hourFor } from '../light/hours.ts'
import { moodLight } from '../light/moods.ts'
import { layTint } from '../light/tint.ts'
import { weatherLight } from '../light/weather-light.ts'
import type { EnlivenOptions } from './enliven-options.ts'

/** How far the hour has changed at story time t: the film begins in the picture's own light. */
export function hourComes(seconds: number): (t: number) => number {
  return (t) => ease(t / Math.max(0.8, seconds * 0.55))
}

/** The light on everything: of the hour, the weather and the mood. */
export function lightOf({ shot, prepared, seconds, tempo }: EnlivenOptions): Piece[] {
  const { dark, indoors } = prepared.survey
  const shown = hourComes(seconds * tempo)
  const hour = shot.time === null ? [] : hourFor(shot.time, dark).land
  return [
    ...(indoors ? [] : weatherLight(shot.weather, dark)),
    ...hour.map((tint) => layTint('hour', tint, shown)),
    ...(shot.mood === null ? [] : moodLight(shot.mood)),
  ]
}
