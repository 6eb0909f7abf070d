import type { AspectRatio, Resolution } from './video.ts'

/** A film from words. What is left out is 720p, 16:9, 5 seconds, a random seed and the default model. */
export interface TextRequest {
  /** 1–4000 characters. */
  readonly prompt: string
  readonly model?: string
  readonly resolution?: Resolution
  readonly aspect_ratio?: AspectRatio
  /** Whole seconds, 1–10. */
  readonly duration?: number
  /** The same seed gives the same film. */
  readonly seed?: number
  readonly negative_prompt?: string
  readonly generate_audio?: boolean
  readonly storybook_plan?: Readonly<Record<string, unknown>>
  readonly callback_url?: string
  /** Seconds that the film is kept once it is finished, at least 60. */
  readonly expires_after?: number
  /** Up to 16 pairs of your own, echoed. */
  readonly metadata?: Readonly<Record<string, string>>
}

/** A film from a picture. Without `aspect_ratio` it follows the picture. */
export interface ImageRequest extends TextRequest {
  /** A link, a `data:` URL, or the file itself: PNG, JPEG, WebP, AVIF or GIF, up to 20 MiB. */
  readonly image: string | Blob
}

/** A file goes as a form, everything else as JSON. */
export function toImageBody({ image, ...fields }: ImageRequest): string | FormData {
  if (typeof image === 'string') return JSON.stringify({ ...fields, image_url: image })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined)
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.set('image', image, 'image')
  return form
}
