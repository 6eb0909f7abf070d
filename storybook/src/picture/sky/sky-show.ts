import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { View } from '../framing/view.ts'

/** Where the sky of a world is, for all that is shown in it. */
export interface SkyMask {
  /** Opaque where the sky is; it covers the world. */
  readonly canvas: Canvas
  /** Its clouds as greys: lighter or darker than the middle one. Absent where no sky was found or its hour stays. */
  readonly texture?: Canvas
  /** Whether some of its clouds were not found: then its outline is not to be trusted. */
  readonly patchy: boolean
  /** How near the sky is taken to be, so that shows move with it. */
  readonly near: number
  /** Share of the world's height at which the land begins. */
  readonly horizon: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface SkyShow {
  readonly name: string
  /** 90 is behind everything. */
  readonly depth: number
  readonly blend: 'source-over' | 'screen' | 'lighter' | 'multiply'
  /** Pixels across that are enough for it. */
  readonly width: number
  /** How often a second it is painted anew: 0 is once for all. Default: in each frame. */
  readonly rate?: number
  readonly shown: (t: number) => number
  readonly paint: (ctx: SKRSContext2D, size: Size, t: number) => void
}

export interface SkyLens extends Lens {
  readonly view: (t: number) => View
  readonly tempo: number
}

/** Shows something in the sky of the picture, behind everything that stands before it. */
export function skyShow(show: SkyShow, mask: SkyMask, lens: SkyLens): Piece {
  let sheet: Sheet | undefined
  let painted: number | undefined
  return live({ name: show.name, depth: show.depth }, (pen) => {
    const alpha = show.shown(pen.t)
    if (alpha < 0.004) return
    sheet ??= openSheet(mask.canvas, Math.min(show.width, mask.canvas.width))
    const moment = momentOf(show, pen.t)
    if (painted !== moment) paintSheet(sheet, show, moment)
    painted = moment
    pen.ctx.save()
    pen.ctx.globalCompositeOperation = show.blend
    pen.ctx.globalAlpha = alpha
    const corner = { u: 0, v: 0, near: mask.near }
    const at = onFrame(lens, lens.view(pen.t / lens.tempo), corner)
    pen.ctx.drawImage(sheet.canvas, at.x, at.y, ...sizeOnFrame(sheet, lens, at.scale))
    pen.ctx.restore()
  })
}

function momentOf({ rate }: SkyShow, t: number): number {
  // A little later, or a moment that comes out a hair below its step would be the one before.
  return rate ? Math.floor(t * rate + 1e-6) / rate : rate === 0 ? 0 : t
}

/** What is shown, and the sky's outline as large as it: both end where the sky ends. */
interface Sheet {
  readonly canvas: Canvas
  readonly outline: Canvas
  /** The size that both would have if they covered the world. */
  readonly whole: Size
}

function openSheet(mask: Canvas, width: number): Sheet {
  const whole = { width, height: Math.round((width * mask.height) / mask.width) }
  const small = createCanvas(whole.width, whole.height)
  small.getContext('2d').drawImage(mask, 0, 0, whole.width, whole.height)
  const height = Math.min(whole.height, lowestInk(small) + 2)
  const outline = createCanvas(width, height)
  outline.getContext('2d').drawImage(small, 0, 0)
  return { canvas: createCanvas(width, height), outline, whole }
}

/** The last row that is not empty. */
function lowestInk(canvas: Canvas): number {
  const { width, height } = canvas
  const pixels = new Uint32Array(new Uint8Array(canvas.data()).buffer)
  let at = width * height - 1
  while (at > 0 && pixels[at] === 0) at--
  return Math.floor(at / width)
}

function paintSheet({ canvas, outline, whole }: Sheet, show: SkyShow, t: number): void {
  const ctx = canvas.getContext('2d')
  ctx.reset()
  show.paint(ctx, whole, t)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.globalAlpha = 1
  ctx.drawImage(outline, 0, 0)
}

/** How wide and high a sheet is on the frame. */
function sizeOnFrame(
  { canvas, whole }: Sheet,
  { world, frame }: Lens,
  scale: number,
): [number, number] {
  const across = ((world.right - world.left) * frame.width * scale) / whole.width
  const down = ((world.bottom - world.top) * frame.height * scale) / whole.height
  return [canvas.width * across, canvas.height * down]
}
