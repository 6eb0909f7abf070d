import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Part } from '../body/part.ts'
import type { Look } from '../outfit.ts'
import { cut, model } from '../drawing/paper.ts'
import type { View } from '../body/skeleton.ts'
import { faded, shade } from '../drawing/tone.ts'

/** Young heads are rounder than they are high. */
const ROUND: Readonly<Partial<Record<Look['build']['age'], number>>> = { baby: 1.17, child: 1.06 }

/**
 * Heads are drawn in units of the head: the chin's point is 0,0, the top of the skull at y −1, faces look right
 * in three-quarter view. `inHead` brings a drawing made so to the puppet's size.
 */
export function inHead(look: Look, frame: Part['frame'], paint: Part['paint']): Part {
  const size = look.build.head
  const wide = size * (ROUND[look.build.age] ?? 1)
  const lift = 0.012 * look.build.body
  return {
    frame: {
      x: frame.x * wide,
      y: frame.y * size - lift,
      width: frame.width * wide,
      height: frame.height * size,
    },
    paint: (ctx) => {
      ctx.translate(0, -lift)
      ctx.scale(wide, size)
      paint(ctx)
    },
  }
}

/** The skull with its ears, without face and hair. */
export function skull(look: Look, view: View): Part {
  return inHead(look, { x: -0.7, y: -1.15, width: 1.4, height: 1.35 }, (ctx) => {
    const shape = view === 'side' ? turnedHead() : roundHead(look)
    if (view === 'side') {
      cut(ctx, shape, { colour: look.skin, depth: 0.9 })
      modelled(ctx, shape, look.skin)
      ear(ctx, -0.1, look.skin)
    } else {
      for (const side of [-1, 1]) ear(ctx, side * 0.41, look.skin)
      cut(ctx, shape, { colour: look.skin, depth: 0.9 })
      modelled(ctx, shape, look.skin)
    }
  })
}

/** The neck, behind the collar. */
export function neck(look: Look): Part {
  const half =
    (look.build.age === 'baby' ? 0.03 : 0.0265) *
    look.build.body *
    (look.gender === 'man' ? 1.12 : 1)
  return {
    frame: { x: -0.07, y: -0.07, width: 0.14, height: 0.14 },
    paint: (ctx) => {
      const shape = new Path2D()
      shape.roundRect(-half, -0.045, half * 2, 0.075, 0.012)
      cut(ctx, shape, { colour: shade(look.skin, 0.14), depth: 0.4 })
    },
  }
}

export function turnedHead(): Path2D {
  const path = new Path2D()
  path.moveTo(-0.4, -0.6)
  path.bezierCurveTo(-0.41, -0.92, -0.16, -1.02, 0.06, -1.0)
  path.bezierCurveTo(0.33, -0.98, 0.43, -0.8, 0.42, -0.58)
  path.bezierCurveTo(0.42, -0.4, 0.42, -0.26, 0.35, -0.13)
  path.bezierCurveTo(0.28, 0.01, 0.12, 0.03, -0.02, -0.02)
  path.bezierCurveTo(-0.24, -0.1, -0.39, -0.3, -0.4, -0.6)
  path.closePath()
  return path
}

function roundHead(look: Look): Path2D {
  const jaw = look.build.age === 'baby' ? 0.3 : look.gender === 'man' ? 0.27 : 0.22
  const path = new Path2D()
  path.moveTo(0, -1)
  path.bezierCurveTo(0.3, -1, 0.43, -0.82, 0.42, -0.55)
  path.bezierCurveTo(0.41, -0.24, jaw, 0.01, 0, 0.01)
  path.bezierCurveTo(-jaw, 0.01, -0.41, -0.24, -0.42, -0.55)
  path.bezierCurveTo(-0.43, -0.82, -0.3, -1, 0, -1)
  path.closePath()
  return path
}

function modelled(ctx: SKRSContext2D, shape: Path2D, skin: string): void {
  ctx.save()
  ctx.clip(shape)
  const round = ctx.createRadialGradient(0.02, -0.62, 0.1, 0, -0.5, 0.66)
  round.addColorStop(0, faded('#fff2dc', 0.22))
  round.addColorStop(0.55, faded(skin, 0))
  round.addColorStop(1, faded(shade(skin, 0.7), 0.3))
  ctx.fillStyle = round
  ctx.fillRect(-1, -1.2, 2, 1.4)
  ctx.restore()
}

function ear(ctx: SKRSContext2D, x: number, skin: string): void {
  const shape = new Path2D()
  shape.ellipse(x, -0.43, 0.075, 0.105, 0, 0, Math.PI * 2)
  cut(ctx, shape, { colour: skin, depth: 0 })
  model(ctx, shape, { colour: skin, left: x - 0.07, right: x + 0.07, strength: 0.6 })
  ctx.strokeStyle = faded(shade(skin, 0.5), 0.5)
  ctx.lineWidth = 0.022
  ctx.beginPath()
  ctx.arc(x + 0.005, -0.43, 0.045, 0.9, 4.2)
  ctx.stroke()
}
