import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'

/** A sheet to draw on before it goes on the frame. */
export interface Sheet {
  readonly canvas: Canvas
  readonly ctx: SKRSContext2D
  /** Lays a colour over what is drawn, and over nothing else. */
  cover(colour: string): void
}

/** A canvas that grows to the largest size asked for and is used again in each frame. */
export function createScratch(): { open(width: number, height: number): Sheet } {
  let canvas = createCanvas(1, 1)
  return {
    open(width, height) {
      if (canvas.width < width || canvas.height < height) {
        const wide = Math.ceil(Math.max(canvas.width, width) / 64) * 64
        canvas = createCanvas(wide, Math.ceil(Math.max(canvas.height, height) / 64) * 64)
      }
      const ctx = canvas.getContext('2d')
      // Not cleared: drawing on a canvas that was shown gives it new memory in every frame, and it keeps the old.
      ctx.reset()
      return {
        canvas,
        ctx,
        cover(colour) {
          ctx.globalCompositeOperation = 'source-atop'
          ctx.fillStyle = colour
          ctx.fillRect(0, 0, width, height)
          ctx.globalCompositeOperation = 'source-over'
        },
      }
    },
  }
}
