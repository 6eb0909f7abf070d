import { expect, test } from 'vitest'
import { GAP } from '../../src/paint/simd/lay-kernels.ts'
import { openStore, type Store } from '../../src/paint/simd/store.ts'
import { STYLE_WORKS } from '../../src/paint/styles/styles.ts'
import { createColourTable, lookUp } from '../../src/paint/styles/techniques/colour-table.ts'
import { layered } from '../../src/paint/styles/techniques/layered.ts'
import { packed, type StrokeMap } from '../../src/paint/styles/techniques/packed.ts'
import { lightFor } from '../../src/stage/sky/light-for.ts'

const [width, height] = [400, 300]
const COUNT = width * height

/** Each pixel takes its colour from so many columns and rows away, inside the frame. */
function mapOf(across: number, down: number): StrokeMap {
  const within = (place: number, size: number): number => Math.max(0, Math.min(size - 1, place))
  const from = Int32Array.from({ length: COUNT }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return within(y + down, height) * width + within(x + across, width)
  })
  return { from, relief: Int8Array.from({ length: COUNT }, (_, i) => (i % 256) + GAP) }
}

function setupOf(store: Store): Parameters<typeof packed>[1] {
  return { width, height, seed: 1, light: lightFor({ time: 'day' }), heed: () => {}, store }
}

/** Fields and single pixels of other colours in them. */
const SOURCE = Uint32Array.from({ length: COUNT }, (_, i) => {
  const field = Math.floor((i % width) / 37) * 29 + Math.floor(i / width / 23) * 71
  const [red, green, blue] = [
    field + (i % 5 === 0 ? i % 90 : 0),
    field * 3,
    i % 7 === 0 ? i : field,
  ]
  return (0xff000000 | ((blue & 255) << 16) | ((green & 255) << 8) | (red & 255)) >>> 0
})

const channels = (pixel: number): number[] => [0, 8, 16].map((shift) => (pixel >>> shift) & 255)

function differ(a: number, b: number): number {
  const other = channels(b)
  return channels(a).reduce((sum, level, c) => sum + Math.abs(level - other[c]!), 0) >> 1
}

const RULES = [
  (red: number, green: number, blue: number) => [255 - red, green, blue * 0.5],
  (red: number, green: number, blue: number) => [red, green * 0.5, blue],
  (red: number, green: number, blue: number) => [green, blue, red],
]
const TABLES = RULES.map((rule) => createColourTable(rule))
const [DETAIL, BETWEEN] = [26, 0xff4060a0]

/** What the kernels do, a pixel at a time. */
function laid(i: number, broad: StrokeMap, fine: StrokeMap): number[] {
  let [from, relief] = [broad.from[i]!, broad.relief[i]!]
  if (differ(SOURCE[i]!, SOURCE[from]!) >= DETAIL) {
    ;[from, relief] = [fine.from[i]!, fine.relief[i]!]
    if (differ(SOURCE[i]!, SOURCE[from]!) >= DETAIL * 1.6) {
      from = i
      if (relief !== GAP) relief = Math.trunc((relief * 7) / 10)
    }
  }
  if (relief === GAP) {
    const between = channels(BETWEEN)
    return channels(SOURCE[i]!).map((level, c) => (level >> 1) + (between[c]! >> 1))
  }
  const table = TABLES[(Math.imul(from, 0x9e3779b1) >>> 24) % TABLES.length]!
  return channels(lookUp(table, SOURCE[from]!)).map((level) =>
    Math.max(0, Math.min(255, level + relief)),
  )
}

test.each([
  [
    [0, 0],
    [2, 1],
  ],
  [
    [-127, 127],
    [5, -3],
  ],
  [
    [127, -127],
    [128, 0],
  ],
  [
    [128, 0],
    [-9, 9],
  ],
  [
    [3, -299],
    [-200, 2],
  ],
] as const)('pieces of colours from %j and, for details, %j away are laid', (first, second) => {
  const store = openStore()
  const [broad, fine] = [mapOf(first[0], first[1]), mapOf(second[0], second[1])]
  const style = layered({
    hold: 1,
    layouts: 1,
    between: BETWEEN,
    sheer: true,
    detail: DETAIL,
    colours: RULES,
    broad: () => broad,
    fine: () => fine,
  })
  const { develop } = style.open(setupOf(store))
  const [from, to] = [store.keep(SOURCE), store.take(COUNT * 4)]
  const at = (address: number): Uint32Array => new Uint32Array(store.bytes().buffer, address, COUNT)
  develop!({ width, height, tick: 0, source: at(from), target: at(to) })
  const result = at(to)
  const wrong = SOURCE.findIndex((_, i) =>
    laid(i, broad, fine).some((level, c) => level !== channels(result[i]!)[c]),
  )
  expect(wrong).toBe(-1)
  expect(result.every((pixel) => pixel >>> 24 === 255)).toBe(true)
})

test.each([
  [127, -127, false],
  [128, 0, true],
  [3, -299, true],
])('ways of %i columns and %i rows are bytes where bytes reach', (across, down, isFar) => {
  expect(packed(mapOf(across, down), setupOf(openStore())).isFar).toBe(isFar)
})

const near = Object.entries(STYLE_WORKS).filter(([, { reach }]) => reach !== undefined)

test.each(near)('%s is the same when its picture lies over what it is made from', (_, style) => {
  const store = openStore()
  const { develop } = style.open(setupOf(store))
  const ahead = style.reach! * width
  const [from, apart, shared] = [
    store.keep(SOURCE),
    store.take(COUNT * 4),
    store.take((ahead + COUNT) * 4),
  ]
  const at = (address: number): Uint32Array => new Uint32Array(store.bytes().buffer, address, COUNT)
  at(shared + ahead * 4).set(SOURCE)
  const plate = { width, height, tick: 0 }
  develop!({ ...plate, source: at(from), target: at(apart) })
  develop!({ ...plate, source: at(shared + ahead * 4), target: at(shared) })
  expect(at(shared)).toEqual(at(apart))
})
