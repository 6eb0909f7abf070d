import type { Field } from '../field.ts'
import { firstLand } from './horizon.ts'
import { maskOf, patchesOf } from './patches.ts'

/** Land that hides the sky behind it is thicker than this share of the height; cables and branches are not. */
const THICK = 0.08

/** A sky without patches that lie below the horizon and under the land: snow, water and planks often have its colours. */
export function aboveLand(sky: Field): Field {
  const { width, height } = sky
  const lands = Array.from({ length: width }, (_, x) => firstLand(sky, x, THICK))
  const horizon = lands.toSorted((a, b) => a - b)[Math.floor(width * 0.7)]! + 0.02 * height
  const isBelow = (at: number): boolean =>
    Math.floor(at / width) > Math.max(horizon, lands[at % width]!)
  const patches = patchesOf(sky, 0.5).filter(
    ({ pixels }) => pixels.filter(isBelow).length < pixels.length * 0.6,
  )
  return maskOf(sky, patches)
}
