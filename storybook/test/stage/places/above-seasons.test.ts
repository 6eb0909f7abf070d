import { expect, it } from 'vitest'
import { toOklch } from '../../../src/cast/colour/oklch.ts'
import { dressOf } from '../../../src/stage/places/kit/nature/above-seasons.ts'

it('a forest from the air turns with the season', () => {
  const greens = (season: 'autumn' | 'summer'): number =>
    dressOf('forest', season, 'forest').crowns.filter((tone) => {
      const { h } = toOklch(tone)
      return h > 110 && h < 180
    }).length
  expect(greens('summer')).toBe(4)
  expect(greens('autumn')).toBe(0)
  const winter = dressOf('forest', 'winter', 'forest').crowns.map((tone) => toOklch(tone).c)
  expect(Math.max(...winter)).toBeLessThan(0.05)
})

it('a crop that is named colours the fields, and no season turns a desert', () => {
  expect(dressOf('fields', null, 'lavender fields').fields).not.toEqual(
    dressOf('fields', null, 'fields').fields,
  )
  expect(dressOf('desert', 'autumn', 'desert')).toEqual(dressOf('desert', null, 'desert'))
})

it('woods in winter and those of conifers are firs', () => {
  expect(dressOf('forest', 'winter', 'forest').firs).toBe(true)
  expect(dressOf('forest', null, 'pine forest').firs).toBe(true)
  expect(dressOf('forest', null, 'rainforest').firs).toBe(false)
  expect(dressOf('fields', 'winter', 'fields').firs).toBe(false)
})
