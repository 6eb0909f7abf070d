import { mapField, type Field } from '../field.ts'
import { firstLand } from './horizon.ts'

/** Land that hides the sky behind it is thicker than this share of the height; cables and branches are not. */
const THICK = 0.08
/** Half of the width of a gap in the land through which the sky is seen: what is narrower is a wall or a path. */
const GAP = 0.07

/** A sky without what lies below the horizon and under the land: snow, water, roads and planks often have its colours. */
export function aboveLand(sky: Field): Field {
  const { width, height } = sky
  const lands = Array.from({ length: width }, (_, x) => firstLand(sky, x, THICK))
  const horizon = lands.toSorted((a, b) => a - b)[Math.floor(width * 0.7)]! + 0.02 * height
  const reach = Math.round(width * GAP)
  const high = lands.map((_, x) => Math.min(...around(lands, x, reach)))
  const ends = high.map((_, x) => Math.max(horizon, ...around(high, x, reach)))
  return mapField(sky, (value, at, y) => (y > ends[at % width]! ? 0 : value))
}

function around(rows: readonly number[], x: number, reach: number): readonly number[] {
  return rows.slice(Math.max(0, x - reach), x + reach + 1)
}
