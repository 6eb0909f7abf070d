import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { faded, lighten, shade } from '../drawing/tone.ts'

/** Fine lines as a comb leaves them, from the crown outwards and down. */
export function combed(ctx: SKRSContext2D, colour: string): void {
  ctx.lineWidth = 0.013
  for (let line = 0; line < 30; line++) {
    const x = -0.75 + line * 0.052
    ctx.strokeStyle =
      line % 3 === 1 ? faded(lighten(colour, 0.6), 0.2) : faded(shade(colour, 0.7), 0.2)
    ctx.beginPath()
    ctx.moveTo(-0.04 + x * 0.16, -1.2)
    ctx.bezierCurveTo(x * 0.86, -1.06, x * 1.12, -0.62, x * 1.02 + 0.03 * Math.sin(line), 0.7)
    ctx.stroke()
  }
}

/** Little crescents of light and shade all over: curls. */
export function ringlets(ctx: SKRSContext2D, colour: string): void {
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 11; column++) {
      const x = -0.72 + column * 0.145 + (row % 2) * 0.072
      const y = -1.32 + row * 0.125
      const turn = Math.sin(row * 5.1 + column * 2.3)
      for (const [tone, alpha, from] of [
        [shade(colour, 0.8), 0.34, 0.1],
        [lighten(colour, 0.6), 0.3, 1.1],
      ] as const) {
        ctx.strokeStyle = faded(tone, alpha)
        ctx.lineWidth = 0.02
        ctx.beginPath()
        ctx.arc(x, y, 0.055, (from + turn * 0.3) * Math.PI, (from + 0.75 + turn * 0.3) * Math.PI)
        ctx.stroke()
      }
    }
  }
}

/** Light from above, shade below, and the shine of a parting. */
export function gloss(ctx: SKRSContext2D, colour: string): void {
  const down = ctx.createLinearGradient(-0.2, -1.15, 0.25, 0.3)
  down.addColorStop(0, faded(lighten(colour, 0.5), 0.42))
  down.addColorStop(0.42, faded(colour, 0))
  down.addColorStop(1, faded(shade(colour, 0.8), 0.45))
  ctx.fillStyle = down
  ctx.fillRect(-1.2, -1.6, 2.4, 2.8)
  ctx.strokeStyle = faded(lighten(colour, 0.55), 0.26)
  ctx.lineWidth = 0.05
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(-0.02, -0.55, 0.4, Math.PI * 1.18, Math.PI * 1.5)
  ctx.stroke()
}

/** The light edge of cut paper. */
export function rim(ctx: SKRSContext2D, shape: Path2D, colour: string): void {
  ctx.lineWidth = 0.02
  ctx.strokeStyle = faded(lighten(colour, 0.7), 0.4)
  ctx.stroke(shape)
}
