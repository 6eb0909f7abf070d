import type { SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../paint/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease } from '../../stage/easing.ts'
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
  /** Draws one at 0, 0 with radius 1, or a whole row of them at once when they are lines. */
  readonly shape: (ctx: SKRSContext2D, flake: Seen) => void
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
    return live({
      name: `${kind.name} ${layer.z}`,
      depth: layer.z,
      draw: (pen) => drawLayer(pen, { kind, layer, all, box }),
    })
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

function drawLayer(pen: Pen, { kind, layer, all, box }: Layer): void {
  const { ctx, t } = pen
  const extent = extentAt(box, layer.z)
  const half = extent.half * 1.25
  const tall = extent.crown - extent.low
  const [from, to] = kind.band ?? [0, 1]
  const high = tall * (to - from)
  ctx.save()
  ctx.globalCompositeOperation = kind.blend ?? 'source-over'
  for (const flake of all) {
    const shown = ease((t - flake.wait) / 0.7)
    if (shown === 0) continue
    const swing = kind.sway * Math.sin(t * (0.8 + flake.pace * 0.4) + flake.turn)
    const x = wrap(flake.x * half + t * kind.speed[0] * flake.pace + swing, half)
    const rise = (((flake.phase * high + t * kind.speed[1] * flake.pace) % high) + high) % high
    const place = pen.project(x, extent.low + tall * from + rise, layer.z)
    const glimmer = kind.glimmer?.(t, flake.turn) ?? 1
    ctx.globalAlpha = shown * layer.alpha * glimmer
    if (ctx.globalAlpha < 0.01) continue
    ctx.fillStyle = flake.colour
    ctx.strokeStyle = flake.colour
    const radius = Math.max(0.6, flake.size * place.scale)
    kind.shape(ctx, { x: place.x, y: place.y, radius, turn: flake.turn + t * flake.pace })
  }
  ctx.restore()
}

function wrap(x: number, half: number): number {
  return ((((x + half) % (2 * half)) + 2 * half) % (2 * half)) - half
}
