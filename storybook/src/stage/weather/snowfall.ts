import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { mix } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'

const LAYERS = [
  { z: 24, count: 130, size: 0.09, alpha: 0.75 },
  { z: 8, count: 80, size: 0.075, alpha: 0.9 },
  { z: 1, count: 40, size: 0.07, alpha: 0.95 },
  { z: -4, count: 14, size: 0.11, alpha: 0.6 },
] as const

/** Flakes in four depths that sway as they sink; a blizzard drives them sideways. */
export function snowfall(
  context: PlaceContext,
  how: { wild?: boolean; share?: number } = {},
): Piece[] {
  const random = context.random.fork('snowfall')
  const colour = mix('#ffffff', context.light.tint, 0.25)
  const drive = how.wild ? 7 : 0.35
  const fall = how.wild ? 3.2 : 1.15
  return LAYERS.map((layer) => {
    const extent = extentAt(context.box, layer.z)
    const high = extent.crown - extent.low
    const half = extent.half * 1.2
    const flakes = Array.from(
      { length: Math.round(layer.count * (how.share ?? 1) * (how.wild ? 1.5 : 1)) },
      () => ({
        x: random.between(-half, half),
        phase: random.next(),
        speed: random.between(0.75, 1.25),
        size: layer.size * random.between(0.6, 1.3) * ((how.share ?? 1) > 1 ? 1.25 : 1),
        sway: random.between(0, 6.3),
      }),
    )
    return live({ name: `snow ${layer.z}`, depth: layer.z }, (pen) => {
      const { ctx } = pen
      ctx.fillStyle = colour
      ctx.globalAlpha = layer.alpha
      ctx.beginPath()
      for (const flake of flakes) {
        const y = extent.crown - ((flake.phase * high + pen.t * fall * flake.speed) % high)
        const x = flake.x + Math.sin(pen.t * 0.9 + flake.sway) * 0.5 - pen.t * drive * flake.speed
        const p = pen.project(wrap(x, half), y, layer.z)
        const r = Math.max(0.7, flake.size * p.scale)
        ctx.moveTo(p.x + r, p.y)
        ctx.arc(p.x, p.y, r, 0, 7)
      }
      ctx.fill()
      ctx.globalAlpha = 1
    })
  })
}
