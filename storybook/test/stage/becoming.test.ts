import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { stateAt } from '../../src/paint/becoming-painter.ts'
import { Plan } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const SIZE = { width: 320, height: 180, seconds: 4, fps: 24 }
const FRAMES = SIZE.seconds * SIZE.fps

const sceneOf = (plan: Plan) => stage({ plan, seed: 1, ...SIZE })

test('the first quarter of the film is as it was, the last as it has become', () => {
  expect(stateAt(0, 2)).toEqual({ index: 0, next: 0 })
  expect(stateAt(0.24, 2).next).toBe(0)
  expect(stateAt(0.5, 2).next).toBeCloseTo(0.5)
  expect(stateAt(0.76, 2)).toEqual({ index: 1, next: 0 })
  expect(stateAt(1, 4)).toEqual({ index: 3, next: 0 })
})

test('a wall is grey at first and yellow in the end, and the film is one shot', () => {
  const scene = sceneOf(read('A wall changes from grey to yellow'))
  expect(scene.shots.map(({ seconds }) => seconds)).toEqual([SIZE.seconds])
  const painter = createPainter(scene)
  const colourful = (frame: number): number => {
    const pixels = painter.pixels(frame)
    const at = (110 * SIZE.width + SIZE.width / 2) * 4
    return pixels[at]! - pixels[at + 2]!
  }
  expect(colourful(4)).toBeLessThan(40)
  expect(colourful(FRAMES - 4)).toBeGreaterThan(80)
  expect(colourful(FRAMES / 2)).toBeGreaterThan(colourful(4) + 15)
})

test('only what changes does: the sky over a car that turns red stays where it is', () => {
  const changing = sceneOf(read('A car changes from white to red'))
  const white = sceneOf(read('A car changes from white to white'))
  const [first] = changing.shots
  const [become] = first?.becomes ?? []
  expect(become?.camera(2)).toEqual(first?.camera(2))
  expect(become?.pieces.map(({ name }) => name)).toEqual(first?.pieces.map(({ name }) => name))
  expect(white.shots).toHaveLength(1)
})

test('a plan that somebody writes may let one place become another', () => {
  const plan = Plan.parse({
    shots: [{ place: 'desert' }, { place: 'forest', transition: 'becoming' }],
  })
  const [shot, ...more] = sceneOf(plan).shots
  expect(more).toHaveLength(0)
  expect(shot?.becomes).toHaveLength(1)
})

test('what changes on a set that stays is painted with that set once', () => {
  const [street] = sceneOf(read('A car changes from white to red')).shots
  const setOf = (shot: typeof street) => shot?.pieces.slice(0, 5)
  expect(setOf(street?.becomes?.[0])).toHaveLength(5)
  setOf(street?.becomes?.[0])?.forEach((piece, at) => expect(piece).toBe(setOf(street)?.[at]))
  const [land] = sceneOf(read('The landscape transforms from a desert into a forest')).shots
  expect(land?.becomes?.[0]?.pieces[0]).not.toBe(land?.pieces[0])
})
