import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { releasePicture } from '../../scene/kept-canvas.ts'
import type { Pen } from '../../scene/scene.ts'
import { sizeFor, type Sprite } from './sprite.ts'

/** Where a sprite lies on the frame, in pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A picture of a sprite that is drawn as it is, and where its corner goes. */
export interface Settled {
  readonly canvas: Canvas
  readonly left: number
  readonly top: number
}

/** Pixels a frame. What passes faster may jump by a part of a pixel; slower, it would be seen to tremble. */
const FAST = 2.5
/** In frames: copies of what is wider would take too much memory. A pan passes it quickly anyway. */
const WIDEST = 1.3
/** Pixels of a copy in frames beyond 720p: 1.6 MB. */
const LARGEST = 400_000

/**
 * While the camera only goes sideways, a sprite is painted once for every quarter of a pixel and copied after that: sampling
 * it between pixels in every frame takes seven times as long (4.3 instead of 0.6 ms for a frame of 720p). Undefined for what
 * changes its size, or is shown in another one and too large to be copied.
 */
export function settle(
  pen: Pen,
  sprite: Sprite,
  at: { readonly area: Area; readonly z: number; readonly mirror?: boolean | undefined },
): Settled | undefined {
  if (!pen.level) return undefined
  const { area, mirror = false } = at
  const isFast = pen.still || pen.pace(at.z) > FAST
  const place = isFast ? Math.round(area.left) : nearest(area.left, partsFor(pen, area))
  const left = Math.floor(place)
  const copy = { ...area, shift: place - left, mirror }
  const top = Math.round(area.top)
  const isAsItIs = !mirror && area.width === sprite.canvas.width
  if (isAsItIs && copy.shift === 0) return { canvas: sprite.canvas, left, top }
  if (partsFor(pen, area) > 0) return { canvas: copyOf(sprite, copy), left, top }
  return isAsItIs ? { canvas: sprite.canvas, left: area.left, top } : undefined
}

function nearest(place: number, parts: number): number {
  return parts === 0 ? place : Math.round(place * parts) / parts
}

/** For how many places within a pixel there are copies. */
function partsFor(pen: Pen, { width, height }: Area): number {
  const parts = partsOfPixel(pen)
  if (width > pen.width * WIDEST || (parts < 4 && width * height > LARGEST)) return 0
  return parts
}

/** Into how many parts a pixel is divided; 0: there is no memory for that. Beyond 720p all styles but paper are at its limit. */
export function partsOfPixel({ width, height, style }: Pen): number {
  if (width * height <= 1280 * 720) return 4
  return style === 'paper' ? 2 : 0
}

interface Copy {
  readonly width: number
  readonly height: number
  readonly shift: number
  readonly mirror: boolean
}

function copyOf(sprite: Sprite, copy: Copy): Canvas {
  const key = `${copy.shift} ${copy.width.toFixed(1)} ${copy.mirror}`
  const known = sprite.settled.get(key)
  if (known) return known
  const canvas = paintCopy(sprite, copy)
  sprite.settled.set(key, canvas)
  return canvas
}

function paintCopy(sprite: Sprite, { width, shift, mirror, ...copy }: Copy): Canvas {
  const height = Math.max(1, Math.round(copy.height))
  const canvas = createCanvas(Math.ceil(width + shift), height)
  const ctx = canvas.getContext('2d')
  if (mirror) ctx.setTransform(1, 0, 0, -1, 0, height)
  ctx.drawImage(sizeFor(sprite, width / sprite.canvas.width), shift, 0, width, height)
  releasePicture(canvas)
  return canvas
}
