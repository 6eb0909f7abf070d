import { triples } from '../../scene/rows.ts'
import { blot } from '../../scene/blot.ts'
import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext, PlaceSet } from '../place.ts'
import { clear, darker, lighter } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { Ctx } from '../places/kit/shapes.ts'
import { createBits } from '../effects/bits.ts'

interface Layer {
  readonly z: number
  readonly count: number
  readonly length: number
  readonly width: number
  readonly alpha: number
}

/** A veil far away, fine threads in the middle, and a few drops near by. */
const LAYERS: readonly Layer[] = [
  { z: 24, count: 170, length: 1.9, width: 0.075, alpha: 0.3 },
  { z: 11, count: 100, length: 1.5, width: 0.055, alpha: 0.46 },
  { z: 7, count: 46, length: 1.2, width: 0.045, alpha: 0.6 },
  { z: -3, count: 18, length: 1, width: 0.034, alpha: 0.6 },
]
/** Gusts in which it comes down while a drop falls from the top of the frame to its foot. */
const GUSTS = 3

/** Rain in four depths, with splashes and rings where it meets the ground. `heavy` 1 is a steady rain. */
export function rain(
  context: PlaceContext,
  set: Pick<PlaceSet, 'ground' | 'waterline'>,
  heavy: number,
): Piece[] {
  const random = context.random.fork('rain')
  const slant = heavy > 1 ? -0.3 - 0.08 * Math.min(2, heavy) : -0.14
  return [
    ...LAYERS.map((layer) =>
      sheet(context, { layer, heavy, slant, random: random.fork(`layer ${layer.z}`) }),
    ),
    ...(set.ground === 'none'
      ? []
      : [
          puddles(context, set, random.fork('puddles')),
          splashes(context, random.fork('splashes'), heavy),
        ]),
  ]
}

function sheet(
  context: PlaceContext,
  how: { layer: Layer; heavy: number; slant: number; random: Random },
): Piece {
  const { layer, random, slant } = how
  const { z, length } = layer
  const extent = extentAt(context.box, z)
  const high = extent.crown - extent.low + length
  const drops = Array.from({ length: Math.round(layer.count * Math.min(2.6, how.heavy)) }, () => ({
    x: random.between(-1.25, 1.25) * extent.half,
    phase: (random.whole(0, GUSTS - 1) + random.next() ** 1.6) / GUSTS,
    speed: random.between(0.94, 1.1),
    length: length * random.between(0.5, 1.2),
  }))
  const colour = clear(lighter(context.light.haze, 0.55), layer.alpha)
  const fall = (13 + z * 0.35) * (how.heavy > 1 ? 1.3 : 1)
  return live({ name: `rain ${z}`, depth: z }, (pen) => {
    const { ctx } = pen
    const wide = Math.max(1.4, layer.width * pen.project(0, 0, z).scale)
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const drop of drops) {
      const gone = (drop.phase * high + pen.t * fall * drop.speed) % high
      const y = extent.crown + length - gone
      const x = drop.x - slant * gone * -1
      const p = pen.project(wrap(x, extent.half * 1.25), y, z)
      const up = drop.length * p.scale
      // A sliver: as wide as a drop at its foot, nothing at its tip.
      ctx.moveTo(p.x - wide / 2, p.y)
      ctx.lineTo(p.x + wide / 2, p.y)
      ctx.lineTo(p.x - slant * up, p.y - up)
    }
    ctx.fill()
  })
}

/** Little crowns that jump where a drop lands. */
function splashes(context: PlaceContext, random: Random, heavy: number): Piece {
  const spots = Array.from({ length: Math.round(34 * Math.min(1.6, heavy)) }, () => {
    const z = -4 + 16 * random.next() ** 1.4
    return {
      z,
      x: random.between(-1.1, 1.1) * extentAt(context.box, z).half,
      phase: random.next(),
      rate: random.between(1.4, 2.2),
    }
  })
  const colour = lighter(context.light.haze, 0.6)
  const show = createBits(
    STAGES.map((age) => (ctx: Ctx) => crown(ctx, colour, age)),
    { z: -4, radius: CROWN },
  )
  return live({ name: 'splashes', depth: 0.4 }, (pen) => {
    for (const spot of spots) {
      const life = pen.t * spot.rate + spot.phase
      const age = (life % 1) * 2
      if (age > 1) continue
      const hop = Math.floor(life)
      const shift = ((Math.imul(hop, 2654435761) >>> 16) / 65536 - 0.5) * 1.6
      const { x, y, scale } = pen.project(spot.x + shift, 0, spot.z)
      const radius = CROWN * scale
      show(pen, { face: Math.floor(age * STAGES.length), x, y: y - 0.55 * radius, radius })
    }
  })
}

/** How large a crown becomes, in u, and the moments of its life at which it is painted. */
const CROWN = 0.21
const STAGES = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92] as const

/** A crown of five prongs with a drop on each, in the ring that runs out from under it. */
function crown(ctx: Ctx, colour: string, age: number): void {
  const [foot, rise] = [0.55, 1.1 * Math.sin(age * Math.PI) ** 0.8]
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.globalAlpha = 0.75 * (1 - age)
  ctx.lineWidth = 0.07
  ctx.beginPath()
  ctx.ellipse(0, foot, 0.25 + 0.7 * age, 0.07 + 0.17 * age, 0, 0, 7)
  ctx.stroke()
  ctx.globalAlpha = 0.85
  for (const side of [-1, -0.5, 0, 0.5, 1]) {
    const tip = { x: side * (0.3 + 0.5 * age), y: foot - rise * (1 - 0.35 * Math.abs(side)) }
    ctx.lineWidth = 0.09 * (1 - age)
    ctx.beginPath()
    ctx.moveTo(side * 0.22, foot)
    ctx.quadraticCurveTo(side * 0.26, foot - rise * 0.5, tip.x, tip.y)
    ctx.stroke()
    blot(ctx, colour, [tip.x, tip.y, 0.07])
  }
}

const MUD = '#6b4a2e'

/** Puddles that hold the sky, with rings of drops; open water gets only the rings. */
export function puddles(
  context: PlaceContext,
  set: Pick<PlaceSet, 'ground' | 'waterline'>,
  random: Random,
): Piece {
  const { pools, drops } = poolsOf(context, set, random)
  const told = isWet(context)
  const muddy = context.words.includes('thrown mud')
  const rains = (told && !muddy) || context.weather === 'rain' || context.weather === 'storm'
  const sky = context.light.sky.at(-2) ?? '#9fb4c9'
  const shine = muddy ? clear(MUD, 0.92) : clear(sky, told ? 0.8 : 0.5)
  const rim = clear(darker(muddy ? MUD : sky, 0.5), told ? 0.5 : 0.3)
  const line = clear(lighter(context.light.haze, 0.6), 0.7)
  const y = set.waterline ?? 0
  return live({ name: 'puddles', depth: 4.5 }, (pen) => {
    const { ctx } = pen
    for (const [grow, tone] of [
      [1.05, rim],
      [0.94, shine],
    ] as const) {
      ctx.fillStyle = tone
      ctx.beginPath()
      for (const pool of pools) lobes(pen, pool, grow)
      ctx.fill()
    }
    ctx.strokeStyle = line
    ctx.lineWidth = Math.max(0.8, pen.height / 720)
    for (const drop of rains ? drops : []) {
      const age = (pen.t * 1.1 + drop.phase) % 1
      const p = pen.project(drop.x, pools.length > 0 ? 0 : y, drop.z)
      ctx.globalAlpha = 1 - age
      ctx.beginPath()
      ctx.ellipse(p.x, p.y, age * 0.4 * p.scale, age * 0.08 * p.scale, 0, 0, 7)
      ctx.stroke()
    }
    ctx.globalAlpha = 1
  })
}

/** Three rounds that run into each other. */
function lobes(
  pen: Pen,
  { x, z, wide }: { x: number; z: number; wide: number },
  grow: number,
): void {
  const p = pen.project(x, 0, z)
  const lean = Math.sin(x * 7 + z) < 0 ? -1 : 1
  for (const [dx, dz, size] of LOBES) {
    const [across, up] = [wide * size * grow * p.scale, wide * size * 0.15 * grow * p.scale]
    const [px, py] = [p.x + lean * dx * wide * p.scale, p.y + dz * wide * p.scale]
    pen.ctx.moveTo(px + across, py)
    pen.ctx.ellipse(px, py, across, up, 0, 0, 7)
  }
}

const LOBES = triples('0 0 0.82, 0.62 -0.05 0.44, -0.55 0.045 0.5')

/** Whether the prompt speaks of wet ground or of puddles. */
function isWet({ words, nouns = [] }: PlaceContext): boolean {
  return /\b(wet|puddles?|thrown mud)\b/u.test(`${words} ${nouns.join(' ')}`)
}

function poolsOf(
  context: PlaceContext,
  set: Pick<PlaceSet, 'ground' | 'waterline'>,
  random: Random,
) {
  const dry = set.ground === 'water' || set.ground === 'sand' || set.ground === 'snow'
  const count = dry ? 0 : 7
  const pools = Array.from({ length: isWet(context) ? count * 2 : count }, (_, i) => {
    // Those that are spoken of lie under the feet.
    const z = i < 7 ? random.between(-3, 10) : random.between(-0.9, 0.7)
    const x = i < 7 ? random.between(-1, 1) : (i - 10 + random.between(-0.3, 0.3)) / 3
    return { z, x: x * extentAt(context.box, z).half, wide: random.between(0.7, 1.7) }
  })
  const drops = Array.from({ length: 26 }, (_, i) => {
    const pool = pools[i % Math.max(1, pools.length)]
    const z = pool ? pool.z : random.between(-3, 14)
    const x = pool
      ? pool.x + random.between(-0.6, 0.6) * pool.wide
      : random.between(-1, 1) * extentAt(context.box, z).half
    return { x, z, phase: random.next() }
  })
  return { pools, drops }
}
