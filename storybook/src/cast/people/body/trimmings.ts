import { blot } from '../../../scene/blot.ts'
import { Path2D } from '@napi-rs/canvas'
import type { Part } from './part.ts'
import type { Look } from '../outfit.ts'
import { cut, model } from '../drawing/paper.ts'
import type { View } from './skeleton.ts'
import { lighten, shade } from '../drawing/tone.ts'

/** The brass head of a split pin: what holds the limbs of a paper puppet. */
export function pin(look: Look): Part {
  const radius = 0.0072 * look.build.body
  return {
    frame: { x: -0.015, y: -0.015, width: 0.03, height: 0.03 },
    paint: (ctx) => {
      const disc = new Path2D()
      disc.arc(0, 0, radius, 0, Math.PI * 2)
      cut(ctx, disc, { colour: '#c8963e', depth: 0.25 })
      blot(ctx, '#f4d891', [-radius * 0.25, -radius * 0.3, radius * 0.5])
    },
  }
}

/** A scarf around the neck; its pin is the neck's. */
export function scarf(look: Look, view: View): Part | null {
  const colour = look.outfit.extras.get('scarf')
  if (!colour) return null
  const size = look.build.body * (look.beast ? 1.8 : 1)
  const x = view === 'side' ? 0.012 : 0
  return {
    frame: { x: -0.16, y: -0.06, width: 0.32, height: 0.32 },
    paint: (ctx) => {
      ctx.scale(size, size)
      const end = new Path2D()
      end.moveTo(x + 0.01, 0.02)
      end.lineTo(x + 0.045, 0.15)
      end.lineTo(x + 0.002, 0.16)
      end.lineTo(x - 0.02, 0.02)
      end.closePath()
      cut(ctx, end, { colour: shade(colour, 0.12), depth: 0.7 })
      model(ctx, end, { colour, left: x - 0.03, right: x + 0.05 })
      const ring = new Path2D()
      ring.ellipse(x * 0.4, 0.008, 0.062, 0.026, 0.05, 0, Math.PI * 2)
      cut(ctx, ring, { colour, depth: 0.7 })
      model(ctx, ring, { colour, left: -0.06, right: 0.07 })
    },
  }
}

/** Back pack, air tank or quiver; its pin is the hip. */
export function backGear(look: Look, view: View): Part | null {
  const { extras } = look.outfit
  const kind = (['backpack', 'air-tank', 'quiver'] as const).find((extra) => extras.has(extra))
  const suit = look.outfit.hat?.style === 'space-helmet' ? '#d3d8dd' : null
  const colour = kind ? extras.get(kind) : suit
  // From before only a pack is wider than the back that carries it.
  const front = view === 'front'
  if (!colour || (front && kind !== 'backpack')) return null
  const long = look.build.torso
  const x = view === 'side' ? -look.build.shoulders * 0.84 - 0.022 : 0
  const broad = front ? look.build.shoulders * 0.86 : 0.058
  const half = kind === 'quiver' ? 0.022 : kind === 'air-tank' ? 0.032 : broad
  return {
    frame: { x: -0.26, y: -long - 0.1, width: 0.5, height: long + 0.16 },
    paint: (ctx) => {
      const bag = new Path2D()
      bag.roundRect(
        x - half,
        -long * (front ? 1.1 : 0.94),
        half * 2,
        long * (front ? 0.9 : 0.72),
        half * (front ? 0.4 : 0.7),
      )
      if (kind === 'quiver') arrows(ctx, x, long)
      cut(ctx, bag, colour)
      model(ctx, bag, { colour, left: x - half, right: x + half })
      if (kind !== 'backpack') return
      ctx.fillStyle = lighten(colour, 0.18)
      ctx.beginPath()
      ctx.roundRect(x - half * 0.8, -long * 0.58, half * 1.2, long * 0.28, 0.016)
      ctx.fill()
    },
  }
}

function arrows(ctx: Parameters<Part['paint']>[0], x: number, long: number): void {
  for (const lean of [-0.014, 0, 0.014]) {
    ctx.fillStyle = '#f3e6cc'
    ctx.fillRect(x + lean - 0.002, -long - 0.05, 0.004, 0.09)
    ctx.fillStyle = '#d6553f'
    ctx.fillRect(x + lean - 0.006, -long - 0.055, 0.012, 0.028)
  }
}
