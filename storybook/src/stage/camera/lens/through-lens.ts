import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../../scene/scene.ts'

/** Before all that stands on the stage, and behind what is written over the film. */
const AT_LENS = -11.5

/** All that was painted so far, painted once more from its copy, as a lens shows it. */
export function throughLens(name: string, bend: (ctx: SKRSContext2D, copy: Canvas) => void): Piece {
  let copy: Canvas | undefined
  return {
    name,
    depth: () => AT_LENS,
    draw: ({ ctx, width, height }) => {
      copy ??= createCanvas(width, height)
      copy.getContext('2d').drawImage(ctx.canvas, 0, 0)
      ctx.save()
      ctx.resetTransform()
      bend(ctx, copy)
      ctx.restore()
    },
  }
}
