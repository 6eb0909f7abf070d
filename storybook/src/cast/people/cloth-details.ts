/* oxlint-disable max-lines -- a table */
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Detail } from './outfit.ts'
import type { Bodice } from './torso.ts'
import { brightness, faded, lighten, shade } from './tone.ts'

type Draw = (ctx: SKRSContext2D, body: Bodice) => void

const colourOf = (body: Bodice): string => body.look.outfit.top.colour
const accent = (body: Bodice): string =>
  brightness(colourOf(body)) > 0.55 ? shade(colourOf(body), 0.32) : lighten(colourOf(body), 0.42)

/** Strokes or fills a run of points. */
function run(ctx: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
}

function dot(ctx: SKRSContext2D, ...[x, y, radius]: readonly [number, number, number]): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

const inFront =
  (draw: Draw): Draw =>
  (ctx, body) => {
    if (body.view !== 'back') draw(ctx, body)
  }

const buttons =
  (columns: readonly number[]): Draw =>
  (ctx, body) => {
    ctx.fillStyle = accent(body)
    for (const share of [0.84, 0.68, 0.52, 0.36, 0.2]) {
      for (const x of columns)
        dot(ctx, body.middle * (0.6 + share * 0.4) + x, -body.length * share, 0.0065)
    }
  }

const collar: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = lighten(colourOf(body), 0.3)
  run(ctx, [
    [m - 0.044, -l - 0.006],
    [m - 0.05, -l + 0.022],
    [m - 0.018, -l + 0.04],
    [m, -l + 0.018],
  ])
  ctx.fill()
  run(ctx, [
    [m + 0.04, -l - 0.006],
    [m + 0.044, -l + 0.022],
    [m + 0.016, -l + 0.04],
    [m, -l + 0.018],
  ])
  ctx.fill()
}

const lapels: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.outfit.top.inner
  run(ctx, [
    [m - 0.036, -l - 0.01],
    [m + 0.034, -l - 0.01],
    [m * 0.95, -l * 0.42],
  ])
  ctx.fill()
  ctx.fillStyle = lighten(colourOf(body), 0.12)
  for (const side of [-1, 1]) {
    run(ctx, [
      [m + side * 0.032, -l - 0.01],
      [m + side * 0.064, -l * 0.8],
      [m + side * 0.044, -l * 0.76],
      [m + side * 0.05, -l * 0.7],
      [m * 0.95, -l * 0.4],
    ])
    ctx.fill()
    ctx.strokeStyle = faded(shade(colourOf(body), 0.6), 0.5)
    ctx.lineWidth = 0.003
    ctx.stroke()
  }
}

const tie: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.outfit.top.details.includes('lapels')
    ? '#b8404a'
    : shade(colourOf(body), 0.5)
  run(ctx, [
    [m - 0.012, -l + 0.014],
    [m + 0.012, -l + 0.014],
    [m + 0.018, -l * 0.55],
    [m, -l * 0.46],
    [m - 0.018, -l * 0.55],
  ])
  ctx.fill()
  dot(ctx, m, -l + 0.018, 0.012)
}

const bowTie: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = brightness(colourOf(body)) < 0.3 ? '#f4f0e6' : '#3a3038'
  if (body.look.outfit.top.details.includes('lapels')) ctx.fillStyle = '#3a2a35'
  run(ctx, [
    [m, -l + 0.02],
    [m - 0.03, -l + 0.006],
    [m - 0.03, -l + 0.036],
  ])
  ctx.fill()
  run(ctx, [
    [m, -l + 0.02],
    [m + 0.03, -l + 0.006],
    [m + 0.03, -l + 0.036],
  ])
  ctx.fill()
}

const stripes: Draw = (ctx, body) => {
  const light = brightness(colourOf(body)) > 0.75
  ctx.fillStyle = light ? '#3f5f8f' : faded(lighten(colourOf(body), 0.6), 0.75)
  for (let y = 0.03; y < body.length; y += 0.042) ctx.fillRect(-0.2, -body.length + y, 0.4, 0.015)
}

const plaid: Draw = (ctx, body) => {
  ctx.fillStyle = faded(shade(colourOf(body), 0.7), 0.35)
  for (let y = 0; y < body.length; y += 0.05) ctx.fillRect(-0.2, -body.length + y, 0.4, 0.018)
  for (let x = -0.12; x < 0.14; x += 0.05) ctx.fillRect(x, -body.length, 0.018, body.length + 0.1)
  ctx.fillStyle = faded(lighten(colourOf(body), 0.6), 0.35)
  for (let y = 0.03; y < body.length; y += 0.05) ctx.fillRect(-0.2, -body.length + y, 0.4, 0.005)
}

const line: Draw = (ctx, body) => {
  ctx.strokeStyle = accent(body)
  ctx.lineWidth = 0.006
  run(ctx, [
    [body.middle, -body.length],
    [body.middle * 0.75, 0.05],
  ])
  ctx.stroke()
}

const pocket: Draw = (ctx, body) => {
  ctx.fillStyle = faded(shade(colourOf(body), 0.5), 0.4)
  ctx.beginPath()
  ctx.roundRect(body.middle - 0.052, -body.length * 0.34, 0.09, 0.055, 0.016)
  ctx.fill()
}

const hood: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = shade(colourOf(body), 0.16)
  ctx.beginPath()
  ctx.ellipse(m * 0.4, -l + 0.01, 0.066, 0.028, 0, 0, Math.PI * 2)
  ctx.fill()
  if (body.view === 'back') return
  ctx.strokeStyle = '#f4efe4'
  ctx.lineWidth = 0.0055
  run(ctx, [
    [m - 0.018, -l + 0.03],
    [m - 0.022, -l + 0.085],
  ])
  ctx.stroke()
  run(ctx, [
    [m + 0.016, -l + 0.03],
    [m + 0.018, -l + 0.078],
  ])
  ctx.stroke()
}

const knit: Draw = (ctx, body) => {
  ctx.strokeStyle = faded(lighten(colourOf(body), 0.6), 0.4)
  ctx.lineWidth = 0.005
  for (const y of [0.3, 0.36]) {
    ctx.beginPath()
    for (let x = -0.12; x <= 0.12; x += 0.02) {
      const high = Math.round(x / 0.02) % 2 === 0 ? 0 : 0.014
      ctx.lineTo(x, -body.length * (1 - y) - high)
    }
    ctx.stroke()
  }
  ctx.fillStyle = faded(shade(colourOf(body), 0.5), 0.35)
  ctx.fillRect(-0.2, -0.012, 0.4, 0.06)
}

const bib: Draw = (ctx, body) => {
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

const star: Draw = (ctx, body) => {
  ctx.fillStyle = '#ecc04c'
  starAt(ctx, body.middle + 0.03, -body.length * 0.74, 0.018)
}

function starAt(ctx: SKRSContext2D, ...[x, y, radius]: readonly [number, number, number]): void {
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? radius : radius * 0.45
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  ctx.fill()
}

const number: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = brightness(colourOf(body)) > 0.6 ? '#b8303a' : '#f7f3ea'
  ctx.beginPath()
  ctx.roundRect(m - 0.008, -l * 0.72, 0.02, 0.1, 0.004)
  ctx.roundRect(m - 0.03, -l * 0.68, 0.03, 0.016, 0.004)
  ctx.fill()
}

const cross: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.skin
  run(ctx, [
    [m - 0.034, -l - 0.01],
    [m + 0.034, -l - 0.01],
    [m * 0.9, -l * 0.76],
  ])
  ctx.fill()
  ctx.strokeStyle = lighten(colourOf(body), 0.5)
  ctx.lineWidth = 0.014
  run(ctx, [
    [m + 0.04, -l - 0.01],
    [m * 0.8 - 0.02, -l * 0.6],
    [-0.1, -l * 0.3],
  ])
  ctx.stroke()
  run(ctx, [
    [m - 0.04, -l - 0.01],
    [m * 0.9, -l * 0.76],
  ])
  ctx.stroke()
}

const vee: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = body.look.skin
  run(ctx, [
    [m - 0.034, -l - 0.01],
    [m + 0.034, -l - 0.01],
    [m, -l * 0.8],
  ])
  ctx.fill()
}

const sash: Draw = (ctx, body) => {
  ctx.fillStyle = shade(colourOf(body), 0.55)
  if (brightness(colourOf(body)) < 0.35) ctx.fillStyle = '#c9a45a'
  ctx.fillRect(-0.2, -body.length * 0.42, 0.4, 0.06)
  ctx.fillStyle = faded('#ffffff', 0.18)
  ctx.fillRect(-0.2, -body.length * 0.36, 0.4, 0.008)
}

const plates: Draw = (ctx, body) => {
  const { length: l } = body
  ctx.strokeStyle = faded(shade(colourOf(body), 0.75), 0.6)
  ctx.lineWidth = 0.006
  for (const share of [0.44, 0.3, 0.16]) {
    ctx.beginPath()
    ctx.moveTo(-0.14, -l * share)
    ctx.quadraticCurveTo(body.middle, -l * share + 0.022, 0.14, -l * share)
    ctx.stroke()
  }
  run(ctx, [
    [body.middle, -l * 0.92],
    [body.middle, -l * 0.46],
  ])
  ctx.stroke()
  ctx.fillStyle = faded('#ffffff', 0.4)
  ctx.beginPath()
  ctx.ellipse(body.middle - 0.03, -l * 0.72, 0.012, 0.05, 0.25, 0, Math.PI * 2)
  ctx.fill()
}

const panel: Draw = (ctx, body) => {
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

const dots: Draw = (ctx, body) => {
  ctx.fillStyle =
    colourOf(body) === '#f3c544' ? '#d6455a' : faded(lighten(colourOf(body), 0.75), 0.8)
  const radius = colourOf(body) === '#f3c544' ? 0.017 : 0.0075
  for (let row = 0; row < 8; row++) {
    for (let column = -3; column <= 3; column++) {
      dot(ctx, column * 0.044 + (row % 2) * 0.022, -body.length + 0.05 + row * 0.042, radius)
    }
  }
}

const emblem: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = '#f2c14a'
  run(ctx, [
    [m - 0.046, -l * 0.82],
    [m + 0.044, -l * 0.82],
    [m + 0.05, -l * 0.7],
    [m, -l * 0.52],
    [m - 0.052, -l * 0.7],
  ])
  ctx.fill()
  ctx.fillStyle = '#c8403f'
  starAt(ctx, m, -l * 0.7, 0.028)
  ctx.fillStyle = '#f2c14a'
  ctx.fillRect(-0.2, -0.03, 0.4, 0.024)
}

const ruff: Draw = (ctx, body) => {
  ctx.fillStyle = '#faf6ee'
  for (let index = -3; index <= 3; index++)
    dot(ctx, body.middle * 0.6 + index * 0.02, -body.length + 0.012, 0.018)
}

const lacing: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.strokeStyle = faded(lighten(colourOf(body), 0.8), 0.9)
  ctx.lineWidth = 0.004
  for (const share of [0.66, 0.56, 0.46, 0.36]) {
    run(ctx, [
      [m - 0.018, -l * share],
      [m + 0.018, -l * (share - 0.07)],
    ])
    ctx.stroke()
    run(ctx, [
      [m + 0.018, -l * share],
      [m - 0.018, -l * (share - 0.07)],
    ])
    ctx.stroke()
  }
}

const pearls: Draw = (ctx, body) => {
  ctx.fillStyle = '#fffaf0'
  for (let index = -4; index <= 4; index++) {
    dot(ctx, body.middle + index * 0.012, -body.length + 0.04 - Math.abs(index) * 0.007, 0.006)
  }
}

const sailor: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = '#34508a'
  run(ctx, [
    [m - 0.07, -l],
    [m + 0.068, -l],
    [m + 0.05, -l * 0.86],
    [m, -l * 0.66],
    [m - 0.054, -l * 0.86],
  ])
  ctx.fill()
  ctx.fillStyle = '#c8403f'
  run(ctx, [
    [m - 0.016, -l * 0.66],
    [m + 0.016, -l * 0.66],
    [m + 0.02, -l * 0.48],
    [m - 0.02, -l * 0.48],
  ])
  ctx.fill()
}

const yoke: Draw = (ctx, body) => {
  ctx.fillStyle = '#f8f5ee'
  ctx.fillRect(body.middle * 0.8 - 0.016, -body.length, 0.032, body.length + 0.1)
  ctx.fillRect(-0.2, -0.01, 0.4, 0.05)
}

const reflect: Draw = (ctx, body) => {
  ctx.fillStyle = '#f1ecc8'
  ctx.fillRect(-0.2, -body.length * 0.3, 0.4, 0.022)
  ctx.fillRect(-0.2, -body.length * 0.58, 0.4, 0.022)
}

const scales: Draw = (ctx, body) => {
  ctx.strokeStyle = '#e0b13c'
  ctx.lineWidth = 0.006
  for (let y = 0.06; y < body.length + 0.02; y += 0.036) {
    run(ctx, [
      [-0.14, -body.length + y],
      [0.14, -body.length + y],
    ])
    ctx.stroke()
  }
}

const gears: Draw = (ctx, body) => {
  const { length: l, middle: m } = body
  ctx.fillStyle = '#9fe8f2'
  dot(ctx, m, -l * 0.7, 0.026)
  ctx.strokeStyle = faded('#2f4a5a', 0.7)
  ctx.lineWidth = 0.006
  ctx.stroke()
  for (const share of [0.32, 0.2]) {
    run(ctx, [
      [m - 0.04, -l * share],
      [m + 0.04, -l * share],
    ])
    ctx.stroke()
  }
}

const badge: Draw = (ctx, body) => {
  ctx.fillStyle = '#ecc04c'
  starAt(ctx, body.middle + 0.032, -body.length * 0.72, 0.017)
}

const heart: Draw = (ctx, body) => {
  ctx.fillStyle = '#e0506a'
  dot(ctx, body.middle - 0.012, -body.length * 0.68, 0.014)
  dot(ctx, body.middle + 0.012, -body.length * 0.68, 0.014)
}

/** How each detail of a garment is drawn on the body; the body's shape clips it. */
export const CLOTH_DETAILS: Readonly<Record<Detail, Draw>> = {
  collar: inFront(collar),
  buttons: inFront(buttons([0])),
  'double-buttons': inFront(buttons([-0.024, 0.022])),
  tie: inFront(tie),
  'bow-tie': inFront(bowTie),
  stripes,
  zip: inFront(line),
  pocket: inFront(pocket),
  hood,
  knit,
  lapels: inFront(lapels),
  bib: inFront(bib),
  badge: inFront(badge),
  star: inFront(star),
  number,
  cross: inFront(cross),
  vee: inFront(vee),
  sash,
  plates,
  panel: inFront(panel),
  heart: inFront(heart),
  dots,
  emblem: inFront(emblem),
  ruff: inFront(ruff),
  lacing: inFront(lacing),
  pearls: inFront(pearls),
  sailor,
  yoke,
  reflect,
  scales,
  gears: inFront(gears),
  plaid,
}
