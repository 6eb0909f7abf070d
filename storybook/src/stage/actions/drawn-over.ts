import type { Actor, ActorBrush, Pose } from '../../cast/actor.ts'

/** The same thing with marks over it, as far as `pose.open` has gone from 0 to 1; they lean with it. */
export function drawnOver(
  actor: Actor,
  mark: (brush: ActorBrush, open: number, pose: Pose) => void,
): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      actor.draw(brush, pose)
      if (open <= 0) return
      brush.ctx.save()
      brush.ctx.rotate(pose.lean ?? 0)
      mark(brush, open, pose)
      brush.ctx.restore()
    },
  }
}
