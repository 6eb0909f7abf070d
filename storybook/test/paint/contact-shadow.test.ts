import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawContactShadow } from '../../src/paint/pieces/contact-shadow.ts'
import { createProjection } from '../../src/paint/projection.ts'
import { createBox, restCamera } from '../../src/scene/box.ts'
import type { Pen } from '../../src/scene/scene.ts'
import { daylight } from './toy-scene.ts'

const [WIDTH, HEIGHT] = [320, 180]
const box = createBox(WIDTH, HEIGHT)
const camera = restCamera(box)

/** How wide and how dark the shadow of somebody is who is so high above the ground. */
function shadowAt(
  y: number,
  { aspect = 0.5, ground = 0.5 } = {},
): { wide: number; dark: number; middle: number } {
  const ctx = createCanvas(WIDTH, HEIGHT).getContext('2d')
  const project = createProjection({ box, width: WIDTH, height: HEIGHT }, camera)
  const pen = { ctx, light: daylight, box, camera, project } as unknown as Pen
  const mark = { x: 0, y: y + ground, z: 0, height: 3, pose: {}, ground }
  drawContactShadow(pen, { mark, aspect, strength: 1 })
  const { data } = ctx.getImageData(0, 0, WIDTH, HEIGHT)
  const alphas = data.filter((_, i) => i % 4 === 3)
  const dark = Math.max(...alphas)
  const columns = new Set<number>()
  for (const [i, alpha] of alphas.entries()) if (alpha > dark * 0.3) columns.add(i % WIDTH)
  const at = [...columns]
  return { wide: at.length, dark, middle: at.reduce((sum, x) => sum + x, 0) / at.length }
}

test('who is higher in the air throws a smaller and paler shadow', () => {
  const [standing, hopping, flying] = [0, 1, 5].map((y) => shadowAt(y))
  expect(hopping?.dark).toBeLessThan(standing?.dark ?? 0)
  expect(flying?.dark).toBeLessThan(hopping?.dark ?? 0)
  expect(flying?.wide).toBeLessThan(standing?.wide ?? 0)
})

test('who is broader throws a broader shadow', () => {
  expect(shadowAt(0, { aspect: 1 }).wide).toBeGreaterThan(shadowAt(0).wide * 1.6)
})

test('the shadow lies a little on the side that the light does not come from', () => {
  expect(daylight.from).toBeGreaterThan(0)
  expect(shadowAt(0).middle).toBeLessThan(WIDTH / 2)
})

test('who stands on a roof throws a shadow like who stands in the street', () => {
  expect(shadowAt(0, { ground: 2 }).dark).toBeGreaterThan(0.8 * shadowAt(0, { ground: 0 }).dark)
})
