import type { Actor } from './actor.ts'
import { retouched, type RetouchSheet } from './retouched.ts'

const LINES = 46
const LIGHT = '#5fe6ff'

/** The same actor made of light: see-through, in one cold colour, with the lines of a screen, and it flickers. */
export function asHologram(actor: Actor): Actor {
  return retouched(actor, {
    touch: lineUp,
    show({ ctx, t }, put) {
      ctx.globalAlpha *= flicker(t)
      put(0)
      ctx.globalCompositeOperation = 'screen'
      put(0.012)
    },
  })
}

function flicker(t: number): number {
  const drop = Math.sin(t * 2.1) * Math.sin(t * 13.7) > 0.82 ? 0.35 : 0
  return 0.66 + 0.06 * Math.sin(t * 17) - drop
}

function lineUp({ ctx, width, height, t }: RetouchSheet): void {
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = 0.62
  ctx.fillStyle = LIGHT
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'destination-out'
  const step = height / LINES
  for (let y = ((t * 0.6) % 1) * step - step; y < height; y += step)
    ctx.fillRect(0, y, width, step * 0.34)
}
