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
  const still = Array.from({ length: Math.round(560 * density) }, () => ({
    ...place(),
    size: 0.034 + 0.1 * random.next() ** 5,
    alpha: random.between(0.35, 0.95),
  }))
  const bright = Array.from({ length: Math.round(16 * density) }, () => ({
    ...place(),
    phase: random.between(0, 6.3),
    speed: random.between(0.8, 1.9),
    size: 0.1 + 0.16 * random.next() ** 2,
  }))
  const river = time === 'night' && density >= 1 && isStarry(context) ? milkyWay(context, low) : []
  return [stillStars([...still, ...river], low), twinklingStars(bright)]
}

/** Whether the film is about the stars. */
function isStarry({ words, nouns = [], scenery = [] }: PlaceContext): boolean {
  return /\b(?:stars?|starry|starlit|milky way|galaxy)\b/u.test(
    [words, ...nouns, ...scenery].join(' '),
  )
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
      const shine = 0.5 + 0.5 * Math.sin(pen.t * star.speed + star.phase)
      const radius = star.size * scale * (1.1 + shine * 0.7)
      spark(pen.ctx, { x, y, radius, alpha: 0.5 + 0.45 * shine })
    }
    pen.ctx.globalAlpha = 1
  })
}

/** Four thin points, the upright ones longer. */
function spark(
  ctx: Parameters<Parameters<typeof live>[1]>[0]['ctx'],
  star: { x: number; y: number; radius: number; alpha: number },
): void {
  const { x, y, radius } = star
  const [far, near, waist] = [radius * 2.1, radius * 1.5, radius * 0.24]
  ctx.globalAlpha = star.alpha
  ctx.beginPath()
  ctx.moveTo(x, y - far)
  ctx.quadraticCurveTo(x + waist, y - waist, x + near, y)
  ctx.quadraticCurveTo(x + waist, y + waist, x, y + far)
  ctx.quadraticCurveTo(x - waist, y + waist, x - near, y)
  ctx.quadraticCurveTo(x - waist, y - waist, x, y - far)
  ctx.fill()
}
