import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { sample } from '../../src/picture/field.ts'
import { lookAt } from '../../src/picture/look.ts'
import { horizonOf } from '../../src/picture/regions/horizon.ts'
import { isRoom } from '../../src/picture/regions/room.ts'
import { findSky } from '../../src/picture/regions/sky.ts'
import { findWater } from '../../src/picture/regions/water.ts'
import { panorama } from './corpus/landscapes.ts'
import { candle, coffee, petOnSofa } from './corpus/subjects.ts'
import { drawn, noise } from './pictures.ts'

function waterIn(picture: Canvas, asked: boolean) {
  const look = lookAt(picture)
  const sky = findSky(look, true)
  const horizon = sky ? horizonOf(sky) : 0.42
  return findWater(look, { sky, horizon, asked, runs: false, things: [] })
}

describe('what a low sun, rails and walls look like', () => {
  test('the path of light on a sea is water', () => {
    const water = waterIn(panorama(), false)!
    expect(sample(water, 0.2, 0.8)).toBeGreaterThan(0.5)
    expect(sample(water, 0.68, 0.8)).toBeGreaterThan(0.5)
  })

  test('a road between its rails is no water, unless the prompt says so', () => {
    const road = drawn(600, 400, (u, v) => {
      const speck = 3 * noise(u * 3, v * 3)
      if (v < 0.6) return [70 + 60 * v, 90 + 70 * v, 130 + 70 * v]
      const slope = v - 0.02 * u
      const isRail = Math.abs(slope - 0.7) < 0.008 || Math.abs(slope - 0.86) < 0.008
      return isRail ? [200, 205, 215] : [62 + speck, 74 + speck, 96 + speck]
    })
    expect(waterIn(road, true)).not.toBeNull()
    expect(waterIn(road, false)).toBeNull()
  })

  test('the glow under evening clouds is sky, down to the dark land', () => {
    const evening = lookAt(
      drawn(600, 400, (u, v) => {
        const hill = 0.44 + 0.02 * Math.sin(u * 9)
        if (v > hill) return [30 + 10 * noise(u * 9, v * 9), 34, 30]
        if (v > 0.28) return [250, 170 + 60 * noise(u * 2, v * 3), 70]
        const cloud = 20 * noise(u * 3, v * 4)
        return [84 + cloud, 84 + cloud, 110 + cloud]
      }),
    )
    const sky = findSky(evening, true)!
    expect(sample(sky, 0.3, 0.1)).toBe(1)
    expect(sample(sky, 0.5, 0.36)).toBe(1)
    expect(sample(sky, 0.5, 0.6)).toBe(0)
  })

  test.each([
    ['a sofa', petOnSofa],
    ['a candle', candle],
    ['a cup', coffee],
  ])('a plain warm wall behind %s is that of a room', (_, picture) => {
    const look = lookAt(picture())
    expect(isRoom(look, { sky: null, foliage: null })).toBe(true)
  })
})
