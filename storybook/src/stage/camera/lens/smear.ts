import { createProjection } from '../../../paint/projection.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import type { Camera } from '../../../scene/space.ts'

/** Ghosts per picture; each is a copy of the whole frame, about a millisecond at 720p. */
const GHOSTS = 3
const FRAME = 1 / 24

/** What a shutter that stays open sees while the camera jerks: the picture drawn out along the move. */
export function smear(camera: (t: number) => Camera, tempo: number): Piece {
  return {
    name: 'smear',
    depth: () => -11,
    draw: (pen) => {
      const t = pen.t / tempo
      const moved = shift(pen, camera(Math.max(0, t - FRAME)))
      if (Math.hypot(moved.x, moved.y) < pen.height * 0.012) return
      const { ctx } = pen
      ctx.save()
      ctx.resetTransform()
      for (let ghost = 1; ghost <= GHOSTS; ghost++) {
        ctx.globalAlpha = 0.42 / ghost
        const share = (ghost / GHOSTS) * 0.55
        ctx.drawImage(ctx.canvas, moved.x * share, moved.y * share)
      }
      ctx.restore()
    },
  }
}

/** How far the acting line has moved on the frame since another camera, in pixels. */
function shift(pen: Pen, before: Camera): { readonly x: number; readonly y: number } {
  const now = pen.project(0, pen.eye, 4)
  const then = createProjection(pen, before)(0, pen.eye, 4)
  return { x: then.x - now.x, y: then.y - now.y }
}
