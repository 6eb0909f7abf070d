import type { Actor } from '../../../cast/actor.ts'
import { TURN, clamp, ease, through } from '../../easing.ts'

/** Where one bites, in shares of its width from the middle and of its height, and how large. */
const BITES = [
  [-0.42, 0.72, 0.2],
  [-0.44, 0.42, 0.19],
  [-0.2, 0.9, 0.2],
  [-0.18, 0.6, 0.2],
] as const

/** The same food, of which a bite is missing after each round of so many seconds. */
export function bittenOff(actor: Actor, round: number): Actor {
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx, t } = brush
      const bites = BITES.slice(0, Math.max(0, Math.floor(t / round + 0.66)))
      const side = Math.min(1, actor.aspect)
      ctx.save()
      for (const [x, y, r] of bites) {
        ctx.beginPath()
        ctx.rect(-4, -4, 8, 8)
        ctx.arc(x * actor.aspect, -y, r * side, 0, TURN)
        ctx.clip('evenodd')
      }
      actor.draw(brush, pose)
      ctx.restore()
    },
  }
}

const SLICES = 4
/** How broad a slice is, in widths of the thing, how far it moves off, and when the first comes off. */
const [BROAD, AWAY, FIRST] = [0.15, 0.11, 0.16]

/** The same food, from which one slice after the other comes off within so many seconds. */
export function slicedUp(actor: Actor, seconds: number): Actor {
  const { aspect } = actor
  const left = -0.5 * aspect
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx, t } = brush
      const off = Array.from({ length: SLICES }, (_, index) =>
        ease(through(t / seconds, FIRST + 0.2 * index, 0.1)),
      )
      const rest = (index: number): number => off.slice(index).reduce((sum, each) => sum + each, 0)
      const part = (from: number, to: number, move: number): void => {
        ctx.save()
        ctx.translate(-move, 0)
        ctx.beginPath()
        ctx.rect(from, -2, to - from, 4)
        ctx.clip()
        actor.draw(brush, pose)
        ctx.restore()
      }
      for (let index = 0; index < SLICES; index++) {
        const from = index === 0 ? left - 1 : left + index * BROAD * aspect
        part(from, left + (index + 1) * BROAD * aspect, AWAY * aspect * clamp(rest(index), 0, 4))
      }
      part(left + SLICES * BROAD * aspect, 9, 0)
    },
  }
}
