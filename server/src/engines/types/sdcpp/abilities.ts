import { AppError } from '../../../errors/app-error.ts'
import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { Misunderstood, type ModelHttp } from '../../remote/model-http.ts'

type Size = Readonly<Record<string, JsonValue>>

/** What the model that is loaded now can do. */
export interface Abilities {
  /** Throws for a size that the server does not make. */
  checkSize(body: Size): void
}

/** Asks the server what it can do; throws if that is not films. It may have been started anew with another model. */
export async function readAbilities(http: ModelHttp, signal: AbortSignal): Promise<Abilities> {
  const answer = await http.require({ path: 'sdcpp/v1/capabilities', signal })
  const { supported_modes: modes, limits } = asFields(answer.json)
  if (!Array.isArray(modes)) throw new Misunderstood(answer, 'it does not tell `supported_modes`.')
  if (!modes.includes('vid_gen')) throw makesNoFilms()
  const known = asFields(limits)
  const isWithin = (size: Size, side: string): boolean =>
    Number(size[side]) >= Number(known[`min_${side}`] ?? 0) &&
    Number(size[side]) <= Number(known[`max_${side}`] ?? Infinity)
  return {
    checkSize(body) {
      if (!isWithin(body, 'width') || !isWithin(body, 'height')) throw wrongSize(body)
    },
  }
}

function makesNoFilms(): AppError {
  const sentence =
    'The model that stable-diffusion.cpp has loaded makes pictures and no films: the operator must start it with one such as Wan.'
  return new AppError('engine_unavailable', sentence, { retryable: false })
}

function wrongSize({ width, height }: Size): AppError {
  const sentence = `The model server makes no films of ${Number(width)}x${Number(height)}: the operator must change \`resolutions\` or \`sizes\`.`
  return new AppError('engine_error', sentence, { retryable: false })
}
