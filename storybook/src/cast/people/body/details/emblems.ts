import { type Draw, colourOf, starAt, run, dot } from './drawing.ts'
import { faded, shade, brightness, lighten } from '../../drawing/tone.ts'

/** Signs, badges and jewels. */

export const pocket: Draw = (ctx, body) => {
  ctx.fillStyle = faded(shade(colourOf(body), 0.5), 0.4)
  ctx.beginPath()
  ctx.roundRect(body.middle - 0.052, -body.length * 0.34, 0.09, 0.055, 0.016)
  ctx.fill()
}

export const star: Draw = (ctx, body) => {
  ctx.fillStyle = '#ecc04c'
  starAt(ctx, body.middle + 0.03, -body.length * 0.74, 0.018)
}

export const number: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = brightness(colourOf(body)) > 0.6 ? '#b8303a' : '#f7f3ea'
  ctx.beginPath()
  ctx.roundRect(m - 0.008, -l * 0.72, 0.02, 0.1, 0.004)
  ctx.roundRect(m - 0.03, -l * 0.68, 0.03, 0.016, 0.004)
  ctx.fill()
}

export const cross: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.skin
  run(ctx, [m - 0.034, -l - 0.01], [m + 0.034, -l - 0.01], [m * 0.9, -l * 0.76])
  ctx.fill()
  ctx.strokeStyle = lighten(colourOf(body), 0.5)
  ctx.lineWidth = 0.014
  run(ctx, [m + 0.04, -l - 0.01], [m * 0.8 - 0.02, -l * 0.6], [-0.1, -l * 0.3])
  ctx.stroke()
  run(ctx, [m - 0.04, -l - 0.01], [m * 0.9, -l * 0.76])
  ctx.stroke()
}

export const sash: Draw = (ctx, body) => {
  ctx.fillStyle = shade(colourOf(body), 0.55)
  if (brightness(colourOf(body)) < 0.35) ctx.fillStyle = '#c9a45a'
  ctx.fillRect(-0.2, -body.length * 0.42, 0.4, 0.06)
  ctx.fillStyle = faded('#ffffff', 0.18)
  ctx.fillRect(-0.2, -body.length * 0.36, 0.4, 0.008)
}

export const emblem: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = '#f2c14a'
  run(
    ctx,
    [m - 0.046, -l * 0.82],
    [m + 0.044, -l * 0.82],
    [m + 0.05, -l * 0.7],
    [m, -l * 0.52],
    [m - 0.052, -l * 0.7],
  )
  ctx.fill()
  ctx.fillStyle = '#c8403f'
  starAt(ctx, m, -l * 0.7, 0.028)
  ctx.fillStyle = '#f2c14a'
  ctx.fillRect(-0.2, -0.03, 0.4, 0.024)
}

export const pearls: Draw = (ctx, body) => {
  ctx.fillStyle = '#fffaf0'
  for (let index = -4; index <= 4; index++) {
    dot(ctx, body.middle + index * 0.012, -body.length + 0.04 - Math.abs(index) * 0.007, 0.006)
  }
}

export const badge: Draw = (ctx, body) => {
  ctx.fillStyle = '#ecc04c'
  starAt(ctx, body.middle + 0.032, -body.length * 0.72, 0.017)
}

export const heart: Draw = (ctx, body) => {
  ctx.fillStyle = '#e0506a'
  dot(ctx, body.middle - 0.012, -body.length * 0.68, 0.014)
  dot(ctx, body.middle + 0.012, -body.length * 0.68, 0.014)
}
