import { blot } from '../../../../scene/blot.ts'
import { type Draw, colourOf, run, dot } from './drawing.ts'
import { lighten, faded, shade, brightness } from '../../drawing/tone.ts'

/** Necklines, ties and fastenings. */

export const collar: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = lighten(colourOf(body), 0.3)
  run(ctx, [m - 0.044, -l - 0.006], [m - 0.05, -l + 0.022], [m - 0.018, -l + 0.04], [m, -l + 0.018])
  ctx.fill()
  run(ctx, [m + 0.04, -l - 0.006], [m + 0.044, -l + 0.022], [m + 0.016, -l + 0.04], [m, -l + 0.018])
  ctx.fill()
}

export const lapels: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.outfit.top.inner
  run(ctx, [m - 0.036, -l - 0.01], [m + 0.034, -l - 0.01], [m * 0.95, -l * 0.42])
  ctx.fill()
  ctx.fillStyle = lighten(colourOf(body), 0.12)
  for (const side of [-1, 1]) {
    run(
      ctx,
      [m + side * 0.032, -l - 0.01],
      [m + side * 0.064, -l * 0.8],
      [m + side * 0.044, -l * 0.76],
      [m + side * 0.05, -l * 0.7],
      [m * 0.95, -l * 0.4],
    )
    ctx.fill()
    ctx.strokeStyle = faded(shade(colourOf(body), 0.6), 0.5)
    ctx.lineWidth = 0.003
    ctx.stroke()
  }
}

export const tie: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.outfit.top.details.includes('lapels')
    ? '#b8404a'
    : shade(colourOf(body), 0.5)
  run(
    ctx,
    [m - 0.012, -l + 0.014],
    [m + 0.012, -l + 0.014],
    [m + 0.018, -l * 0.55],
    [m, -l * 0.46],
    [m - 0.018, -l * 0.55],
  )
  ctx.fill()
  dot(ctx, m, -l + 0.018, 0.012)
}

export const bowTie: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = brightness(colourOf(body)) < 0.3 ? '#f4f0e6' : '#3a3038'
  if (body.look.outfit.top.details.includes('lapels')) ctx.fillStyle = '#3a2a35'
  run(ctx, [m, -l + 0.02], [m - 0.03, -l + 0.006], [m - 0.03, -l + 0.036])
  ctx.fill()
  run(ctx, [m, -l + 0.02], [m + 0.03, -l + 0.006], [m + 0.03, -l + 0.036])
  ctx.fill()
}

export const hood: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  blot(ctx, shade(colourOf(body), 0.16), [m * 0.4, -l + 0.01, 0.066, 0.028])
  if (body.view === 'back') return
  ctx.strokeStyle = '#f4efe4'
  ctx.lineWidth = 0.0055
  run(ctx, [m - 0.018, -l + 0.03], [m - 0.022, -l + 0.085])
  ctx.stroke()
  run(ctx, [m + 0.016, -l + 0.03], [m + 0.018, -l + 0.078])
  ctx.stroke()
}

export const vee: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.skin
  run(ctx, [m - 0.034, -l - 0.01], [m + 0.034, -l - 0.01], [m, -l * 0.8])
  ctx.fill()
}

export const ruff: Draw = (ctx, body) => {
  ctx.fillStyle = '#faf6ee'
  for (let index = -3; index <= 3; index++)
    dot(ctx, body.middle * 0.6 + index * 0.02, -body.length + 0.012, 0.018)
}

export const lacing: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.strokeStyle = faded(lighten(colourOf(body), 0.8), 0.9)
  ctx.lineWidth = 0.004
  for (const share of [0.66, 0.56, 0.46, 0.36]) {
    run(ctx, [m - 0.018, -l * share], [m + 0.018, -l * (share - 0.07)])
    ctx.stroke()
    run(ctx, [m + 0.018, -l * share], [m - 0.018, -l * (share - 0.07)])
    ctx.stroke()
  }
}

export const sailor: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = '#34508a'
  run(
    ctx,
    [m - 0.07, -l],
    [m + 0.068, -l],
    [m + 0.05, -l * 0.86],
    [m, -l * 0.66],
    [m - 0.054, -l * 0.86],
  )
  ctx.fill()
  ctx.fillStyle = '#c8403f'
  run(
    ctx,
    [m - 0.016, -l * 0.66],
    [m + 0.016, -l * 0.66],
    [m + 0.02, -l * 0.48],
    [m - 0.02, -l * 0.48],
  )
  ctx.fill()
}

export const yoke: Draw = (ctx, body) => {
  ctx.fillStyle = '#f8f5ee'
  ctx.fillRect(body.middle * 0.8 - 0.016, -body.length, 0.032, body.length + 0.1)
  ctx.fillRect(-0.2, -0.01, 0.4, 0.05)
}
