import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { pulled } from '../cut/pull.ts'
import { blur, mapField, meanWithin, type Field } from '../field.ts'
import type { Survey } from '../survey.ts'
import type { Matte } from './sky-matte.ts'
import type { SkyMask } from './sky-show.ts'

/** The sky's outline for what is shown in it, and what is light and dark in it. */
export function skyMaskOf(matte: Matte, sky: Field, survey: Survey): SkyMask {
  return {
    canvas: alphaOf(matte),
    texture: textureOf(sky, survey),
    near: meanWithin(survey.backDepth, sky),
    horizon: survey.horizon,
  }
}

function alphaOf({ width, height, data }: Matte): Canvas {
  const image = new ImageData(width, height)
  for (let at = 0; at < data.length; at++) image.data[at * 4 + 3] = data[at]!
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
