import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter } from '../colour.ts'
import { seen } from './ground.ts'

/** Falling strands of paper water, brighter and darker, that run down for ever. */
export function fallingWater(
  c: PlaceContext,
  { wide, high, depth, x = 0 }: { wide: number; high: number; depth: number; x?: number },
): Piece {
  if (c.season === 'winter') return frozenFall(c, { wide, high, depth, x })
  const random = c.random.fork('fall')
  const strands = Array.from({ length: 15 }, (_, i) => ({
    x: (i / 14 - 0.5) * 2 * wide * 0.96,
    phase: random.next(),
    tone: random.next(),
    speed: random.between(0.5, 0.75),
  }))
  const base = seen(c.light, '#8fd0e0', depth * 0.6)
  return live({ name: 'waterfall', depth: depth - 0.1 }, (pen) => {
    const top = pen.project(x, high * 0.99, depth)
    const foot = pen.project(x, 0, depth)
    const { ctx } = pen
    ctx.fillStyle = base
    ctx.beginPath()
    ctx.roundRect(top.x - wide * top.scale, top.y, 2 * wide * top.scale, foot.y - top.y, [
      wide * 0.2 * top.scale,
      wide * 0.2 * top.scale,
      0,
      0,
    ])
    ctx.fill()
    const height = foot.y - top.y
    for (const strand of strands) {
      ctx.fillStyle = clear(strand.tone > 0.35 ? lighter(base, 0.75) : darker(base, 0.2), 0.6)
      for (let k = 0; k < 3; k++) {
        const run = (strand.phase + k / 3 + pen.t * strand.speed) % 1
        const y = top.y + height * run * run
        const length = Math.min(height * (0.1 + 0.24 * run), foot.y - y)
        ctx.beginPath()
        ctx.roundRect(
          top.x + strand.x * top.scale,
          y,
          0.16 * top.scale,
          Math.max(1, length),
          0.08 * top.scale,
        )
        ctx.fill()
      }
    }
  })
}

/** The same in winter: columns of ice and icicles side by side, and nothing runs. */
function frozenFall(
  c: PlaceContext,
  { wide, high, depth, x }: { wide: number; high: number; depth: number; x: number },
): Piece {
  const random = c.random.fork('frozen fall')
  const base = seen(c.light, '#cfe8f4', depth * 0.4)
  const spikes = Array.from({ length: 24 }, (_, i) => ({
    x: ((i * 11) % 24) / 23 - 0.5,
    wide: random.between(0.05, 0.09),
    long: i < 12 ? 1.02 : random.between(0.35, 0.8),
    tone: random.next(),
  }))
  return live({ name: 'waterfall', depth: depth - 0.1 }, (pen) => {
    const { ctx } = pen
    const [top, foot] = [pen.project(x, high * 0.99, depth), pen.project(x, 0, depth)]
    const [span, tall] = [2 * wide * top.scale, foot.y - top.y]
    for (const { x: at, wide: share, long, tone } of spikes) {
      const [middle, half] = [top.x + at * span * 0.9, share * span]
      ctx.fillStyle = tone > 0.5 ? lighter(base, 0.5 * tone) : darker(base, 0.24 * (1 - tone))
      ctx.beginPath()
      ctx.moveTo(middle - half, top.y)
      ctx.quadraticCurveTo(
        middle - half * 0.7,
        top.y + tall * long * 0.7,
        middle,
        top.y + tall * long,
      )
      ctx.quadraticCurveTo(middle + half * 0.7, top.y + tall * long * 0.7, middle + half, top.y)
      ctx.fill()
    }
  })
}
