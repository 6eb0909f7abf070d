import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Actor } from '../../../../cast/actor.ts'

/** A half of something, as `pose.open` moves it: how it is drawn about the line where it was joined. */
interface Joined {
  /** The line lies upright, or along. */
  readonly upright: boolean
  readonly zigzag?: boolean
  /** What becomes of the half: turned, moved aside, or pressed together to the line. */
  readonly half: (
    side: 1 | -1,
    open: number,
  ) => {
    readonly turn?: number
    readonly x?: number
    readonly y?: number
    readonly squeeze?: number
  }
}

const TEETH = 7

/** The same thing in two halves that `pose.open` moves. */
export function inHalves(actor: Actor, joined: Joined): Actor {
  const { upright, half } = joined
  const reach = Math.max(actor.aspect, 1) + 0.3
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      const { ctx } = brush
      // What is laid over the other half comes after it.
      for (const side of half(1, open).squeeze === undefined ? SIDES : SIDES.toReversed()) {
        const { turn = 0, x = 0, y = 0, squeeze = 1 } = half(side, open)
        ctx.save()
        ctx.rotate(pose.lean ?? 0)
        ctx.translate(x, -0.5 - y)
        ctx.rotate(turn)
        ctx.scale(upright ? squeeze : 1, upright ? 1 : squeeze)
        clipHalf(ctx, { ...joined, side, reach })
        ctx.translate(0, 0.5)
        actor.draw(brush, { ...pose, lean: 0 })
        ctx.restore()
      }
    },
  }
}
const SIDES = [-1, 1] as const

interface Half extends Pick<Joined, 'upright' | 'zigzag'> {
  readonly side: 1 | -1
  readonly reach: number
}

/** Nothing is drawn but what lies on that side of the line. */
function clipHalf(ctx: SKRSContext2D, { upright, zigzag = false, side, reach }: Half): void {
  const to = (across: number, along: number): void =>
    upright ? ctx.lineTo(across, along) : ctx.lineTo(along, -across)
  ctx.beginPath()
  for (let at = 0; at <= TEETH; at++)
    to(zigzag ? 0.03 * (at % 2 === 0 ? 1 : -1) : -0.002 * side, (at / TEETH - 0.5) * 2 * reach)
  to(side * reach, reach)
  to(side * reach, -reach)
  ctx.closePath()
  ctx.clip()
}

/** The same, longer and thinner by `pose.open`. */
export function stretched(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.translate(0, -0.5)
      brush.ctx.scale(1 + 0.9 * open, 1 - 0.42 * open)
      brush.ctx.translate(0, 0.5)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}
