import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { clear, lighter } from '../../places/kit/colour.ts'
import { seen } from '../../places/kit/nature/ground.ts'
import { waterTint } from '../../places/kit/nature/water-tint.ts'
import { extentAt } from '../../places/kit/plane.ts'

export const WATER = 'water behind'

/** Water between the near bank and the far one, with glints that pass. */
export function band(c: PlaceContext, how: { from: number; to: number; words: string }): Piece[] {
  const { from, to } = how
  const { reach } = extentAt(c.box, to)
  const random = c.random.fork(WATER)
  const sky = c.light.sky.at(-2) ?? '#9fc4d8'
  const deep = seen(c.light, waterTint(how.words, '#3f8fb4'), from)
  const glints = Array.from({ length: 34 }, () => ({
    x: random.between(-1, 1) * reach,
    z: random.between(from + 0.2, to - 0.2),
    wide: random.between(0.3, 1.1),
    phase: random.between(0, 6.3),
  }))
  return [
    live({ name: WATER, depth: to + 0.4 }, (pen) => {
      const { ctx } = pen
      const [left, right] = [-reach, reach]
      const near = pen.project(left, 0, from)
      const far = pen.project(right, 0, to)
      const gradient = ctx.createLinearGradient(0, far.y, 0, near.y)
      gradient.addColorStop(0, lighter(sky, 0.1))
      gradient.addColorStop(0.35, deep)
      gradient.addColorStop(1, deep)
      ctx.fillStyle = gradient
      ctx.fillRect(-pen.spare, far.y, pen.width + 2 * pen.spare, near.y - far.y)
      ctx.fillStyle = clear('#fdf6e2', 0.75)
      ctx.fillRect(
        -pen.spare,
        near.y - 0.06 * near.scale,
        pen.width + 2 * pen.spare,
        Math.max(1, 0.07 * near.scale),
      )
      ctx.fillStyle = clear(lighter(sky, 0.5), 0.6)
      ctx.beginPath()
      for (const glint of glints) {
        const p = pen.project(glint.x + Math.sin(pen.t * 0.8 + glint.phase) * 0.4, 0, glint.z)
        const wide = glint.wide * p.scale * (0.6 + 0.4 * Math.sin(pen.t * 2 + glint.phase))
        ctx.moveTo(p.x + wide, p.y)
        ctx.ellipse(p.x, p.y, wide, Math.max(0.6, 0.035 * p.scale), 0, 0, 7)
      }
      ctx.fill()
    }),
  ]
}

/** The crystals of a cave grow out of its lake and over it. */
export const growsInWater = ({ name }: Piece): boolean => name.startsWith('crystals')
