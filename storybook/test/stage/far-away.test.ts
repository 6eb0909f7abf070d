import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { createBox, restCamera } from '../../src/scene/box.ts'
import type { Piece } from '../../src/scene/scene.ts'
import type { Camera } from '../../src/scene/space.ts'
import { farAway, isHeavenly } from '../../src/stage/camera/far-away.ts'
import { stage } from '../../src/stage/stage.ts'
import { daylight } from '../paint/toy-scene.ts'

const FILM = { width: 160, height: 90, seconds: 1, fps: 8 }

/** Where on the frame a piece of the sky at this height of the resting frame is drawn, in shares of it. */
function drawnAt(height: number, camera: Camera): { x: number; y: number; scale: number } {
  const box = createBox(FILM.width, FILM.height)
  const z = 40
  const up = (box.horizon - height) * box.height * ((12 + z) / 12) + restCamera(box).y
  let found = { x: 0, y: 0, scale: 0 }
  const moon: Piece = {
    name: 'moon',
    depth: () => z,
    draw: (pen) => {
      const { x, y, scale } = pen.project(0, up, z)
      found = { x: x / pen.width, y: y / pen.height, scale }
    },
  }
  const take = { box, seconds: FILM.seconds, camera: () => camera }
  const shot = { ...take, transition: 'cut' as const, light: daylight, tempo: 1 }
  const scene = { ...FILM, style: 'paper' as const, seed: 1, sounds: [] }
  createPainter({ ...scene, shots: [{ ...shot, pieces: [farAway(take)(moon)] }] }).paint(0)
  return found
}

test('the moon stays in the frame and keeps its size, however near the camera comes', () => {
  const rest = restCamera(createBox(FILM.width, FILM.height))
  const whole = drawnAt(0.15, rest)
  const near = drawnAt(0.15, { ...rest, zoom: 1.8, pan: 0.15, tilt: -0.12 })
  expect(whole.y).toBeCloseTo(0.15)
  expect(near.y).toBeGreaterThan(0.02)
  expect(near.y).toBeLessThan(0.4)
  expect(near.x).toBeGreaterThan(0.2)
  expect(near.x).toBeLessThan(0.8)
  expect(near.scale / whole.scale).toBeGreaterThan(0.6)
  expect(near.scale / whole.scale).toBeLessThan(1.05)
})

test('what hangs in the sky of a set is known by its name', () => {
  const scene = stage({ ...FILM, plan: read('a dog in a park at night'), seed: 1 })
  const names = scene.shots[0]!.pieces.filter(isHeavenly).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['sky', 'moon', 'stars']))
  expect(names.every((name) => !/ground|grass|tree|s1#0/u.test(name))).toBe(true)
})
