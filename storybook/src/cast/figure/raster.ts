import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../../scene/light.ts'
import { roughen } from '../../scene/roughen.ts'
import { trimmed } from '../../scene/kept-canvas.ts'
import type { Figure, Frame, Outline, Part } from './figure.ts'

/** A part as pixels, and where they belong in own heights. */
export interface Raster {
  readonly canvas: Canvas
  readonly frame: Frame
}

/** Steps of 1.4: a raster is never drawn at less than 70 % of its size, so it stays crisp. */
const BUCKETS = [32, 45, 64, 90, 128, 180, 256, 360, 512, 720, 1024, 1440, 2048]
/** Actors take less of the light's colour than the set does: they must stand out from it. */
const TAKES_TINT = 0.78
const PADDING = 0.03
/** 40 MB in each worker: a dozen large actors; more are drawn again when they are needed. */
const MOST_PIXELS = 10_000_000

export function bucketFor(pixels: number): number {
  return BUCKETS.find((bucket) => bucket >= pixels * 0.98) ?? 2048
}

const cache = new Map<string, readonly Raster[]>()
let cachedPixels = 0

/** All parts of a figure at a size, in a light that comes from one side of the paper. */
export function rastersOf(figure: Figure, pixels: number, light: PaperLight): readonly Raster[] {
  const bucket = bucketFor(pixels)
  const key = `${figure.key}|${bucket}|${light.key}`
  const known = cache.get(key)
  if (known) return known
  const sheets = figure.sheets.map((sheet) => {
    const raster = openRaster(sheet.frame, bucket)
    const ctx = raster.canvas.getContext('2d')
    enter(ctx, raster.frame, bucket)
    sheet.paint(ctx, bucket)
    light.shine(raster.canvas)
    return raster
  })
  const parts = figure.parts.map((part) => cutPart(sheets, part, bucket))
  const cuts = new Map([...new Set(parts)].map((part) => [part, trim(part, bucket)]))
  const rasters = parts.map((part) => cuts.get(part)!)
  remember(key, rasters)
  return rasters
}

/** What the stage's light does to a sheet of paper, and a key for the cache. */
export interface PaperLight {
  readonly key: string
  shine(canvas: Canvas): void
}

/** The light as it falls on paper; `flipped` when the paper is shown mirrored. */
export function paperLight(light: Light, flipped: boolean): PaperLight {
  const from = flipped ? -light.from : light.from
  const { tint, tintAmount, rim, key, shadow } = light
  const side = Math.sign(from || 1)
  return {
    key: [tint, tintAmount, rim, key, shadow, Math.sign(from)].join(),
    shine: (canvas) => {
      const ctx = canvas.getContext('2d')
      ctx.resetTransform()
      if (tintAmount > 0) multiply(ctx, tint, tintAmount * TAKES_TINT)
      roughen(ctx)
      drawEdge(canvas, { colour: shadow, amount: SHADED, side: -side, upper: false })
      if (rim > 0) drawEdge(canvas, { colour: key, amount: rim * 0.75, side, upper: true })
    },
  }
}

function multiply(ctx: SKRSContext2D, tint: string, amount: number): void {
  const { width, height } = ctx.canvas
  const copy = createCanvas(width, height)
  const over = copy.getContext('2d')
  over.drawImage(ctx.canvas, 0, 0)
  over.globalCompositeOperation = 'source-in'
  over.fillStyle = tint
  over.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'multiply'
  ctx.globalAlpha = amount
  ctx.drawImage(copy, 0, 0)
  ctx.globalAlpha = 1
  ctx.globalCompositeOperation = 'source-over'
}

/** How strong the edge that turns away from the light is: pale actors would be lost before snow and clouds. */
const SHADED = 0.3

interface Edge {
  readonly colour: string
  readonly amount: number
  /** The side that it is on, −1 left or 1 right, and whether it is the upper or the lower edge. */
  readonly side: number
  readonly upper: boolean
}

/** An edge on one side: the sheet minus itself, moved away from that side. */
function drawEdge(canvas: Canvas, { colour, amount, side, upper }: Edge): void {
  const { width, height } = canvas
  const edge = createCanvas(width, height)
  const ctx = edge.getContext('2d')
  const reach = Math.max(1, height * 0.012)
  ctx.drawImage(canvas, 0, 0)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'destination-out'
  ctx.drawImage(canvas, -side * reach, (upper ? 0.7 : -0.7) * reach)
  const onto = canvas.getContext('2d')
  onto.globalCompositeOperation = 'source-atop'
  onto.globalAlpha = Math.min(1, amount)
  onto.drawImage(edge, 0, 0)
  onto.globalAlpha = 1
  onto.globalCompositeOperation = 'source-over'
}

function openRaster(frame: Frame, pixels: number): Raster {
  const padded = {
    left: frame.left - PADDING,
    top: frame.top - PADDING,
    right: frame.right + PADDING,
    bottom: frame.bottom + PADDING,
  }
  const width = Math.max(1, Math.ceil((padded.right - padded.left) * pixels))
  const height = Math.max(1, Math.ceil((padded.bottom - padded.top) * pixels))
  return {
    canvas: createCanvas(width, height),
    frame: { ...padded, right: padded.left + width / pixels, bottom: padded.top + height / pixels },
  }
}

function enter(ctx: SKRSContext2D, frame: Frame, pixels: number): void {
  ctx.setTransform(pixels, 0, 0, pixels, -frame.left * pixels, -frame.top * pixels)
}

function cutPart(sheets: readonly Raster[], part: Part, pixels: number): Raster {
  const sheet = sheets[part.sheet]
  if (!sheet) throw new Error(`A part is cut from sheet ${part.sheet}, which is not there.`)
  if (!part.keep && !part.drop?.length) return sheet
  const raster = openRaster(part.keep ? frameOf(part.keep, sheet.frame) : sheet.frame, pixels)
  const ctx = raster.canvas.getContext('2d')
  enter(ctx, raster.frame, pixels)
  if (part.keep) {
    trace(ctx, part.keep)
    ctx.clip()
  }
  const { left, top, right, bottom } = sheet.frame
  ctx.drawImage(sheet.canvas, left, top, right - left, bottom - top)
  ctx.globalCompositeOperation = 'destination-out'
  for (const outline of part.drop ?? []) {
    trace(ctx, outline)
    ctx.fill()
  }
  return raster
}

function trim({ canvas, frame }: Raster, pixels: number): Raster {
  const { canvas: small, left, top } = trimmed(canvas)
  const corner = { left: frame.left + left / pixels, top: frame.top + top / pixels }
  return {
    canvas: small,
    frame: {
      ...corner,
      right: corner.left + small.width / pixels,
      bottom: corner.top + small.height / pixels,
    },
  }
}

function trace(ctx: SKRSContext2D, outline: Outline): void {
  ctx.beginPath()
  for (const [x, y] of outline) ctx.lineTo(x, y)
  ctx.closePath()
}

function frameOf(outline: Outline, within: Frame): Frame {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return {
    left: Math.max(within.left, Math.min(...xs)),
    top: Math.max(within.top, Math.min(...ys)),
    right: Math.min(within.right, Math.max(...xs)),
    bottom: Math.min(within.bottom, Math.max(...ys)),
  }
}

function remember(key: string, rasters: readonly Raster[]): void {
  const size = (list: readonly Raster[]): number =>
    list.reduce((sum, { canvas }) => sum + canvas.width * canvas.height, 0)
  cache.set(key, rasters)
  cachedPixels += size(rasters)
  for (const [oldest, list] of cache) {
    if (cachedPixels <= MOST_PIXELS || oldest === key) break
    cache.delete(oldest)
    cachedPixels -= size(list)
  }
}
