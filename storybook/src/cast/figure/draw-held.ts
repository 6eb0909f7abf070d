import type { Actor, ActorBrush, Held, Pose } from '../actor.ts'

/** What an actor holds, drawn at its grip: behind it or in front of it. */
export function drawHeld(
  brush: ActorBrush,
  pose: Pose,
  { actor, front }: { actor: Actor; front: boolean },
): void {
  for (const held of pose.holds ?? []) {
    if (held.front === front) drawOne(brush, pose, { actor, held })
  }
}

function drawOne(
  brush: ActorBrush,
  pose: Pose,
  { actor, held }: { actor: Actor; held: Held },
): void {
  const { ctx } = brush
  const facing = (pose.turn ?? (actor.faces === 'left' ? -1 : 1)) < 0 ? -1 : 1
  const at = actor.grip(held.grip, pose)
  ctx.save()
  ctx.globalAlpha *= pose.alpha ?? 1
  ctx.translate(at.x, -at.y)
  ctx.rotate(held.angle * facing)
  ctx.scale(held.height, held.height)
  ctx.translate((0.5 - held.at.x) * held.actor.aspect * facing, 1 - held.at.y)
  held.actor.draw({ ...brush, pixels: brush.pixels * held.height }, { turn: facing })
  ctx.restore()
}
