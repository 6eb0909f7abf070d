import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createPicture } from '../../src/cast/create-picture.ts'
import { DAYLIGHT } from './daylight.ts'

const SIZE = 200

/** How red a window is against how blue, of a house that is drawn in this light. */
function warmth(picture: string, at: readonly [x: number, up: number], dark: boolean): number {
  const canvas = createCanvas(SIZE * 2, SIZE)
  const ctx = canvas.getContext('2d')
  ctx.translate(SIZE, SIZE)
  ctx.scale(SIZE, SIZE)
  createPicture(picture).draw({ ctx, light: { ...DAYLIGHT, dark }, pixels: SIZE, t: 0 }, {})
  const [x, up] = at
  const [red, , blue] = ctx.getImageData(SIZE + x * SIZE, SIZE - up * SIZE, 1, 1).data
  return (red ?? 0) - (blue ?? 0)
}

it.each([
  ['prop:log-cabin', [-0.35, 0.35]],
  ['noto:house', [-0.3, 0.42]],
  ['noto:house-with-garden', [0.15, 0.36]],
  ['noto:hut', [0, 0.14]],
] as const)('shows light in the windows of %s after dark, and none by day', (picture, at) => {
  expect(warmth(picture, at, true)).toBeGreaterThan(80)
  expect(warmth(picture, at, false)).toBeLessThan(40)
})
