import type { Actor } from '../../cast/actor.ts'
import { TURN } from '../easing.ts'
import type { Mark, Stance } from '../player.ts'

/** Where on a tree, and on all that has no branch of its own, things hang: in its heights from the foot of its middle. */
const CROWN = { x: 0.24, y: 0.5 }
/** How long the cord of a thing is, in its heights; who lives holds on by itself. */
const CORD = 0.22
/** Spiders let themselves down by a thread of their own. */
const SILK = 0.7
const BY_SILK = /:(spider|caterpillar)$/u
const SWAY = { seconds: 3.4, reach: 0.07 }
const HEAD_DOWN = /:(bat|sloth|possum|opossum)$/u

/** How tall at most one is who hangs there, in heights of what carries it, so that nothing drags on the ground. */
export function hangingRoom(carrier: Actor, child: Actor): number {
  return (0.86 * pointOn(carrier, {}).y) / (1 + cordOf(child))
}

function cordOf({ build, name }: Actor): number {
  if (BY_SILK.test(name)) return SILK
  return build === 'still' ? CORD : 0
}

function pointOn(carrier: Actor, pose: Stance['pose']): { x: number; y: number } {
  if (/branch|wire|clothesline|crane|ceiling-fan$/u.test(carrier.name))
    return carrier.grip('middle', pose)
  return { x: CROWN.x * carrier.aspect, y: CROWN.y }
}

interface Hanging {
  readonly actor: Actor
  readonly height: number
  /** Which of them it is, counted from the middle. */
  readonly side: number
}

/** Below the branch, by its own top. */
export function hangingMark(
  { actor, height, side }: Hanging,
  carrier: Actor,
  stance: Stance,
): Mark {
  const { x, y } = pointOn(carrier, stance.pose)
  const cord = cordOf(actor) * height
  const aside = Math.abs(side) >= 0.5 ? side * actor.aspect * height * 1.15 : 0
  return {
    x: stance.x + x * stance.height + aside,
    y: stance.y + y * stance.height - height - cord,
    z: stance.z - 0.06,
    height,
    facing: stance.facing,
  }
}

/** The same actor on its cord, swinging about the point from which it hangs. */
export function hung(actor: Actor, late: number): Actor {
  const long = cordOf(actor)
  const top = -1 - cordOf(actor)
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx, t } = brush
      ctx.save()
      ctx.translate(0, top)
      ctx.rotate(SWAY.reach * Math.sin((t / SWAY.seconds + late) * TURN))
      if (long > 0) cord(ctx, long)
      ctx.translate(0, -top)
      const down = HEAD_DOWN.test(actor.name)
      if (down) {
        ctx.translate(0, -1)
        ctx.scale(1, -1)
      }
      // "Hangs upside down": turned over once, and not back again.
      actor.draw(brush, down ? { ...pose, spin: 0 } : pose)
      ctx.restore()
    },
  }
}

function cord(ctx: Parameters<Actor['draw']>[0]['ctx'], long: number): void {
  const silk = long === SILK
  ctx.beginPath()
  ctx.moveTo(0, -0.03)
  ctx.lineTo(0, long + (silk ? 0.2 : 0.03))
  ctx.lineWidth = silk ? 0.014 : 0.022
  ctx.strokeStyle = silk ? '#f2f4f6' : '#6b5240'
  ctx.stroke()
}
