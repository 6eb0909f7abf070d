import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pen } from '../../scene/scene.ts'

/** A picture painted once: its pixels, how many of them make one u, and its top left corner from its foot, in u. */
export interface Sprite {
  readonly canvas: Canvas
  readonly unit: number
  readonly left: number
  readonly top: number
  /** Half, quarter and eighth size, made when first needed: shrinking by more than two in one step flickers. */
  readonly smaller: Canvas[]
}

export function createSprite(parts: Omit<Sprite, 'smaller'>): Sprite {
  return { ...parts, smaller: [] }
}

/** Skia refuses surfaces beyond this; a wall this large is never seen at once. */
const LARGEST = 8192

/** How fine a raster of this size may be, in pixels per u. */
export function unitFor(wanted: number, width: number, height: number): number {
  const room = Math.min(LARGEST / width, LARGEST / height, Math.sqrt(12_000_000 / (width * height)))
  return Math.max(0.5, Math.min(wanted, room))
}

/** Pixels a frame. What passes faster may jump by a part of a pixel; slower, it would be seen to tremble. */
const FAST = 2.5

/** Where a sprite's foot goes, and how it is shown there. */
export interface Blit {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly alpha?: number | undefined
  /** How far the top leans over, in u per u of height. */
  readonly shear?: number | undefined
  /** Upside down, for mirrors of water. */
  readonly mirror?: boolean | undefined
}

/** Puts a sprite on the frame; what is out of the frame costs nothing. */
export function blit(pen: Pen, sprite: Sprite, at: Blit): void {
  const foot = pen.project(at.x, at.y, at.z)
  const { scale } = foot
  const area = areaOf(sprite, at, foot)
  if (!isSeen(pen, area, at.shear ?? 0)) return
  const { ctx } = pen
  const source = sizeFor(sprite, scale / sprite.unit)
  ctx.globalAlpha = at.alpha ?? 1
  if (isBent(at)) {
    ctx.save()
    ctx.translate(foot.x, foot.y)
    ctx.transform(1, 0, -(at.shear ?? 0), 1, 0, 0)
    if (at.mirror) ctx.scale(1, -1)
    ctx.drawImage(source, sprite.left * scale, sprite.top * scale, area.width, area.height)
    ctx.restore()
  } else if (isUnscaled(scale, sprite)) {
    const { left, top } = settle(pen, area, at.z)
    ctx.drawImage(source, left, top)
  } else {
    ctx.drawImage(source, area.left, area.top, area.width, area.height)
  }
  ctx.globalAlpha = 1
}

function isBent(at: Blit): boolean {
  return Boolean(at.mirror || at.shear)
}

/**
 * Puts it on whole pixels where nobody sees it: there Skia copies instead of sampling (0.5 instead of 4 ms for a frame
 * of 720p).
 */
function settle(pen: Pen, { left, top }: Area, z: number): Pick<Area, 'left' | 'top'> {
  if (!pen.still && !pen.level) return { left, top }
  const swift = pen.still || pen.pace(z) > FAST
  return { left: swift ? Math.round(left) : left, top: Math.round(top) }
}

function isUnscaled(scale: number, sprite: Sprite): boolean {
  return Math.abs(scale / sprite.unit - 1) < 0.002
}

function isSeen(pen: Pen, area: Area, shear: number): boolean {
  const sideways = pen.spare + Math.abs(shear) * area.height
  const across = area.left - sideways <= pen.width && area.left + area.width + sideways >= 0
  return across && area.top - pen.spare <= pen.height && area.top + area.height + pen.spare >= 0
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function areaOf(
  sprite: Sprite,
  at: Blit,
  foot: { readonly x: number; readonly y: number; readonly scale: number },
): Area {
  const { scale } = foot
  const width = (sprite.canvas.width * scale) / sprite.unit
  const height = (sprite.canvas.height * scale) / sprite.unit
  return {
    left: foot.x + sprite.left * scale,
    top: foot.y + (at.mirror ? -sprite.top * scale - height : sprite.top * scale),
    width,
    height,
  }
}

function sizeFor(sprite: Sprite, ratio: number): Canvas {
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
