import { z } from 'zod'
import { MODES } from '../engines/engine.ts'
import type { JsonValue } from '../engines/json-value.ts'
import { ERROR_CODES, ERROR_TYPES, type ErrorCode } from '../errors/catalogue.ts'
import { ASPECT_RATIOS, RESOLUTIONS } from '../engines/engine.ts'
import { STATUSES } from '../tasks/task.ts'

/** One schema validates, documents and types. `describe` is what a reader of /docs sees. */

const MOST_CHARACTERS = 4000

/** As a person counts: an elephant is one. The length comes first: spreading 30 MB of text costs a gigabyte. */
const isShort = (text: string): boolean =>
  text.length <= 2 * MOST_CHARACTERS && Array.from(text).length <= MOST_CHARACTERS
const TOO_LONG = `must have at most ${MOST_CHARACTERS} characters`

const LONE_SURROGATE = /\p{Surrogate}/u
/** Something that can be seen: not only spaces of no width, marks without a letter, control characters or Braille's blank. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800]/u

const Prompt = z
  .string()
  .trim()
  .min(1)
  .refine(isShort, TOO_LONG)
  .refine((text) => VISIBLE.test(text), 'must not be empty')
  // PostgreSQL cannot store it.
  .refine((text) => !text.includes('\0'), 'must not contain the character U+0000')
  // Half a character would become another one on its way through the store.
  .refine((text) => !LONE_SURROGATE.test(text), 'must be well-formed Unicode')
  .meta({ maxLength: MOST_CHARACTERS, description: 'Text describing the video to generate.' })

/** What was parsed from JSON need not be checked to be JSON. */
const JsonObject = z.record(z.string(), z.custom<JsonValue>())

/** The fields that every way of asking shares. A null means the same as leaving the field out. */
const shared = {
  prompt: Prompt,
  model: z
    .string()
    .min(1)
    .max(200)
    .nullish()
    .describe('Engine that makes the film; see GET /v1/models.'),
  resolution: z.enum(RESOLUTIONS).nullish().describe('Default 720p.'),
  aspect_ratio: z
    .enum(ASPECT_RATIOS)
    .nullish()
    .describe('Default 16:9; for image to video the ratio nearest to the picture.'),
  duration: z.int().min(1).max(10).nullish().describe('Length in whole seconds. Default 5.'),
  seed: z
    .int()
    .min(-1)
    .max(4294967295)
    .nullish()
    .describe(
      'The same seed gives the same film. Absent or -1: random; the seed used is returned.',
    ),
  negative_prompt: z
    .string()
    .trim()
    .refine(isShort, TOO_LONG)
    .meta({ maxLength: MOST_CHARACTERS })
    .nullish()
    .describe('What the film should not show.'),
  generate_audio: z.boolean().nullish().describe('Whether the film has sound. Default false.'),
  storybook_plan: JsonObject.nullish().describe(
    'For the model `storybook`: a plan to film instead of reading the prompt.',
  ),
  callback_url: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) link' })
    .max(2000)
    .nullish()
    .describe('Where to send an event when the task ends.'),
  expires_after: z
    .int()
    .min(60)
    .max(365 * 86_400)
    .nullish()
    .describe(
      'Seconds that the film is kept once it is finished. Default and most: as long as the films of your key are kept.',
    ),
  metadata: z
    .record(z.string().min(1).max(64), z.string().max(512))
    .refine((pairs) => Object.keys(pairs).length <= 16, 'must have at most 16 pairs')
    .nullish()
    .describe('Up to 16 pairs of your own (keys up to 64 characters, values up to 512), echoed.'),
}

const ImageUrl = z
  .string()
  .regex(/^(https?:\/\/|data:image\/)/i, 'must be an http(s) link or a data:image/…;base64, URL')
  .describe('The picture: a link, or `data:image/…;base64,…`. PNG, JPEG, WebP, AVIF or GIF.')

const PROMPT = 'six rabbits hop through a snowy garden at dusk, the camera pans left'
const PICTURE = 'https://example.com/lake.jpg'

export const TextToVideo = z
  .strictObject({
    ...shared,
    image_url: z.null().optional().describe('Not for text to video: absent or null.'),
  })
  .meta({ examples: [{ prompt: PROMPT, resolution: '720p', duration: 5, seed: 7 }] })

export const ImageToVideo = z
  .strictObject({ ...shared, image_url: ImageUrl })
  .meta({ examples: [{ prompt: 'the water ripples, snow falls', image_url: PICTURE }] })

/** The image route's upload form: the picture as a file instead of a link. */
export const ImageUpload = z.strictObject({ ...shared, image_url: ImageUrl.nullish() })

/** OpenAI's create, with our own fields beside theirs. */
const createVideo = z.strictObject({
  ...shared,
  seconds: z
    .union(
      [
        z.int().min(1).max(10),
        z
          .string()
          .regex(/^([1-9]|10)$/)
          .transform(Number),
      ],
      'must be a whole number from 1 to 10',
    )
    .nullish()
    .describe('OpenAI’s name for `duration`; a string or an integer.'),
  size: z
    .string()
    .regex(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/, 'must look like 1280x720')
    .nullish()
    .describe('OpenAI’s way to say resolution and ratio, for example 1280x720.'),
  image_url: ImageUrl.nullish(),
  input_reference: z
    .strictObject({ image_url: ImageUrl })
    .nullish()
    .describe('OpenAI’s name for the picture: `{"image_url": …}`, or a file in a form.'),
})

export const CreateVideo = createVideo.meta({
  examples: [{ model: 'storybook', prompt: PROMPT, seconds: '5', size: '1280x720' }],
})

export const Remix = z
  .strictObject({ prompt: Prompt })
  .meta({ examples: [{ prompt: 'the same garden in spring' }] })

/** Which page of a list. */
export const page = {
  after: z
    .string()
    .max(100)
    .refine((text) => !text.includes('\0'), 'must not contain the character U+0000')
    .optional()
    .describe('The last id of the page before.'),
  limit: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(20),
}

export const ListQuery = z.strictObject({
  ...page,
  order: z.enum(['asc', 'desc']).default('desc'),
  status: z.enum(STATUSES).optional(),
  type: z.enum(MODES).optional(),
})

const Day = z.iso.date('must be a day such as 2026-11-15')

export const UsageQuery = z
  .strictObject({
    from: Day.optional().describe('First day, UTC. Default: 30 days ago.'),
    to: Day.optional().describe('Last day, UTC. Default: today.'),
  })
  .refine(({ from = '', to = from }) => from <= to, {
    path: ['from'],
    message: 'must not be later than `to`',
  })

const Seconds = z.int().describe('Unix seconds.')

export const ErrorBody = z
  .object({
    error: z.object({
      message: z.string(),
      type: z.enum(ERROR_TYPES),
      param: z.string().nullable(),
      code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
    }),
    request_id: z.string(),
  })
  .meta({ id: 'Error' })

export const Video = z
  .object({
    task_id: z.string().describe('The task’s identifier; `id` is the same.'),
    id: z.string(),
    object: z.literal('video'),
    type: z.enum(MODES),
    status: z.enum(STATUSES),
    progress: z.int().min(0).max(100).describe('Never falls; 100 only when the film is stored.'),
    model: z.string(),
    prompt: z.string(),
    image_url: z.string().nullable().describe('Of a data URL over 4 kB only the beginning.'),
    resolution: z.enum(RESOLUTIONS),
    aspect_ratio: z.enum(ASPECT_RATIOS),
    duration: z.int(),
    seed: z.int().describe('The seed used, also when none was asked for.'),
    size: z.string(),
    seconds: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    fps: z.number().nullable(),
    bytes: z.int().nullable(),
    mime_type: z.string().nullable(),
    video_url: z.string().nullable().describe('Signed link to the film; fresh on each GET.'),
    thumbnail_url: z.string().nullable(),
    video_url_expires_at: Seconds.nullable(),
    created_at: Seconds,
    started_at: Seconds.nullable(),
    completed_at: Seconds.nullable(),
    expires_at: Seconds.nullable(),
    queue_position: z.int().nullable().describe('1: next; 0: being made.'),
    eta_seconds: z.int().nullable(),
    error: z
      .object({
        code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
        message: z.string(),
        param: z.string().nullable(),
        type: z.enum(ERROR_TYPES),
        retryable: z.boolean(),
      })
      .nullable(),
    warnings: z.array(z.string()).describe('What could not be honoured.'),
    metadata: z.record(z.string(), z.string()),
    remixed_from_video_id: z.string().nullable(),
  })
  .meta({ id: 'Video' })

export const VideoList = z
  .object({
    object: z.literal('list'),
    data: z.array(Video),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    has_more: z.boolean(),
  })
  .meta({ id: 'VideoList' })

export const VideoDeleted = z
  .object({ id: z.string(), object: z.literal('video.deleted'), deleted: z.literal(true) })
  .meta({ id: 'VideoDeleted' })

export const Model = z
  .object({
    id: z.string(),
    object: z.literal('model'),
    created: Seconds,
    owned_by: z.string(),
    label: z.string(),
    default: z.boolean(),
    modes: z.array(z.enum(MODES)),
    resolutions: z.array(z.string()),
    aspect_ratios: z.array(z.string()),
    min_duration: z.int(),
    max_duration: z.int(),
    seed: z.boolean(),
    audio: z.boolean(),
  })
  .meta({ id: 'Model' })

export const ModelList = z.object({ object: z.literal('list'), data: z.array(Model) })

export const Usage = z.object({
  object: z.literal('usage'),
  from: z.string(),
  to: z.string(),
  data: z.array(z.object({ day: z.string(), tasks: z.int(), seconds: z.int(), bytes: z.int() })),
  total: z.object({ tasks: z.int(), seconds: z.int(), bytes: z.int() }),
})
