import { live } from '../../paint/pieces/live.ts'
import type { Season } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { seen } from '../places/kit/nature/ground.ts'
import { extentAt } from '../places/kit/plane.ts'
import { createBits } from '../effects/bits.ts'
import { leafFaces } from '../effects/leaf-faces.ts'

const COLOURS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['#f6bccd', '#fbd9e3', '#f2a3bb'],
  summer: ['#86b45c', '#a3c46c', '#6f9f50'],
  autumn: ['#d9702c', '#e7a53a', '#b9482a', '#c98b2f'],
  winter: ['#b58f5a', '#8f6f48'],
}

interface Blown {
  readonly wind: number
  readonly count?: number
}

/** Leaves or petals of the season that tumble through the air. `wind` 0: they sink; 1: they fly across. */
export function leavesInAir(context: PlaceContext, how: Blown): Piece[] {
  const random = context.random.fork('leaves in air')
  return ([0, 1, 2] as const).map((layer) =>
    leafLayer(context, { ...how, random, z: DEPTHS[layer], layer }),
  )
}

const DEPTHS = [9, 1.2, -3] as const
/** By how much fewer there are in each depth: those before the actors hide nobody. */
const SHARES = [1, 2, 5] as const

function leafLayer(
  context: PlaceContext,
  how: Blown & { random: Random; z: number; layer: 0 | 1 | 2 },
): Piece {
  const { random, z, layer, wind } = how
  const season = context.season ?? 'summer'
  const petal = season === 'spring'
  const extent = extentAt(context.box, z)
  const half = extent.half * 1.2
  const high = extent.crown - extent.low
  const faces = leafFaces(
    COLOURS[season].map((colour) => seen(context.light, colour, Math.max(0, z))),
    petal,
  )
  const largest = petal ? 0.15 : 0.2
  const show = createBits(faces, { z, radius: largest })
  const leaves = Array.from({ length: Math.round((how.count ?? 26) / SHARES[layer]) }, () => ({
    x: random.between(-half, half),
    phase: random.next(),
    speed: random.between(0.7, 1.3),
    turn: random.between(0.1, 6.3),
    size: largest * random.between(0.62, 1) * (z < 0 ? 0.7 : 1),
    face: random.whole(0, faces.length - 1),
  }))
  return live({ name: `leaves ${z}`, depth: z }, (pen) => {
    for (const leaf of leaves) {
      const { speed, turn } = leaf
      const fall = (0.8 + wind * 0.5) * speed
      const y = extent.crown - ((leaf.phase * high + pen.t * fall) % high)
      const swing = Math.sin(pen.t * 1.3 + turn)
      const x = leaf.x + swing * 0.7 + pen.t * wind * 5 * speed
      const p = pen.project(wrap(x, half), y, z)
      const spin = pen.t * (1.6 + wind * 3) * speed + turn
      show(pen, {
        face: leaf.face,
        x: p.x,
        y: p.y,
        radius: leaf.size * p.scale,
        wide: 0.3 + 0.7 * Math.abs(Math.sin(spin * 0.6)),
        // Rocks as it swings from side to side; a wind turns it over and over.
        turn: turn + swing * 0.7 + wind * spin * 0.5,
      })
    }
  })
}

/** Long thin strokes that show which way the wind blows; sand in a sandstorm. */
export function gusts(
  context: PlaceContext,
  how: { colour: string; alpha: number; count: number; speed: number; low?: boolean },
): Piece[] {
  const random = context.random.fork('gusts')
  return [12, -2].map((z) => {
    const near = z < 0
    const extent = extentAt(context.box, z)
    const half = extent.half * 1.5
    const lines = Array.from({ length: Math.round(how.count * (near ? 0.4 : 1)) }, () => ({
      x: random.between(-half, half),
      y:
        extent.low + (extent.crown - extent.low) * (how.low ? random.next() ** 1.6 : random.next()),
      length: random.between(0.8, 2.6),
      speed: random.between(0.7, 1.3),
    }))
    return live({ name: `gusts ${z}`, depth: z }, (pen) => {
      const { ctx } = pen
      ctx.fillStyle = how.colour
      ctx.globalAlpha = how.alpha * (near ? 0.6 : 1)
      ctx.beginPath()
      for (const line of lines) {
        const p = pen.project(
          wrap(line.x + pen.t * how.speed * line.speed, half),
          line.y + Math.sin(pen.t * 2 + line.x) * 0.1,
          z,
        )
        const long = line.length * p.scale
        const wide = Math.max(1.2, 0.05 * p.scale)
        // Thickest in its middle, and a point at both ends.
        ctx.moveTo(p.x, p.y)
        ctx.quadraticCurveTo(p.x - long * 0.5, p.y - 0.1 * p.scale - wide, p.x - long, p.y)
        ctx.quadraticCurveTo(p.x - long * 0.5, p.y - 0.1 * p.scale + wide, p.x, p.y)
      }
      ctx.fill()
      ctx.globalAlpha = 1
    })
  })
}
