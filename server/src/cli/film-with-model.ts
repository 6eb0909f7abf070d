import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../config/read-config.ts'
import type { Context } from '../engines/engine.ts'
import { loadEngines, type Engines } from '../engines/load-engines.ts'
import { AppError } from '../errors/app-error.ts'
import { Problem } from '../errors/problem.ts'
import { resolveRequest, type VideoRequest } from '../tasks/request.ts'
import { jobOf } from '../worker/job.ts'
import { openOutput } from './film-output.ts'
import { prepareImage } from './prepare-image.ts'
import { createProgressBar } from './progress-bar.ts'
import { stoppable } from './stoppable.ts'

interface Files {
  readonly image: string | undefined
  readonly output: string
}

/** A film by any engine that the settings know, without a service: nobody remembers it if this process dies. */
export async function filmWithModel(request: VideoRequest, files: Files): Promise<void> {
  const config = readConfig({ env: process.env, folder: process.cwd() })
  const onUncancelled = (_: string, reason: string): void =>
    tell([`The model server goes on with the film. ${reason}`])
  const engines = await loadEngines({ ...config, env: process.env, onUncancelled })
  try {
    await stoppable((signal) => film(request, { ...config, ...files, engines, signal }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new Problem(error.message, { cause: error })
  } finally {
    for (const engine of engines.values()) await engine.close?.()
  }
}

interface Making extends Files {
  readonly defaultModel: string
  readonly engines: Engines
  readonly signal: AbortSignal
}

async function film(request: VideoRequest, { engines, ...making }: Making): Promise<void> {
  const output = openOutput(making.output)
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-film-'))
  const leftovers = [folder, ...output.leftovers]
  try {
    const image = making.image === undefined ? null : await prepareImage(making.image)
    if (image) leftovers.push(image.folder)
    const task = resolveRequest(request, { engines, defaultModel: making.defaultModel, image })
    tell(task.warnings)
    const context = contextOf({ folder, signal: making.signal })
    const job = jobOf(task, { taskId: 'video_here', image: image?.file ?? null })
    const made = await engines.get(task.model)?.generate(job, context)
    if (made) await copyFile(made.video, output.unfinished)
    await output.finish()
    await made?.release?.()
  } finally {
    for (const one of leftovers) await rm(one, { recursive: true, force: true })
  }
}

function contextOf({ folder, signal }: Pick<Context, 'folder' | 'signal'>): Context {
  const bar = createProgressBar(process.stderr)
  return {
    signal,
    folder,
    operation: undefined,
    remember: async () => undefined,
    report: bar.show,
    warn: (sentence) => tell([sentence]),
  }
}

function tell(warnings: readonly string[]): void {
  for (const warning of warnings) process.stderr.write(`Note: ${warning}\n`)
}
