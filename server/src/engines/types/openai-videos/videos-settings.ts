import { z } from 'zod'
import { SHAPE_SETTINGS } from '../../remote/film-shape.ts'
import { REMOTE_SETTINGS } from '../../remote/remote-settings.ts'

const PLAIN = z.union(
  [z.string(), z.number(), z.boolean()],
  'expected a text, a number, true or false',
)

/** OpenAI's own, and what almost every server of open models takes besides. */
const FLAVORS = ['auto', 'sglang', 'vllm-omni', 'trtllm', 'zoetrope', 'generic'] as const

export const VIDEOS_SETTINGS = {
  ...REMOTE_SETTINGS,
  ...SHAPE_SETTINGS,
  /** Which model the server is to use; it may serve only one. */
  model: z.string('expected the name of a model').min(1).optional(),
  flavor: z.enum(FLAVORS, `expected one of ${FLAVORS.join(', ')}`).default('auto'),
  /** Sent only where the server is known to take them; `true` sends them in any case. */
  seed: z.boolean('expected true or false').optional(),
  negativePrompt: z.boolean('expected true or false').optional(),
  /** Further fields of each submission, such as `num_inference_steps`. */
  extra: z.record(z.string(), PLAIN).default({}),
} as const

export type VideosSettings = z.output<z.ZodObject<typeof VIDEOS_SETTINGS>>
