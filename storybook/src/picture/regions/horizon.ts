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
