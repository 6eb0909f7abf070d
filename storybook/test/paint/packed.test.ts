import { expect, test } from 'vitest'
import { originOf, packed } from '../../src/paint/styles/techniques/packed.ts'

const [width, height] = [400, 300]

/** Each pixel takes its colour from so many columns and rows away, inside the frame. */
function mapOf(across: number, down: number): { from: Int32Array; relief: Int8Array } {
  const within = (place: number, size: number): number => Math.max(0, Math.min(size - 1, place))
  const from = Int32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return within(y + down, height) * width + within(x + across, width)
  })
  return { from, relief: new Int8Array(width * height) }
}

test.each([
  [0, 0],
  [-127, 127],
  [127, -127],
  [128, 0],
  [3, -299],
])('a colour from %i columns and %i rows away is found again', (across, down) => {
  const map = mapOf(across, down)
  const small = packed(map, width)
  const wrong = map.from.findIndex((origin, i) => originOf(small, i) !== origin)
  expect(wrong).toBe(-1)
  expect(small.from === null, 'as bytes where they reach').toBe(Math.max(across, -down) <= 127)
})
