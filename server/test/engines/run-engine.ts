import { expect } from 'vitest'
import type { Context, Engine, Film, Job } from '../../src/engines/engine.ts'
import type { JsonValue } from '../../src/engines/json-value.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

export const JOB: Job = {
  taskId: 'video_1',
  mode: 'text-to-video',
  prompt: 'a paper boat',
  negativePrompt: null,
  width: 854,
  height: 480,
  seconds: 5,
  seed: 7,
  audio: false,
  image: null,
  plan: null,
}

/** An attempt under way, and what it told. */
export interface Run {
  readonly film: Promise<Film>
  readonly control: AbortController
  readonly remembered: JsonValue[]
  readonly warnings: string[]
  readonly reports: number[]
}

export async function run(
  engine: Engine,
  job: Partial<Job> = {},
  operation?: JsonValue,
): Promise<Run> {
  const control = new AbortController()
  const remembered: JsonValue[] = []
  const warnings: string[] = []
  const reports: number[] = []
  const context: Context = {
    signal: control.signal,
    operation,
    folder: await temporaryFolder(),
    remember: async (value) => void remembered.push(value),
    report: (progress) => void reports.push(progress),
    warn: (sentence) => void warnings.push(sentence),
  }
  const film = engine.generate({ ...JOB, ...job }, context)
  film.catch(() => undefined)
  return { film, control, remembered, warnings, reports }
}

/** A film that is made to the end. */
export async function made(engine: Engine, job: Partial<Job> = {}): Promise<Film> {
  return (await run(engine, job)).film
}

export async function failure({ film }: Pick<Run, 'film'>): Promise<AppError> {
  const error = await film.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

/** By the reason itself, or by an error of whatever was waited for. */
export async function isStopped(film: Promise<Film>): Promise<void> {
  expect(await film.catch(() => 'stopped')).toBe('stopped')
}
