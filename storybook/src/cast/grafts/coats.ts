import type { Actor } from '../actor.ts'
import { PATTERNS } from '../looks/patterns.ts'
import type { Worn } from '../looks/worn.ts'
import { retouched } from '../retouched.ts'
import type { Coat } from './coat-of.ts'

const PRINTED = {
  stripes: PATTERNS.striped,
  spots: PATTERNS.spotted,
  patches,
  scales,
  suckers: PATTERNS.dotted,
} as const

/** The marks of a coat all over a figure. */
export function inCoat(actor: Actor, coat: Coat | undefined): Actor {
  if (!coat?.marks) return actor
  const { marks, ink = '#3b2a20' } = coat
  return retouched(actor, {
    touch(sheet) {
      const { ctx, pixels, width, height } = sheet
      const wide = actor.aspect * pixels
      const [left, top] = [(width - wide) / 2, height - 1.45 * pixels]
      ctx.save()
      ctx.globalCompositeOperation = 'source-atop'
      PRINTED[marks]({
        ...sheet,
        name: actor.name,
        left,
        top,
        wide,
        alive: true,
        pale: false,
        sheer: false,
        tone: ink,
        stains: [],
      })
      ctx.restore()
    },
    show(_brush, put) {
      put(0)
    },
  })
}

/** Rows of arcs that overlap like tiles; eyes and mouth shine through. */
function scales({ ctx, left, top, wide, pixels, tone = '#1f6fa8' }: Worn): void {
  const step = Math.min(wide, pixels) / 11
  ctx.fillStyle = tone
  ctx.globalAlpha = 0.34
  ctx.fillRect(left - pixels, top - pixels, wide + 2 * pixels, 3 * pixels)
  ctx.globalAlpha = 0.7
  ctx.strokeStyle = tone
  ctx.lineWidth = step * 0.13
  for (let row = 0; row * step * 0.62 < pixels * 1.1; row++)
    for (let x = left + ((row & 1) * step) / 2; x < left + wide + step; x += step) {
      ctx.beginPath()
      ctx.arc(x, top + row * step * 0.62, step * 0.5, 0, Math.PI)
      ctx.stroke()
    }
}

/** Large patches with edges, as cows and giraffes have them. */
function patches({ ctx, left, top, wide, pixels, tone = '#b8692c' }: Worn): void {
  ctx.fillStyle = tone
  const step = Math.min(wide, pixels) / 5
  for (let row = 0; row * step < pixels * 1.1; row++)
    for (let column = 0; column * step < wide + step; column++) {
      const [x, y] = [left + (column + (row & 1) / 2) * step, top + row * step]
      const lean = ((row * 7 + column * 5) % 5) * 0.04 * step
      ctx.beginPath()
      for (const [across, down] of [
        [-0.36, -0.2],
        [0.1, -0.4],
        [0.4, -0.12],
        [0.3, 0.32],
        [-0.2, 0.38],
      ] as const)
        ctx.lineTo(x + across * step + lean, y + down * step)
      ctx.fill()
    }
}
