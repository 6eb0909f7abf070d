import type { SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter } from '../colour.ts'
import { seen } from './ground.ts'

interface Fall {
  readonly wide: number
  readonly high: number
  readonly depth: number
  readonly x?: number
}

/** A sheet of paper water that widens as it falls, strands that run down it for ever, and foam where it goes over and comes down. */
export function fallingWater(c: PlaceContext, fall: Fall): Piece {
  if (c.season === 'winter') return frozenFall(c, { x: 0, ...fall })
  const { wide, high, depth, x = 0 } = fall
  const random = c.random.fork('fall')
  const strands = Array.from({ length: 15 }, (_, i) => ({
    x: (i / 14 - 0.5) * 1.86,
    phase: random.next(),
    light: i % 3 > 0,
    wide: random.between(0.045, 0.1),
    speed: random.between(0.42, 0.62),
  }))
  const edges = Array.from({ length: 6 }, () => random.between(-0.05, 0.05))
  const puffs = Array.from({ length: 11 }, (_, i) => ({
    x: (i / 10 - 0.5) * 2.5,
    size: random.between(0.13, 0.24),
    phase: random.next() * 6,
  }))
  const base = seen(c.light, '#7cc4dc', depth * 0.5)
  return live({ name: 'waterfall', depth: depth - 0.1 }, (pen) => {
    const { ctx, t } = pen
    const [top, foot] = [pen.project(x, high * 0.99, depth), pen.project(x, 0, depth)]
    const curtain = { x: top.x, y: top.y, half: wide * top.scale, tall: foot.y - top.y }
    sheet(ctx, curtain, { edges, base })
    for (const strand of strands) runDown(ctx, curtain, { strand, base, t })
    lip(ctx, curtain, base)
    foam(ctx, curtain, { puffs, base, t })
  })
}

interface Curtain {
  readonly x: number
  readonly y: number
  /** Half its width at the top, in pixels. */
  readonly half: number
  readonly tall: number
}

/** Half the width of the water so far down, against the top: it spreads. */
const spread = (down: number): number => 1 + 0.07 * down * down

function sheet(
  ctx: SKRSContext2D,
  { x, y, half, tall }: Curtain,
  { edges, base }: { readonly edges: readonly number[]; readonly base: string },
): void {
  const steps = [0.25, 0.55, 0.8]
  const edge = (side: number, down: number, wobble = 0): [number, number] => [
    x + side * half * (spread(down) + wobble),
    y + tall * down,
  ]
  ctx.beginPath()
  ctx.moveTo(...edge(-1, 0))
  ctx.lineTo(...edge(1, 0))
  for (const [i, down] of steps.entries()) ctx.lineTo(...edge(1, down, edges[i]))
  ctx.lineTo(...edge(1, 1))
  ctx.lineTo(...edge(-1, 1))
  for (const [i, down] of steps.toReversed().entries())
    ctx.lineTo(...edge(-1, down, edges[i + steps.length]))
  ctx.closePath()
  const depths = ctx.createLinearGradient(0, y, 0, y + tall)
  depths.addColorStop(0, lighter(base, 0.55))
  depths.addColorStop(0.16, lighter(base, 0.1))
  depths.addColorStop(0.55, darker(base, 0.1))
  depths.addColorStop(0.86, base)
  depths.addColorStop(1, lighter(base, 0.6))
  ctx.fillStyle = depths
  ctx.fill()
}

interface Strand {
  readonly x: number
  readonly phase: number
  readonly light: boolean
  readonly wide: number
  readonly speed: number
}

/** A strand in three runs, longer and faster the deeper it is. */
function runDown(
  ctx: SKRSContext2D,
  { x, y, half, tall }: Curtain,
  { strand, base, t }: { readonly strand: Strand; readonly base: string; readonly t: number },
): void {
  ctx.fillStyle = clear(strand.light ? lighter(base, 0.8) : darker(base, 0.2), 0.62)
  for (let k = 0; k < 3; k++) {
    const run = (strand.phase + k / 3 + t * strand.speed) % 1
    const [from, to] = [run * run, Math.min(1, run * run + 0.12 + 0.34 * run)]
    const [near, far] = [from, to].map((down) => x + strand.x * half * spread(down))
    const wide = half * strand.wide * (0.6 + 0.8 * run)
    ctx.beginPath()
    ctx.moveTo(near! - wide * 0.2, y + tall * from)
    ctx.quadraticCurveTo(
      far! - wide,
      y + tall * (from + to) * 0.5,
      far! - wide * 0.7,
      y + tall * to,
    )
    ctx.quadraticCurveTo(far!, y + tall * to + wide * 0.9, far! + wide * 0.7, y + tall * to)
    ctx.quadraticCurveTo(
      far! + wide,
      y + tall * (from + to) * 0.5,
      near! + wide * 0.2,
      y + tall * from,
    )
    ctx.fill()
  }
}

/** Where it goes over: a white edge that hangs down in scallops. */
function lip(ctx: SKRSContext2D, { x, y, half, tall }: Curtain, base: string): void {
  ctx.fillStyle = lighter(base, 0.85)
  const [left, wide, count] = [x - half, half * 2, 9]
  ctx.beginPath()
  ctx.moveTo(left, y - tall * 0.012)
  ctx.quadraticCurveTo(x, y - tall * 0.035, left + wide, y - tall * 0.012)
  for (let i = count; i > 0; i--) {
    const deep = tall * (0.05 + 0.045 * ((i * 7) % 3))
    ctx.quadraticCurveTo(
      left + (wide * (i - 0.5)) / count,
      y + deep,
      left + (wide * (i - 1)) / count,
      y,
    )
  }
  ctx.fill()
}

interface Foam {
  readonly puffs: readonly { readonly x: number; readonly size: number; readonly phase: number }[]
  readonly base: string
  readonly t: number
}

/** Where it comes down: it boils. */
function foam(ctx: SKRSContext2D, { x, y, half, tall }: Curtain, { puffs, base, t }: Foam): void {
  for (const [row, tone, size] of [
    [0.3, lighter(base, 0.5), 1.2],
    [0, lighter(base, 0.9), 0.85],
  ] as const) {
    ctx.fillStyle = clear(tone, 0.94)
    for (const puff of puffs) {
      const swell = 1 + 0.22 * Math.sin(t * 3.1 + puff.phase + row * 5)
      const radius = half * puff.size * size * swell
      ctx.beginPath()
      ctx.arc(
        x + puff.x * half * 0.5 * (1 + row),
        y + tall - radius * (0.2 + row),
        radius,
        0,
        Math.PI * 2,
      )
      ctx.fill()
    }
  }
}

/** The same in winter: columns of ice and icicles side by side, and nothing runs. */
function frozenFall(c: PlaceContext, { wide, high, depth, x }: Required<Fall>): Piece {
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
