import { attentionTo, focusOf } from './attention.ts'
import { guessDepth } from './depth.ts'
import { mapField, meanOf, sample, step, type Field } from './field.ts'
import { lookAt, type Look } from './look.ts'
import { findFoliage } from './regions/foliage.ts'
import { findFire, findLights, type Lamp } from './regions/lights.ts'
import { findSky, horizonOf } from './regions/sky.ts'
import { findWater } from './regions/water.ts'
import type { World } from './world.ts'

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
  readonly depth: Field
  readonly horizon: number
  /** How bright it is altogether, 0…1. */
  readonly tone: number
}

/** What the prompt speaks of: doubtful finds of it count. */
export interface Asked {
  readonly sky: boolean
  readonly water: boolean
  readonly lights: boolean
}

/** Measures depth in place of the guess. */
export type DepthOf = (look: Look) => Promise<Field>

export async function surveyWorld(world: World, asked: Asked, depthOf?: DepthOf): Promise<Survey> {
  const look = lookAt(world.canvas)
  const inside = insideOf(world, look)
  const attention = mapField(attentionTo(look), (value, at) => value * inside.data[at]!)
  const sky = world.print ? null : findSky(look, asked.sky)
  const horizon = sky ? horizonOf(sky) : 0.42
  const water = kept(findWater(look, { sky, horizon, asked: asked.water }), inside)
  const depth = depthOf
    ? resampled(await depthOf(look), look)
    : guessDepth(look, { attention, sky, water, horizon })
  const lights = findLights(look, { asked: asked.lights })
  return {
    look,
    focus: focusOf(attention),
    sky,
    water,
    foliage: kept(findFoliage(look), inside),
    lights,
    fire: lights.some(({ kind }) => kind === 'fire') ? findFire(look) : null,
    depth: mapField(depth, (value, at) => PIVOT + (value - PIVOT) * inside.data[at]!),
    horizon,
    tone: meanOf(look.bright),
  }
}

function resampled(field: Field, look: Look): Field {
  return mapField(look.bright, (_, at, y) =>
    sample(field, ((at % look.width) + 0.5) / look.width, (y + 0.5) / look.height),
  )
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
