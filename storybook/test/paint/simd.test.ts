import { expect, test } from 'vitest'
import { openStore } from '../../src/paint/simd/store.ts'
import { createYuv } from '../../src/paint/simd/yuv.ts'

/** Pixels of every brightness and colour, as many as asked for. */
function colours(count: number, seed: number): Uint8Array {
  const pixels = new Uint8Array(count * 4)
  for (let i = 0; i < count; i++) {
    pixels.set([(i * 37 + seed) & 255, (i * 91 + seed) & 255, (i * 13) & 255, 255], i * 4)
  }
  return pixels
}

function keep(pixels: Uint8Array, store: ReturnType<typeof openStore>): number {
  const address = store.take(pixels.length)
  store.bytes().set(pixels, address)
  return address
}

/** The largest difference between two rows of levels. */
function furthest(a: Uint8Array, b: readonly number[]): number {
  return b.reduce((most, level, i) => Math.max(most, Math.abs(level - (a[i] ?? 0))), 0)
}

/** A veil of shades for four pixels each, with fibres of −2…2. */
function veilOf(width: number, store: ReturnType<typeof openStore>) {
  const [columns, pitch] = [Math.ceil(width / 4) + 2, Math.ceil(width / 8) * 8]
  const shades = colours(columns, 90).map((level) => 8 + (level % 240))
  const fibres = Int8Array.from({ length: pitch * 4 * 2 }, (_, i) => ((i >> 2) % 5) - 2)
  const [light, grain] = [keep(shades, store), keep(new Uint8Array(fibres.buffer), store)]
  const veil = { lightAt: () => light, fibresAt: (y: number) => grain + (y % 2) * pitch * 4 }
  return { veil, levels: (i: number) => shades[(i >> 4) * 4 + (i & 3)]! + fibres[i]! }
}

test.each([1, 3, 4, 7, 64, 1281])('%i pixels are darkened, no more and no fewer', (count) => {
  const store = openStore()
  const pixels = colours(count + 1, 5)
  const at = keep(pixels, store)
  const { veil, levels } = veilOf(count, store)
  store.kernels.veil(at, veil.lightAt(), veil.fibresAt(0), count)
  const result = store.bytes().subarray(at, at + pixels.length)
  const expected = [...pixels.subarray(0, count * 4)].map((level, i) => (level * levels(i)) / 255)
  expect(furthest(result, expected)).toBeLessThan(1.1)
  expect([...result.subarray(count * 4)]).toEqual([...pixels.subarray(count * 4)])
})

test('white leaves pixels as they are, and a share of 0 or 256 is all of one picture', () => {
  const store = openStore()
  const [first, second] = [colours(50, 1), colours(50, 200)]
  const [at, white, none, other] = [
    keep(first, store),
    keep(new Uint8Array(200).fill(255), store),
    store.take(200),
    keep(second, store),
  ] as const
  const now = (): number[] => [...store.bytes().subarray(at, at + 200)]
  store.kernels.veil(at, white, none, 50)
  expect(now()).toEqual([...first])
  store.kernels.mix(at, other, 50, 0)
  expect(now()).toEqual([...first])
  store.kernels.mix(at, other, 50, 256)
  expect(now()).toEqual([...second])
})

test.each([16, 854])(
  'a picture %i pixels wide has the brightness and colours of BT.709',
  (width) => {
    const store = openStore()
    const pixels = colours(width * 2, 3)
    const { planes, stride } = createYuv(store, { width, height: 2 })(keep(pixels, store))
    const [y, u, v] = planes
    const light = (i: number): number => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(i * 4, i * 4 + 3)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const rows = (row: number): number[] =>
      Array.from({ length: width }, (_, x) => 16 + (light(row * width + x) * 219) / 255)
    expect(furthest(y, rows(0))).toBeLessThan(0.6)
    expect(furthest(y.subarray(stride), rows(1))).toBeLessThan(0.6)
    const square = (x: number, of: (i: number) => number): number =>
      [0, 1, width, width + 1].reduce((sum, step) => sum + of(2 * x + step), 0) / 4
    const chroma = (channel: number, range: number): number[] =>
      Array.from(
        { length: width / 2 },
        (_, x) =>
          128 + (square(x, (i) => (pixels[i * 4 + channel] ?? 0) - light(i)) / range) * (224 / 255),
      )
    expect(furthest(u, chroma(2, 1.8556))).toBeLessThan(0.6)
    expect(furthest(v, chroma(0, 1.5748))).toBeLessThan(0.6)
  },
)

test('what is darkened on its way looks as if it had been darkened before', () => {
  const store = openStore()
  const [width, height] = [86, 4]
  const frame = keep(colours(width * height, 3), store)
  const { veil } = veilOf(width, store)
  const planes = (picture: { planes: readonly Uint8Array[]; stride: number }): number[][] =>
    picture.planes.map((plane) => [...plane])
  const toYuv = createYuv(store, { width, height })
  const onItsWay = planes(toYuv(frame, veil))
  for (let y = 0; y < height; y++) {
    store.kernels.veil(frame + y * width * 4, veil.lightAt(), veil.fibresAt(y), width)
  }
  const before = planes(toYuv(frame))
  // Beyond the picture's width a row holds what happened to follow it.
  const seen = (rows: number[], stride: number, wide: number): number[] =>
    rows.filter((_, i) => i % stride < wide)
  for (const [index, plane] of before.entries()) {
    const [stride, wide] = index === 0 ? [96, width] : [48, width / 2]
    expect(seen(onItsWay[index] ?? [], stride, wide)).toEqual(seen(plane, stride, wide))
  }
})
