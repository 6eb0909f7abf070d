import { blot } from '../../scene/blot.ts'
import { triples } from '../../scene/rows.ts'
import { ease } from '../../stage/easing.ts'
import type { SkyShow } from './sky-show.ts'

/** A full moon with its glow that climbs from behind the land. */
export function moonShow({
  horizon,
  x,
  rises,
}: {
  horizon: number
  x: number
  rises: boolean
}): SkyShow {
  return {
    name: 'moon',
    depth: 54,
    blend: 'screen',
    width: 960,
    shown: (t) => ease(t / 1.6),
    paint: (ctx, { width, height }, t) => {
      const radius = width * 0.026
      const top = height * horizon * 0.34
      const below = rises ? height * horizon + radius : top
      const middle = { x: x * width, y: below + (top - below) * ease(t / 5.5) }
      const glow = ctx.createRadialGradient(
        middle.x,
        middle.y,
        radius,
        middle.x,
        middle.y,
        radius * 5,
      )
      glow.addColorStop(0, 'rgba(226, 232, 255, 0.5)')
      glow.addColorStop(1, 'rgba(190, 205, 255, 0)')
      ctx.fillStyle = glow
      ctx.fillRect(0, 0, width, height)
      blot(ctx, '#f6f1df', [middle.x, middle.y, radius])
      ctx.fillStyle = 'rgba(190, 184, 168, 0.5)'
      for (const [dx, dy, size] of SEAS) {
        ctx.beginPath()
        ctx.arc(middle.x + dx * radius, middle.y + dy * radius, size * radius, 0, 7)
        ctx.fill()
      }
    },
  }
}

/** The dark plains, in radii. */
const SEAS = triples('-0.3 -0.3 0.3, 0.2 -0.42 0.2, 0.34 0.02 0.24, -0.42 0.2 0.18, 0.02 0.4 0.22')
