import { edgeAware, widened } from './edge-aware.ts'
import { blur, createField, mapField, meanOf, step, stretched, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { plumb } from './plumb.ts'
import { patchesOf, withoutHoles } from '../regions/patches.ts'
import { findUpright } from '../regions/upright.ts'

export interface DepthCues {
  readonly attention: Field
  readonly sky: Field | null
  readonly water: Field | null
  /** Share of the height at which the ground ends. */
  readonly horizon: number
}

/** How near things are, 0 far … 1 near, guessed from the picture's own cues. */
export function guessDepth(look: Look, cues: DepthCues): Field {
  const ground = groundOf(look, cues)
  const things = thingsOf(look, cues, ground)
  const clear = clearness(look)
  const upright = findUpright(look, cues.horizon)
  const rough = mapField(ground, (value, at) => {
    const thing = things.data[at]!
    const foot = upright.data[at]!
    const base = foot > 0 ? groundAt(foot - 0.02, cues, 1) : value
    const near = Math.max(base, thing)
    const told = near + 0.22 * (clear.data[at]! - 0.5)
    return cues.sky && cues.sky.data[at]! > 0.5 ? 0 : Math.min(1, Math.max(0.06, told))
  })
  const flat = flatness(look)
  if (flat > 0) return flattened(rough, flat)
  const radius = Math.max(look.width, look.height) / 24
  const smooth = edgeAware(rough, look.bright, { radius, softness: 0.004 })
  const kept = mapField(smooth, (value, at) =>
    Math.min(1, Math.max(0, cues.sky && cues.sky.data[at]! > 0.5 ? value * 0.3 : value)),
  )
  // A little beyond its edges a thing still moves as one, so that outlines stay stiff.
  return blur(widened(plumb(kept, look), 2), 1)
}

/** 0 for photographs and paintings … 1 for screenshots and line drawings: even areas with hard steps between. */
export function flatness(look: Look): number {
  let even = 0
  for (const value of look.edge.data) if (value < 0.0012) even++
  return isPage(look) ? 1 : step(0.35, 0.6, even / look.edge.data.length)
}

/** Text without colours on white paper, however dense: its margins are even. */
function isPage({ bright, colourful, width, height }: Look): boolean {
  if (meanOf(colourful) > 0.05) return false
  const rim = Math.max(2, Math.round(Math.min(width, height) * 0.03))
  const margin = bright.data.filter((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x < rim || x >= width - rim || y < rim || y >= height - rim
  })
  return margin.filter((value) => value > 0.85).length > 0.97 * margin.length
}

/** Text and lines must not bend: only broad, weak depth is left. */
function flattened(depth: Field, flat: number): Field {
  const soft = blur(depth, Math.max(depth.width, depth.height) / 8, 3)
  return mapField(soft, (value) => 0.4 + (value - 0.4) * (1 - 0.95 * flat))
}

/** The floor comes nearer towards the lower edge; above the horizon all is far. */
function groundOf(look: Look, cues: DepthCues): Field {
  return mapField(createField(look.width, look.height), (_, at, y) =>
    groundAt((y + 0.5) / look.height, cues, cues.water && cues.water.data[at]! > 0.5 ? 0.85 : 1),
  )
}

/** How much nearer the ground may come over the height of the picture. */
const STEEPEST = 1.5

function groundAt(v: number, { horizon, sky }: DepthCues, flat: number): number {
  if (v < horizon) return 0.1 + 0.1 * (1 - v / Math.max(0.05, horizon))
  const down = (v - horizon) / Math.max(0.05, 1 - horizon)
  // A strip of ground comes no nearer than it is high: what stands on it would bend at its foot.
  const near = Math.min(0.74, STEEPEST * (1 - horizon))
  // Without a sky there is a wall behind the floor, and it stands upright.
  return 0.16 + near * down ** (sky ? 1.15 : 1.9) * flat
}

/** What draws the eye stands upright: all of it is as near as its foot. */
function thingsOf(look: Look, { attention, sky, horizon }: DepthCues, ground: Field): Field {
  const mean = meanOf(attention)
  const spread = Math.sqrt(meanOf(mapField(attention, (value) => (value - mean) ** 2)))
  const outside = mapField(attention, (value, at) => (sky && sky.data[at]! > 0.5 ? 0 : value))
  const level = mean + 0.9 * spread
  const patches = patchesOf(withoutHoles(outside, level), level).slice(0, 6)
  const things = createField(look.width, look.height)
  for (const patch of patches) {
    if (patch.pixels.length < attention.data.length * 0.004) continue
    const foot = Math.min(look.height - 1, patch.bottom)
    const under = ground.data[foot * look.width + Math.floor((patch.left + patch.right) / 2)]!
    // What hangs on a wall or stands on the horizon moves with it: its straight lines must not bend.
    const near = foot / look.height > horizon + 0.2 ? Math.max(under, 0.4) : under + 0.04
    for (const at of patch.pixels) things.data[at] = near
  }
  const radius = Math.max(look.width, look.height) / 30
  return edgeAware(things, look.bright, { radius, softness: 0.006 })
}

/** Sharp, colourful and contrasty things are near; pale and blurred ones far. */
function clearness(look: Look): Field {
  const reach = Math.max(look.width, look.height) / 20
  const sharp = stretched(blur(look.edge, reach, 2))
  const colour = stretched(blur(look.colourful, reach, 2))
  return mapField(sharp, (value, at) => 0.6 * value + 0.4 * colour.data[at]!)
}
