import { expect, test } from 'vitest'
import { openStore } from '../../src/paint/simd/store.ts'
import { STYLE_WORKS } from '../../src/paint/styles/styles.ts'
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

const near = Object.entries(STYLE_WORKS).filter(([, { reach }]) => reach !== undefined)

test.each(near)('%s is the same when its picture lies over what it is made from', (_, style) => {
  const setup = { width, height, seed: 1, heed: () => {}, store: openStore() }
  const { develop } = style.open(setup)
  const plate = { width, height, tick: 0 }
  const source = Uint32Array.from({ length: width * height }, (__, i) => 0xff000000 + i * 40_503)
  const apart = new Uint32Array(source.length)
  develop!({ ...plate, source, target: apart })
  const ahead = style.reach! * width
  const shared = new Uint32Array(ahead + source.length)
  shared.set(source, ahead)
  const target = shared.subarray(0, source.length)
  develop!({ ...plate, source: shared.subarray(ahead), target })
  expect(target).toEqual(apart)
})
