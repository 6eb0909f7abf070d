import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { settle } from '../../src/paint/paper/settled.ts'
import { createSprite } from '../../src/paint/paper/sprite.ts'
import { createPainter } from '../../src/paint/painter.ts'
import { heaven } from '../../src/paint/pieces/heaven.ts'
import type { Pen } from '../../src/scene/scene.ts'
import { toyPieces, toyScene, type ToyOptions } from './toy-scene.ts'

const [width, height] = [40, 20]
const slow = { width: 320, height: 180, level: true, style: 'paper', pace: () => 0.2 }

function at(left: number, more: object = {}) {
  const sprite = createSprite({ canvas: createCanvas(width, height), unit: 10, left: 0, top: 0 })
  sprite.canvas.getContext('2d').fillRect(10, 0, 20, height)
  const area = { left, top: 3.4, width, height }
  return { sprite, settled: settle({ ...slow, ...more } as unknown as Pen, sprite, { area, z: 0 }) }
}

test('what passes slowly sits on quarters of a pixel, each painted once', () => {
  const { sprite, settled } = at(7.3)
  expect(settled).toMatchObject({ left: 7, top: 3 })
  const area = { left: 9.2, top: 3.4, width, height }
  const again = settle(slow as unknown as Pen, sprite, { area, z: 0 })
  expect(again?.canvas).toBe(settled?.canvas)
  expect(again?.left).toBe(9)
  const alpha = settled?.canvas.getContext('2d').getImageData(10, 5, 1, 1).data[3]
  expect(alpha).toBeGreaterThan(180)
  expect(alpha).toBeLessThan(200)
})

test('what passes quickly sits on whole pixels and needs no copy', () => {
  const { sprite, settled } = at(7.3, { pace: () => 4 })
  expect(settled).toMatchObject({ left: 7, top: 3, canvas: sprite.canvas })
})

test.each([
  ['a camera that nears', { level: false }, undefined],
  ['a painted style at 1080p', { width: 1920, height: 1080, style: 'oil' }, 7.3],
  ['a sheet much wider than the frame', { width: 20 }, 7.3],
])('for %s no copies are kept', (_, pen, left) => {
  const { sprite, settled } = at(7.3, pen)
  expect(settled?.left).toBe(left)
  expect(sprite.settled.size).toBe(0)
})

/** Frame 20 while the camera drifts sideways; with the slightest rise everything is sampled as it was. */
function drifting(rise: number): Uint8Array {
  const camera: ToyOptions['camera'] = (t, rest) => ({
    ...rest,
    x: t * 0.13,
    y: rest.y + t * rise,
  })
  return createPainter(toyScene({ camera })).pixels(20)
}

test('settled sets and ground look as if they were sampled', () => {
  const settled = drifting(0)
  const sampled = drifting(1e-9)
  const apart = settled.map((level, i) => Math.abs(level - sampled[i]!))
  expect(apart.some((difference) => difference > 0)).toBe(true)
  expect(apart.reduce((sum, difference) => sum + difference, 0) / apart.length).toBeLessThan(1)
})

test('behind a sky that covers the frame nothing is painted, and nothing shows', () => {
  const sky = heaven({ name: 'sky', z: 60, colours: ['#5fb0e8', '#d8f0ff'], top: 9, bottom: 1 })
  const pieces = [sky, ...toyPieces().slice(1)]
  const bare = [{ ...sky, covers: false }, ...toyPieces().slice(1)]
  const [covered, filled] = [pieces, bare].map((all) =>
    Buffer.from(createPainter(toyScene({ pieces: all })).pixels(9)),
  )
  expect(covered?.equals(filled!)).toBe(true)
})
