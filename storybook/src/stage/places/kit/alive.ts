import { live } from '../../../paint/pieces/live.ts'
import { flat, type FlatOptions } from '../../../paint/pieces/flat.ts'
import { eyeHeight } from '../../../scene/box.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import { wrap } from '../../easing.ts'
import type { PlaceContext } from '../../place.ts'
import { clear, lighter } from './colour.ts'
import { seen } from './nature/ground.ts'
import type { Ink } from './paper.ts'
import type { Ctx } from './shapes.ts'
import { extentAt, inkFor } from './plane.ts'

export interface Where {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Draws at a place of the stage with the context counting in u, up negative. */
export function at(pen: Pen, where: Where, draw: (ctx: Ctx) => void): void {
  const { x, y, scale } = pen.project(where.x, where.y, where.z)
  pen.ctx.save()
  pen.ctx.translate(x, y)
  pen.ctx.scale(scale, scale)
  draw(pen.ctx)
  pen.ctx.restore()
}

/** A small thing that is drawn in each frame at one place. */
export function moving(name: string, where: Where, draw: (ctx: Ctx, t: number) => void): Piece {
  return live({ name, depth: where.z }, (pen) => at(pen, where, (ctx) => draw(ctx, pen.t)))
}

interface Placed {
  readonly at: readonly [x: number, y: number, z: number]
}

/** Where a cut-out stands by the middle of its lower edge, and how large its sheet is. */
interface CutOut extends Placed, Omit<FlatOptions, 'draw' | keyof Where | 'width' | 'height'> {
  readonly size: readonly [width: number, height: number]
}

/** A cut-out of its own, painted once, that may sway, drift, fade or repeat. */
export function cutOut(
  context: PlaceContext,
  { at: [x, y, z], size: [width, height], ...rest }: CutOut,
  draw: (ink: Ink) => void,
): Piece {
  return flat({
    ...rest,
    x,
    y,
    z,
    width,
    height,
    draw: (ctx, unit) => draw(inkFor(context, rest.name, { z, ctx, unit })),
  })
}

interface Passing extends Omit<CutOut, 'at' | 'drift'> {
  readonly y: number
  readonly z: number
  readonly speed: number
  readonly start: number
  readonly bob?: number
}

/** Something that passes from side to side for ever: a car, a boat, a walker. */
export function passing(
  context: PlaceContext,
  { y, z, speed, start, bob = 0, ...rest }: Passing,
  draw: (ink: Ink) => void,
): Piece {
  const range = extentAt(context.box, z).half * 1.35 + rest.size[0]
  const x = start * range
  const drift = (t: number) => ({
    x: wrap(x + speed * t, range) - x,
    y: bob * Math.abs(Math.sin(t * 5 + start * 9)),
  })
  return cutOut(context, { ...rest, at: [x, y, z], drift }, draw)
}

/** Weather in which birds fly. */
const FAIR: ReadonlySet<string> = new Set(['clear', 'cloudy', 'wind', 'rainbow'])

/** A few birds far away that flap and glide across. */
export function farBirds(
  context: PlaceContext,
  how: { count?: number; z?: number; high?: number; colour?: string } = {},
): Piece {
  const z = how.z ?? 30
  const extent = extentAt(context.box, z)
  const random = context.random.fork('far birds')
  const colour = seen(context.light, how.colour ?? '#3b3f58', z * 0.6)
  const flying = FAIR.has(context.weather)
  const birds = Array.from({ length: how.count ?? 5 }, () => ({
    x: random.between(-0.9, 0.9) * extent.half,
    y: extent.crown * (how.high ?? 0.72) + random.between(-2, 2),
    phase: random.between(0, 6),
    size: random.between(0.5, 0.8),
  }))
  return live({ name: 'far birds', depth: z }, (pen) => {
    if (pen.light.dark || !flying) return
    pen.ctx.strokeStyle = colour
    pen.ctx.lineCap = 'round'
    pen.ctx.beginPath()
    for (const bird of birds) {
      const x = wrap(bird.x + pen.t * 1.1, extent.half * 1.4)
      const p = pen.project(x, bird.y + Math.sin(pen.t * 0.8 + bird.phase) * 0.5, z)
      const wing =
        Math.sin(pen.t * 7 + bird.phase) * (Math.sin(pen.t * 0.9 + bird.phase) > -0.2 ? 0.5 : 0.1)
      const size = bird.size * p.scale
      pen.ctx.moveTo(p.x - size, p.y - wing * size)
      pen.ctx.quadraticCurveTo(p.x - size * 0.4, p.y - size * 0.35, p.x, p.y)
      pen.ctx.quadraticCurveTo(p.x + size * 0.4, p.y - size * 0.35, p.x + size, p.y - wing * size)
    }
    pen.ctx.lineWidth = Math.max(1.2, 0.16 * pen.project(0, 0, z).scale)
    pen.ctx.stroke()
  })
}

interface Smoke extends Placed {
  readonly size?: number
  readonly colour?: string
  readonly speed?: number
  readonly drift?: number
  readonly alpha?: number
}

/** Puffs that rise, grow and thin out. */
export function smoke(context: PlaceContext, how: Smoke): Piece {
  const { size = 0.5, speed = 0.35, drift = 0.7, alpha = 0.5 } = how
  const [x, y, z] = how.at
  const colour = seen(context.light, how.colour ?? '#f1ede6', z)
  return moving('smoke', { x, y, z }, (ctx, t) => {
    ctx.fillStyle = colour
    for (let i = 0; i < 7; i++) {
      const age = (t * speed + i / 7) % 1
      ctx.globalAlpha = alpha * Math.sin(Math.min(1, age * 5) * 1.57) * (1 - age)
      ctx.beginPath()
      const sway = Math.sin(age * 5 + i * 2.1) * 0.3
      ctx.arc(
        (drift * age * age * 4 + sway * age) * size,
        -age * 8 * size,
        size * (0.35 + age * 1.1),
        0,
        7,
      )
      ctx.fill()
    }
  })
}

/** A cloth that waves from a pole at its left edge (or right, when turned). */
export function flag(
  context: PlaceContext,
  how: Placed & {
    width: number
    height: number
    colour: string
    turned?: boolean
    pennant?: boolean
  },
): Piece {
  const [x, y, z] = how.at
  const colour = seen(context.light, how.colour, z)
  const side = how.turned ? -1 : 1
  return moving('flag', { x, y, z }, (ctx, t) => {
    const steps = 8
    const wave = (share: number): number =>
      Math.sin(t * 4 - share * 5 + x) * 0.12 * share * how.height
    const tip = (share: number): number => (how.pennant ? (1 - share) * 0.5 : 0.5) * how.height
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let i = 0; i <= steps; i++)
      ctx.lineTo((side * how.width * i) / steps, wave(i / steps) - tip(i / steps))
    for (let i = steps; i >= 0; i--)
      ctx.lineTo((side * how.width * i) / steps, wave(i / steps) + tip(i / steps))
    ctx.fill()
    ctx.fillStyle = clear(lighter(colour, 0.5), 0.25)
    ctx.fillRect(
      (side > 0 ? 0.3 : -0.5) * how.width,
      -how.height * 0.4,
      how.width * 0.2,
      how.height * 0.8,
    )
  })
}

/** A warm light that breathes: lamps, lanterns, windows, fires. */
export function glowing(
  context: PlaceContext,
  how: Placed & {
    radius: number
    colour?: string
    strength?: number
    flicker?: number
    /** How much of it is on, 0…1; always without it. */
    lit?: (t: number) => number
  },
): Piece {
  const { radius, colour = '#ffcf7d', strength = 0.6, flicker = 0.08 } = how
  const [x, y, z] = how.at
  const dim = context.light.dark ? 1 : 0.45
  return flat({
    name: 'glow',
    x,
    y: y - radius,
    z,
    width: radius * 2,
    height: radius * 2,
    bleed: 0,
    tint: 0,
    haze: 0,
    shadow: 0,
    edge: 0,
    alpha: (t) =>
      dim *
      (how.lit?.(t) ?? 1) *
      (1 - flicker + flicker * Math.sin(t * 9 + x * 3) * Math.sin(t * 5.3 + y)),
    draw: (ctx) => {
      const gradient = ctx.createRadialGradient(0, -radius, 0, 0, -radius, radius)
      gradient.addColorStop(0, clear(colour, strength))
      gradient.addColorStop(0.4, clear(colour, strength * 0.32))
      gradient.addColorStop(1, clear(colour, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(-radius, -radius * 2, radius * 2, radius * 2)
    },
  })
}

/** Tiny dots that float: dust in a sunbeam, fireflies, pollen, embers. */
export function motes(
  context: PlaceContext,
  how: {
    z?: number
    count?: number
    colour?: string
    size?: number
    rise?: number
    low?: number
    high?: number
  },
): Piece {
  const { z = 2, count = 26, colour = '#fff3cf', size = 0.035, rise = 0.12 } = how
  const extent = extentAt(context.box, z)
  const random = context.random.fork(`motes ${z}`)
  const low = how.low ?? 0.2
  const high = how.high ?? extent.crown
  const dots = Array.from({ length: count }, () => ({
    x: random.between(-1.1, 1.1) * extent.half,
    y: random.next(),
    phase: random.between(0, 6.3),
    speed: random.between(0.5, 1.3),
  }))
  return live({ name: 'motes', depth: z }, (pen) => {
    pen.ctx.fillStyle = colour
    for (const dot of dots) {
      const y =
        low + ((((dot.y + (pen.t * rise * dot.speed) / (high - low)) % 1) + 1) % 1) * (high - low)
      const p = pen.project(dot.x + Math.sin(pen.t * 0.6 * dot.speed + dot.phase) * 0.5, y, z)
      pen.ctx.globalAlpha = 0.25 + 0.55 * Math.abs(Math.sin(pen.t * dot.speed + dot.phase))
      pen.ctx.beginPath()
      pen.ctx.arc(p.x, p.y, size * p.scale, 0, 7)
      pen.ctx.fill()
    }
    pen.ctx.globalAlpha = 1
  })
}

/** Pollen over the grass of open land: before the sky it would look like dirt, and rain washes it away. */
export function pollen(context: PlaceContext, how: { z: number; count: number }): Piece[] {
  if (!FAIR.has(context.weather) || context.season === 'winter') return []
  return [motes(context, { ...how, high: eyeHeight(context.box) * 0.9 })]
}

/** Flames of three cut sheets. */
export function fire(where: Where & { size: number }): Piece {
  const { size } = where
  return moving('fire', where, (ctx, t) => {
    const sheets = [
      ['#e8502e', 1],
      ['#f6962f', 0.72],
      ['#ffd95a', 0.44],
    ] as const
    sheets.forEach(([colour, scale], index) => {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(-size * 0.5 * scale, 0)
      for (let i = 0; i < 5; i++) {
        const x = (-0.4 + i * 0.2) * size * scale
        const lick = 0.6 + 0.4 * Math.sin(t * (7 + i * 1.3) + i * 2.2 + index)
        const tall = size * scale * (1.5 - Math.abs(i - 2) * 0.42) * (0.72 + 0.28 * lick)
        ctx.quadraticCurveTo(
          x - 0.08 * size,
          -tall * 0.4,
          x + Math.sin(t * 5 + i) * 0.06 * size,
          -tall,
        )
        ctx.quadraticCurveTo(x + 0.1 * size, -tall * 0.5, x + 0.1 * size * scale, -tall * 0.3)
      }
      ctx.lineTo(size * 0.5 * scale, 0)
      ctx.quadraticCurveTo(0, size * 0.16, -size * 0.5 * scale, 0)
      ctx.fill()
    })
  })
}
