import { darken } from '../../paint/paper/colour.ts'
import type { Piece } from '../../scene/scene.ts'
import { TURN } from '../easing.ts'
import type { Player } from '../player.ts'

/** Steps are this far apart, in the walker's heights. */
const STRIDE = 0.26
const MOST = 60

/** The prints that a walker leaves in snow or sand, from where it began to where it is. */
export function footprints(player: Player, ground: 'snow' | 'sand'): Piece {
  const colour = ground === 'snow' ? '#8fa6c8' : darken('#d9b77e', 0.3)
  const start = player.at(0)
  const step = STRIDE * start.height
  return {
    name: `${player.key} footprints`,
    depth: (t) => player.at(t).z + 0.6,
    draw: ({ ctx, t, ...pen }) => {
      const now = player.at(t)
      const count = Math.min(MOST, Math.floor(Math.abs(now.x - start.x) / step))
      const way = Math.sign(now.x - start.x)
      const foot = player.ground?.(0) ?? 0
      const hill = player.ground ? (player.ground(t) - foot) / (now.x - start.x || 1) : 0
      ctx.save()
      ctx.fillStyle = colour
      ctx.globalAlpha = 0.45
      for (let print = 0; print < count; print++) {
        const side = print % 2 === 0 ? 0.05 : -0.05
        const x = start.x + way * print * step
        const at = pen.project(x, hill * (x - start.x) + foot, now.z + side * start.height)
        const wide = at.scale * start.height * 0.055
        ctx.beginPath()
        ctx.ellipse(at.x, at.y, wide, wide * 0.36, 0, 0, TURN)
        ctx.fill()
      }
      ctx.restore()
    },
  }
}
