import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { mapField, meanOf, sample } from '../../src/picture/field.ts'
import { lookAt, type Look } from '../../src/picture/look.ts'
import { hasHeavyClouds } from '../../src/picture/regions/heavy-clouds.ts'
import { horizonOf } from '../../src/picture/regions/horizon.ts'
import { isRoom } from '../../src/picture/regions/room.ts'
import { findSky } from '../../src/picture/regions/sky.ts'
import { sunIn } from '../../src/picture/regions/sun.ts'
import { findWater } from '../../src/picture/regions/water.ts'
import { screenshot } from './corpus/flat.ts'
import { panorama } from './corpus/landscapes.ts'
import { candle, coffee, petOnSofa } from './corpus/subjects.ts'
import { cloudy, mixed, painted, scaled } from './corpus/texture.ts'
import { drawn, noise, type Rgb } from './pictures.ts'

const GREY: Rgb = [150, 150, 156]
const PAPER: Rgb = [243, 238, 226]

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

  test('a sun that sets is found where the sky ends, and haze is none', () => {
    const evening = (blaze: number): Look =>
      lookAt(
        drawn(640, 360, (u, v) => {
          if (v > 0.58) return [90 + 20 * noise(u * 4, v * 70), 80, 110]
          const away = Math.hypot(u - 0.7, (v - 0.56) * 0.56)
          const glow = blaze * Math.max(0, 1 - away / 0.1)
          return [110 + 240 * v + glow, 90 + 130 * v + glow, 150 - 60 * v + glow]
        }),
      )
    const placeIn = (look: Look) => sunIn({ sky: findSky(look, true), look })
    expect(placeIn(evening(120))?.u).toBeCloseTo(0.7, 1)
    expect(placeIn(evening(0))).toBeNull()
  })

  test('cliffs in the colours of the sea are none of it', () => {
    const coast = painted(640, 360, (u, v) => {
      if (v > 0.6) return scaled([96, 112, 120], 0.75 + 0.5 * cloudy(u * 16, v * 100, 4))
      if (u > 0.72 || v < 0.22 + 0.25 * u) return mixed([168, 176, 184], [208, 212, 214], v * 2)
      return scaled([142, 146, 148], 0.75 + 0.4 * cloudy(u * 8 + v * 10, v * 30))
    })
    const water = waterIn(coast, true)!
    expect(sample(water, 0.3, 0.8)).toBeGreaterThan(0.5)
    expect(meanOf(mapField(water, (value, _, y) => (y < 0.55 * water.height ? value : 0)))).toBe(0)
  })

  test('the round basin of a fountain is water when the prompt speaks of it', () => {
    const plaza = drawn(640, 360, (u, v) => {
      if (Math.hypot((u - 0.5) / 0.12, (v - 0.72) / 0.06) < 1) return [236, 244, 250]
      if (Math.hypot((u - 0.5) / 0.21, (v - 0.76) / 0.072) < 1) return [95, 147, 168]
      const rough = 26 * noise(u * 30, v * 40)
      return v < 0.45 ? [130, 175, 225] : [168 + rough, 156 + rough, 138 + rough]
    })
    expect(waterIn(plaza, true)).not.toBeNull()
  })

  test('a wall that leaves the picture beside the sky is none of it', () => {
    const street = drawn(600, 400, (u, v) =>
      u < 0.25 || v > 0.8 ? [196, 166, 128] : [60 + 90 * v, 120 + 70 * v, 214],
    )
    const sky = findSky(lookAt(street), true)!
    expect(sample(sky, 0.1, 0.3)).toBe(0)
    expect(sample(sky, 0.6, 0.3)).toBe(1)
  })

  test('heavy clouds hide birds and wires; cables before a plain sky are told from it', () => {
    const all = (look: Look) => mapField(look.bright, () => 1)
    const heavy = lookAt(
      drawn(400, 300, (u, v) => {
        const tone = 90 + 130 * noise(u * 5, v * 5)
        return [tone, tone, tone]
      }),
    )
    const plain = lookAt(drawn(400, 300, (u) => (Math.abs(u - 0.5) < 0.004 ? [40, 40, 40] : GREY)))
    expect(hasHeavyClouds(all(heavy), heavy)).toBe(true)
    expect(hasHeavyClouds(all(plain), plain)).toBe(false)
  })

  test('a dim wall and a pale one with windows are no sky; paper is no room', () => {
    const wall = (light: number, rough: number) =>
      lookAt(
        drawn(400, 300, (u, v) => {
          const tone = light + rough * noise(u * 9, v * 9)
          return v < 0.6 ? [tone, tone, tone * 1.06] : [60, 80, 40]
        }),
      )
    expect(findSky(wall(180, 8), true)).not.toBeNull()
    expect(findSky(wall(50, 40), true)).toBeNull()
    const paper = lookAt(
      drawn(400, 300, (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.1 ? GREY : PAPER)),
    )
    expect(isRoom(paper, { sky: null, foliage: null })).toBe(false)
  })

  test('the title bar of a window is no sky', () => {
    expect(findSky(lookAt(screenshot()), true)).toBeNull()
    const page = drawn(640, 400, (u, v) => {
      if (v < 0.12) return [59, 120, 216]
      return u < 0.2 ? [238, 242, 248] : [255, 255, 255]
    })
    expect(findSky(lookAt(page), true)).toBeNull()
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
