import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { HandShape } from '../../actor.ts'
import type { Look } from '../outfit.ts'
import { hennaed } from './skin-art.ts'
import { tone, type Depth, type Part } from './part.ts'
import { cut, model } from '../drawing/paper.ts'
import { faded, shade } from '../drawing/tone.ts'

export function hand(look: Look, shape: HandShape, depth: Depth): Part {
  const size = look.build.body * (look.build.age === 'baby' ? 0.95 : 1.02)
  const { boxing } = look.outfit
  const colour = tone(look.outfit.gloves ?? look.skin, depth)
  const worn = isOnStick(look)
  if (look.beast && !boxing && !worn) return paw(look, colour)
  const scale =
    size * (worn ? 2 : boxing ? (look.beast ? 2.6 : 1.7) : look.outfit.gloves ? 1.15 : 1)
  const room = 0.1 * scale
  return {
    frame: { x: -room, y: -room * 0.6, width: room * 2, height: room * 1.9 },
    paint: (ctx) => {
      ctx.scale(scale, scale)
      const path = boxing ? glove() : palm(shape)
      cut(ctx, path, { colour, depth: 0.8 })
      model(ctx, path, { colour, left: -0.028, right: 0.028 })
      if (shape === 'relaxed' || shape === 'open') fingers(ctx, shade(colour, 0.3))
      hennaed(ctx, look)
    },
  }
}

/** A glove on an arm like a stick, which would be no larger than its end. */
function isOnStick({ beast, build, outfit, skin }: Look): boolean {
  return beast === true && build.girth < 0.7 && outfit.gloves !== null && outfit.gloves !== skin
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
