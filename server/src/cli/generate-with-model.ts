import { Problem } from '../errors/problem.ts'
import type { VideoRequest } from '../tasks/request.ts'
import { durationOf, seedOf, type GenerateFlags } from './generate-flags.ts'

/** `--model`: what was not written is left to the engine. */
export async function generateWithModel(
  prompt: string,
  flags: GenerateFlags,
  isWritten: (name: string) => boolean,
): Promise<void> {
  if (flags.plan || flags.fromPlan) throw new Problem('Plans are Storybook’s: leave --model out.')
  const request = toRequest(prompt, flags, isWritten)
  // Loaded only now: Storybook needs none of it.
  const { filmWithModel } = await import('./film-with-model.ts')
  await filmWithModel(request, { image: flags.image, output: flags.output })
}

function toRequest(
  prompt: string,
  flags: GenerateFlags,
  isWritten: (name: string) => boolean,
): VideoRequest {
  return {
    type: flags.image ? 'image-to-video' : 'text-to-video',
    prompt,
    model: flags.model,
    resolution: isWritten('resolution') ? flags.resolution : undefined,
    aspectRatio: flags.aspectRatio,
    duration: isWritten('duration') ? durationOf(flags) : undefined,
    seed: isWritten('seed') ? seedOf(flags) : undefined,
    negativePrompt: flags.negativePrompt,
    audio: flags.audio,
    ...NOTHING_ELSE,
  }
}

const NOTHING_ELSE = {
  plan: undefined,
  callbackUrl: undefined,
  expiresAfter: undefined,
  metadata: undefined,
  imageUrl: undefined,
  remixedFrom: undefined,
  warnings: [],
} as const
