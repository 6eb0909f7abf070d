import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Job } from '../../engine.ts'
import { fitSize, framesFor, USUAL_FPS } from '../../remote/film-shape.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { Misunderstood, type Answer } from '../../remote/model-http.ts'
import type { ComfySettings } from './comfyui-settings.ts'
import { exportedNumber, fillWorkflow, type Recipe } from './places.ts'
import type { Workflow } from './workflow.ts'

type Shape = Pick<ComfySettings, 'sizes' | 'sizeMultiple' | 'frameStep' | 'fps'>

/** The workflow for this job. `image` is what the server calls the picture. */
export function toWorkflow(
  recipe: Recipe,
  job: Job,
  { image, ...shape }: Shape & { readonly image: string | null },
): Workflow {
  const { sizes, sizeMultiple: multiple = 16, frameStep } = shape
  const fps = shape.fps ?? exportedNumber(recipe, 'fps') ?? USUAL_FPS
  return fillWorkflow(recipe, {
    prompt: job.prompt,
    negative_prompt: job.negativePrompt,
    ...fitSize(job, { sizes, multiple }),
    frames: framesFor(Math.round(job.seconds * fps), frameStep),
    fps,
    seed: job.seed,
    image,
  })
}

/**
 * The picture as `POST /upload/image` takes it. Under a name of this film's own, so that two films never share one,
 * and in the folder itself: many nodes do not look into folders below it.
 */
export async function toUpload({ file, mimeType }: NonNullable<Job['image']>, id: string) {
  const form = new FormData()
  const picture = new Blob([await readFile(file)], { type: mimeType })
  form.set('image', picture, `zoetrope-${id}${path.extname(file)}`)
  form.set('type', 'input')
  form.set('overwrite', 'true')
  return form
}

/** What a `LoadImage` node calls a picture that was uploaded. */
export function uploadedName(answer: Answer): string {
  const { name, subfolder } = asFields(answer.json)
  if (typeof name !== 'string' || name === '') {
    throw new Misunderstood(answer, 'it took a picture without saying its `name`.')
  }
  return typeof subfolder === 'string' && subfolder !== '' ? `${subfolder}/${name}` : name
}
