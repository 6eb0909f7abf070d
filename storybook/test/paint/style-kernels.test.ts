import { expect, test } from 'vitest'
import { openStore, type Store } from '../../src/paint/simd/store.ts'
import { createColourTable, lookUp } from '../../src/paint/styles/techniques/colour-table.ts'
import { createLines } from '../../src/paint/styles/techniques/ink-lines.ts'

const COUNT = 64

/** Opaque pixels of many colours. */
function colours(count: number, seed: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, i) => {
    const [red, green, blue] = [i * 37 + seed, i * 91 + seed, i * 13].map((level) => level & 255)
    return (0xff000000 | (blue! << 16) | (green! << 8) | red!) >>> 0
  })
}

const channels = (pixel: number): number[] => [0, 8, 16].map((shift) => (pixel >>> shift) & 255)
const clamp = (value: number): number => Math.max(0, Math.min(255, value))
const TABLE = createColourTable((red, green, blue) => [255 - red, green * 0.5, blue + 20])

interface Bench {
  readonly store: Store
  readonly from: number
  readonly to: number
  readonly table: number
  readonly pixels: Uint32Array
  readonly result: () => Uint32Array
}

function openBench(): Bench {
  const store = openStore()
  const pixels = colours(COUNT, 5)
  const [from, table, to] = [store.keep(pixels), store.keep(TABLE), store.take(COUNT * 4)]
  const result = (): Uint32Array => new Uint32Array(store.bytes().buffer, to, COUNT)
  return { store, from, to, table, pixels, result }
}

test('every pixel becomes what the table says of its colour', () => {
  const { store, from, to, table, pixels, result } = openBench()
  store.kernels.graded(to, from, from, from, table, COUNT)
  expect([...result()]).toEqual([...pixels].map((pixel) => lookUp(TABLE, pixel)))
})

test('red and blue can come from beside', () => {
  const { store, from, to, table, pixels, result } = openBench()
  store.kernels.graded(to, from, from + 4, from + 8, table, COUNT - 4)
  const moved = (pixels[10]! & 0xff) | (pixels[11]! & 0xff00) | (pixels[12]! & 0xff0000)
  expect(result()[10]).toBe(lookUp(TABLE, moved))
})

test('grain lightens and darkens, and stops at black and white', () => {
  const { store, from, to, table, pixels, result } = openBench()
  const specks = Int8Array.from({ length: COUNT }, (_, i) => (i * 7) % 255)
  store.kernels.grained(to, from, from, from, table, store.keep(specks), -9, COUNT)
  const expected = [...pixels].map((pixel, i) =>
    channels(lookUp(TABLE, pixel)).map((level) => clamp(level + specks[i]! - 9)),
  )
  expect([...result()].map(channels)).toEqual(expected)
})

test('light is added before the table is asked, one of it for four pixels', () => {
  const { store, from, to, table, pixels, result } = openBench()
  const light = colours(COUNT / 4, 77)
  store.kernels.lit(to, from, from, from, table, store.keep(light), COUNT)
  const expected = [...pixels].map((pixel, i) => {
    const lamp = channels(light[i >> 2]!)
    const [red, green, blue] = channels(pixel).map(
      (level, c) => level + (((255 - level) * lamp[c]!) >> 8),
    )
    return lookUp(TABLE, red! | (green! << 8) | (blue! << 16))
  })
  expect([...result()]).toEqual(expected)
})

test('a line is found where colours meet, and none at the sides of the frame', () => {
  const store = openStore()
  const [width, height] = [30, 6]
  const pixels = new Uint32Array(width * height).map((_, i) =>
    i % width < 14 ? 0xff202020 : 0xff2060a0,
  )
  const address = store.keep(pixels)
  const lines = createLines({ width, height, store })
  const plate = { source: new Uint32Array(store.bytes().buffer, address, pixels.length) }
  const ink = lines(plate, { reach: 2, from: 10, to: 60 })
  // Green differs by 64 and counts twice, red by 128, of what is wanted four times 50 after four times 10.
  const full = Math.min(255, ((64 * 2 + 128 - 40) * 255) / 200)
  const row = [...ink.subarray(2 * width, 3 * width)]
  expect(row.map((level) => Math.abs(level - full) <= 1)).toEqual(
    row.map((_, x) => x >= 12 && x < 16),
  )
  expect([...ink].every((level, i) => level === 0 || i % width >= 12)).toBe(true)
})

test('ink hides pixels by its share, light comes before it', () => {
  const { store, to, pixels, result } = openBench()
  store.bytes().set(new Uint8Array(pixels.buffer), to)
  const ink = Uint8Array.from({ length: COUNT }, (_, i) => (i * 4) & 255)
  const dark = store.keep(new Uint32Array(COUNT / 4))
  store.kernels.inked(to, dark, store.keep(ink), 0xff102030, 256, COUNT)
  const colour = channels(0xff102030)
  for (const [i, pixel] of [...result()].entries()) {
    const expected = channels(pixels[i]!).map(
      (level, c) => level + ((colour[c]! - level) * ink[i]!) / 256,
    )
    channels(pixel).forEach((level, c) => expect(level).toBeCloseTo(expected[c]!, -0.4))
  }
})

test('pixels creep across and down, each its own way', () => {
  const { store, from, to, pixels, result } = openBench()
  const across = Int8Array.from({ length: 16 }, (_, i) => (i % 5) - 2)
  const down = Int8Array.from({ length: 16 }, (_, i) => (i % 3) - 1)
  const row = from + 24 * 4
  store.kernels.creep(to, row, store.keep(across), store.keep(down), 16, 16)
  const expected = [...across].map((right, i) => pixels[24 + i + right + down[i]! * 16])
  expect([...result().subarray(0, 16)]).toEqual(expected)
})

test('a wash is paper without cover, paint with it, and darker at its rim and where pigment pools', () => {
  const { store, to, table, result } = openBench()
  const [red, blue] = [0xff3030c0, 0xffc03030]
  const plain = store.keep(new Uint32Array(COUNT).fill(red))
  const other = store.keep(new Uint32Array(COUNT).fill(blue))
  const sheet = (level: number): number => store.keep(new Uint8Array(COUNT).fill(level))
  const dried = (below: number, pools: number, cover: number): number[] => {
    store.kernels.wash(to, plain, plain, below, sheet(pools), sheet(cover), table, COUNT)
    return channels(result()[COUNT - 1]!)
  }
  const paint = channels(lookUp(TABLE, red))
  expect(dried(plain, 0, 0)).toEqual([252, 248, 240])
  expect(dried(plain, 0, 128)).toEqual(paint)
  const light = 1 - (95 * 289) / 65_536
  dried(other, 0, 128).forEach((level, c) =>
    expect(Math.abs(level - paint[c]! * light)).toBeLessThan(1.5),
  )
  expect(dried(plain, 100, 128)[2]).toBe(Math.floor(paint[2]! * (1 - (100 * 105) / 65_536)))
})

test('paint becomes paper: toned, lit where its cut faces the light, dark where it turns away', () => {
  const store = openStore()
  // A sheet of eight pixels between clear ones.
  const sheet = Uint32Array.from({ length: 16 }, (_, i) => (i >= 4 && i < 12 ? 0xff204080 : 0))
  const row = store.keep(sheet)
  const same = store.keep(sheet)
  const grain = store.keep(new Int16Array(132).fill(164))
  const tone = [16_384, 32_767, 32_767, 0, 16_384, 32_767, 32_767, 0]
  const fog = [0, 10 * 128, 0, 0, 0, 10 * 128, 0, 0]
  const tones = store.keep(Int16Array.from([...tone, ...fog]))
  const [edge, shade] = [0.0008, 0.0004].map((gain) => Math.round(gain * 2 ** 18)) as [
    number,
    number,
  ]
  store.kernels.lightPaper(row, same - 4, same + 4, grain, 0, tones, edge, shade, 16)
  const result = [...new Uint32Array(store.bytes().buffer, row, 16)]
  const toned = [0x80 / 2, 0x40 + 10, 0x20]
  const near = (at: number, gain: number): void =>
    channels(result[at]!).forEach((level, c) =>
      expect(Math.abs(level - toned[c]! * gain)).toBeLessThan(1),
    )
  const fibres = 164 / 16_384
  near(7, 1 + fibres)
  near(4, 1 + fibres + 0.204)
  near(11, 1 + fibres - 0.102)
  expect(result.map((pixel) => pixel >>> 24)).toEqual([...sheet].map((pixel) => pixel >>> 24))
})

test('a shade darkens four pixels, and white none', () => {
  const { store, to, pixels, result } = openBench()
  store.bytes().set(new Uint8Array(pixels.buffer), to)
  const shades = Uint32Array.from({ length: COUNT / 4 }, (_, i) =>
    i === 0 ? 0xffffffff : 0xff808080,
  )
  store.kernels.dim(to, store.keep(shades), COUNT)
  expect([...result().subarray(0, 4)]).toEqual([...pixels.subarray(0, 4)])
  for (const [i, pixel] of [...result()].entries()) {
    if (i < 4) continue
    channels(pixel).forEach((level, c) =>
      expect(Math.abs(level - (channels(pixels[i]!)[c]! * 0x80) / 255)).toBeLessThan(1.1),
    )
  }
})
