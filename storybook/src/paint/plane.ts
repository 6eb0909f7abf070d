import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece } from '../scene/scene.ts'

/** A piece and where it is at this instant. */
export interface Placed {
  readonly piece: Piece
  readonly z: number
}

/** Turns the picture about its middle, as the camera rolls. */
export function turn(ctx: SKRSContext2D, pen: Pen): void {
  if (pen.camera.roll === 0) return
  ctx.translate(pen.width / 2, pen.height / 2)
  ctx.rotate(pen.camera.roll)
  ctx.translate(-pen.width / 2, -pen.height / 2)
}

/** A sheet as large as the frame, for pieces that are worked on together before they go on it. */
export function createPlane(size: { readonly width: number; readonly height: number }): {
  readonly ctx: SKRSContext2D
  /** Empties it and turns it as the frame is turned. */
  open(pen: Pen, scale: number): void
} {
  const ctx = createCanvas(size.width, size.height).getContext('2d')
  return {
    ctx,
    open(pen, scale) {
      ctx.reset()
      ctx.scale(scale, scale)
      turn(ctx, pen)
    },
  }
}
