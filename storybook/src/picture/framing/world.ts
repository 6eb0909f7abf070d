import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Crop } from './crop.ts'
import { resized, type Rect } from '../load-picture.ts'
import { fillGround, layPaper } from './mount.ts'

/** All of a picture that a film may show, painted once. Lengths are frame sizes, 0 in the middle of the first frame. */
export interface World extends Edges {
  /** In pixels. */
  readonly size: Size
  /** How far the camera goes when no move is asked, in frame sizes. */
  readonly travel: Crop['travel']
  /** Where the picture itself lies, when it is on a mat; otherwise the whole world. */
  readonly print: Edges | null
}

interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Whether a place, in shares of the world, shows the picture and not what lies around it. */
export function isOnPrint(
  { print, left, right, top, bottom }: World,
  { u, v }: { readonly u: number; readonly v: number },
): boolean {
  if (!print) return true
  const [x, y] = [left + u * (right - left), top + v * (bottom - top)]
  return x > print.left && x < print.right && y > print.top && y < print.bottom
}

/** A world and its picture, which is needed only until it was taken apart. */
export interface PaintedWorld {
  readonly world: World
  readonly canvas: Canvas
  /** What to look at when the picture does not fill the world; null: the canvas itself. */
  readonly small: Canvas | null
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface WorldOptions {
  readonly frame: Size
  readonly crop: Crop
  /** How far the camera looks beyond the first frame, in frame sizes on each side. */
  readonly beyond: number
}

/** Of what lies beside the first frame, this much is kept for the camera. */
const KEPT = 0.8
/** Painted finer than the frame where the picture has it, so that a push-in stays sharp. */
const FINEST = 1.5
/** Enough for a push-in by a quarter at 1080p; 4 million took 3 MB more. */
const MOST_PIXELS = 3_300_000

/** Paints the world of a film from its picture. */
export function createWorld(picture: Canvas, options: WorldOptions): PaintedWorld {
  return options.crop.kind === 'mat' ? matted(picture, options) : cut(picture, options)
}

function cut(picture: Canvas, { frame, crop, beyond }: WorldOptions): PaintedWorld {
  const { part } = crop
  const reach = (room: number, size: number, most: number): number =>
    Math.max(beyond, Math.min(Math.max(KEPT, most), room / size))
  const { x, y } = crop.travel
  const wished = {
    left: reach(part.x, part.width, -x),
    right: reach(picture.width - part.x - part.width, part.width, x),
    top: reach(part.y, part.height, -y),
    bottom: reach(picture.height - part.y - part.height, part.height, y),
  }
  const area = (1 + wished.left + wished.right) * (1 + wished.top + wished.bottom)
  const fine = fineness(frame, part.width / frame.width, area)
  const first = { width: Math.round(frame.width * fine), height: Math.round(frame.height * fine) }
  // Whole pixels on each side: a part of one would shift the picture against its first frame.
  const [left, right] = [wished.left, wished.right].map((share) => Math.floor(share * first.width))
  const [top, bottom] = [wished.top, wished.bottom].map((share) => Math.floor(share * first.height))
  const size = {
    width: Math.max(2, first.width + left! + right!),
    height: Math.max(2, first.height + top! + bottom!),
  }
  const unit = { x: part.width / first.width, y: part.height / first.height }
  const seen = {
    x: part.x - left! * unit.x,
    y: part.y - top! * unit.y,
    width: size.width * unit.x,
    height: size.height * unit.y,
  }
  const reached = {
    left: left! / first.width,
    right: right! / first.width,
    top: top! / first.height,
    bottom: bottom! / first.height,
  }
  const tall = frame.height * fine
  const { canvas, print, small } = extended(picture, seen, { size, tall, plain: crop.plain })
  const around = { size, ...edges(reached), travel: crop.travel }
  return { world: { ...around, print: print && onWorld(print, around) }, canvas, small }
}

/** A box of pixels in frame sizes. */
function onWorld(box: Rect, { size, left, right, top, bottom }: Omit<World, 'print'>): Edges {
  const across = (x: number): number => left + (x / size.width) * (right - left)
  const down = (y: number): number => top + (y / size.height) * (bottom - top)
  return {
    left: across(box.x),
    right: across(box.x + box.width),
    top: down(box.y),
    bottom: down(box.y + box.height),
  }
}

function edges(reach: Edges): Edges {
  return {
    left: -0.5 - reach.left,
    right: 0.5 + reach.right,
    top: -0.5 - reach.top,
    bottom: 0.5 + reach.bottom,
  }
}

function fineness(frame: Size, available: number, area: number): number {
  const most = Math.sqrt(MOST_PIXELS / (frame.width * frame.height * area))
  return Math.max(Math.min(1, most), Math.min(FINEST, available, most))
}

interface Extended extends Pick<PaintedWorld, 'canvas' | 'small'> {
  /** Where the picture lies, when there is anything around it. */
  readonly print: Rect | null
}

interface Extent {
  readonly size: Size
  /** How high the first frame is, in pixels. */
  readonly tall: number
  readonly plain: string | null
}

/** A part of a picture that may reach beyond it: there the picture is seen to be a print, or goes on in its plain colour. */
function extended(picture: Canvas, seen: Rect, { size, tall, plain }: Extent): Extended {
  const x = Math.max(0, seen.x)
  const y = Math.max(0, seen.y)
  const inside = {
    x,
    y,
    width: Math.max(1e-3, Math.min(picture.width, seen.x + seen.width) - x),
    height: Math.max(1e-3, Math.min(picture.height, seen.y + seen.height) - y),
  }
  const scale = { x: size.width / seen.width, y: size.height / seen.height }
  const box = {
    x: Math.round((inside.x - seen.x) * scale.x),
    y: Math.round((inside.y - seen.y) * scale.y),
    width: Math.max(1, Math.round(inside.width * scale.x)),
    height: Math.max(1, Math.round(inside.height * scale.y)),
  }
  const sharp = resized(picture, inside, box)
  if (box.width >= size.width && box.height >= size.height) {
    return { canvas: sharp, print: null, small: null }
  }
  const canvas = createCanvas(size.width, size.height)
  const ctx = canvas.getContext('2d')
  fillGround(ctx, { picture, part: inside, plain }, size)
  if (plain === null) layPaper(ctx, { ...box, tall, border: BORDER })
  ctx.drawImage(sharp, box.x, box.y)
  // A plain ground goes on as it is.
  if (plain !== null) return { canvas, print: null, small: null }
  return { canvas, print: box, small: mirrored(sharp, box, size) }
}

/** The paper border of a print, as a share of the frame's height. */
const BORDER = 0.022
/** What is looked for in a picture is found in one of this width. */
const SMALL = 320

/** The world as it would be if the picture went on, mirrored and small: a sky is looked for up to the edges. */
function mirrored(sharp: Canvas, box: Rect, size: Size): Canvas {
  const scale = Math.min(1, SMALL / size.width)
  const canvas = createCanvas(Math.ceil(size.width * scale), Math.ceil(size.height * scale))
  const ctx = canvas.getContext('2d')
  const small = { width: Math.ceil(box.width * scale), height: Math.ceil(box.height * scale) }
  const print = resized(sharp, { x: 0, y: 0, width: sharp.width, height: sharp.height }, small)
  for (const row of TILES) {
    for (const column of TILES) {
      ctx.save()
      ctx.translate(
        Math.round(box.x * scale) + (column === 1 ? 2 * small.width : 0),
        Math.round(box.y * scale) + (row === 1 ? 2 * small.height : 0),
      )
      ctx.scale(column === 0 ? 1 : -1, row === 0 ? 1 : -1)
      ctx.drawImage(print, 0, 0)
      ctx.restore()
    }
  }
  return canvas
}

/** The picture itself comes last. */
const TILES = [-1, 1, 0] as const

/** How far a matted world reaches beyond the first frame. */
const MAT_REACH = 0.14

/** The whole picture on a mat made of its own colours, out of focus, with a soft shadow under it. */
function matted(picture: Canvas, { frame, crop, beyond }: WorldOptions): PaintedWorld {
  const reach = Math.max(MAT_REACH, beyond)
  const wide = 1 + 2 * reach
  const { part } = crop
  const fit = Math.min(frame.width / part.width, frame.height / part.height)
  const fine = fineness(frame, 1 / fit, wide * wide)
  const size = {
    width: Math.round(frame.width * fine * wide),
    height: Math.round(frame.height * fine * wide),
  }
  const canvas = createCanvas(size.width, size.height)
  const ctx = canvas.getContext('2d')
  fillGround(ctx, { picture, part, plain: crop.plain ?? crop.ground ?? null }, size)
  const print = {
    width: Math.max(1, Math.round(part.width * fit * fine)),
    height: Math.max(1, Math.round(part.height * fit * fine)),
  }
  const x = Math.round((size.width - print.width) / 2)
  const y = Math.round((size.height - print.height) / 2)
  if (crop.plain === null) {
    layPaper(ctx, { x, y, ...print, tall: frame.height * fine, border: 0 })
  }
  ctx.drawImage(resized(picture, part, print), x, y)
  const [halfWide, halfHigh] = [print.width / size.width, print.height / size.height].map(
    (share) => (share * wide) / 2,
  ) as [number, number]
  const world = {
    size,
    ...edges({ left: reach, right: reach, top: reach, bottom: reach }),
    travel: crop.travel,
    print:
      crop.plain === null
        ? { left: -halfWide, right: halfWide, top: -halfHigh, bottom: halfHigh }
        : null,
  }
  return { world, canvas, small: null }
}
