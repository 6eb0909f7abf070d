import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { pulled } from '../cut/pull.ts'
import { sloped, widened } from '../depth/edge-aware.ts'
import { blur, mapField, meanOf, meanWithin, unmasked, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { rowMeans } from '../regions/row-means.ts'
import type { Survey } from '../survey.ts'
import type { Matte } from './sky-matte.ts'
import { isPatchy } from './patchy.ts'
import { inverse, widest } from './widen.ts'
import type { SkyMask } from './sky-show.ts'

/** The sky's outline for what is shown in it, and, when its hour changes, what is light and dark in it. */
export function skyMaskOf(
  matte: Matte,
  sky: Field,
  { survey, changes }: { readonly survey: Survey; readonly changes: boolean },
): SkyMask {
  return {
    canvas: withSoftEnds(alphaOf(matte), sky, survey.look),
    ...(changes ? { texture: textureOf(sky, survey) } : {}),
    patchy: isPatchy(sky, survey.look),
    near: meanWithin(survey.backDepth, sky),
    horizon: survey.horizon,
  }
}

/** Outlines hold some of the bright sky behind them: what is laid over it reaches a little over them, or they would shine. */
function alphaOf({ width, height, data }: Matte): Canvas {
  const reach = Math.max(1, Math.round(width / 420))
  const wide = widest(data, width, reach)
  const open = widest(inverse(wide), width, reach)
  const image = new ImageData(width, height)
  const pixels = new Uint32Array(image.data.buffer)
  for (let at = 0; at < data.length; at++) {
    // Wires and masts that are no wider than that would be covered altogether.
    const isThin = 255 - open[at]! - data[at]! > 128
    pixels[at] = (isThin ? data[at]! : wide[at]!) << 24
  }
  return drawn(image)
}

/** An outline whose two sides have one colour is a guess: what is shown fades out beyond it. Measured: dark lakes 0.03, walls in the sun 0.3. */
const [GUESSED, SEEN] = [0.05, 0.12]
/** How far it fades, in pixels of the look. */
const FADE = 16

/** What is rougher is built, or grows there, and is seen to be no sky. */
const [PLAIN, BUILT] = [0.012, 0.026]

function withSoftEnds(outline: Canvas, sky: Field, look: Look): Canvas {
  const land = unmasked(sky, 0.5)
  const near = widened(land, 1)
  const guessed = mapField(near, (value, at) =>
    value - land.data[at]! > 0.5 ? step(SEEN, GUESSED, contrastAt(look, at)) : 0,
  )
  const rough = blur(look.edge, 4)
  const spilt = mapField(
    blur(sloped(blur(guessed, 1), 1 / FADE), 3, 2),
    (value, at) => value * step(BUILT, PLAIN, rough.data[at]!),
  )
  const image = new ImageData(look.width, look.height)
  const pixels = new Uint32Array(image.data.buffer)
  spilt.data.forEach((value, at) => (pixels[at] = Math.round(255 * value) << 24))
  const ctx = outline.getContext('2d')
  ctx.globalCompositeOperation = 'destination-over'
  ctx.drawImage(drawn(image), 0, 0, outline.width, outline.height)
  return outline
}

/** How much the colours on both sides of a place differ, across or down. */
function contrastAt({ red, green, blue: b, width }: Look, at: number): number {
  const ways = [2, 2 * width].map((way) =>
    Math.hypot(...[red, green, b].map(({ data }) => (data[at + way] ?? 0) - (data[at - way] ?? 0))),
  )
  return Math.max(...ways)
}

/** How much lighter or darker than the sky around it each place is, as greys about the middle one. */
function textureOf(sky: Field, { look }: Survey): Canvas {
  const hidden = unmasked(sky, 0.5)
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

/** Measured: where there are clouds 0.0076 and more, in haze and by night at most 0.0068. */
const LEAST_CLOUDY = 0.0072
/** Measured: where there are clouds 0.020 and more, in a clear sky with a camera's grain 0.015. */
const LEAST_UNEVEN = 0.018

/** Whether there is nothing in a sky that could drift. */
export function isBlank(survey: Survey): boolean {
  const open = openSky(survey)
  if (!open) return false
  const { edge, bright } = survey.look
  return meanWithin(edge, open) < LEAST_CLOUDY || unevenness(bright, open) < LEAST_UNEVEN
}

/** How much changes from pixel to pixel in the open sky; what stands before it has outlines, which do not count. */
export function cloudiness(survey: Survey): number {
  const open = openSky(survey)
  return open ? meanWithin(survey.look.edge, open) : 0
}

/** How much broad patches of a sky differ from their rows: grain does not, and skies grow lighter downwards. */
function unevenness(bright: Field, open: Field): number {
  const soft = blur(bright, 3)
  const rows = rowMeans(soft, open)
  const apart = mapField(soft, (value, _, y) => (value - rows[y]!) ** 2)
  return Math.sqrt(meanWithin(apart, open))
}

function openSky({ sky }: Survey): Field | null {
  if (!sky) return null
  const land = unmasked(sky, 0.5)
  const open = unmasked(widened(land, 8), 0.02)
  return meanOf(open) > 0.02 ? open : sky
}
