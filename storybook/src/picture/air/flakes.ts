import type { SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease, wrap } from '../../stage/easing.ts'
import { extentAt } from '../../stage/places/kit/plane.ts'

/** Something that is in the air in great numbers. Lengths in u, times in seconds. */
export interface Flakes {
  readonly name: string
  readonly count: number
  /** Depths at which they are, and how many of them there: the first numbers of each pair. */
  readonly layers: readonly { readonly z: number; readonly share: number; readonly alpha: number }[]
  /** Per second, to the right and up. */
  readonly speed: readonly [x: number, y: number]
  readonly vary: number
  readonly sway: number
  readonly size: readonly [least: number, most: number]
  readonly colours: readonly string[]
  readonly blend?: 'source-over' | 'lighter' | 'screen'
  /** Adds one to the path; those of one colour are then filled or stroked at once, which is ten times as fast. */
  readonly outline?: (ctx: SKRSContext2D, flake: Seen) => void
  /** How wide the stroke is for a radius of 1; absent: outlines are filled. */
  readonly line?: number
  /** Draws one by itself, for what is more than an outline. */
  readonly shape?: (ctx: SKRSContext2D, flake: Seen) => void
  /** 0…1 at this time, for what glimmers. */
  readonly glimmer?: (t: number, phase: number) => number
  /** Where the upper and lower end are, as shares of the height of the view from the ground. */
  readonly band?: readonly [low: number, high: number]
}

export interface Seen {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly turn: number
}

interface Flake {
  readonly x: number
  readonly phase: number
  readonly pace: number
  readonly size: number
  readonly turn: number
  readonly colour: string
  readonly wait: number
}

/** Flakes in depth, each a function of time; they appear one by one, so that the first frame has none. */
export function flakes(kind: Flakes, box: Box, random: Random): Piece[] {
  return kind.layers.map((layer, index) => {
    const own = random.fork(`${kind.name} ${index}`)
    const all = Array.from({ length: Math.round(kind.count * layer.share) }, () =>
      create(kind, own),
    )
    return live({ name: `${kind.name} ${layer.z}`, depth: layer.z }, (pen) =>
      drawLayer(pen, { kind, layer, all, box }),
    )
  })
}

function create(kind: Flakes, random: Random): Flake {
  return {
    x: random.between(-1, 1),
    phase: random.next(),
    pace: 1 + random.between(-kind.vary, kind.vary),
    size: random.between(kind.size[0], kind.size[1]),
    turn: random.between(0, 6.28),
    colour: random.pick(kind.colours),
    wait: random.between(0.02, 1.1),
  }
}

interface Layer {
  readonly kind: Flakes
  readonly layer: Flakes['layers'][number]
  readonly all: readonly Flake[]
  readonly box: Box
}

function drawLayer(pen: Pen, layer: Layer): void {
  const { ctx } = pen
  const { kind } = layer
  ctx.save()
  ctx.globalCompositeOperation = kind.blend ?? 'source-over'
  const groups = new Map<string, Drawn[]>()
  for (const flake of layer.all) {
    const drawn = seenAt(pen, layer, flake)
    if (!drawn) continue
    const group = `${flake.colour} ${drawn.alpha}`
    const same = groups.get(group)
    if (same) same.push(drawn)
    else groups.set(group, [drawn])
  }
  for (const group of groups.values()) drawGroup(ctx, kind, group)
  ctx.restore()
}

interface Drawn extends Seen {
  readonly colour: string
  readonly alpha: number
}

/** So many shades of each colour are told apart. */
const SHADES = 12

/** One flake as the camera sees it now; null before it has appeared. */
function seenAt(pen: Pen, { kind, layer, box }: Layer, flake: Flake): Drawn | null {
  const { t } = pen
  const glimmer = kind.glimmer?.(t, flake.turn) ?? 1
  const alpha = Math.round(ease((t - flake.wait) / 0.7) * layer.alpha * glimmer * SHADES) / SHADES
  if (alpha === 0) return null
  const extent = extentAt(box, layer.z)
  const half = extent.half * 1.25
  const tall = extent.crown - extent.low
  const [from, to] = kind.band ?? [0, 1]
  const high = tall * (to - from)
  const swing = kind.sway * Math.sin(t * (0.8 + flake.pace * 0.4) + flake.turn)
  const x = wrap(flake.x * half + t * kind.speed[0] * flake.pace + swing, half)
  const rise = (((flake.phase * high + t * kind.speed[1] * flake.pace) % high) + high) % high
  const place = pen.project(x, extent.low + tall * from + rise, layer.z)
  const radius = Math.max(0.6, flake.size * place.scale)
  const turn = flake.turn + t * flake.pace
  return { x: place.x, y: place.y, radius, turn, colour: flake.colour, alpha }
}

/** Flakes of one colour and shade. */
function drawGroup(ctx: SKRSContext2D, kind: Flakes, group: readonly Drawn[]): void {
  const { colour, alpha, radius } = group[0]!
  ctx.globalAlpha = alpha
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  if (kind.outline) {
    ctx.beginPath()
    for (const each of group) kind.outline(ctx, each)
    ctx.lineWidth = Math.max(0.8, radius * (kind.line ?? 0))
    if (kind.line === undefined) ctx.fill()
    else ctx.stroke()
  }
  if (kind.shape) for (const each of group) kind.shape(ctx, each)
}
