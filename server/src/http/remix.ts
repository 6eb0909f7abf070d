import { AppError } from '../errors/app-error.ts'
import { readWhole } from '../storage/read-whole.ts'
import type { Storage } from '../storage/storage.ts'
import type { VideoRequest } from '../tasks/request.ts'
import type { Task } from '../tasks/task.ts'
import type { Upload } from './read-form.ts'

/** The request that made a video, with a new prompt. The seed stays, so that what can stay the same does. */
export function toRemix(source: Task, prompt: string): VideoRequest {
  const { options } = source
  return {
    type: source.type,
    prompt,
    model: source.model,
    resolution: source.resolution,
    aspectRatio: source.aspectRatio,
    duration: source.duration,
    seed: source.seed,
    negativePrompt: options.negativePrompt ?? undefined,
    audio: options.audio,
    plan: undefined,
    callbackUrl: options.callbackUrl ?? undefined,
    expiresAfter: options.expiresAfter ?? undefined,
    metadata: source.metadata,
    imageUrl: source.imageUrl ?? undefined,
    remixedFrom: source.id,
    warnings: options.plan === null ? [] : [PLAN_LEFT_OUT],
  }
}

const PLAN_LEFT_OUT =
  'The plan of the video was left out: a plan is filmed as it is, whatever the prompt.'

/** The picture that a video was made from, if it was. */
export async function pictureOf(storage: Storage, source: Task): Promise<Upload | null> {
  if (source.imageFile === null) return null
  const bytes = await readWhole(await storage.open(source.imageFile))
  if (bytes) return { bytes, param: 'input_reference' }
  throw new AppError(
    'video_expired',
    'The picture of this video has been removed after its time. Create the video with the picture again.',
  )
}
