import { z } from 'zod'
import { bytes, timer, whole } from '../../config/quantities.ts'
import { ASPECT_RATIOS, MODES, RESOLUTIONS, type Capabilities } from '../engine.ts'

const listOf = <const Names extends readonly [string, ...string[]]>(names: Names) => {
  const expected = `expected a list of ${names.join(', ')}`
  return z.array(z.enum(names, expected), expected).min(1, expected)
}
const isTrue = (preset: boolean) => z.boolean('expected true or false').default(preset)

/** What can be written of every engine that talks to a model server. `docs/engines.md` tells what each is for. */
export const REMOTE_SETTINGS = {
  type: z.string(),
  label: z.string('expected a text').min(1).max(120).optional(),
  baseUrl: z
    .url({ protocol: /^https?$/, error: 'expected an address such as http://10.0.0.5:30000/v1' })
    .refine((url) => !/^https?:\/\/[^/]*@/.test(url), 'the key goes into `apiKeyEnv`, not here')
    .refine((url) => !/[?#]/.test(url), 'expected an address without `?` and `#`'),
  apiKeyEnv: z
    .string('expected the name of an environment variable')
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of an environment variable, not a key')
    .optional(),
  modes: listOf(MODES).default(['text-to-video']),
  resolutions: listOf(RESOLUTIONS).default(['480p', '720p']),
  aspectRatios: listOf(ASPECT_RATIOS).default([...ASPECT_RATIOS]),
  minSeconds: whole(1, 10).default(1),
  maxSeconds: whole(1, 10).default(5),
  fps: whole(1, 120).optional(),
  seed: isTrue(true),
  negativePrompt: isTrue(true),
  audio: isTrue(false),
  paid: isTrue(false),
  atOnce: whole(1, 256).default(1),
  pace: z.number('expected a number').positive('expected more than 0').default(30),
  poll: timer(50).default(2_000),
  submitTimeout: timer(1_000).default(60_000),
  stallTimeout: timer(100).default(30_000),
  minRate: bytes().default(16_384),
  maxFilmSize: bytes().default(2 ** 30),
} as const

export type RemoteSettings = z.output<z.ZodObject<typeof REMOTE_SETTINGS>>

/** How an engine waits for its server, and what it takes from it. */
export function patienceOf({ poll, stallTimeout, minRate, maxFilmSize, fps }: Patience) {
  return {
    pollMs: poll,
    stallMs: stallTimeout,
    leastBytes: Math.ceil((minRate * stallTimeout) / 1_000),
    maxFilmBytes: maxFilmSize,
    fps: fps ?? null,
  }
}

type Patience = Pick<RemoteSettings, 'poll' | 'stallTimeout' | 'minRate' | 'maxFilmSize' | 'fps'>

/** What may be asked of the engine, as its operator wrote it. */
export function capabilitiesOf(settings: RemoteSettings): Capabilities {
  return {
    modes: settings.modes,
    resolutions: settings.resolutions,
    aspectRatios: settings.aspectRatios,
    minSeconds: settings.minSeconds,
    maxSeconds: settings.maxSeconds,
    seed: settings.seed,
    audio: settings.audio,
    options: settings.negativePrompt ? ['negative_prompt'] : [],
    atOnce: settings.atOnce,
    pace: settings.pace,
    paid: settings.paid,
  }
}
