import { blot } from '../../scene/blot.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'

/** Rows in one strip of wavering air, as a share of the frame's height, and how far they swing. */
const STRIP = 0.011
const SWING = 0.008
/** The layer lies on the ground from the horizon down, and reaches a little above it. */
const [ABOVE, BELOW] = [0.2, 0.1]

/** Hot air over the ground: what is seen through it wavers, row by row, most of all at the horizon. */
export function heatHaze({ box }: { box: Box }): Piece {
  return {
    name: 'heat haze',
    depth: () => 3.4,
    draw: (pen) => {
      const { ctx, width, height, t } = pen
      const middle = pen.project(0, 0, 30).y
      const canvas = ctx.canvas
      ctx.save()
      ctx.resetTransform()
      const step = Math.max(2, Math.round(height * STRIP))
      const [top, end] = [middle - height * ABOVE, middle + height * BELOW]
      for (let y = Math.round(top); y < end; y += step) {
        const near = 1 - Math.abs(y - middle) / (height * (y < middle ? ABOVE : BELOW))
        const swing = Math.sin(y * 0.21 + t * 9) + 0.6 * Math.sin(y * 0.083 - t * 6.1)
        const shift = swing * near * height * SWING * (box.height / 9)
        ctx.drawImage(canvas, 0, y, width, step, shift, y, width, step)
      }
      ctx.restore()
      glare(ctx, { width, height, middle, t })
    },
  }
}

interface Glare {
  readonly width: number
  readonly height: number
  readonly middle: number
  readonly t: number
}

/** The road seems wet where the sky is mirrored in the hot air above it. */
function glare(ctx: Parameters<Piece['draw']>[0]['ctx'], at: Glare): void {
  const { width, height, middle, t } = at
  ctx.save()
  ctx.resetTransform()
  for (let i = 0; i < 5; i++) {
    const x = width * (0.5 + 0.16 * Math.sin(i * 2.4) + 0.01 * Math.sin(t * 2 + i))
    const y = middle + height * (0.012 + i * 0.011)
    blot(ctx, `rgba(236,246,255,${(0.5 - i * 0.07 + 0.06 * Math.sin(t * 3 + i)).toFixed(3)})`, [
      x,
      y,
      width * (0.05 + 0.014 * i),
      height * 0.0045,
    ])
  }
  ctx.restore()
}
