import type { z } from 'zod'
import type { Mode } from '../engines/engine.ts'
import { AppError } from '../errors/app-error.ts'
import { frameSize, fromFrameSize } from '../tasks/frame-size.ts'
import type { VideoRequest } from '../tasks/request.ts'
import type { CreateVideo, ImageUpload, TextToVideo } from './schemas.ts'

type Fields = z.output<typeof TextToVideo> | z.output<typeof ImageUpload>

/** The wire's names become ours. A null means the same as leaving the field out. */
export function toVideoRequest(type: Mode, fields: Fields): VideoRequest {
  const told = withoutNulls(fields)
  return {
    type,
    prompt: fields.prompt,
    model: told.model,
    resolution: told.resolution,
    aspectRatio: told.aspect_ratio,
    duration: told.duration,
    seed: told.seed,
    negativePrompt: told.negative_prompt,
    audio: told.generate_audio,
    plan: told.storybook_plan,
    callbackUrl: told.callback_url,
    expiresAfter: told.expires_after,
    metadata: told.metadata,
    imageUrl: told.image_url,
    remixedFrom: undefined,
    warnings: [],
  }
}

type WithoutNulls<Object> = { [Name in keyof Object]: Exclude<Object[Name], null> }

function withoutNulls<Object extends object>(fields: Object): WithoutNulls<Object> {
  const told = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(told) as WithoutNulls<Object>
}

/** OpenAI's `seconds`, `size` and `input_reference` are other names for what we have. */
export function fromOpenAI(
  fields: z.output<typeof CreateVideo>,
  { hasUpload }: { hasUpload: boolean },
): VideoRequest {
  const { seconds, size, input_reference: reference, ...rest } = fields
  refuseBoth(['seconds', seconds], ['duration', rest.duration])
  refuseBoth(['size', size], ['resolution', rest.resolution])
  refuseBoth(['size', size], ['aspect_ratio', rest.aspect_ratio])
  refuseBoth(['input_reference', reference], ['image_url', rest.image_url])
  if (hasUpload) refuseLinks({ input_reference: reference, image_url: rest.image_url })

  const imageUrl = reference?.image_url ?? rest.image_url
  const type: Mode = hasUpload || imageUrl ? 'image-to-video' : 'text-to-video'
  const request = toVideoRequest(type, { ...rest, image_url: imageUrl })
  const sized = size ? fromSize(size) : {}
  return { ...request, ...(seconds && { duration: seconds }), ...sized }
}

/** A form on the image route: the picture comes as a file or as a link, once. */
export function fromImageForm(
  fields: z.output<typeof ImageUpload>,
  { hasUpload }: { hasUpload: boolean },
): VideoRequest {
  if (!hasUpload && !fields.image_url) {
    throw new AppError(
      'missing_required_parameter',
      '`image_url` is required, or a file in `image`.',
      {
        param: 'image_url',
      },
    )
  }
  if (hasUpload) refuseLinks({ image_url: fields.image_url })
  return toVideoRequest('image-to-video', fields)
}

function refuseLinks(links: Readonly<Record<string, unknown>>): void {
  const param = Object.keys(links).find((name) => links[name] !== undefined && links[name] !== null)
  if (param === undefined) return
  const sentence = 'Send the picture as a file or as a link, not both.'
  throw new AppError('invalid_value', sentence, { param })
}

function refuseBoth(one: readonly [string, unknown], other: readonly [string, unknown]): void {
  if (one[1] === undefined || one[1] === null || other[1] === undefined || other[1] === null) return
  throw new AppError('invalid_value', `Send \`${one[0]}\` or \`${other[0]}\`, not both.`, {
    param: one[0],
  })
}

function fromSize(size: string): Pick<VideoRequest, 'resolution' | 'aspectRatio' | 'warnings'> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const { resolution, aspectRatio, exact } = fromFrameSize({ width, height })
  if (exact) return { resolution, aspectRatio, warnings: [] }
  const real = frameSize(resolution, aspectRatio)
  return {
    resolution,
    aspectRatio,
    warnings: [`The size ${size} is not offered; the film is ${real.width}x${real.height}.`],
  }
}
