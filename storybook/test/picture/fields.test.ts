import { expect, test } from 'vitest'
import { widened } from '../../src/picture/depth/edge-aware.ts'
import { createField, mapField, sample, type Field } from '../../src/picture/field.ts'
import { createRows } from '../../src/picture/rows.ts'
import { DOUBTFUL, fillSure, sureCells } from '../../src/picture/sky/sure-cells.ts'
import { widest } from '../../src/picture/sky/widen.ts'

function speckled(width: number, height: number): Field {
  return mapField(createField(width, height), (_, at) => ((at * 7919) % 61) / 61)
}

test('rows of fields know at each place what the fields know', () => {
  const fields = [speckled(9, 5), mapField(speckled(9, 5), (value) => 1 - value)]
  const rows = createRows(fields)
  for (const v of [0, 0.13, 0.5, 0.77, 1]) {
    rows.turnTo(v)
    for (const u of [0, 0.2, 0.5, 0.99, 1]) {
      rows.moveTo(u)
      fields.forEach((field, index) =>
        expect(rows.value(index)).toBeCloseTo(sample(field, u, v), 6),
      )
    }
  }
})

/** The largest number at most `reach` away, looked for one by one. */
function largestAround({ width, height, data }: Field, reach: number): number[] {
  return Array.from(data, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return Math.max(
      ...Array.from(data).filter((_, other) => {
        const [left, top] = [other % width, Math.floor(other / width)]
        return Math.abs(left - x) <= reach && Math.abs(top - y) <= reach && top < height
      }),
    )
  })
}

test.each([1, 2, 5, 20])(
  'numbers widen by %i in both directions and not around the edges',
  (reach) => {
    const field = speckled(13, 8)
    expect([...widened(field, reach).data]).toEqual(largestAround(field, reach))
    const bytes = Uint8Array.from(field.data, (value) => value * 255)
    const expected = largestAround({ ...field, data: Float32Array.from(bytes) }, reach)
    expect([...widest(bytes, 13, reach)]).toEqual(expected)
  },
)

test('squares that are all sky are filled but for what differs from it, and those far from it are left', () => {
  const even = (value: number): Field => mapField(createField(3, 2), () => value)
  const tones = [even(0.5), even(0.5), even(0.5)]
  const cellsFor = (near: number, sure: number) =>
    sureCells({ near: even(near), least: 0.02, sure: even(sure), most: 0.98, tones, alike: 0.1 })
  const [grey, bird] = [0xff808080, 0xff808020]
  const row = {
    pixels: Uint32Array.of(grey, grey, bird, grey, grey, grey),
    columns: Int32Array.of(0, 1, 2, 3, 4, 5),
    starts: Int32Array.of(0, 2, 4, 6),
    first: 0,
  }
  const target = new Uint8Array(6)
  expect(fillSure(target, cellsFor(0.01, 1), row)).toBe(false)
  expect([...target]).toEqual([0, 0, 0, 0, 0, 0])
  expect(fillSure(target, cellsFor(1, 1), row)).toBe(true)
  expect([...target]).toEqual([255, 255, DOUBTFUL, 255, 255, 255])
  fillSure(target, cellsFor(1, 0.9), row)
  expect(new Set(target)).toEqual(new Set([DOUBTFUL]))
})
