import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { openGate } from './access/gate.ts'
import { openKeys, type Keys } from './access/keys.ts'
import { createRateLimit } from './access/rate-limit.ts'
import type { Config } from './config/settings.ts'
import { claimDataFolder } from './db/data-folder.ts'
import { openDatabase } from './db/open-database.ts'
import { loadSecret } from './db/secret.ts'
import { loadEngines } from './engines/load-engines.ts'
import { Problem } from './errors/problem.ts'
import { every } from './every.ts'
import { createApp } from './http/app.ts'
import { createSigner } from './http/links.ts'
import type { Env } from './http/request-context.ts'
import { createImageFetcher } from './images/image-fetcher.ts'
import { createMetrics } from './metrics.ts'
import { openDisk } from './storage/disk.ts'
import { watchSpace } from './storage/space.ts'
import { createSweep } from './tasks/sweep.ts'
import { openTasks, type Tasks } from './tasks/tasks.ts'
import { openQueue } from './worker/queue.ts'
import { reap } from './worker/reap.ts'
import { startWorker } from './worker/worker.ts'

export interface Service {
  readonly app: Hono<Env>
  readonly tasks: Tasks
  readonly keys: Keys
  /** Hands back what is being made and closes everything. Safe to call twice. */
  stop(): Promise<void>
}

/** The one place that knows every room. Built back to front, stopped front to back. */
export async function startService(config: Config, log: Logger): Promise<Service> {
  const closing = createClosing()
  try {
    return await build(config, { log, closing })
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function build(
  config: Config,
  { log, closing }: { log: Logger; closing: Closing },
): Promise<Service> {
  const onError = (error: Error): void => log.error({ err: error }, 'something broke')
  const folder = claimDataFolder(config.dataDir)
  closing.add(() => folder.release())

  const storage = await openDisk(path.join(config.dataDir, 'files'))
  const workFolder = path.join(config.dataDir, 'work')
  await rm(workFolder, { recursive: true, force: true })
  await mkdir(workFolder, { recursive: true })

  const engines = await loadEngines(config)
  for (const engine of engines.values()) closing.add(() => engine.close?.())
  if (!engines.has(config.defaultModel)) {
    throw new Problem(
      `The default model "${config.defaultModel}" does not exist. Known models: ${[...engines.keys()].join(', ')}.`,
    )
  }

  const database = await openDatabase({ ...config, onError })
  closing.add(() => database.close())
  const keys = openKeys(database, config)
  if (config.apiKey !== null) await keys.accept(config.apiKey)

  const { maxQueue, workers, maxAttempts } = config
  const tasks = openTasks({ database, storage, engines, maxQueue, workers })
  closing.add(() => tasks.watch.stop())
  const metrics = createMetrics(database)

  const { lease: leaseMs, tasksAtOnce, taskTimeout: taskTimeoutMs } = config
  const queue = openQueue(database, { leaseMs, tasksAtOnce, node: folder.node })
  const reaping = { database, queue, maxAttempts, taskTimeoutMs }
  await reap(reaping, { ofThisNode: true })
  closing.add(every(leaseMs / 2, () => reap(reaping, { ofThisNode: false }), onError))
  const sweep = createSweep({ database, storage })
  await sweep()
  closing.add(every(config.sweep, async () => metrics.swept(await sweep()), onError))

  if (config.role !== 'api' && workers > 0) {
    const worker = startWorker({
      database,
      queue,
      storage,
      engines,
      watch: tasks.watch,
      workFolder,
      workers,
      maxAttempts,
      leaseMs,
      taskTimeoutMs,
      pollMs: config.poll,
      retentionMs: config.retention,
      onError,
    })
    closing.add(() => worker.stop())
  }

  const stopping = new AbortController()
  closing.add(() => stopping.abort())
  const app = createApp({
    config,
    database,
    storage,
    engines,
    tasks,
    gate: openGate(database, config),
    rateLimit: createRateLimit(),
    images: createImageFetcher({
      allowPrivateNetworks: config.allowPrivateNetworks,
      allowList: config.allowedHosts,
    }),
    signer: createSigner({ secret: await loadSecret(database, 'links'), ttlMs: config.linkTtl }),
    requireSpace: watchSpace(storage, config.minFreeDisk),
    metrics: metrics.registry,
    stopping: stopping.signal,
    onRequest(request) {
      metrics.request(request)
      log.debug(request, 'request')
    },
    onError: (err, requestId) => log.error({ err, requestId }, 'a request broke'),
  })
  return { app, tasks, keys, stop: closing.run }
}

interface Closing {
  add(close: () => unknown): void
  run(): Promise<void>
}

/** What was opened last is closed first. One that fails does not keep the others open. */
function createClosing(): Closing {
  const steps: (() => unknown)[] = []
  let closed: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const errors: unknown[] = []
    for (const step of steps.toReversed()) {
      await Promise.resolve(step()).catch((error: unknown) => errors.push(error))
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed.')
  }
  return { add: (step) => void steps.push(step), run: () => (closed ??= close()) }
}
