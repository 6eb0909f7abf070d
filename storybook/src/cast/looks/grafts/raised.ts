import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../../scene/space.ts'
import type { Actor, Pose } from '../../actor.ts'
import { asOne } from './as-one.ts'

/** What carries a thing: in the thing's own heights, 0,0 on the ground below its middle. */
export interface Carrier {
  /** How far it lifts the thing. */
  readonly lift: number
  readonly behind?: (ctx: SKRSContext2D, pose: Pose) => void
  readonly front?: (ctx: SKRSContext2D, pose: Pose) => void
}

/** The same thing, higher up, on what carries it. */
export function raised(actor: Actor, { lift, behind, front }: Carrier): Actor {
  const tall = 1 + lift
  return {
    ...actor,
    home: 'ground',
    aspect: actor.aspect / tall,
    metres: actor.metres * tall,
    draw: asOne(actor, (brush, pose) => {
      const { ctx, pixels } = brush
      ctx.save()
      ctx.scale(1 / tall, 1 / tall)
      behind?.(ctx, pose)
      ctx.save()
      ctx.translate(0, -lift)
      actor.draw({ ...brush, pixels: pixels / tall }, pose)
      ctx.restore()
      front?.(ctx, pose)
      ctx.restore()
    }),
    grip: (name, pose): Point => {
      if (name === 'feet') return { x: 0, y: 0 }
      const { x, y } = actor.grip(name, pose)
      return { x: x / tall, y: (y + lift) / tall }
    },
    ...(actor.eyes && {
      eyes: (pose: Pose) => {
        const { x, y, width } = actor.eyes?.(pose) ?? { x: 0, y: 0.5, width: 0.2 }
        return { x: x / tall, y: (y + lift) / tall, width: width / tall }
      },
    }),
  }
}
