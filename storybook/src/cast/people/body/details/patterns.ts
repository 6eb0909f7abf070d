import { blot } from '../../../../scene/blot.ts'
import { type Draw, colourOf, accent, run, dot } from './drawing.ts'
import type { Pattern } from '../../outfit.ts'
import { blossom, printBody, printOn, stripeOn } from './prints.ts'
import { faded, lighten, shade } from '../../drawing/tone.ts'

/** Woven, knitted and printed. */

export const stripes: Draw = (ctx, body) => {
  ctx.fillStyle = stripeOn(colourOf(body))
  for (let y = 0.03; y < body.length; y += 0.042) ctx.fillRect(-0.2, -body.length + y, 0.4, 0.015)
}

export const plaid: Draw = (ctx, body) => {
  ctx.fillStyle = faded(shade(colourOf(body), 0.7), 0.35)
  for (let y = 0; y < body.length; y += 0.05) ctx.fillRect(-0.2, -body.length + y, 0.4, 0.018)
  for (let x = -0.12; x < 0.14; x += 0.05) ctx.fillRect(x, -body.length, 0.018, body.length + 0.1)
  ctx.fillStyle = faded(lighten(colourOf(body), 0.6), 0.35)
  for (let y = 0.03; y < body.length; y += 0.05) ctx.fillRect(-0.2, -body.length + y, 0.4, 0.005)
}

export const line: Draw = (ctx, body) => {
  ctx.strokeStyle = accent(body)
  ctx.lineWidth = 0.006
  run(ctx, [body.middle, -body.length], [body.middle * 0.75, 0.05])
  ctx.stroke()
}

export const knit: Draw = (ctx, body) => {
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

export const dots: Draw = (ctx, body) => {
  const colour = colourOf(body)
  const clown = colour === '#f3c544'
  ctx.fillStyle = clown ? '#d6455a' : printOn(colour)
  const radius = clown ? 0.017 : 0.009
  for (let row = 0; row < 8; row++) {
    for (let column = -3; column <= 3; column++) {
      dot(ctx, column * 0.044 + (row % 2) * 0.022, -body.length + 0.05 + row * 0.042, radius)
    }
  }
}

export const flowers: Draw = (ctx, body) => {
  const colour = colourOf(body)
  for (let row = 0; row < 6; row++) {
    for (let column = -2; column <= 2; column++) {
      const at = { x: column * 0.06 + (row % 2) * 0.03, y: -body.length + 0.04 + row * 0.056 }
      blossom(ctx, at, printOn(colour))
    }
  }
}

/** Black lacquered plates with a gilded rim, laced together with silk of the armour's colour. */
export const LACQUER = { plate: '#2b2a35', rim: '#e0b13c' } as const

/** A cuirass of laced rows, with a plain breastplate above them. */
export const scales: Draw = (ctx, body) => {
  const { length: l } = body
  ctx.fillStyle = LACQUER.plate
  ctx.fillRect(-0.2, -l - 0.02, 0.4, 0.34 * l)
  for (let y = -0.46 * l; y < 0.04; y += 0.042) ctx.fillRect(-0.2, y, 0.4, 0.015)
  ctx.fillStyle = LACQUER.rim
  ctx.fillRect(-0.2, -0.7 * l, 0.4, 0.014)
}

/** A print that covers body and skirt alike. */
export const printed =
  (pattern: Pattern): Draw =>
  (ctx, body) =>
    printBody(ctx, pattern, { long: body.length, colour: colourOf(body) })

/** The end of a sari, over one shoulder and across the body. */
export const drape: Draw = (ctx, body) => {
  const { length: l, hip, view } = body
  const side = view === 'back' ? -1 : 1
  ctx.fillStyle = lighten(colourOf(body), 0.22)
  run(
    ctx,
    [-0.1 * side, -l - 0.01],
    [-0.03 * side, -l - 0.01],
    [hip * 1.3 * side, -l * 0.24],
    [hip * 1.3 * side, 0.06],
    [-0.02 * side, 0.06],
  )
  ctx.fill()
  ctx.strokeStyle = '#e8bf4a'
  ctx.lineWidth = 0.01
  run(ctx, [-0.03 * side, -l - 0.01], [hip * 1.3 * side, -l * 0.24])
  ctx.stroke()
}

/** Fringes on a leather jacket. */
export const tassels: Draw = (ctx, body) => {
  ctx.strokeStyle = shade(colourOf(body), 0.3)
  ctx.lineWidth = 0.006
  for (let x = -0.11; x <= 0.12; x += 0.015) {
    run(
      ctx,
      [x, -body.length * 0.7 + Math.abs(x) * -0.6],
      [x, -body.length * 0.55 + Math.abs(x) * -0.6],
    )
    ctx.stroke()
  }
}

/** The light patch on an animal's front. */
export const belly: Draw = (ctx, body) => {
  const { length, hip, middle, look } = body
  blot(ctx, look.outfit.top.inner, [middle * 0.9, -length * 0.36, hip * 0.82, length * 0.5])
}

/** Skin between a short top and the skirt, with a row of coins along both. */
export const midriff: Draw = (ctx, body) => {
  const { length, look, middle } = body
  const [hem, waist] = [-length * 0.56, -length * 0.08]
  ctx.fillStyle = look.skin
  ctx.fillRect(-0.2, hem, 0.4, waist - hem)
  ctx.fillStyle = '#f0c84f'
  for (const y of [hem, waist])
    for (let x = -6; x <= 6; x++) dot(ctx, middle * 0.8 + x * 0.02, y, 0.009)
  ctx.fillStyle = faded('#5d3b2a', 0.5)
  if (body.view === 'front') dot(ctx, 0, -length * 0.26, 0.004)
}

/** Braces over the shirt, crossed at the back. */
export const straps: Draw = (ctx, body) => {
  const { length, view, middle } = body
  const crossed = view === 'back' ? -1 : 1
  ctx.strokeStyle = '#5d3b2a'
  ctx.lineWidth = 0.014
  for (const side of [-1, 1]) {
    run(ctx, [middle * 0.6 + side * 0.044, -length], [middle * 0.5 + side * 0.04 * crossed, 0.05])
    ctx.stroke()
  }
}
