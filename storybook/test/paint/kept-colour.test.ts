import { expect, it } from 'vitest'
import { keeping } from '../../src/paint/styles/techniques/kept-colour.ts'

const grey = (red: number, green: number, blue: number): number[] =>
  Array.from({ length: 3 }, () => (red + green + blue) / 3)

it('keeps one hue, and neither another nor skin in its light', () => {
  const rule = keeping(grey, '#d62f3a')
  expect(rule(214, 47, 58)).toEqual([214, 47, 58])
  expect(rule(60, 120, 210)).toEqual([130, 130, 130])
  const [red = 0, , blue = 0] = rule(232, 180, 140)
  expect(red).toBe(blue)
})
