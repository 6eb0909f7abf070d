import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { HandShape } from '../../actor.ts'
import type { Look, Pattern } from '../outfit.ts'
import { printOf, printSleeve } from './details/prints.ts'
import { cut, model, type Frame } from '../drawing/paper.ts'
import { blend, faded, lighten, shade } from '../drawing/tone.ts'

/** A part that is drawn once: how much room it needs around its pin, and how. Limbs hang downwards from their pin. */
export interface Part {
  readonly frame: Frame
  readonly paint: (ctx: SKRSContext2D) => void
}

/** Half widths of limbs in own heights of a slim adult: at the root, at the joint, at the end. */
const ARM = { shoulder: 0.0335, elbow: 0.0265, wrist: 0.0195 }
const LEG = { hip: 0.052, knee: 0.037, ankle: 0.0245 }

/** Far limbs are a shade darker: they are on the other side of the body. */
export type Depth = 'near' | 'far'

export function upperArm(look: Look, depth: Depth): Part {
  const size = look.build.girth * look.build.body
  const length = look.build.upperArm
  const { colour, sleeve, bare, details } = look.outfit.top
  const print = bare ? null : printOf(details)
  const skin = tone(look.skin, depth)
  const cloth = tone(colour, depth)
  return limbPart(length, 0.075 * size, (ctx) => {
    const covered = sleeve === 'long' || sleeve === 'wide'
    const puff = covered ? 1.12 : 1
    limb(ctx, {
      length,
      from: ARM.shoulder * size * puff,
      to: ARM.elbow * size * puff,
      colour: covered && !bare ? cloth : skin,
      print: covered ? print : null,
    })
    if (sleeve !== 'short' || bare) return
    const cap = new Path2D()
    const wide = ARM.shoulder * size * 1.24
    cap.moveTo(-wide, 0)
    cap.bezierCurveTo(-wide, -wide * 1.3, wide, -wide * 1.3, wide, 0)
    cap.lineTo(wide * 0.98, length * 0.6)
    cap.quadraticCurveTo(0, length * 0.68, -wide * 0.98, length * 0.6)
    cap.closePath()
    cut(ctx, cap, { colour: cloth, depth: 0.7 })
    if (print) printSleeve(ctx, cap, { pattern: print, colour: cloth })
    model(ctx, cap, { colour: cloth, left: -wide, right: wide })
  })
}

export function lowerArm(look: Look, depth: Depth): Part {
  const size = look.build.girth * look.build.body
  const length = look.build.lowerArm
  const { colour, sleeve, bare, details } = look.outfit.top
  const cloth = tone(colour, depth)
  const covered = (sleeve === 'long' || sleeve === 'wide') && !bare
  const overall = details.includes('bib')
  return limbPart(length, (sleeve === 'wide' ? 0.13 : 0.07) * size, (ctx) => {
    const own = overall ? tone(look.outfit.top.inner, depth) : cloth
    if (!covered) {
      limb(ctx, {
        length,
        from: ARM.elbow * size,
        to: ARM.wrist * size,
        colour: tone(look.skin, depth),
      })
    } else if (sleeve === 'wide')
      wideSleeve(ctx, {
        length,
        size,
        cloth: own,
        skin: tone(look.skin, depth),
        print: printOf(details),
      })
    else {
      limb(ctx, {
        length: length * 0.98,
        from: ARM.elbow * size * 1.12,
        to: ARM.wrist * size * 1.25,
        colour: own,
        print: printOf(details),
      })
      cuff(ctx, { y: length * 0.88, half: ARM.wrist * size * 1.36, colour: cuffColour(look, own) })
    }
  })
}

function cuffColour(look: Look, cloth: string): string {
  const { details } = look.outfit.top
  if (details.includes('belly')) return cloth
  if (details.includes('yoke')) return '#f8f5ee'
  if (details.includes('lapels')) return look.outfit.top.inner
  return details.includes('reflect') ? '#e9e4c9' : shade(cloth, 0.16)
}

function cuff(ctx: SKRSContext2D, look: { y: number; half: number; colour: string }): void {
  const shape = new Path2D()
  shape.roundRect(-look.half, look.y, look.half * 2, 0.02, 0.006)
  cut(ctx, shape, { colour: look.colour, depth: 0 })
}

function wideSleeve(
  ctx: SKRSContext2D,
  look: { length: number; size: number; cloth: string; skin: string; print: Pattern | null },
): void {
  const { length, size, cloth } = look
  limb(ctx, { length, from: ARM.elbow * size, to: ARM.wrist * size, colour: look.skin })
  const shape = new Path2D()
  const top = ARM.elbow * size * 1.15
  shape.moveTo(-top, 0)
  shape.bezierCurveTo(-top, -top * 1.3, top, -top * 1.3, top, 0)
  shape.lineTo(0.036 * size, length * 0.86)
  shape.quadraticCurveTo(-0.03, length * 1.02, -0.078 * size, length * 0.74)
  shape.closePath()
  cut(ctx, shape, { colour: cloth, depth: 0.8 })
  if (look.print) printSleeve(ctx, shape, { pattern: look.print, colour: cloth })
  model(ctx, shape, { colour: cloth, left: -0.07, right: 0.05 })
}

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

/** A tapered strip with round ends; with `flat` the lower end is a hem. */
export function limb(
  ctx: SKRSContext2D,
  look: {
    length: number
    from: number
    to: number
    colour: string
    flat?: boolean
    print?: Pattern | null
  },
): void {
  const { length, from, to, colour } = look
  const shape = new Path2D()
  shape.moveTo(-from, 0)
  shape.bezierCurveTo(-from, -from * 1.32, from, -from * 1.32, from, 0)
  shape.bezierCurveTo(from * 1.02, length * 0.4, to * 1.04, length * 0.7, to, length)
  if (look.flat) shape.lineTo(-to, length)
  else shape.bezierCurveTo(to, length + to * 1.32, -to, length + to * 1.32, -to, length)
  shape.bezierCurveTo(-to * 1.04, length * 0.7, -from * 1.02, length * 0.4, -from, 0)
  shape.closePath()
  cut(ctx, shape, colour)
  if (look.print) printSleeve(ctx, shape, { pattern: look.print, colour })
  model(ctx, shape, { colour, left: -from, right: from })
}

export function hand(look: Look, shape: HandShape, depth: Depth): Part {
  const size = look.build.body * (look.build.age === 'baby' ? 0.95 : 1.02)
  const { boxing } = look.outfit
  const colour = tone(look.outfit.gloves ?? look.skin, depth)
  if (look.beast && !boxing) return paw(look, colour)
  const scale = size * (boxing ? 1.7 : look.outfit.gloves ? 1.15 : 1)
  const room = 0.1 * scale
  return {
    frame: { x: -room, y: -room * 0.6, width: room * 2, height: room * 1.9 },
    paint: (ctx) => {
      ctx.scale(scale, scale)
      const path = boxing ? glove() : palm(shape)
      cut(ctx, path, { colour, depth: 0.8 })
      model(ctx, path, { colour, left: -0.028, right: 0.028 })
      if (shape === 'relaxed' || shape === 'open') fingers(ctx, shade(colour, 0.3))
    },
  }
}

/** A round paw with toes, whatever it does. */
function paw({ build }: Look, colour: string): Part {
  const half = 0.028 * build.body * build.girth
  return {
    frame: { x: -half * 1.4, y: -half * 1.1, width: half * 2.8, height: half * 3.2 },
    paint: (ctx) => {
      const shape = new Path2D()
      shape.ellipse(0, half * 0.6, half, half * 1.05, 0, 0, Math.PI * 2)
      cut(ctx, shape, { colour, depth: 0.8 })
      model(ctx, shape, { colour, left: -half, right: half })
      ctx.strokeStyle = faded(shade(colour, 0.45), 0.6)
      ctx.lineWidth = half * 0.13
      ctx.lineCap = 'round'
      ctx.beginPath()
      for (const x of [-0.34, 0.34]) {
        ctx.moveTo(x * half, half * 1.55)
        ctx.lineTo(x * half * 0.9, half * 1.1)
      }
      ctx.stroke()
    },
  }
}

function palm(shape: HandShape): Path2D {
  const path = new Path2D()
  path.ellipse(0, 0.019, 0.0225, shape === 'relaxed' ? 0.029 : 0.0245, 0, 0, Math.PI * 2)
  const finger = (x: number, angle: number, length = 0.034): void => {
    const tip = { x: x + Math.sin(angle) * length, y: 0.034 + Math.cos(angle) * length }
    const half = 0.0058
    const across = { x: Math.cos(angle) * half, y: -Math.sin(angle) * half }
    path.moveTo(x - across.x, 0.024 - across.y)
    path.lineTo(tip.x - across.x, tip.y - across.y)
    path.arc(tip.x, tip.y, half, Math.PI - angle, -angle, true)
    path.lineTo(x + across.x, 0.024 + across.y)
    path.closePath()
  }
  if (shape === 'open')
    [-0.5, -0.17, 0.14, 0.45].forEach((a, i) => finger(-0.0145 + i * 0.0095, a, 0.026))
  if (shape === 'point') finger(0.008, 0.02, 0.036)
  if (shape === 'scissors') [-0.28, 0.3].forEach((a, i) => finger(-0.004 + i * 0.011, a, 0.036))
  thumb(path, shape)
  return path
}

function thumb(path: Path2D, shape: HandShape): void {
  const out = shape === 'thumb' ? 0.052 : shape === 'open' ? 0.037 : 0.031
  const drop = shape === 'thumb' ? 0.012 : 0.024
  path.moveTo(0.012, 0.004)
  path.quadraticCurveTo(out * 0.9, 0.002, out, drop)
  path.quadraticCurveTo(out, drop + 0.011, out - 0.01, drop + 0.009)
  path.lineTo(0.012, 0.028)
  path.closePath()
}

function glove(): Path2D {
  const path = new Path2D()
  path.ellipse(0.002, 0.02, 0.028, 0.031, 0, 0, Math.PI * 2)
  path.moveTo(0.012, 0.0)
  path.ellipse(0.023, 0.012, 0.012, 0.018, -0.4, 0, Math.PI * 2)
  path.roundRect(-0.02, -0.016, 0.036, 0.018, 0.006)
  return path
}

function fingers(ctx: SKRSContext2D, colour: string): void {
  ctx.strokeStyle = faded(colour, 0.35)
  ctx.lineWidth = 0.0028
  ctx.beginPath()
  ctx.moveTo(-0.006, 0.03)
  ctx.lineTo(-0.006, 0.042)
  ctx.moveTo(0.004, 0.031)
  ctx.lineTo(0.004, 0.044)
  ctx.stroke()
}

/** The colour on the far side of the body. */
export function tone(colour: string, depth: Depth): string {
  return depth === 'far' ? blend(colour, '#43305c', 0.2) : colour
}

function limbPart(length: number, half: number, paint: Part['paint']): Part {
  return {
    frame: {
      x: -half - 0.02,
      y: -half - 0.02,
      width: half * 2 + 0.04,
      height: length + half * 2 + 0.05,
    },
    paint,
  }
}
