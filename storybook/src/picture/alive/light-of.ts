import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { step } from '../field.ts'
import { hourFor } from '../light/hours.ts'
import { moodLight } from '../light/moods.ts'
import { layTint, type Tint } from '../light/tint.ts'
import { weatherLight } from '../light/weather-light.ts'
import type { EnlivenOptions } from './enliven-options.ts'

/** How far the hour has changed at story time t: the film begins in the picture's own light. */
export function hourComes(seconds: number): (t: number) => number {
  return (t) => ease(t / Math.max(0.8, seconds * 0.55))
}

/** What is left of the light below the surface. */
const DEEP: readonly Tint[] = [
  { colour: '#4fb0c8', amount: 0.75, blend: 'multiply' },
  { colour: '#06384e', amount: 0.6, blend: 'screen' },
]

/** A picture that is nearly dark needs less night than a bright one, and one full of lamps less of the day. */
function fitted(tint: Tint, tone: number): Tint {
  const share = tint.blend === 'multiply' ? step(0, 0.42, tone) : step(0.75, 0.15, tone)
  return tint.blend === 'soft-light' ? tint : { ...tint, amount: tint.amount * share }
}

/** The light on everything: of the hour, the weather and the mood. */
export function lightOf({ shot, wishes, prepared, seconds, tempo }: EnlivenOptions): Piece[] {
  const { dark, indoors, tone } = prepared.survey
  const shown = hourComes(seconds * tempo)
  const hour = shot.time === null ? [] : hourFor(shot.time, dark).land
  return [
    ...(indoors ? [] : weatherLight(shot.weather, dark)),
    ...(wishes.underwater ? DEEP.map((tint) => layTint('deep', tint, shown)) : []),
    ...hour.map((tint) => layTint('hour', fitted(tint, tone), shown)),
    ...(shot.mood === null ? [] : moodLight(shot.mood)),
  ]
}
