import { blot } from '../../scene/blot.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { wave } from '../easing.ts'

/** A beam that falls from a point to the ground below it, wider there, with a pool of light where it ends. */
export function lightBeam(how: {
  readonly name: string
  /** Its upper end, and how wide it is there, in u. */
  readonly from: (t: number) => Place3 & { readonly wide: number }
  readonly colour?: string
}): Piece {
  const colour = how.colour ?? '255,246,190'
  return {
    name: how.name,
    depth: (t) => how.from(t).z + 0.05,
    draw: (pen) => {
      const { ctx, t } = pen
      const { x, y, z, wide } = how.from(t)
      const [top, foot] = [pen.project(x, y, z), pen.project(x, 0, z)]
      const [near, far] = [(wide / 2) * top.scale, wide * 1.5 * foot.scale]
      const fall = ctx.createLinearGradient(0, top.y, 0, foot.y)
      fall.addColorStop(0, `rgba(${colour},0.8)`)
      fall.addColorStop(1, `rgba(${colour},0.25)`)
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = 0.85 + 0.12 * wave(t * 1.3)
      ctx.fillStyle = fall
      ctx.beginPath()
      ctx.moveTo(top.x - near, top.y)
      ctx.lineTo(top.x + near, top.y)
      ctx.lineTo(foot.x + far, foot.y)
      ctx.lineTo(foot.x - far, foot.y)
      ctx.fill()
      blot(ctx, `rgba(${colour},0.55)`, [foot.x, foot.y, far, far * 0.18])
      ctx.restore()
    },
  }
}
