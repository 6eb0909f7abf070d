import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { extentAt } from '../places/kit/plane.ts'

const LAYERS = [
  { z: 20, count: 90, size: 0.12 },
  { z: 6, count: 70, size: 0.075 },
  { z: -2, count: 22, size: 0.055 },
] as const
const BOUNCE = 0.28

/** Balls of ice that come down straight and hard, and bounce. */
export function hail(context: PlaceContext): Piece[] {
  const random = context.random.fork('hail')
  return LAYERS.map(({ z, count, size }) => {
    const extent = extentAt(context.box, z)
    const high = extent.crown * 1.05
    const stones = Array.from({ length: count }, () => ({
      x: random.between(-1.15, 1.15) * extent.half,
      deep: random.between(-1, 1),
      phase: random.next(),
      size: size * random.between(0.7, 1.3),
    }))
    return live({ name: `hail ${z}`, depth: z }, (pen) => {
      const { ctx } = pen
      ctx.fillStyle = '#f4f9ff'
      ctx.strokeStyle = 'rgba(120,140,170,0.7)'
      ctx.lineWidth = Math.max(0.6, pen.height / 900)
      ctx.beginPath()
      for (const stone of stones) {
        const age = (pen.t * 1.5 + stone.phase) % 1
        const fallen = age < 1 - BOUNCE
        const share = fallen ? age / (1 - BOUNCE) : (age - 1 + BOUNCE) / BOUNCE
        const y = fallen ? high * (1 - share) : 0.9 * share * (1 - share) * 4 * 0.5
        const x = stone.x + (fallen ? 0 : stone.deep * share * 0.7)
        const at = pen.project(x, y, z + stone.deep * 1.6)
        const radius = Math.max(1, stone.size * at.scale)
        ctx.moveTo(at.x + radius, at.y)
        ctx.arc(at.x, at.y, radius, 0, 7)
      }
      ctx.fill()
      ctx.stroke()
    })
  })
}
