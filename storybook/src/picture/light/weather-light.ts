import type { Weather } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { layTint, type Tint } from './tint.ts'

const SKIES: Readonly<Partial<Record<Weather, Tint>>> = {
  rain: { colour: '#9fabbd', amount: 0.55, blend: 'multiply' },
  storm: { colour: '#5d677f', amount: 0.75, blend: 'multiply' },
  snow: { colour: '#c9d4e4', amount: 0.5, blend: 'multiply' },
  blizzard: { colour: '#b3c1d6', amount: 0.6, blend: 'multiply' },
  sandstorm: { colour: '#dcae74', amount: 0.7, blend: 'multiply' },
}

/** Clouds that one does not see take the sun away while the weather comes up. */
export function weatherLight(weather: Weather, dark: boolean): Piece[] {
  const tint = SKIES[weather]
  if (!tint || dark) return []
  return [layTint('weather', tint, (t) => ease(t / 2))]
}
