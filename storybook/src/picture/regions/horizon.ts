import type { Field } from '../field.ts'

/** Where the sky meets the land: half of its columns end above, half below. */
export function horizonOf(sky: Field): number {
  const ends: number[] = []
  for (let x = 0; x < sky.width; x++) {
    let y = 0
    while (y < sky.height && sky.data[y * sky.width + x]! > 0.5) y++
    if (y > 0) ends.push(y / sky.height)
  }
  ends.sort((a, b) => a - b)
  return ends[Math.floor(ends.length * 0.7)] ?? 0.45
}

/** The row of a column in which land begins that is thicker than a share of the height. */
export function firstLand({ width, height, data }: Field, x: number, thick: number): number {
  let land = 0
  for (let y = 0; y < height; y++) {
    land = data[y * width + x]! > 0.5 ? 0 : land + 1
    if (land > thick * height) return y - land + 1
  }
  return height
}
