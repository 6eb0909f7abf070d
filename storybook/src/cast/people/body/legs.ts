import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Look } from '../outfit.ts'
import { limb, limbPart } from './limb.ts'
import { tone, type Depth, type Part } from './part.ts'
import { cut, model } from '../drawing/paper.ts'
import { faded, lighten } from '../drawing/tone.ts'

/** Half widths of a leg in own heights of a slim adult: at the root, at the joint, at the end. */
const LEG = { hip: 0.052, knee: 0.037, ankle: 0.0245 }

export function thigh(look: Look, depth: Depth): Part {
  const size = look.build.girth * look.build.body
  const { legs } = look.outfit
  const loose = 1 + legs.loose * 0.28
  const length = look.build.thigh
  const cloth = tone(legs.colour || look.skin, depth)
  return limbPart(length, 0.1 * size * loose, (ctx) => {
    const isBare = legs.length <= 0.02
    const short = legs.length < 0.5
    const colour = isBare || short ? tone(look.skin, depth) : cloth
    const puff = short ? 1 : loose
    limb(ctx, { length, from: LEG.hip * size * puff, to: LEG.knee * size * puff, colour })
    if (!short || isBare) return
    const end = Math.min(1, legs.length * 2) * length * 0.95
    limb(ctx, {
      length: end,
      from: LEG.hip * size * 1.06 * Math.min(loose, 1.1),
      to: LEG.knee * size * (1.2 + legs.loose * 0.4),
      colour: cloth,
      flat: true,
    })
  })
}

export function shin(look: Look, depth: Depth): Part {
  const size = look.build.girth * look.build.body
  const { legs, shoes } = look.outfit
  const loose = 1 + legs.loose * 0.34
  const length = look.build.shin
  const covered = legs.length > 0.75
  return limbPart(length, 0.085 * size * loose, (ctx) => {
    const colour = covered ? tone(legs.colour || look.skin, depth) : tone(look.skin, depth)
    const puff = covered ? loose : 1
    limb(ctx, {
      length,
      from: LEG.knee * size * puff,
      to: LEG.ankle * size * (covered ? 1 + legs.loose * 0.7 : 1),
      colour,
    })
    if (shoes.style === 'boots') bootShaft(ctx, { length, size, colour: tone(shoes.colour, depth) })
  })
}

function bootShaft(
  ctx: SKRSContext2D,
  look: { length: number; size: number; colour: string },
): void {
  const { length, size, colour } = look
  const half = 0.036 * size
  const shape = new Path2D()
  shape.roundRect(-half, length * 0.42, half * 2, length * 0.62, 0.012)
  cut(ctx, shape, { colour, depth: 0.6 })
  model(ctx, shape, { colour, left: -half, right: half })
  ctx.fillStyle = faded(lighten(colour, 0.5), 0.35)
  ctx.fillRect(-half, length * 0.44, half * 2, 0.008)
}
