import { expect, test } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { lettered } from '../../src/cast/shaped/lettered.ts'
import { inLines, roomiest } from '../../src/cast/shaped/room-for-words.ts'
import { shoot } from './daylight.ts'

const bus = createPicture('prop:bus')
const named = lettered(bus, { text: 'EXPRESS', label: false })

/** The columns in which two pictures differ, from their left edge in shares of their width. */
function changed(one: ReturnType<typeof shoot>, other: ReturnType<typeof shoot>): number[] {
  return Array.from({ length: one.width }, (_, x) => x)
    .filter((x) =>
      Array.from({ length: one.height }, (_row, y) => 4 * (y * one.width + x)).some(
        (at) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 60,
      ),
    )
    .map((x) => x / one.width)
}

test('words on a thing lie within its outline, and the thing keeps its size', () => {
  expect(named).toMatchObject({ aspect: bus.aspect, metres: bus.metres, faces: bus.faces })
  const [plain, written] = [shoot(bus), shoot(named)]
  expect(changed(plain, written).length).toBeGreaterThan(8)
  const outside = written.data.filter((alpha, at) => at % 4 === 3 && alpha > 0).length
  expect(outside).toBe(plain.data.filter((alpha, at) => at % 4 === 3 && alpha > 0).length)
})

test('who goes the other way has the words at the other end, and they read from the left still', () => {
  const [left, right] = [-1, 1].map((turn) =>
    changed(shoot(bus, { pose: { turn } }), shoot(named, { pose: { turn } })),
  )
  const middle = (columns: readonly number[] = []) =>
    columns.reduce((sum, x) => sum + x, 0) / columns.length
  expect(middle(left) + middle(right)).toBeCloseTo(1, 1)
})

test('words on a screen are above the keys', () => {
  const laptop = createPicture('noto:laptop')
  const [plain, written] = [shoot(laptop), shoot(lettered(laptop, { text: 'GO', label: false }))]
  const half = plain.width * Math.floor(plain.height * 0.6) * 4
  const below = (data: ArrayLike<number>): number =>
    Array.from(data).filter((tone, at) => at >= half && tone !== plain.data[at]).length
  expect(below(written.data)).toBe(0)
  expect(changed(plain, written).length).toBeGreaterThan(8)
})

test('many words stand in lines, and letters are as large as the free part allows', () => {
  const layouts = inLines('KEEP OFF THE GRASS')
  expect(layouts.map(({ lines }) => lines.length)).toEqual([1, 2, 2, 4])
  const square = { width: 20, height: 20 }
  const all = Array.from({ length: 400 }, () => true)
  const lower = all.map((_, cell) => cell >= 280)
  const [large, flat] = [roomiest(layouts, all, square), roomiest(layouts, lower, square)]
  expect(large?.capital).toBeGreaterThan(flat?.capital ?? 1)
  expect(flat?.lines.length).toBeLessThan(large?.lines.length ?? 0)
  expect(
    roomiest(
      layouts,
      all.map(() => false),
      square,
    ),
  ).toBeNull()
})
