import { describe, expect, test } from 'vitest'
import { sample } from '../../src/picture/field.ts'
import { lookAt } from '../../src/picture/look.ts'
import { findSky } from '../../src/picture/regions/sky.ts'
import { skyMatte } from '../../src/picture/sky/sky-matte.ts'
import { nightCity } from './corpus/city.ts'
import { drawn, noise } from './pictures.ts'

/** Two towers whose walls are as dark as the sky between them is blue, with a window here and there. */
const towers = drawn(480, 640, (u, v) => {
  const isTower = v > 0.45 && ((u > 0.14 && u < 0.4) || (u > 0.56 && u < 0.9))
  if (!isTower && v < 0.8) return [20 + 40 * v, 22 + 32 * v, 44 + 44 * v]
  const [column, row] = [Math.floor(u * 56), Math.floor(v * 66)]
  const isLit = column % 2 === 0 && row % 2 === 0 && noise(column * 3.1, row * 1.7) > 0.5
  return isLit ? [255, 217, 138] : [22, 24, 38]
})

describe('a sky by night', () => {
  test('ends at the walls, and lies between them', () => {
    const sky = findSky(lookAt(towers), true)!
    for (const v of [0.5, 0.6, 0.7]) {
      for (const u of [0.2, 0.27, 0.34, 0.62, 0.73, 0.84]) expect(sample(sky, u, v)).toBe(0)
    }
    expect(sample(sky, 0.48, 0.55)).toBe(1)
    expect(sample(sky, 0.27, 0.3)).toBe(1)
  })

  test.each([
    ['towers', () => towers],
    ['a city', nightCity],
  ])('gets another hour only where it is, above %s', (_, picture) => {
    const canvas = picture()
    const { width, height } = canvas
    const look = lookAt(canvas)
    const sky = findSky(look, true)!
    const data = new Uint32Array(new Uint8Array(canvas.data()).buffer)
    const matte = skyMatte(sky, look, { width, height, data })
    const low = matte.data.subarray(Math.floor(matte.height * 0.8) * matte.width)
    const high = matte.data.subarray(0, Math.floor(matte.height * 0.05) * matte.width)
    expect(low.reduce((sum, value) => sum + value, 0) / low.length).toBeLessThan(3)
    expect(high.reduce((sum, value) => sum + value, 0) / high.length).toBeGreaterThan(240)
  })

  test('holds its milky way, the dark lanes too', () => {
    const milky = drawn(640, 420, (u, v) => {
      if (v > 0.8) return [14, 14, 16]
      const off = u - 0.5 - (0.4 - v) * 0.5
      const lane = Math.exp(-((off * 26) ** 2)) * 70
      const light = Math.exp(-((off * 7) ** 2)) * (60 + 60 * noise(u * 5, v * 5)) - lane
      return [14 + light, 18 + light, 40 + light * 0.9].map((tone) => Math.max(12, tone)) as never
    })
    const sky = findSky(lookAt(milky), true)!
    for (const v of [0.1, 0.3, 0.5, 0.66]) {
      for (const off of [-0.08, 0, 0.08]) {
        expect(sample(sky, 0.5 + off + (0.4 - v) * 0.5, v)).toBeGreaterThan(0.9)
      }
    }
  })
})
