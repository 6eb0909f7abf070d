import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { resized, type Rect } from '../load-picture.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface Ground {
  /** The picture, and the part of it that lies on the ground. */
  readonly picture: Canvas
  readonly part: Rect
  /** The one colour around everything that is drawn; null for photographs. */
  readonly plain: string | null
}

/** Paints what lies around a print: a drawing's own paper, or the picture's own colours far out of focus. */
export function fillGround(
  ctx: SKRSContext2D,
  { picture, part, plain }: Ground,
  { width, height }: Size,
): void {
  if (plain !== null) {
    ctx.fillStyle = plain
    ctx.fillRect(0, 0, width, height)
    return
  }
  const small = resized(picture, part, { width: 24, height: 24 })
  const soft = createCanvas(96, 96)
  const inner = soft.getContext('2d')
  inner.filter = 'blur(9px)'
  // Larger than the sheet: a blur fades out at the edges of what it is given.
  inner.drawImage(small, -30, -30, 156, 156)
  inner.filter = 'none'
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(soft, 8, 8, 80, 80, 0, 0, width, height)
  ctx.fillStyle = 'rgba(243, 236, 224, 0.16)'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = 'rgba(30, 24, 34, 0.22)'
  ctx.fillRect(0, 0, width, height)
}

export interface Lying extends Rect {
  /** How high the frame is that shows it, in pixels: borders and shadows are shares of it. */
  readonly tall: number
  readonly border: number
}

/** The shadow of a print and its paper border, on which the picture is laid. */
export function layPaper(ctx: SKRSContext2D, { x, y, width, height, tall, border }: Lying): void {
  const edge = Math.round(tall * border)
  ctx.save()
  ctx.shadowColor = 'rgba(16, 10, 22, 0.55)'
  ctx.shadowBlur = tall * 0.035
  ctx.shadowOffsetY = tall * 0.006
  ctx.fillStyle = border > 0 ? '#fbf8f1' : '#000000'
  ctx.fillRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge)
  ctx.restore()
}
