import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext, PlaceSet } from '../place.ts'
import { clear, lighter } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'

interface Layer {
  readonly z: number
  readonly count: number
  readonly length: number
  readonly width: number
  readonly alpha: number
}

const LAYERS: readonly Layer[] = [
  { z: 22, count: 170, length: 1.5, width: 0.05, alpha: 0.3 },
  { z: 7, count: 110, length: 1.3, width: 0.035, alpha: 0.4 },
  { z: -3, count: 46, length: 1.2, width: 0.03, alpha: 0.5 },
]

/** Rain in three depths, with splashes and rings where it meets the ground. `heavy` 1 is a steady rain. */
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
    phase: random.next(),
    speed: random.between(0.9, 1.2),
  }))
  const colour = clear(lighter(context.light.haze, 0.55), layer.alpha)
  const fall = (13 + z * 0.35) * (how.heavy > 1 ? 1.3 : 1)
  return live({ name: `rain ${z}`, depth: z }, (pen) => {
    const { ctx } = pen
    ctx.strokeStyle = colour
    ctx.beginPath()
    for (const drop of drops) {
      const gone = (drop.phase * high + pen.t * fall * drop.speed) % high
      const y = extent.crown + length - gone
      const x = drop.x - slant * gone * -1
      const p = pen.project(wrap(x, extent.half * 1.25), y, z)
      ctx.moveTo(p.x, p.y)
      ctx.lineTo(p.x - slant * length * p.scale, p.y - length * p.scale)
    }
    ctx.lineWidth = Math.max(
      0.9,
      layer.width * pen.project(0, 0, z).scale * Math.min(1.4, Math.sqrt(how.heavy)),
    )
    ctx.lineCap = 'butt'
    ctx.stroke()
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
  const colour = clear(lighter(context.light.haze, 0.6), 0.75)
  return live({ name: 'splashes', depth: 0.4 }, (pen) => {
    const { ctx } = pen
    ctx.strokeStyle = colour
    ctx.lineWidth = Math.max(0.9, pen.height / 620)
    ctx.beginPath()
    for (const spot of spots) {
      const life = pen.t * spot.rate + spot.phase
      const age = life % 1
      if (age > 0.5) continue
      const hop = Math.floor(life)
      const shift = ((Math.imul(hop, 2654435761) >>> 16) / 65536 - 0.5) * 1.6
      crown(pen, { x: spot.x + shift, z: spot.z, age: age * 2 })
    }
    ctx.stroke()
  })
}

function crown(pen: Pen, at: { x: number; z: number; age: number }): void {
  const p = pen.project(at.x, 0, at.z)
  const r = (0.05 + at.age * 0.22) * p.scale
  const up = Math.sin(at.age * Math.PI) * 0.16 * p.scale
  pen.ctx.moveTo(p.x - r * 0.6, p.y)
  pen.ctx.lineTo(p.x - r, p.y - up)
  pen.ctx.moveTo(p.x, p.y)
  pen.ctx.lineTo(p.x, p.y - up * 1.3)
  pen.ctx.moveTo(p.x + r * 0.6, p.y)
  pen.ctx.lineTo(p.x + r, p.y - up)
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
  const line = clear(lighter(context.light.haze, 0.6), 0.7)
  const y = set.waterline ?? 0
  return live({ name: 'puddles', depth: 4.5 }, (pen) => {
    const { ctx } = pen
    ctx.fillStyle = shine
    ctx.beginPath()
    for (const pool of pools) {
      const p = pen.project(pool.x, 0, pool.z)
      ctx.moveTo(p.x + pool.wide * p.scale, p.y)
      ctx.ellipse(p.x, p.y, pool.wide * p.scale, pool.wide * 0.14 * p.scale, 0, 0, 7)
    }
    ctx.fill()
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
