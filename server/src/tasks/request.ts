import { randomInt } from 'node:crypto'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  type Capabilities,
  type Engine,
  type Mode,
  type Resolution,
} from '../engines/engine.ts'
import type { JsonValue } from '../engines/json-value.ts'
import type { Engines } from '../engines/load-engines.ts'
import { AppError } from '../errors/app-error.ts'
import { frameSize, nearestRatio, type FrameSize } from './frame-size.ts'
import type { NewTask } from './new-task.ts'
import type { TaskOptions } from './task.ts'

/** A request as it came in, checked field by field. What is undefined was left out. */
export interface VideoRequest {
  readonly type: Mode
  readonly prompt: string
  readonly model: string | undefined
  readonly resolution: Resolution | undefined
  readonly aspectRatio: AspectRatio | undefined
  readonly duration: number | undefined
  readonly seed: number | undefined
  readonly negativePrompt: string | undefined
  readonly audio: boolean | undefined
  readonly plan: JsonValue | undefined
  readonly callbackUrl: string | undefined
  /** Seconds that the film is kept. */
  readonly expiresAfter: number | undefined
  readonly metadata: Readonly<Record<string, string>> | undefined
  readonly imageUrl: string | undefined
  readonly remixedFrom: string | undefined
  readonly warnings: readonly string[]
}

/** Names that clients of a closed service still send: they mean "whatever is the default here". */
const FOREIGN_MODELS = /^sora-2(-pro)?(-\d{4}-\d{2}-\d{2})?$/
const LARGEST_SEED = 2 ** 32 - 1
const LONGEST_DATA_URL_TOLD = 4_096
const WIDE: FrameSize = { width: 16, height: 9 }

interface Picture extends FrameSize {
  readonly warnings: readonly string[]
}

/** Fills in the defaults and refuses what the chosen engine cannot make. Nothing is dropped without a word. */
export function resolveRequest(
  request: VideoRequest,
  {
    engines,
    defaultModel,
    image,
  }: { engines: Engines; defaultModel: string; image: Picture | null },
): NewTask {
  const { engine, warning } = chooseEngine(request.model, { engines, defaultModel })
  const task: NewTask = {
    ...toFrame(request, engine.capabilities, image),
    type: request.type,
    model: engine.id,
    prompt: request.prompt,
    seed: chooseSeed(request.seed),
    options: toOptions(request),
    imageUrl: toldImageUrl(request.imageUrl),
    metadata: request.metadata ?? {},
    remixedFrom: request.remixedFrom ?? null,
    warnings: [
      ...request.warnings,
      ...warning,
      ...notHonoured(request, engine),
      ...(image?.warnings ?? []),
    ],
  }
  checkCapabilities(task, engine)
  engine.accept?.({
    ...task.options,
    ...frameSize(task.resolution, task.aspectRatio),
    prompt: task.prompt,
  })
  return task
}

/** A default is our choice, not the caller's: where the engine cannot do the usual, it is the nearest that it can. */
function toFrame(
  request: VideoRequest,
  { resolutions, aspectRatios, minSeconds, maxSeconds }: Capabilities,
  image: FrameSize | null,
): Pick<NewTask, 'resolution' | 'aspectRatio' | 'duration'> {
  const usual = ['720p', '480p', '1080p'] as const
  const ratios = ASPECT_RATIOS.filter((ratio) => aspectRatios.includes(ratio))
  return {
    resolution: request.resolution ?? usual.find((name) => resolutions.includes(name)) ?? usual[0],
    aspectRatio: request.aspectRatio ?? nearestRatio(image ?? WIDE, ratios),
    duration: request.duration ?? Math.min(Math.max(5, minSeconds), maxSeconds),
  }
}

function toOptions(request: VideoRequest): TaskOptions {
  return {
    negativePrompt: request.negativePrompt ?? null,
    audio: request.audio ?? false,
    plan: request.plan ?? null,
    callbackUrl: request.callbackUrl ?? null,
    expiresAfter: request.expiresAfter ?? null,
  }
}

function chooseSeed(seed: number | undefined): number {
  return seed === undefined || seed === -1 ? randomInt(LARGEST_SEED + 1) : seed
}

/** A long data URL is the picture itself, which is kept as a file: with all of it, each poll would carry megabytes. */
function toldImageUrl(url: string | undefined): string | null {
  if (url === undefined) return null
  const isLong = url.length > LONGEST_DATA_URL_TOLD && /^data:/i.test(url)
  return isLong ? `${url.slice(0, url.indexOf(',') + 1)}…` : url
}

function chooseEngine(
  model: string | undefined,
  { engines, defaultModel }: { engines: Engines; defaultModel: string },
): { engine: Engine; warning: string[] } {
  const foreign = model !== undefined && !engines.has(model) && FOREIGN_MODELS.test(model)
  const id = model === undefined || foreign ? defaultModel : model
  const engine = engines.get(id)
  if (!engine) {
    throw new AppError(
      'invalid_value',
      `There is no model "${id.slice(0, 100)}" here. Known models: ${[...engines.keys()].join(', ')}.`,
      { param: 'model' },
    )
  }
  const warning = foreign
    ? [`The model "${model}" does not exist here; "${id}" makes this film.`]
    : []
  return { engine, warning }
}

function notHonoured(request: VideoRequest, { id, capabilities }: Engine): string[] {
  const asked = {
    seed: request.seed !== undefined && request.seed !== -1 && !capabilities.seed,
    generate_audio: request.audio === true && !capabilities.audio,
    negative_prompt:
      request.negativePrompt !== undefined && !capabilities.options.includes('negative_prompt'),
    storybook_plan: request.plan !== undefined && !capabilities.options.includes('storybook_plan'),
  }
  return Object.entries(asked)
    .filter(([, dropped]) => dropped)
    .map(([field]) => `The model "${id}" does not honour \`${field}\`.`)
}

function checkCapabilities(task: NewTask, { id, capabilities }: Engine): void {
  const { modes, resolutions, aspectRatios, minSeconds, maxSeconds } = capabilities
  const refuse = (param: string, allowed: string): never => {
    const sentence = `The model "${id}" cannot do this ${param}. It can: ${allowed}.`
    throw new AppError('unsupported_value', sentence, { param })
  }
  if (!modes.includes(task.type)) {
    const sentence = `The model "${id}" cannot do ${task.type}. It can: ${modes.join(', ')}.`
    throw new AppError('unsupported_value', sentence, { param: 'model' })
  }
  if (!resolutions.includes(task.resolution)) refuse('resolution', resolutions.join(', '))
  if (!aspectRatios.includes(task.aspectRatio)) refuse('aspect_ratio', aspectRatios.join(', '))
  if (task.duration < minSeconds || task.duration > maxSeconds) {
    refuse('duration', `${minSeconds} to ${maxSeconds} seconds`)
  }
}
