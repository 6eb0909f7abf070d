import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { read } from '../../src/read/read.ts'
import { DAYLIGHT } from './daylight.ts'

const SIDE = 200

/** The share of the drawn pixels that fits, between two heights. */
function share(
  prompt: string,
  fits: (r: number, g: number, b: number) => boolean,
  [low, high]: readonly [number, number],
): number {
  const actor = castSubject(read(prompt).shots[0]!.subjects[0]!, { seed: 1 })
  const wide = Math.ceil(SIDE * actor.aspect)
  const ctx = createCanvas(wide, SIDE).getContext('2d')
  ctx.translate(wide / 2, SIDE)
  ctx.scale(SIDE, SIDE)
  actor.draw({ ctx, light: DAYLIGHT, pixels: SIDE, t: 0 }, {})
  const [top, bottom] = [Math.round(SIDE * (1 - high)), Math.round(SIDE * (1 - low))]
  const { data } = ctx.getImageData(0, top, wide, bottom - top)
  let [all, found] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    all++
    if (fits(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found++
  }
  return found / Math.max(1, all)
}

const isRed = (r: number, g: number, b: number): boolean => r > 150 && g < 110 && b < 110
const isDark = (r: number, g: number, b: number): boolean => Math.max(r, g, b) < 110

test('a roof and wheels have colours of their own', () => {
  const prompt = 'a white car with a black roof and red wheels'
  expect(share(prompt, isDark, [0.75, 1])).toBeGreaterThan(
    0.2 + share('a white car', isDark, [0.75, 1]),
  )
  expect(share(prompt, isRed, [0, 0.3])).toBeGreaterThan(0.1)
  expect(share('a white car', isRed, [0, 0.3])).toBeLessThan(0.05)
})

test('handles, caps and fruit have colours of their own', () => {
  expect(share('a white mug with a red handle', isRed, [0.3, 0.7])).toBeGreaterThan(0.08)
  expect(share('a white mug with a red handle', isRed, [0.3, 0.7])).toBeLessThan(0.4)
  expect(share('a black umbrella with a red handle', isRed, [0, 0.3])).toBeGreaterThan(0.4)
  expect(share('a black umbrella with a red handle', isRed, [0.6, 1])).toBeLessThan(0.02)
  expect(share('a green bottle with a red cap', isRed, [0.93, 1])).toBeGreaterThan(0.3)
  expect(share('red plums on a blue tree', isRed, [0.5, 1])).toBeGreaterThan(0.02)
})

test('an animal has its head in one colour and its body in another', () => {
  expect(share('a green parrot with a red head', isRed, [0.6, 1])).toBeGreaterThan(0.2)
  expect(share('a green parrot with a red head', isRed, [0, 0.5])).toBeLessThan(0.1)
})

test('a green traffic light burns green, and its housing stays as it is', () => {
  const isGreen = (r: number, g: number, b: number): boolean => g > 150 && r < 120 && b < 150
  expect(share('a green traffic light', isGreen, [0.4, 0.6])).toBeGreaterThan(0.1)
  expect(share('a green traffic light', isGreen, [0.65, 1])).toBeLessThan(0.05)
  expect(share('a red traffic light', isGreen, [0.4, 0.6])).toBeLessThan(0.02)
})

test('a house has its roof and a car its door in a colour of their own', () => {
  const isGreen = (r: number, g: number, b: number): boolean => g > 120 && r < 110 && b < 110
  const house = 'a house with a green roof and a red door'
  expect(share(house, isGreen, [0.5, 0.86])).toBeGreaterThan(0.6)
  expect(share(house, isRed, [0.05, 0.3])).toBeGreaterThan(0.1)
  expect(share('a car with one red door', isRed, [0.3, 0.5])).toBeGreaterThan(0.15)
  expect(share('a car with one red door', isRed, [0.7, 1])).toBeLessThan(0.05)
})
