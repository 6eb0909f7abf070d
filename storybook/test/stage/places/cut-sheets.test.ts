import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRandom } from '../../../src/scene/random.ts'
import { createBox } from '../../../src/scene/box.ts'
import type { PlaceContext } from '../../../src/stage/place.ts'
import { leafyCrown } from '../../../src/stage/places/kit/nature/leafy-crown.ts'
import { layStrip, type Edge } from '../../../src/stage/places/kit/nature/strips.ts'
import { inkFor } from '../../../src/stage/places/kit/plane.ts'
import { lightFor } from '../../../src/stage/sky/light-for.ts'

const light = lightFor({ time: 'day', weather: 'clear' })

/** A sheet from z 0 on, 100 pixels for each u, on a ground of one colour. */
function stripOf(edge: Edge, seed = 1) {
  const ctx = createCanvas(400, 400).getContext('2d')
  ctx.fillStyle = '#7db648'
  ctx.fillRect(0, 0, 400, 400)
  ctx.setTransform(100, 0, 0, 100, 200, 200)
  const at = (x: number, z: number) => ({ x, y: -z, scale: 1 })
  const brush = { ctx, at, left: -2, right: 2, top: -2, bottom: 2, near: -2, far: 2, unit: 100 }
  const strip = { z: 0, until: -2, colour: '#7db648', edge, bump: 0 }
  layStrip({ ...brush, random: createRandom(seed), light }, strip)
  return ctx
}

type Ctx = ReturnType<typeof stripOf>

/** How bright a patch is, 0…255. */
function brightnessOf(ctx: Ctx, [x, y]: readonly [number, number], side = 12): number {
  const { data } = ctx.getImageData(x, y, side, side)
  const sum = data.reduce((all, value, i) => (i % 4 === 3 ? all : all + value), 0)
  return sum / (side * side * 3)
}

test.each(['grass', 'drift', 'wave', 'torn'] as const)(
  'a sheet of ground cut as %s throws its shadow on the one behind, and is deeper at its foot',
  (edge) => {
    const ctx = stripOf(edge)
    const untouched = brightnessOf(ctx, [200, 40])
    // Between the blades, where there are any.
    const above = [40, 120, 200, 280, 360].map((x) => brightnessOf(ctx, [x, 181], 4))
    expect(Math.min(...above)).toBeLessThan(untouched - 6)
    expect(brightnessOf(ctx, [200, 380])).toBeLessThan(brightnessOf(ctx, [200, 240]) - 10)
  },
)

test('the same seed cuts the same edge, another seed another one', () => {
  const bytes = (seed: number) => stripOf('grass', seed).canvas.toBuffer('image/png')
  expect(bytes(1).equals(bytes(1))).toBe(true)
  expect(bytes(1).equals(bytes(2))).toBe(false)
})

test.each([-0.7, 0.7])('foliage is lighter on the side that the sun (at %s) falls on', (from) => {
  const ctx = createCanvas(400, 400).getContext('2d')
  ctx.setTransform(100, 0, 0, 100, 200, 200)
  const box = createBox(1280, 720)
  const random = createRandom(1)
  const context = { box, light: { ...light, from }, random, words: '', weather: 'clear' }
  const ink = inkFor(context as unknown as PlaceContext, 'tree', { z: 9, ctx, unit: 100 })
  leafyCrown(ink, { x: 0, y: 0, size: [1.6, 1.6], colour: '#4f9c46' })
  const [left, right] = [brightnessOf(ctx, [90, 110], 40), brightnessOf(ctx, [270, 110], 40)]
  expect(Math.sign(right - left)).toBe(Math.sign(from))
})
