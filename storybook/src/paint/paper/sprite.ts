import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'

/** A picture painted once: its pixels, how many of them make one u, and its top left corner from its foot, in u. */
export interface Sprite {
  readonly canvas: Canvas
  readonly unit: number
  readonly left: number
  readonly top: number
  /** Half, quarter and eighth size, made when first needed: shrinking by more than two in one step flickers. */
  readonly smaller: Canvas[]
  /** As it lies on the frame at parts of a pixel, made when first needed. */
  readonly settled: Map<string, Canvas>
}

export function createSprite(parts: Omit<Sprite, 'smaller' | 'settled'>): Sprite {
  return { ...parts, smaller: [], settled: new Map() }
}

/** Skia refuses surfaces beyond this; a wall this large is never seen at once. */
const LARGEST = 8192

/** How fine a raster of this size may be, in pixels per u. */
export function unitFor(wanted: number, width: number, height: number): number {
  const room = Math.min(LARGEST / width, LARGEST / height, Math.sqrt(12_000_000 / (width * height)))
  return Math.max(0.5, Math.min(wanted, room))
}

/** The sprite's pixels, halved until this ratio is no more than halving. */
export function sizeFor(sprite: Sprite, ratio: number): Canvas {
  let level = 0
  let wanted = ratio
  while (wanted < 0.55 && level < 4) {
    wanted *= 2
    level++
  }
  let canvas = sprite.canvas
  for (let step = 0; step < level; step++) {
    canvas = sprite.smaller[step] ??= halve(canvas)
  }
  return canvas
}

function halve(canvas: Canvas): Canvas {
  const half = createCanvas(Math.max(1, canvas.width >> 1), Math.max(1, canvas.height >> 1))
  const ctx = half.getContext('2d')
  ctx.drawImage(canvas, 0, 0, half.width, half.height)
  return half
}

/** A canvas of `width × height` u whose context counts in u, with 0,0 at `left,top` from its corner. */
export function paintSprite(options: {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly draw: (ctx: SKRSContext2D, unit: number) => void
}): Sprite {
  const { left, top, width, height } = options
  const unit = unitFor(options.unit, width, height)
  const canvas = createCanvas(
    Math.max(1, Math.ceil(width * unit)),
    Math.max(1, Math.ceil(height * unit)),
  )
  const ctx = canvas.getContext('2d')
  ctx.scale(unit, unit)
  ctx.translate(-left, -top)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  options.draw(ctx, unit)
  return createSprite({ canvas, unit, left, top })
}
