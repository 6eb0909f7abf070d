import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { mix } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'
import { createBits } from '../effects/bits.ts'
import { flakeFaces } from '../effects/flakes.ts'

interface Layer {
  readonly z: number
  readonly count: number
  /** In u. */
  readonly size: number
  readonly alpha: number
  /** Cut flakes; others are dots. */
  readonly cut?: boolean
  /** Only at the sides: nothing so near may pass before a face. */
  readonly aside?: boolean
}

const LAYERS: readonly Layer[] = [
  { z: 24, count: 120, size: 0.085, alpha: 0.6 },
  { z: 8, count: 60, size: 0.07, alpha: 0.85 },
  { z: 4.6, count: 26, size: 0.15, alpha: 0.95, cut: true },
  { z: -1.2, count: 12, size: 0.045, alpha: 0.9 },
  { z: -3.4, count: 9, size: 0.2, alpha: 1, cut: true, aside: true },
]
/** Driven by a storm, none keeps its form. */
const DRIVEN = 0.45

interface Snow {
  readonly wild?: boolean
  readonly share?: number
}

/** Dots far away and flakes of cut paper near by, that sway as they sink; a blizzard drives them sideways. */
export function snowfall(context: PlaceContext, how: Snow = {}): Piece[] {
  const random = context.random.fork('snowfall')
  return LAYERS.map((layer) =>
    layer.cut && !how.wild
      ? flakes(context, layer, { ...how, random })
      : dots(context, layer, { ...how, random }),
  )
}

interface Flake {
  readonly x: number
  readonly phase: number
  readonly speed: number
  readonly size: number
  readonly sway: number
}

function flakesOf(context: PlaceContext, layer: Layer, how: Snow & { random: Random }): Flake[] {
  const { random, share = 1, wild = false } = how
  const half = extentAt(context.box, layer.z).half * 1.2
  const count = Math.round(layer.count * share * (wild ? 1.5 : 1))
  return Array.from({ length: count }, () => {
    const across = random.between(-1, 1)
    return {
      x:
        half * (layer.aside && !wild ? Math.sign(across) * (0.5 + 0.5 * Math.abs(across)) : across),
      phase: random.next(),
      speed: random.between(0.75, 1.25),
      size: layer.size * random.between(0.6, 1.2),
      sway: random.between(0, 6.3),
    }
  })
}

/** Where a flake is at a time, in u. */
type Course = (flake: Flake, t: number) => { readonly x: number; readonly y: number }

function courseOf(context: PlaceContext, layer: Layer, wild: boolean): Course {
  const extent = extentAt(context.box, layer.z)
  const high = extent.crown - extent.low
  const half = extent.half * 1.2
  const drive = wild ? 7 : layer.aside ? 0 : 0.3
  const fall = wild ? 3.2 : layer.cut ? 0.8 : 1.05
  return (flake, t) => {
    const swing = Math.sin(t * 0.9 + flake.sway) * 0.45 + Math.sin(t * 2.1 + flake.sway * 3) * 0.1
    const gone = (flake.phase * high + t * fall * flake.speed) % high
    return { x: wrap(flake.x + swing - t * drive * flake.speed, half), y: extent.crown - gone }
  }
}

function dots(context: PlaceContext, layer: Layer, how: Snow & { random: Random }): Piece {
  const wild = how.wild ?? false
  const all = flakesOf(context, layer, how)
  const course = courseOf(context, layer, wild)
  const colour = colourOf(context)
  const small = layer.cut ? DRIVEN : (how.share ?? 1) > 1 ? 1.25 : 1
  return live({ name: `snow ${layer.z}`, depth: layer.z }, (pen) => {
    const { ctx } = pen
    ctx.fillStyle = colour
    ctx.globalAlpha = layer.alpha
    ctx.beginPath()
    for (const flake of all) {
      const { x, y } = course(flake, pen.t)
      const p = pen.project(x, y, layer.z)
      const r = Math.max(0.7, flake.size * small * p.scale)
      ctx.moveTo(p.x + r, p.y)
      ctx.arc(p.x, p.y, r, 0, 7)
    }
    ctx.fill()
    ctx.globalAlpha = 1
  })
}

function flakes(context: PlaceContext, layer: Layer, how: Snow & { random: Random }): Piece {
  const all = flakesOf(context, layer, how)
  const course = courseOf(context, layer, false)
  const show = createBits(flakeFaces(colourOf(context)), { z: layer.z, radius: layer.size * 1.2 })
  const draw = (pen: Pen, flake: Flake, face: number): void => {
    const { x, y } = course(flake, pen.t)
    const p = pen.project(x, y, layer.z)
    // It turns to and fro about its height, and is never seen from its edge for long.
    const wide = 0.75 + 0.25 * Math.cos(pen.t * 1.1 * flake.speed + flake.sway)
    show(pen, { face, x: p.x, y: p.y, radius: flake.size * p.scale, wide })
  }
  return live({ name: `snow ${layer.z}`, depth: layer.z }, (pen) => {
    pen.ctx.globalAlpha = layer.alpha
    all.forEach((flake, face) => draw(pen, flake, face))
    pen.ctx.globalAlpha = 1
  })
}

const colourOf = ({ light }: PlaceContext): string => mix('#ffffff', light.tint, 0.2)
