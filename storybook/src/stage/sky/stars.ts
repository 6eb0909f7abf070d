import { blot } from '../../scene/blot.ts'
import { backdrop } from '../../paint/pieces/backdrop.ts'
import { live } from '../../paint/pieces/live.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { extentAt } from '../places/kit/plane.ts'

const DEPTH = 39.9

interface StarSky {
  /** The lowest star, in u; the horizon when absent. */
  readonly low?: number
  readonly density?: number
}

/** A sky full of small stars, a few of which twinkle. */
export function stars(context: PlaceContext, how: StarSky = {}): Piece[] {
  const { box, time } = context
  const extent = extentAt(box, DEPTH)
  const random = context.random.fork('stars')
  const low = how.low ?? eyeHeight(box)
  const density = (how.density ?? 1) * (time === 'dusk' ? 0.5 : 1)
  const place = (): { x: number; y: number } => ({
    x: random.between(-extent.reach, extent.reach),
    y: low + (extent.crown * 1.3 - low) * (0.12 + 0.88 * random.next() ** 0.8),
  })
  const still = Array.from({ length: Math.round(260 * density) }, () => ({
    ...place(),
    size: 0.05 + 0.11 * random.next() ** 3,
    alpha: random.between(0.3, 0.95),
  }))
  const bright = Array.from({ length: Math.round(22 * density) }, () => ({
    ...place(),
    phase: random.between(0, 6.3),
    speed: random.between(1.2, 2.8),
    size: random.between(0.14, 0.26),
  }))
  const river = time === 'night' && density >= 1 ? milkyWay(context, low) : []
  return [stillStars([...still, ...river], low), twinklingStars(bright)]
}

/** Fine stars along a slanting band; seen from a dark place more than counted. */
function milkyWay(
  { box, random: chance }: PlaceContext,
  low: number,
): (Star & { alpha: number })[] {
  const extent = extentAt(box, DEPTH)
  const random = chance.fork('milky way')
  const slope = random.chance(0.5) ? 0.62 : -0.62
  return Array.from({ length: 420 }, () => {
    const x = random.between(-extent.reach, extent.reach)
    const off = (random.next() + random.next() + random.next() - 1.5) * extent.crown * 0.34
    const y = low + (extent.crown - low) * 0.62 + x * slope * 0.5 + off
    return {
      x,
      y: Math.max(low, y),
      size: random.between(0.03, 0.075),
      alpha: random.between(0.2, 0.65),
    }
  })
}

interface Star {
  readonly x: number
  readonly y: number
  readonly size: number
}

function stillStars(list: readonly (Star & { alpha: number })[], bottom: number): Piece {
  return backdrop({
    name: 'stars',
    z: DEPTH,
    shadow: 0,
    edge: 0,
    tint: 0,
    haze: 0,
    bottom,
    draw(ctx) {
      for (const star of list)
        blot(ctx, `rgba(255,250,232,${star.alpha})`, [star.x, -star.y, star.size])
    },
  })
}

function twinklingStars(list: readonly (Star & { phase: number; speed: number })[]): Piece {
  return live({ name: 'twinkling stars', depth: DEPTH - 0.05 }, (pen) => {
    pen.ctx.fillStyle = '#fffbe6'
    for (const star of list) {
      const { x, y, scale } = pen.project(star.x, star.y, DEPTH)
      const shine = 0.55 + 0.45 * Math.sin(pen.t * star.speed + star.phase)
      const radius = star.size * scale * (0.7 + shine * 0.9)
      spark(pen.ctx, { x, y, radius, alpha: 0.35 + 0.6 * shine })
    }
    pen.ctx.globalAlpha = 1
  })
}

function spark(
  ctx: Parameters<Parameters<typeof live>[1]>[0]['ctx'],
  star: { x: number; y: number; radius: number; alpha: number },
): void {
  const { x, y, radius } = star
  ctx.globalAlpha = star.alpha
  ctx.beginPath()
  for (let i = 0; i < 8; i++) {
    const far = i % 2 === 0 ? radius * 1.5 : radius * 0.42
    const angle = (i * Math.PI) / 4
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  ctx.closePath()
  ctx.fill()
}
