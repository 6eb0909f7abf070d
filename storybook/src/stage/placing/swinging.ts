import type { Actor } from '../../cast/actor.ts'
import { swayAngle } from '../../cast/props/piece-moves.ts'
import { SWING_BAR, SWING_SPEED } from '../../cast/props/play/swing-arc.ts'
import type { RelationName } from '../../plan/plan.ts'
import type { Player } from '../player.ts'

/** How wide all who share a swing are together, in its heights: its seat and a little more. */
export const SEAT_FOR_ALL = 0.6

/** Whether one sits on a swing. */
export function isOnSwing(how: RelationName, { actor }: Player): boolean {
  return (how === 'on' || how === 'riding') && actor.name === 'prop:swing'
}

/** The same actor to and fro with the seat it sits on, about the bar above it. `height` is its own, in u. */
export function swung(actor: Actor, carrier: Player, height: number): Actor {
  const swing = carrier.at(0)
  const side = (swing.pose.turn ?? swing.facing) < 0 ? -1 : 1
  const ropes = 1 - SWING_BAR / 100 - carrier.actor.grip('seat', {}).y
  const bar = (-ropes * swing.height) / height
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx, t } = brush
      ctx.save()
      ctx.translate(0, bar)
      ctx.rotate(side * swayAngle({ x: 0, speed: SWING_SPEED, t }))
      ctx.translate(0, -bar)
      actor.draw(brush, pose)
      ctx.restore()
    },
  }
}
