import type { PlaceContext } from '../../place.ts'
import { mix } from './colour.ts'

/** The same context under the sky of another world: its own colours by day, darkened by night. */
export function underOtherSky(
  c: PlaceContext,
  sky: {
    readonly colours: readonly string[]
    readonly haze: string
    readonly night?: string
    readonly dim?: number
  },
): PlaceContext {
  const dim = (colour: string): string =>
    c.light.dark ? mix(colour, sky.night ?? '#1a1030', sky.dim ?? 0.72) : colour
  return { ...c, light: { ...c.light, sky: sky.colours.map(dim), haze: dim(sky.haze) } }
}
