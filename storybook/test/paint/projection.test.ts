import { describe, expect, test } from 'vitest'
import { createProjection } from '../../src/paint/projection.ts'
import { createBox, eyeHeight, restCamera } from '../../src/scene/box.ts'

const RATIOS = [
  [1280, 720],
  [720, 1280],
  [960, 960],
  [960, 720],
  [720, 960],
  [1680, 720],
] as const

describe.each(RATIOS)('the stage of a frame of %i × %i', (width, height) => {
  const box = createBox(width, height)
  const project = createProjection({ box, width, height }, restCamera(box))

  test('shows the whole acting line and at least nine u of height', () => {
    expect(box.height).toBeGreaterThanOrEqual(9)
    expect(box.width).toBeGreaterThanOrEqual(8)
    expect(project(-box.width / 2, 0, 0).x).toBeCloseTo(0)
    expect(project(box.width / 2, 0, 0).x).toBeCloseTo(width)
  })

  test('has the floor and the horizon where the box says', () => {
    expect(project(0, 0, 0).y).toBeCloseTo(box.floor * height)
    expect(project(0, eyeHeight(box), 1e9).y).toBeCloseTo(box.horizon * height)
  })

  test('shows things at z 12 half as large', () => {
    expect(project(0, 0, 12).scale).toBeCloseTo(project(0, 0, 0).scale / 2)
  })
})

test('a thing behind the camera stays finite', () => {
  const box = createBox(640, 360)
  const project = createProjection({ box, width: 640, height: 360 }, restCamera(box))
  expect(Number.isFinite(project(3, 1, -40).x)).toBe(true)
})

test('near things move more than far ones when the camera tracks', () => {
  const box = createBox(640, 360)
  const rest = restCamera(box)
  const moved = createProjection({ box, width: 640, height: 360 }, { ...rest, x: 2 })
  const still = createProjection({ box, width: 640, height: 360 }, rest)
  const shift = (z: number): number => still(0, 0, z).x - moved(0, 0, z).x
  expect(shift(-2)).toBeGreaterThan(shift(0))
  expect(shift(0)).toBeGreaterThan(shift(20))
})

test('the picture moves against a pan, down when the lens looks up, and away from a zoom', () => {
  const box = createBox(640, 360)
  const rest = restCamera(box)
  const seenBy = (camera: Partial<typeof rest>, x = 0) =>
    createProjection({ box, width: 640, height: 360 }, { ...rest, ...camera })(x, 0, 0)
  expect(seenBy({ pan: 0.1 }).x).toBeLessThan(seenBy({}).x)
  expect(seenBy({ tilt: 0.1 }).y).toBeGreaterThan(seenBy({}).y)
  expect(seenBy({ zoom: 2 }, 2).x).toBeGreaterThan(seenBy({}, 2).x)
})
