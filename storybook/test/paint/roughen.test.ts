import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { roughen } from '../../src/scene/roughen.ts'

test('a plain sheet gets fibres, and nothing beside it does', () => {
  const ctx = createCanvas(64, 64).getContext('2d')
  ctx.fillStyle = '#a05030'
  ctx.fillRect(0, 0, 32, 64)
  roughen(ctx)
  const { data } = ctx.getImageData(0, 0, 64, 64)
  const reds = new Set<number>()
  for (let at = 0; at < data.length; at += 4) {
    const isSheet = (at / 4) % 64 < 32
    expect(data[at + 3]).toBe(isSheet ? 255 : 0)
    if (isSheet) reds.add(data[at]!)
  }
  expect(reds.size).toBeGreaterThan(5)
  expect(Math.max(...reds) - Math.min(...reds)).toBeLessThan(40)
})
