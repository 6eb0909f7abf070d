import { blot } from '../../../../scene/blot.ts'
import { type Draw, colourOf, dot, run } from './drawing.ts'
import { shade, faded } from '../../drawing/tone.ts'

/** Bibs, plates and panels. */

export const bib: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = colourOf(body)
  ctx.beginPath()
  ctx.roundRect(m - 0.058, -l * 0.68, 0.112, l, 0.012)
  ctx.fill()
  ctx.fillRect(-0.2, -l * 0.26, 0.4, l)
  ctx.fillRect(m - 0.056, -l - 0.02, 0.02, l * 0.5)
  ctx.fillRect(m + 0.032, -l - 0.02, 0.02, l * 0.5)
  ctx.fillStyle = '#e3b64a'
  dot(ctx, m - 0.046, -l * 0.64, 0.008)
  dot(ctx, m + 0.042, -l * 0.64, 0.008)
  ctx.fillStyle = shade(colourOf(body), 0.25)
  ctx.beginPath()
  ctx.roundRect(m - 0.03, -l * 0.5, 0.056, 0.05, 0.01)
  ctx.fill()
}

export const plates: Draw = (ctx, body) => {
  const { length: l } = body
  ctx.strokeStyle = faded(shade(colourOf(body), 0.75), 0.6)
  ctx.lineWidth = 0.006
  for (const share of [0.44, 0.3, 0.16]) {
    ctx.beginPath()
    ctx.moveTo(-0.14, -l * share)
    ctx.quadraticCurveTo(body.middle, -l * share + 0.022, 0.14, -l * share)
    ctx.stroke()
  }
  run(ctx, [body.middle, -l * 0.92], [body.middle, -l * 0.46])
  ctx.stroke()
  blot(ctx, faded('#ffffff', 0.4), [body.middle - 0.03, -l * 0.72, 0.012, 0.05, 0.25])
}

export const panel: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = shade(colourOf(body), 0.2)
  ctx.beginPath()
  ctx.roundRect(m - 0.046, -l * 0.66, 0.09, 0.075, 0.012)
  ctx.fill()
  ctx.fillStyle = '#e0553f'
  dot(ctx, m - 0.024, -l * 0.58, 0.009)
  ctx.fillStyle = '#4f9fd3'
  dot(ctx, m, -l * 0.58, 0.009)
  ctx.fillStyle = '#f2c14a'
  dot(ctx, m + 0.024, -l * 0.58, 0.009)
  ctx.fillStyle = '#3f72b8'
  ctx.fillRect(-0.2, -l * 0.28, 0.4, 0.016)
}

export const reflect: Draw = (ctx, body) => {
  ctx.fillStyle = '#f1ecc8'
  ctx.fillRect(-0.2, -body.length * 0.3, 0.4, 0.022)
  ctx.fillRect(-0.2, -body.length * 0.58, 0.4, 0.022)
}

export const gears: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = '#9fe8f2'
  dot(ctx, m, -l * 0.7, 0.026)
  ctx.strokeStyle = faded('#2f4a5a', 0.7)
  ctx.lineWidth = 0.006
  ctx.stroke()
  for (const share of [0.32, 0.2]) {
    run(ctx, [m - 0.04, -l * share], [m + 0.04, -l * share])
    ctx.stroke()
  }
}
