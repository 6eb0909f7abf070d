import type { Point } from '../../scene/space.ts'
import type { Actor } from '../actor.ts'

/** The same actor with its crown at its height: who reaches far above is drawn smaller, and is taller in metres. */
export function atHeight(actor: Actor): Actor {
  const { crown = 1 } = actor
  const k = 1 / crown
  const nearer = ({ x, y }: Point): Point => ({ x: x * k, y: y * k })
  return {
    ...actor,
    crown: 1,
    aspect: actor.aspect * k,
    metres: actor.metres * crown,
    draw: (brush, pose) => {
      brush.ctx.save()
      brush.ctx.scale(k, k)
      actor.draw({ ...brush, pixels: brush.pixels * k }, pose)
      brush.ctx.restore()
    },
    grip: (name, pose) => nearer(actor.grip(name, pose)),
    ...(actor.eyes && {
      eyes: (pose) => {
        const at = actor.eyes?.(pose) ?? { x: 0, y: 0.5, width: 0.2 }
        return { ...nearer(at), width: at.width * k }
      },
    }),
  }
}
