import { masked, blur, mapField, meanOf, type Field } from '../field.ts'
import type { Look } from '../look.ts'

/** How unlike its surroundings a detail is. */
export const LEAST_DETAIL = 0.05
/** Measured: of skies with cables, masts and ridges at most 0.092 is detail, of heavy evening clouds 0.2. */
const MOST_DETAIL = 0.14

/** How unlike its surroundings each place of a sky is; 0 outside it. */
export function detailIn(sky: Field, { bright }: Look): Field {
  const around = blur(bright, 3)
  return mapField(sky, (value, at) =>
    value > 0.5 ? Math.abs(bright.data[at]! - around.data[at]!) : 0,
  )
}

/** Whether clouds give a sky so much detail that no bird and no wire could be told from them. */
export function hasHeavyClouds(sky: Field, look: Look): boolean {
  const detailed = masked(detailIn(sky, look), LEAST_DETAIL)
  return meanOf(detailed) > MOST_DETAIL * meanOf(sky)
}
