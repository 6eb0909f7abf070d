import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { SOLIDS } from '../../src/cast/shaped/solids.ts'
import { GEOMETRY } from '../../src/read/prompt/geometry.ts'
import { read } from '../../src/read/read.ts'
import { DAYLIGHT } from './daylight.ts'

const SIDE = 120

/** Whether paper is seen at these shares of the sheet, of which the actor fills two thirds. */
function papered(prompt: string, spots: readonly (readonly [number, number])[]): boolean[] {
  const actor = castSubject(read(prompt).shots[0]!.subjects[0]!, { seed: 1 })
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.translate(SIDE / 2, SIDE * 0.9)
  ctx.scale(80, 80)
  actor.draw({ ctx, light: DAYLIGHT, pixels: 80, t: 0 }, {})
  return spots.map(([x, y]) => {
    const pixel = ctx.getImageData(SIDE / 2 + x * 80, SIDE * 0.9 - y * 80, 1, 1).data
    return (pixel[3] ?? 0) > 128
  })
}

const CORNERS = [
  [-0.45, 0.05],
  [0.45, 0.95],
  [0, 0.5],
] as const

test('a cubic melon has corners, and a melon has none', () => {
  expect(papered('a cubic watermelon', CORNERS)).toEqual([true, true, true])
  expect(papered('a watermelon', CORNERS)).toEqual([false, false, true])
})

test('a triangular cookie is pointed above and wide below', () => {
  const spots = [
    [-0.4, 0.9],
    [0.4, 0.9],
    [-0.45, 0.06],
  ] as const
  expect(papered('a triangular cookie', spots)).toEqual([false, false, true])
})

test('a spherical cow keeps its legs', () => {
  const actor = castSubject(read('a spherical cow').shots[0]!.subjects[0]!, { seed: 1 })
  expect(actor.build).toBe('quadruped')
  expect(actor.legs).toBeGreaterThan(0.2)
})

test('every body that is read can be drawn', () => {
  expect([...GEOMETRY].filter((shape) => !(shape in SOLIDS))).toEqual([])
})
