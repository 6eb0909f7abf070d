import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Context, Engine, Film } from '../engines/engine.ts'
import { isUnwanted } from '../engines/remote/goodbye.ts'
import { AppError } from '../errors/app-error.ts'
import type { Storage } from '../storage/storage.ts'
import { storageKeys, type Task, type TaskFiles } from '../tasks/task.ts'
import { toJob } from './job.ts'
import type { FinishedFilm, Queue } from './queue.ts'

export interface AttemptDeps {
  readonly queue: Queue
  readonly storage: Storage
  /** For files that are being made; emptied at start. */
  readonly workFolder: string
  /** How long films of this key are kept, in milliseconds. */
  readonly retentionOf: (keyId: string) => Promise<number>
}

/** One try at one task: make the film, store it, say so. Whatever happens, no file is left behind. */
export async function runAttempt(
  deps: AttemptDeps,
  task: Task,
  { engine, signal }: { engine: Engine; signal: AbortSignal },
): Promise<void> {
  const folder = path.join(deps.workFolder, `${task.id}-${task.attempt}`)
  await mkdir(folder, { recursive: true })
  const warnings = [...task.warnings]
  try {
    const job = await toJob(task, { storage: deps.storage, folder })
    const context = createContext(deps.queue, task, { signal, folder, warnings })
    signal.throwIfAborted()
    const film = await engine.generate(job, context)
    await releasing(film, signal, () => storeFilm(deps, task, { film, warnings, signal }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lets go of the film at whoever made it, unless another attempt will have to fetch it there. */
async function releasing(
  film: Film,
  signal: AbortSignal,
  store: () => Promise<boolean>,
): Promise<void> {
  let isSafe = false
  try {
    isSafe = await store()
  } finally {
    if (isSafe || isUnwanted(signal)) await film.release?.()
  }
}

/** Says whether whoever made it can forget it: it is kept, or nobody wants it any more. */
async function storeFilm(
  { queue, storage, retentionOf }: AttemptDeps,
  task: Task,
  { film, warnings, signal }: { film: Film; warnings: readonly string[]; signal: AbortSignal },
): Promise<boolean> {
  signal.throwIfAborted()
  const { size: bytes } = await stat(film.video)
  const files = await storeFiles(task, film, (key, file) => storage.put(key, file, signal))
  const { width, height, fps, mimeType } = film
  const finished: FinishedFilm = {
    files,
    width,
    height,
    fps,
    bytes,
    mimeType,
    expiresAt: Date.now() + Math.min(await retentionOf(task.keyId), ownRetentionMs(task)),
  }
  // If this throws it is unknown whether it was written: the files are left to the sweeper, which asks the database.
  const kept = await queue.complete(task, finished, warnings)
  if (kept) return true
  // Cancelled, deleted or taken over in the last moment: the film belongs to nobody.
  for (const key of storageKeys(files)) await storage.remove(key)
  // The signal may not have heard of it yet.
  return queue.isOver(task)
}

function ownRetentionMs({ options: { expiresAfter } }: Task): number {
  return typeof expiresAfter === 'number' ? expiresAfter * 1_000 : Infinity
}

async function storeFiles(
  task: Task,
  film: Film,
  put: (key: string, file: string) => Promise<void>,
): Promise<TaskFiles> {
  const store = async (name: string, file: string | undefined): Promise<string | null> => {
    if (file === undefined) return null
    const key = `${task.id}/${task.attempt}/${name}${path.extname(file)}`
    await put(key, file)
    return key
  }
  return {
    thumbnail: await store('thumbnail', film.thumbnail),
    spritesheet: await store('spritesheet', film.spritesheet),
    plan: await store('plan', film.plan),
    spriteGrid: film.spriteGrid ?? null,
    video: (await store('film', film.video)) ?? '',
  }
}

const REPORT_EVERY_MS = 500

function createContext(
  queue: Queue,
  task: Task,
  { signal, folder, warnings }: { signal: AbortSignal; folder: string; warnings: string[] },
): Context {
  let reported = 0
  let reportedAt = -Infinity
  return {
    signal,
    folder,
    operation: task.operation,
    async remember(operation) {
      if (await queue.remember(task, operation)) return
      signal.throwIfAborted()
      throw new AppError('interrupted', 'Another worker has taken over this task.')
    },
    report(ratio) {
      const progress = Math.min(99, Math.max(0, Math.floor(ratio * 100)))
      // Every frame reports; twice a second is enough for a person and cheap for the store.
      if (progress <= reported || performance.now() - reportedAt < REPORT_EVERY_MS) return
      reported = progress
      reportedAt = performance.now()
      queue.progress(task, progress).catch(() => undefined)
    },
    warn: (sentence) => void warnings.push(sentence),
  }
}
