import { createCanvas, type Canvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { trimmed } from '../../../scene/kept-canvas.ts'
import type { Light } from '../../../scene/light.ts'
import { roughen } from '../../../scene/roughen.ts'
import { faded, lighten, shade } from './tone.ts'

/** The rectangle a part needs, in own heights, relative to its pin. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One part of a puppet, drawn once: its picture and where its pin is. */
export interface Sprite {
  readonly picture: Canvas
  readonly frame: Frame
}

/** Paper to cut from: its colour, how high it lies over what is below, and whether inner outlines are holes. */
export interface Sheet {
  readonly colour: string
  readonly depth?: number
  readonly holes?: boolean
}

/** Cuts a shape out of coloured paper, with a soft shadow below it. */
export function cut(ctx: SKRSContext2D, shape: Path2D, sheet: Sheet | string): void {
  const { colour, depth = 1, holes = false } = typeof sheet === 'string' ? { colour: sheet } : sheet
  ctx.save()
  ctx.fillStyle = colour
  if (depth > 0) {
    const unit = scaleOf(ctx)
    ctx.shadowColor = 'rgba(38,20,48,0.30)'
    ctx.shadowBlur = 0.011 * unit * depth
    ctx.shadowOffsetX = 0.0012 * unit * depth
    ctx.shadowOffsetY = 0.0035 * unit * depth
  }
  ctx.fill(shape, holes ? 'evenodd' : 'nonzero')
  ctx.restore()
}

/** Shades a cut shape across `width` from its left side: three tones without an outline. */
export function model(
  ctx: SKRSContext2D,
  shape: Path2D,
  look: { colour: string; left: number; right: number; strength?: number; width?: number },
): void {
  const strength = look.strength ?? 1
  ctx.save()
  ctx.clip(shape)
  const across = ctx.createLinearGradient(look.left, 0, look.right, 0)
  across.addColorStop(0, faded(lighten(look.colour, 0.6), 0.3 * strength))
  across.addColorStop(0.4, faded(look.colour, 0))
  across.addColorStop(1, faded(shade(look.colour, 0.85), 0.4 * strength))
  ctx.fillStyle = across
  ctx.fill(shape)
  ctx.lineWidth = look.width ?? 0.0055
  ctx.strokeStyle = faded(lighten(look.colour, 0.75), 0.42 * strength)
  if (!look.width) ctx.translate(0.0012, 0.0014)
  ctx.stroke(shape)
  ctx.restore()
}

/** Draws one part into a picture of its own at so many pixels per height, under this light. */
export function rasterise(
  frame: Frame,
  pixels: number,
  draw: { light: Light; paint: (ctx: SKRSContext2D) => void },
): Sprite {
  const picture = createCanvas(
    Math.max(2, Math.ceil(frame.width * pixels)),
    Math.max(2, Math.ceil(frame.height * pixels)),
  )
  const ctx = picture.getContext('2d')
  ctx.scale(pixels, pixels)
  ctx.translate(-frame.x, -frame.y)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  draw.paint(ctx)
  tint(ctx, draw.light)
  roughen(ctx)
  return trim(picture, frame, pixels)
}

function trim(picture: Canvas, frame: Frame, pixels: number): Sprite {
  const { canvas, left, top } = trimmed(picture)
  return {
    picture: canvas,
    frame: {
      x: frame.x + left / pixels,
      y: frame.y + top / pixels,
      width: canvas.width / pixels,
      height: canvas.height / pixels,
    },
  }
}

/** The stage's light over what is drawn so far: multiplied where there is paper, nothing elsewhere. */
function tint(ctx: SKRSContext2D, light: Light): void {
  if (light.tintAmount <= 0) return
  const { width, height } = ctx.canvas
  ctx.save()
  ctx.resetTransform()
  const before = createCanvas(width, height)
  before.getContext('2d').drawImage(ctx.canvas, 0, 0)
  ctx.globalAlpha = Math.min(1, light.tintAmount)
  ctx.globalCompositeOperation = 'multiply'
  ctx.fillStyle = light.tint
  ctx.fillRect(0, 0, width, height)
  ctx.globalAlpha = 1
  // Multiply paints outside the shapes too; cut back to what was there.
  ctx.globalCompositeOperation = 'destination-in'
  ctx.drawImage(before, 0, 0)
  ctx.restore()
}

/** Raster sizes are rounded up to these steps, so that a zooming camera does not redraw all parts each frame. */
export function bucketOf(pixels: number): number {
  const steps = Math.ceil(Math.log2(Math.max(48, pixels) / 48) * 2)
  return Math.min(1600, Math.round(48 * 2 ** (steps / 2)))
}

/** Canvas shadows ignore the transform, so their sizes are given in pixels. */
function scaleOf(ctx: SKRSContext2D): number {
  return ctx.getTransform().a
}
