import type { Piece } from '../../scene/scene.ts'
import { wetFloor } from '../dressing/wet-floor.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'

interface Built {
  readonly place: Place
  readonly set: PlaceSet
  readonly pieces: readonly Piece[]
}

/** The lights of the night mirror in a wet road. */
export function withNightShine<S extends Built>(context: PlaceContext, setting: S): S {
  const { light, words, weather } = context
  const { place, set, pieces } = setting
  if (place.id === 'river-skyline') return light.dark ? mirrored(setting) : setting
  const wet = /\bwet\b/u.test(words) || weather === 'rain' || weather === 'storm'
  const road = !place.indoors && set.ground === 'road'
  if (!wet || !road || !light.dark || pieces.some(isWetFloor)) return setting
  const shine = wetFloor(setting, { shade: 'rgba(14,14,40,0.3)', strength: 0.6 })
  return { ...setting, pieces: [...pieces, ...shine] }
}

/** All the lights of a city, and whatever bursts above it, once more in the water before it. */
function mirrored<S extends Built>(setting: S): S {
  const shine = wetFloor(setting, { shade: 'rgba(10,16,44,0.2)', strength: 0.85, fine: 3 })
  return { ...setting, pieces: [...setting.pieces, ...shine] }
}

export function isWetFloor({ name }: Piece): boolean {
  return name === 'wet floor'
}
