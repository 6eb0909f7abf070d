import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Crop } from './crop.ts'
import { resized, type Rect } from '../load-picture.ts'

/** All of a picture that a film may show, painted once. Lengths are frame sizes, 0 in the middle of the first frame. */
export interface World {
  /** In pixels. */
  readonly size: Size
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** How far the camera goes when no move is asked, in frame sizes. */
  readonly travel: Crop['travel']
  /** Where the picture itself lies, when it is on a mat; otherwise the whole world. */
  readonly print: Omit<World, 'size' | 'print' | 'travel'> | null
}

/** A world and its picture, which is needed only until it was taken apart. */
export interface PaintedWorld {
  readonly world: World
  readonly canvas: Canvas
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
/** 6 million would take 60 to 90 MB more of a film at 1080p, which then is 1.5 and not 1.2 times as fine as its frame. */
const MOST_PIXELS = 4_000_000

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
  const world = { size, ...edges(reached), travel: crop.travel, print: null }
  return { world, canvas: extended(picture, seen, size) }
}

function edges(reach: { left: number; right: number; top: number; bottom: number }) {
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

/** A part of a picture that may reach beyond it: there it is mirrored and grows soft. */
function extended(picture: Canvas, seen: Rect, size: Size): Canvas {
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
  if (box.width >= size.width && box.height >= size.height) return sharp
  const canvas = createCanvas(size.width, size.height)
  const ctx = canvas.getContext('2d')
  mirror(ctx, sharp, box)
  soften(canvas, ctx)
  ctx.drawImage(sharp, box.x, box.y)
  return canvas
}

function mirror(ctx: SKRSContext2D, sharp: Canvas, box: Rect): void {
  for (const row of [-1, 1, 0]) {
    for (const column of [-1, 1, 0]) {
      ctx.save()
      ctx.translate(
        box.x + (column === 0 ? 0 : column === 1 ? 2 * box.width : 0),
        box.y + (row === 0 ? 0 : row === 1 ? 2 * box.height : 0),
      )
      ctx.scale(column === 0 ? 1 : -1, row === 0 ? 1 : -1)
      ctx.drawImage(sharp, 0, 0)
      ctx.restore()
    }
  }
}

function soften(canvas: Canvas, ctx: SKRSContext2D): void {
  const small = createCanvas(
    Math.max(1, Math.round(canvas.width / 6)),
    Math.max(1, Math.round(canvas.height / 6)),
  )
  const inner = small.getContext('2d')
  inner.drawImage(canvas, 0, 0, small.width, small.height)
  ctx.globalAlpha = 0.85
  ctx.filter = `blur(${Math.max(1, canvas.width / 200)}px)`
  ctx.drawImage(small, 0, 0, canvas.width, canvas.height)
  ctx.filter = 'none'
  ctx.globalAlpha = 1
}

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
  if (crop.plain === null) fillMat(ctx, { picture, part, size })
  else {
    ctx.fillStyle = crop.plain
    ctx.fillRect(0, 0, size.width, size.height)
  }
  const print = {
    width: Math.max(1, Math.round(part.width * fit * fine)),
    height: Math.max(1, Math.round(part.height * fit * fine)),
  }
  const x = Math.round((size.width - print.width) / 2)
  const y = Math.round((size.height - print.height) / 2)
  const tall = crop.plain === null ? frame.height * fine : 0
  layPrint(ctx, resized(picture, part, print), { x, y, tall })
  const [halfWide, halfHigh] = [print.width / size.width, print.height / size.height].map(
    (share) => (share * wide) / 2,
  ) as [number, number]
  const world = {
    size,
    ...edges({ left: reach, right: reach, top: reach, bottom: reach }),
    travel: crop.travel,
    print: { left: -halfWide, right: halfWide, top: -halfHigh, bottom: halfHigh },
  }
  return { world, canvas }
}

function fillMat(
  ctx: SKRSContext2D,
  { picture, part, size }: { picture: Canvas; part: Rect; size: Size },
): void {
  const small = resized(picture, part, { width: 24, height: 24 })
  const soft = createCanvas(96, 96)
  const inner = soft.getContext('2d')
  inner.filter = 'blur(9px)'
  // Larger than the sheet: a blur fades out at the edges of what it is given.
  inner.drawImage(small, -30, -30, 156, 156)
  inner.filter = 'none'
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(soft, 8, 8, 80, 80, 0, 0, size.width, size.height)
  ctx.fillStyle = 'rgba(243, 236, 224, 0.16)'
  ctx.fillRect(0, 0, size.width, size.height)
  ctx.fillStyle = 'rgba(30, 24, 34, 0.22)'
  ctx.fillRect(0, 0, size.width, size.height)
}

function layPrint(
  ctx: SKRSContext2D,
  print: Canvas,
  at: { readonly x: number; readonly y: number; readonly tall: number },
): void {
  if (at.tall === 0) {
    ctx.drawImage(print, at.x, at.y)
    return
  }
  ctx.save()
  ctx.shadowColor = 'rgba(16, 10, 22, 0.55)'
  ctx.shadowBlur = at.tall * 0.035
  ctx.shadowOffsetY = at.tall * 0.006
  ctx.fillStyle = '#000000'
  ctx.fillRect(at.x, at.y, print.width, print.height)
  ctx.restore()
  ctx.drawImage(print, at.x, at.y)
}
