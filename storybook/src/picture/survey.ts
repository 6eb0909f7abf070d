import { attentionTo, focusOf } from './framing/attention.ts'
import { pulled } from './cut/pull.ts'
import { flatness, guessDepth } from './depth/depth.ts'
import { sloped, widened } from './depth/edge-aware.ts'
import {
  blur,
  blurRows,
  mapField,
  meanOf,
  meanWithin,
  resampled,
  sample,
  step,
  type Field,
} from './field.ts'
import { lookAt, type Look } from './look.ts'
import { findFooting, type Footing } from './regions/floor.ts'
import { findFoliage } from './regions/foliage.ts'
import { findFire, findLights, type Lamp } from './regions/lights.ts'
import { findSky, horizonOf } from './regions/sky.ts'
import { findSubjects, type Subject } from './regions/subject.ts'
import { findWater } from './regions/water.ts'
import type { World } from './framing/world.ts'

/** What is where in a world. Fields cover the whole world, at a small size. */
export interface Survey {
  readonly look: Look
  /** What draws the eye, in shares of the world. */
  readonly focus: { readonly u: number; readonly v: number }
  readonly sky: Field | null
  readonly water: Field | null
  readonly foliage: Field | null
  readonly lights: readonly Lamp[]
  readonly fire: Field | null
  /** How near things are, those that stand clear among them. */
  readonly depth: Field
  /** How near all that is behind them is. */
  readonly backDepth: Field
  readonly things: readonly Near[]
  readonly horizon: number
  /** Where guests may stand or swim. */
  readonly footing: Footing
  /** How bright it is altogether, 0…1. */
  readonly tone: number
  /** Whether it is night in it already. */
  readonly dark: boolean
}

/** A thing that stands clear, and how near it is: as near as the ground under its foot. */
export interface Near {
  readonly subject: Subject
  readonly near: number
}

/** What the prompt speaks of: doubtful finds of it count. */
export interface Asked {
  readonly sky: boolean
  readonly water: boolean
  readonly lights: boolean
  readonly fire: boolean
}

/** Measures depth in place of the guess. */
export type DepthOf = (look: Look) => Promise<Field>

export async function surveyWorld(world: World, asked: Asked, depthOf?: DepthOf): Promise<Survey> {
  const look = lookAt(world.canvas)
  const inside = insideOf(world, look)
  const onPrint = (value: number, at: number): number => PIVOT + (value - PIVOT) * inside.data[at]!
  const attention = mapField(attentionTo(look), (value, at) => value * inside.data[at]!)
  const sky = world.print ? null : findSky(look, asked.sky)
  const horizon = sky ? horizonOf(sky) : 0.42
  const flat = flatness(look) > 0.5
  const clear = world.print || flat ? [] : findSubjects(look, sky)
  const wet = findWater(look, { sky, horizon, asked: asked.water, things: clear })
  const water = flat && !asked.water ? null : kept(wet, inside)
  const depth = depthOf
    ? resampled(await depthOf(look), look)
    : guessDepth(look, { attention, sky, water, horizon })
  const { things, back, all } = standing(clear, { depth, sky, horizon })
  const dark = isDark(look, sky)
  const lights = findLights(look, { dark, asked: asked.lights, fire: asked.fire })
  return {
    look,
    focus: focusOf(attention),
    sky,
    water,
    foliage: flat ? null : kept(findFoliage(look), inside),
    lights,
    fire: lights.some(({ kind }) => kind === 'fire') ? findFire(look) : null,
    depth: mapField(all, onPrint),
    backDepth: mapField(back, onPrint),
    things,
    horizon,
    footing: findFooting(look, { sky, water, things: clear, horizon }),
    tone: meanOf(look.bright),
    dark,
  }
}

/** Lit houses make a night bright; its sky stays dark. */
function isDark({ bright }: Look, sky: Field | null): boolean {
  return meanOf(bright) < 0.26 || (sky !== null && meanWithin(bright, sky) < 0.24)
}

interface Ground {
  readonly depth: Field
  readonly sky: Field | null
  readonly horizon: number
}

/** Parts the depths into those of clear things and those behind them. */
function standing(
  subjects: readonly Subject[],
  { depth, sky, horizon }: Ground,
): { readonly things: readonly Near[]; readonly back: Field; readonly all: Field } {
  // What hangs on a wall moves with it.
  const free = subjects.filter(
    ({ patch }) => sky !== null || (patch.bottom + 1) / depth.height > horizon + 0.1,
  )
  if (free.length === 0) {
    const back = gentle(depth, sky, 0.3)
    return { things: [], back, all: back }
  }
  const hidden = mapField(depth, (_, at) => (free.some(({ mask }) => mask.data[at]!) ? 1 : 0))
  const back = gentle(pulled(depth, widened(hidden, 3)), sky, 0.1)
  const things = free.map((subject) => ({ subject, near: nearness(subject, back, horizon) }))
  const all = mapField(back, (value, at) =>
    things.reduce((most, { subject, near }) => (subject.mask.data[at]! > 0.5 ? near : most), value),
  )
  return { things, back, all }
}

/** Depth may fall by 1 over this share of the world: steeper, and what is behind near things would look like rubber. */
const LEAST_FALL = 0.3

/** Depth without steps, much the same along each row of the land (`own` is what each place keeps): walls stay straight. */
function gentle(depth: Field, sky: Field | null, own: number): Field {
  const side = Math.max(depth.width, depth.height)
  const soft = blur(sloped(depth, 1 / (LEAST_FALL * side)), side / 24, 2)
  const reach = Math.ceil(depth.width / 2)
  const land = mapField(soft, (_, at) => 0.02 + (sky && sky.data[at]! > 0.5 ? 0 : 1))
  const sums = blurRows(
    mapField(soft, (value, at) => value * land.data[at]!),
    reach,
  )
  const counts = blurRows(land, reach)
  return mapField(
    soft,
    (value, at) => own * value + ((1 - own) * sums.data[at]!) / counts.data[at]!,
  )
}

/** What goes on below the picture is near; what flies is neither; all else stands on the ground at its foot. */
function nearness({ patch }: Subject, back: Field, horizon: number): number {
  const foot = (patch.bottom + 1) / back.height
  if (foot > 0.97) return 0.9
  if (foot < horizon - 0.06) return 0.45
  return Math.min(1, 0.03 + sample(back, (patch.left + patch.right + 1) / 2 / back.width, foot))
}

/** The depth that stays in place when the camera moves. */
export const PIVOT = 0.4

/** 1 in the picture; on a mat it falls to 0 at the edges of the print, which must stay straight. */
function insideOf({ left, right, top, bottom, print }: World, look: Look): Field {
  return mapField(look.bright, (_, at, y) => {
    if (!print) return 1
    const x = left + (((at % look.width) + 0.5) / look.width) * (right - left)
    const down = top + ((y + 0.5) / look.height) * (bottom - top)
    const room = Math.min(x - print.left, print.right - x, down - print.top, print.bottom - down)
    return step(0.005, 0.07, room)
  })
}

function kept(field: Field | null, inside: Field): Field | null {
  return field && mapField(field, (value, at) => value * inside.data[at]!)
}
