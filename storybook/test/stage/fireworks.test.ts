import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Pen } from '../../src/scene/scene.ts'
import { fireworks } from '../../src/stage/effects/fireworks.ts'

/** How many pixels of a night sky they light, and how many of those are coloured. */
function lit(large: boolean): { bright: number; coloured: number } {
  const ctx = createCanvas(160, 90).getContext('2d')
  const pen = {
    ctx,
    t: 2,
    eye: 2,
    project: (x: number, y: number) => ({ x: 80 + 3 * x, y: 90 - 3 * y, scale: 3 }),
  } as unknown as Pen
  const box = { width: 16, height: 9 } as Parameters<typeof fireworks>[0]['box']
  fireworks({ seed: 3, box, large }).draw(pen)
  const { data } = ctx.getImageData(0, 0, 160, 90)
  const pixels = Array.from({ length: data.length / 4 }, (_, i) =>
    Array.from(data.subarray(4 * i, 4 * i + 4)),
  )
  const bright = pixels.filter(([r = 0, g = 0, b = 0, a = 0]) => a > 40 && Math.max(r, g, b) > 100)
  const coloured = bright.filter(
    ([r = 0, g = 0, b = 0]) => Math.max(r, g, b) - Math.min(r, g, b) > 50,
  )
  return { bright: bright.length, coloured: coloured.length }
}

test('fireworks are coloured, and larger when they are all there is to see', () => {
  const [usual, alone] = [lit(false), lit(true)]
  expect(alone.bright).toBeGreaterThan(1.3 * usual.bright)
  expect(usual.coloured).toBeGreaterThan(0.5 * usual.bright)
})
