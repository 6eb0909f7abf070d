import type { Actor } from './actor.ts'
import { retouched, type RetouchSheet } from './retouched.ts'

const [CYAN, PINK] = ['#43e8ff', '#ff4fb8']

/** The same actor in the dark with tubes of light along its outline: cyan on one side, pink on the other. */
export function withNeonEdges(actor: Actor): Actor {
  return retouched(actor, {
    touch: dim,
    show({ ctx, pixels }, put) {
      ctx.shadowBlur = pixels * 0.05
      for (const [dx, tone] of [
        [-0.012, CYAN],
        [0.012, PINK],
      ] as const) {
        ctx.shadowColor = tone
        put(dx)
        put(dx)
      }
      ctx.shadowBlur = pixels * 0.012
      ctx.shadowColor = CYAN
      put(0)
    },
  })
}

function dim({ ctx, width, height }: RetouchSheet): void {
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = 0.42
  ctx.fillStyle = '#161a3a'
  ctx.fillRect(0, 0, width, height)
}
