import { createCanvas, ImageData } from '@napi-rs/canvas'
import { matteOf } from '../cut/matte.ts'
import { pulled } from '../cut/pull.ts'
import { unionOf } from '../cut/cut-outs.ts'
import { mapField, meanOf, type Field } from '../field.ts'
import type { Survey } from '../survey.ts'
import type { Pixels } from '../drawing/warp.ts'
import type { SkyMask } from './sky-show.ts'

/** The sky's outline as fine as the picture, going on behind what stands before it. */
export function skyMaskOf(pixels: Pixels, survey: Survey): SkyMask | null {
  const { sky, look, things, backDepth } = survey
  if (!sky) return null
  const hidden = mapField(unionOf(look, things), (value) => (value > 0.02 ? 1 : 0))
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height }
  const matte = matteOf(pulled(sky, hidden), look, { pixels, area: whole })
  const image = new ImageData(whole.width, whole.height)
  for (let at = 0; at < matte.length; at++) image.data[at * 4 + 3] = matte[at]!
  const canvas = createCanvas(whole.width, whole.height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return { canvas, near: meanWithin(backDepth, sky), horizon: survey.horizon }
}

/** Whether there is nothing in a sky that could drift. */
export function isBlank({ sky, look }: Survey): boolean {
  return sky !== null && meanWithin(look.edge, sky) < 0.012
}

function meanWithin(field: Field, mask: Field): number {
  const inside = mapField(mask, (value) => (value > 0.5 ? 1 : 0))
  const sum = meanOf(mapField(field, (value, at) => value * inside.data[at]!))
  return sum / Math.max(1e-6, meanOf(inside))
}
