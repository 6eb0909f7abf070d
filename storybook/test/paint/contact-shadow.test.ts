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
function shadowAt(y: number, aspect = 0.5): { wide: number; dark: number; middle: number } {
  const ctx = createCanvas(WIDTH, HEIGHT).getContext('2d')
  const project = createProjection({ box, width: WIDTH, height: HEIGHT }, camera)
  const pen = { ctx, light: daylight, box, camera, project } as unknown as Pen
  const mark = { x: 0, y, z: 0, height: 3, pose: {}, ground: 0 }
  drawContactShadow(pen, { mark, aspect, strength: 1 })
  const { data } = ctx.getImageData(0, 0, WIDTH, HEIGHT)
  const columns = new Set<number>()
  let dark = 0
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) > 8) columns.add(((i - 3) / 4) % WIDTH)
    dark = Math.max(dark, data[i] ?? 0)
  }
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
  expect(shadowAt(0, 1).wide).toBeGreaterThan(shadowAt(0, 0.5).wide * 1.6)
})

test('the shadow lies a little on the side that the light does not come from', () => {
  expect(daylight.from).toBeGreaterThan(0)
  expect(shadowAt(0).middle).toBeLessThan(WIDTH / 2)
})
