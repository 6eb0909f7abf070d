import type { Plan } from '../plan/plan.ts'
import { setAgainstLight } from './against-light.ts'
import { attentionTo } from './attention.ts'
import { cropFor } from './crop.ts'
import { depthByModel } from './depth-model.ts'
import { sloped } from './edge-aware.ts'
import type { Field } from './field.ts'
import { loadPicture } from './load-picture.ts'
import { lookAt } from './look.ts'
import { plainMarginOf } from './plain-margin.ts'
import { cutSky, type SkyLayer } from './sky-layer.ts'
import { surveyWorld, type Survey } from './survey.ts'
import { beyondFor } from './view.ts'
import type { Pixels } from './warp.ts'
import { wishesOf } from './wishes.ts'
import { createWorld, type World } from './world.ts'

/** A picture taken apart for its film: made once for all shots. */
export interface Prepared {
  readonly world: World
  readonly survey: Survey
  /** The world's pixels; where a sky may drift their alpha is low. */
  readonly pixels: Pixels
  readonly sky: SkyLayer | null
}

export interface Preparation {
  readonly plan: Plan
  readonly image: string
  readonly frame: { readonly width: number; readonly height: number }
  /** The path of an ONNX model that measures depth. */
  readonly depthModel?: string | undefined
}

/** Depth may fall by 1 over this share of the world: steeper, and what is behind near things would look like rubber. */
const LEAST_FALL = 0.16

export async function prepare({ plan, image, frame, depthModel }: Preparation): Promise<Prepared> {
  const picture = await loadPicture(image)
  const look = lookAt(picture)
  const crop = cropFor(picture, frame, {
    attention: attentionTo(look),
    margin: plainMarginOf(look),
    move: plan.shots[0]?.camera.move ?? null,
  })
  const beyond = Math.max(...plan.shots.map(({ camera }) => beyondFor(camera.move)))
  const world = createWorld(picture, { frame, crop, beyond })
  const wishes = plan.shots.map((shot) => wishesOf(plan, shot))
  const found = await surveyWorld(
    world,
    {
      sky: wishes.some(({ clouds }) => clouds),
      water: wishes.some(({ water }) => water),
      lights: wishes.some(({ lights, fire }) => lights || fire),
    },
    depthModel === undefined ? undefined : (seen) => depthByModel(depthModel, seen),
  )
  const survey = { ...found, depth: gentle(found.depth) }
  const pixels = pixelsOf(world)
  if (plan.style === 'silhouette') setAgainstLight(pixels, survey.tone)
  // The sky's tones are those of the picture before it was set against the light.
  const drifts =
    plan.style !== 'silhouette' &&
    wishes.some(({ clouds, silent }) => clouds || (silent && survey.tone > 0.3))
  const sky = survey.sky && drifts ? cutSky(pixels, survey.look, survey.sky) : null
  return { world, survey, pixels, sky }
}

function gentle(depth: Field): Field {
  return sloped(depth, 1 / (LEAST_FALL * Math.max(depth.width, depth.height)))
}

function pixelsOf({ canvas }: World): Pixels {
  const bytes = new Uint8Array(canvas.data())
  return { width: canvas.width, height: canvas.height, data: new Uint32Array(bytes.buffer) }
}
