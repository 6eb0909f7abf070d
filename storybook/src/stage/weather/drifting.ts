import { blot } from '../../scene/blot.ts'
import { live } from '../../paint/pieces/live.ts'
import type { Season } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { seen } from '../places/kit/nature/ground.ts'
import { extentAt } from '../places/kit/plane.ts'

const COLOURS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['#f6bccd', '#fbd9e3', '#f2a3bb'],
  summer: ['#86b45c', '#a3c46c', '#6f9f50'],
  autumn: ['#d9702c', '#e7a53a', '#b9482a', '#c98b2f'],
  winter: ['#b58f5a', '#8f6f48'],
}

/** Leaves or petals of the season that tumble through the air. `wind` 0: they sink; 1: they fly across. */
export function leavesInAir(context: PlaceContext, how: { wind: number; count?: number }): Piece[] {
  const season = context.season ?? 'summer'
  const random = context.random.fork('leaves in air')
  return [9, 1.2, -3].map((z, layer) => {
    const extent = extentAt(context.box, z)
    const half = extent.half * 1.2
    const high = extent.crown - extent.low
    const petal = season === 'spring'
    const leaves = Array.from({ length: Math.round((how.count ?? 26) / (layer + 1)) }, () => ({
      x: random.between(-half, half),
      phase: random.next(),
      speed: random.between(0.7, 1.3),
      turn: random.between(0, 6.3),
      size: random.between(0.1, 0.18) * (petal ? 0.7 : 1),
      colour: seen(context.light, random.pick(COLOURS[season]), Math.max(0, z)),
    }))
    return live({ name: `leaves ${z}`, depth: z }, (pen) => {
      for (const leaf of leaves) {
        const y =
          extent.crown - ((leaf.phase * high + pen.t * (0.8 + how.wind * 0.5) * leaf.speed) % high)
        const x =
          leaf.x + Math.sin(pen.t * 1.3 + leaf.turn) * 0.7 + pen.t * how.wind * 5 * leaf.speed
        const p = pen.project(wrap(x, half), y, z)
        const spin = pen.t * (1.6 + how.wind * 3) * leaf.speed + leaf.turn
        const wide = leaf.size * p.scale
        blot(pen.ctx, leaf.colour, [
          p.x,
          p.y,
          wide,
          Math.max(0.6, wide * 0.5 * Math.abs(Math.sin(spin))),
          spin * 0.7,
        ])
      }
    })
  })
}

/** Long thin strokes that show which way the wind blows; sand in a sandstorm. */
export function gusts(
  context: PlaceContext,
  how: { colour: string; alpha: number; count: number; speed: number; low?: boolean },
): Piece[] {
  const random = context.random.fork('gusts')
  return [12, -2].map((z) => {
    const extent = extentAt(context.box, z)
    const half = extent.half * 1.5
    const lines = Array.from({ length: how.count }, () => ({
      x: random.between(-half, half),
      y:
        extent.low + (extent.crown - extent.low) * (how.low ? random.next() ** 1.6 : random.next()),
      length: random.between(0.8, 2.6),
      speed: random.between(0.7, 1.3),
    }))
    return live({ name: `gusts ${z}`, depth: z }, (pen) => {
      const { ctx } = pen
      ctx.strokeStyle = how.colour
      ctx.globalAlpha = how.alpha
      ctx.lineCap = 'round'
      ctx.lineWidth = Math.max(1, 0.035 * pen.project(0, 0, z).scale)
      ctx.beginPath()
      for (const line of lines) {
        const p = pen.project(
          wrap(line.x + pen.t * how.speed * line.speed, half),
          line.y + Math.sin(pen.t * 2 + line.x) * 0.1,
          z,
        )
        ctx.moveTo(p.x, p.y)
        ctx.quadraticCurveTo(
          p.x - line.length * 0.5 * p.scale,
          p.y - 0.1 * p.scale,
          p.x - line.length * p.scale,
          p.y + 0.04 * p.scale,
        )
      }
      ctx.stroke()
      ctx.globalAlpha = 1
    })
  })
}
