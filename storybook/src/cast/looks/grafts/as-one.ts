import type { Actor, ActorBrush, Pose } from '../../actor.ts'
import { standAs } from '../../figure/draw-figure.ts'

/** What is drawn behind or before a body, on its sheet. */
export type DrawParts = (brush: ActorBrush, pose: Pose) => void

/** Draws a body and its parts as one sheet that turns and leans as a whole; puppets turn by themselves. */
export function asOne(actor: Actor, parts: DrawParts): Actor['draw'] {
  if (actor.kind === 'puppet') return parts
  return (brush, pose) => {
    const {
      turn: _turn,
      lean: _lean,
      spin: _spin,
      stretch: _stretch,
      alpha: _alpha,
      ...rest
    } = pose
    brush.ctx.save()
    standAs(brush.ctx, pose, actor.faces)
    parts(brush, rest)
    brush.ctx.restore()
  }
}
