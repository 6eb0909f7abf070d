import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { View } from '../framing/view.ts'

/** Where the sky of a world is, for all that is shown in it. */
export interface SkyMask {
  /** Opaque where the sky is; it covers the world. */
  readonly canvas: Canvas
  /** Its clouds as greys: lighter or darker than the middle one. Absent where no sky was found. */
  readonly texture?: Canvas
  /** How near the sky is taken to be, so that shows move with it. */
  readonly near: number
  /** Share of the world's height at which the land begins. */
  readonly horizon: number
}

export interface SkyShow {
  readonly name: string
  /** 90 is behind everything. */
  readonly depth: number
  readonly blend: 'source-over' | 'screen' | 'lighter'
  /** Pixels across that are enough for it. */
  readonly width: number
  /** Painted once instead of in each frame. */
  readonly still?: boolean
  readonly shown: (t: number) => number
  readonly paint: (ctx: SKRSContext2D, canvas: Canvas, t: number) => void
}

export interface SkyLens extends Lens {
  readonly view: (t: number) => View
  readonly tempo: number
}

/** Shows something in the sky of the picture, behind everything that stands before it. */
export function skyShow(show: SkyShow, mask: SkyMask, lens: SkyLens): Piece {
  const { world, frame } = lens
  const width = Math.min(show.width, mask.canvas.width)
  const canvas = createCanvas(width, Math.round((width * mask.canvas.height) / mask.canvas.width))
  const ctx = canvas.getContext('2d')
  let isPainted = false
  return live({
    name: show.name,
    depth: show.depth,
    draw(pen) {
      const alpha = show.shown(pen.t)
      if (alpha < 0.004) return
      if (!show.still || !isPainted) {
        ctx.reset()
        show.paint(ctx, canvas, pen.t)
        ctx.globalCompositeOperation = 'destination-in'
        ctx.globalAlpha = 1
        ctx.drawImage(mask.canvas, 0, 0, canvas.width, canvas.height)
        isPainted = true
      }
      const corner = { u: 0, v: 0, near: mask.near }
      const at = onFrame(lens, lens.view(pen.t / lens.tempo), corner)
      pen.ctx.save()
      pen.ctx.globalCompositeOperation = show.blend
      pen.ctx.globalAlpha = alpha
      pen.ctx.drawImage(
        canvas,
        at.x,
        at.y,
        (world.right - world.left) * frame.width * at.scale,
        (world.bottom - world.top) * frame.height * at.scale,
      )
      pen.ctx.restore()
    },
  })
}
