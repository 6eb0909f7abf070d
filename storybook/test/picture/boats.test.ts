import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createField, mapField } from '../../src/picture/field.ts'
import { lookAt } from '../../src/picture/look.ts'
import { prepare } from '../../src/picture/prepare.ts'
import { findAnyFace } from '../../src/picture/regions/head.ts'
import { hasLevelTop, patchesOf } from '../../src/picture/regions/patches.ts'
import { findWater } from '../../src/picture/regions/water.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { drawn, noise, pictureFolder, type Rgb } from './pictures.ts'

const [WIDTH, HEIGHT] = [500, 330]

/** Sails before a dark shore, on a lake of this colour. */
function boat(lake: Rgb): Canvas {
  const canvas = drawn(WIDTH, HEIGHT, (u, v) => {
    if (v < 0.3) return [120 + 220 * v, 160 + 170 * v, 215 + 60 * v]
    if (v < 0.42) return [56, 80, 66]
    const wave = 26 * noise(u * 14, v * 130)
    return [lake[0] + wave, lake[1] + wave, lake[2] + wave]
  })
  const ctx = canvas.getContext('2d')
  const shape = (colour: string, ...corners: readonly (readonly [number, number])[]): void => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const [x, y] of corners) ctx.lineTo(x, y)
    ctx.fill()
  }
  shape('#f4efe4', [320, 95], [320, 200], [380, 200])
  shape('#e7dcc8', [315, 110], [315, 200], [280, 200])
  shape('#7c3a22', [235, 205], [425, 205], [400, 232], [260, 232])
  shape('#5a4630', [316, 90], [319, 90], [319, 205], [316, 205])
  return canvas
}

test('sails are no face', () => {
  expect(findAnyFace(lookAt(boat([60, 90, 104])))).toBeNull()
})

test('a lake is level though a boat hides where it begins', () => {
  const isHull = (x: number): boolean => x > 30 && x < 70
  const lake = mapField(createField(100, 60), (_, at, y) =>
    y > (isHull(at % 100) ? 40 : 25) ? 1 : 0,
  )
  const [patch] = patchesOf(lake, 0.5)
  const hull = new Set(Array.from({ length: 100 }, (_, x) => x).filter(isHull))
  expect(hasLevelTop(patch!, lake)).toBe(false)
  expect(hasLevelTop(patch!, lake, hull)).toBe(true)
})

test('water that is asked for may be more green than blue', () => {
  const look = lookAt(boat([92, 118, 110]))
  const hints = { sky: null, horizon: 0.42, asked: true, runs: false, things: [] }
  expect(findWater(look, hints)).not.toBeNull()
})

test('a map keeps the labels at its edges', async () => {
  const canvas = createCanvas(1000, 700)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#f1eee6'
  ctx.fillRect(0, 0, 1000, 700)
  ctx.fillStyle = '#a9d3e8'
  ctx.fillRect(0, 540, 1000, 160)
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 12
  for (let i = 0; i < 7; i++) ctx.strokeRect(60 + i * 150, -20, 150, 540)
  ctx.fillStyle = '#333333'
  ctx.font = '26px sans-serif'
  ctx.fillText('North Gate', 30, 40)
  ctx.fillText('Main Street', 430, 300)
  ctx.fillText('Harbour', 430, 660)
  const image = pictureFolder()('map.png', canvas)
  const frame = { width: 320, height: 180 }
  const { world } = await prepare({ plan: readForPicture(''), image, frame, seconds: 2 })
  expect(world.print).not.toBeNull()
})
