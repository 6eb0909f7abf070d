import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { pulled } from '../cut/pull.ts'
import { unionOf } from '../cut/cut-outs.ts'
import type { Pixels } from '../drawing/warp.ts'
import { blur, mapField, meanWithin, type Field } from '../field.ts'
import type { Survey } from '../survey.ts'
import { skyMatte, type Grid } from './sky-matte.ts'
import type { SkyMask } from './sky-show.ts'

/** Pixels across that are enough for an outline, whatever the world has. */
const WIDEST = 1440

/** The sky's outline, going on behind what stands before it, and what is light and dark in it. */
export function skyMaskOf(pixels: Pixels, survey: Survey): SkyMask | null {
  const { sky, look, things, backDepth } = survey
  if (!sky) return null
  const hidden = mapField(unionOf(look, things), (value) => (value > 0.02 ? 1 : 0))
  const whole = pulled(sky, hidden)
  const scale = Math.min(1, WIDEST / pixels.width)
  const grid = {
    width: Math.round(pixels.width * scale),
    height: Math.round(pixels.height * scale),
  }
  return {
    canvas: alphaOf(skyMatte(whole, look, { pixels, grid }), grid),
    texture: textureOf(sky, survey),
    near: meanWithin(backDepth, sky),
    horizon: survey.horizon,
  }
}

function alphaOf(matte: Uint8Array, { width, height }: Grid): Canvas {
  const image = new ImageData(width, height)
  for (let at = 0; at < matte.length; at++) image.data[at * 4 + 3] = matte[at]!
  return drawn(image)
}

/** How much lighter or darker than the sky around it each place is, as greys about the middle one. */
function textureOf(sky: Field, { look }: Survey): Canvas {
  const hidden = mapField(sky, (value) => (value > 0.5 ? 0 : 1))
  const bright = pulled(look.bright, hidden)
  const around = blur(bright, Math.max(look.width, look.height) / 6, 2)
  const image = new ImageData(look.width, look.height)
  const greys = new Uint32Array(image.data.buffer)
  bright.data.forEach((value, at) => {
    const part = (value - around.data[at]!) * (1 - hidden.data[at]!)
    const grey = Math.round(Math.min(235, Math.max(20, 128 + 230 * part)))
    greys[at] = (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0
  })
  return drawn(image)
}

function drawn(image: ImageData): Canvas {
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}

/** Whether there is nothing in a sky that could drift. */
export function isBlank({ sky, look }: Survey): boolean {
  return sky !== null && meanWithin(look.edge, sky) < 0.012
}
