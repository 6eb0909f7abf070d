import { expect, test } from 'vitest'
import { block, SECONDS } from './blocked.ts'

const ends = (shot: Parameters<typeof block>[0]) => {
  const { camera } = block(shot, 5)
  return [camera(0), camera(SECONDS)] as const
}

test('a zoom into a place that nobody is in shows it twice as large', () => {
  const [from, to] = ends({ subjects: [], place: 'alhambra', camera: { move: 'zoom-in' } })
  expect(to.zoom / from.zoom).toBeCloseTo(2, 1)
})

test('a tilt at a tower goes from its foot to its top', () => {
  const [from, to] = ends({ subjects: [], place: 'cn tower', camera: { move: 'tilt-up' } })
  expect(from.tilt).toBeLessThan(-0.1)
  expect(to.tilt).toBeGreaterThan(0.1)
})

test('a tilt at a vase alone goes from its foot to its rim', () => {
  const vase = { id: 's1', noun: 'vase', picture: 'prop:vase', kind: 'thing' as const }
  const [from, to] = ends({ subjects: [vase], camera: { move: 'tilt-down' } })
  expect(from.tilt - to.tilt).toBeGreaterThan(0.2)
  expect(from.zoom).toBeGreaterThan(1.1)
})

test('an orbit goes round a sight and holds it, and stays within the walls of a room', () => {
  const [from, to] = ends({ subjects: [], place: 'alhambra', camera: { move: 'orbit-right' } })
  expect(to.x - from.x).toBeGreaterThan(8)
  expect((to.pan ?? 0) - (from.pan ?? 0)).toBeLessThan(-0.2)
  const [left, right] = ends({ subjects: [], place: 'bathroom', camera: { move: 'orbit-right' } })
  expect(right.x - left.x).toBeLessThan(8)
})
