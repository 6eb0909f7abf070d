import type { Subject } from '../../plan/plan.ts'
import type { Point } from '../../scene/space.ts'
import { blot } from '../../scene/blot.ts'
import type { Actor } from '../actor.ts'

/** A thing as it lies: which way it is turned, and how wide and tall it is then, in its own heights. */
interface Turned {
  readonly angle: number
  readonly wide: number
  readonly tall: number
}

/** The same thing on its head, or on its side with what was in it before it; it goes nowhere by itself. */
export function turnedOver(actor: Actor, { looks = [], words, noun, kind }: Subject): Actor {
  if (looks.includes('upturned')) {
    const over = lying(actor, { angle: Math.PI, wide: actor.aspect, tall: 1 })
    // Masts and sails are under water then.
    return kind === 'boat' && actor.aspect < MASTED ? keelUp(over) : over
  }
  if (!looks.includes('tipped')) return actor
  const lain = lying(actor, { angle: Math.PI / 2, wide: 1, tall: actor.aspect })
  const [, spilt] = LIQUIDS.find(([liquid]) => liquid.test(`${words} ${noun}`)) ?? []
  return spilt === undefined ? lain : inPuddle(lain, spilt)
}

/** What runs out of a thing that falls over, and its colour on the ground. */
const LIQUIDS: readonly (readonly [liquid: RegExp, colour: string])[] = [
  [/\b(?:milk|cream|white paint)\b/u, '#fdf8ec'],
  [/\b(?:red )?wine\b/u, '#8c1f3c'],
  [/\b(?:coffee|cocoa|chocolate|cola|mud)\b/u, '#6b3f22'],
  [/\b(?:tea|whiskey|syrup|honey)\b/u, '#c27a2c'],
  [/\b(?:juice|lemonade|beer)\b/u, '#f2a93b'],
  [/\b(?:ink|oil)\b/u, '#1f2433'],
  [/\b(?:red )?paint\b/u, '#d8433c'],
  [/\bwater\b/u, '#9fcfe6'],
]

/** It lies in what ran out of its mouth, which is on the right now. */
function inPuddle(actor: Actor, colour: string): Actor {
  const edge = actor.aspect / 2
  return {
    ...actor,
    draw(brush, pose) {
      const { ctx } = brush
      const pools = [
        [edge * 0.75, 0.01, edge * 1.15, 0.11],
        [edge * 1.7, 0.05, edge * 0.5, 0.06],
        [edge * 0.2, 0.06, edge * 0.6, 0.06],
      ] as const
      for (const at of pools) blot(ctx, colour, at)
      blot(ctx, 'rgba(255,255,255,0.4)', [edge * 1.2, -0.02, edge * 0.34, 0.022])
      actor.draw(brush, pose)
    },
  }
}

/** What is slimmer than this has a mast; how much of it is hull. */
const MASTED = 1.4
const HULL = 0.27

function keelUp(actor: Actor): Actor {
  return {
    ...actor,
    aspect: actor.aspect / HULL,
    metres: actor.metres * HULL,
    draw(brush, pose) {
      const { ctx, pixels } = brush
      ctx.save()
      ctx.beginPath()
      ctx.rect(-9, -2, 18, 2)
      ctx.clip()
      ctx.scale(1 / HULL, 1 / HULL)
      ctx.translate(0, 1 - HULL)
      actor.draw({ ...brush, pixels: pixels / HULL }, pose)
      ctx.restore()
    },
  }
}

function lying(actor: Actor, { angle, wide, tall }: Turned): Actor {
  return {
    ...actor,
    build: 'still',
    aspect: wide / tall,
    metres: actor.metres * tall,
    draw(brush, pose) {
      const { ctx, pixels } = brush
      ctx.save()
      ctx.scale(1 / tall, 1 / tall)
      ctx.translate(0, -tall / 2)
      ctx.rotate(angle)
      ctx.translate(0, 0.5)
      actor.draw({ ...brush, pixels: pixels / tall }, pose)
      ctx.restore()
    },
    grip: (name, pose): Point => {
      if (name === 'feet') return { x: 0, y: 0 }
      if (name === 'top' || name === 'seat') return { x: 0, y: 1 }
      const { x, y } = actor.grip(name, pose)
      const [up, sin, cos] = [y - 0.5, Math.sin(angle), Math.cos(angle)]
      return { x: (x * cos + up * sin) / tall, y: (tall / 2 + up * cos - x * sin) / tall }
    },
  }
}
