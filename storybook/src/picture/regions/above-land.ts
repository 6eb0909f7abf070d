import { blur, mapField, type Field } from '../field.ts'

/** Land that hides the sky behind it is thicker than this share of the height; cables and branches are not. */
const THICK = 0.08

/** A sky without what lies below the horizon and under the land: snow, water and planks often have its colours. */
export function aboveLand(sky: Field): Field {
  const { width, height, data } = sky
  const lands = Array.from({ length: width }, (_, x) => firstLand(sky, x))
  const horizon = lands.toSorted((a, b) => a - b)[Math.floor(width * 0.7)]! + 0.02 * height
  const kept = data.map((value, at) =>
    Math.floor(at / width) > Math.max(horizon, lands[at % width]!) ? 0 : value,
  )
  const soft = blur({ width, height, data: kept }, 1)
  return mapField(soft, (value, at) => (value > 0.5 && data[at]! > 0.5 ? 1 : 0))
}

/** The row of a column in which thick land begins. */
function firstLand({ width, height, data }: Field, x: number): number {
  let land = 0
  for (let y = 0; y < height; y++) {
    land = data[y * width + x]! > 0.5 ? 0 : land + 1
    if (land > THICK * height) return y - land + 1
  }
  return height
}
