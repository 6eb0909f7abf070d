import { setMaxListeners } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { openGate } from './access/gate.ts'
import { openKeys, type Keys } from './access/keys.ts'
import { createRateLimit } from './access/rate-limit.ts'
import { retentionOf } from './access/retention.ts'
import { createClosing, type Closing } from './closing.ts'
import type { Config } from './config/settings.ts'
import { claimDataFolder } from './db/data-folder.ts'
import { openDatabase } from './db/open-database.ts'
import { loadSecret } from './db/secret.ts'
import { loadEngines, type Engines } from './engines/load-engines.ts'
import type { Environment } from './engines/types/read-engines.ts'
import { Problem } from './errors/problem.ts'
import { every } from './every.ts'
import { showVideo } from './http/answer-video.ts'
import { createApp } from './http/app.ts'
import { createInFlight } from './http/in-flight.ts'
import { createSigner } from './http/links.ts'
import type { Env } from './http/request-context.ts'
import { createImageFetcher } from './images/image-fetcher.ts'
import { createMetrics } from './metrics.ts'
import { createNetwork } from './net/guarded-request.ts'
import { freeBytesIn } from './storage/disk.ts'
import { openStorage } from './storage/open-storage.ts'
import { seldom } from './storage/seldom.ts'
import { watchSpace } from './storage/space.ts'
import type { Storage } from './storage/storage.ts'
import { createSweep } from './tasks/sweep.ts'
import { openTasks, type Tasks } from './tasks/tasks.ts'
import { startDelivering } from './webhooks/deliver.ts'
import { openDeliveryQueue } from './webhooks/delivery-queue.ts'
import { openWebhooks } from './webhooks/webhooks.ts'
import { openQueue } from './worker/queue.ts'
import { createPatience, reap } from './worker/reap.ts'
import { startWorker, type Worker } from './worker/worker.ts'

export interface Service {
  readonly app: Hono<Env>
  readonly tasks: Tasks
  readonly keys: Keys
  /** Told when the address is known: links in webhooks lead there, unless `publicUrl` says otherwise. */
  readonly listensAt: (url: string) => void
  /** Hands back what is being made and closes everything. Safe to call twice. */
  readonly stop: () => Promise<void>
}

/** The one place that knows every room. Built back to front, stopped front to back. */
export async function startService(
  config: Config,
  log: Logger,
  env: Environment = process.env,
): Promise<Service> {
  const closing = createClosing()
  try {
    // First of all: a slip in the settings leaves no data folder behind.
    const engines = await openEngines(config, { closing, env, log })
    const rooms = await openRooms(config, { log, closing, engines })
    await startChores(rooms)
    startReaping(rooms, await startFilming(rooms))
    const app = await openHttp(rooms)
    startTelling(rooms)
    tellWhoIsAway(rooms)
    const { tasks, keys, listensAt } = rooms
    return { app, tasks, keys, listensAt, stop: closing.run }
  } catch (error) {
    await closing.run()
    throw error
  }
}

type Rooms = Awaited<ReturnType<typeof openRooms>>

interface Foundations {
  readonly log: Logger
  readonly closing: Closing
  readonly engines: Engines
}

async function openRooms(config: Config, { log, closing, engines }: Foundations) {
  const onError = (err: unknown): void => log.error({ err }, 'something broke')
  const folder = claimDataFolder(config.dataDir)
  closing.add(() => folder.release())
  const onTrouble = (advice: string): void => log.warn({ advice }, 'the films cannot be reached')
  const films = await openStorage(config, { onTrouble: seldom(onTrouble) })
  closing.add(() => films.close())
  const { storage } = films
  const database = await openDatabase({ ...config, onError })
  closing.add(() => database.close())
  await films.claim(await loadSecret(database, 'files'))

  const keys = openKeys(database, config)
  if (config.apiKey !== null) await keys.accept(config.apiKey)
  const tasks = openTasks({ ...config, database, storage, engines })
  closing.add(() => tasks.watch.stop())
  const metrics = createMetrics(database)
  const { lease: leaseMs, tasksAtOnce } = config
  const queue = openQueue(database, { leaseMs, tasksAtOnce, node: folder.node })
  const signer = createSigner({
    secret: await loadSecret(database, 'links'),
    ttlMs: config.linkTtl,
  })
  const { allowPrivateNetworks, allowedHosts: allowList } = config
  const network = createNetwork({ allowPrivateNetworks, allowList })
  const webhooks = openWebhooks(database, network.guard)
  const stores = { storage, engines, database, keys, tasks, queue, webhooks }
  return { config, log, closing, onError, metrics, signer, network, ...stores, ...address(config) }
}

/** Where callers reach us. Until the port is open, the settings are the best guess. */
function address({ publicUrl, host, port }: Config) {
  let url = publicUrl ?? `http://${host}:${port}`
  return {
    baseUrl: () => url,
    listensAt: (real: string): void => void (url = publicUrl ?? real),
  }
}

async function openEngines(
  config: Config,
  { closing, env, log }: { closing: Closing; env: Environment; log: Logger },
): Promise<Engines> {
  const onUncancelled = (model: string, reason: string): void =>
    log.warn({ model, reason }, 'a model server goes on with a film that nobody wants any more')
  const engines = await loadEngines({ ...config, env, onUncancelled })
  for (const engine of engines.values()) closing.add(() => engine.close?.())
  if (engines.has(config.defaultModel)) return engines
  const known = [...engines.keys()].join(', ')
  throw new Problem(
    `The default model "${config.defaultModel}" does not exist. Known models: ${known}.`,
  )
}

/** Said once, in the log: a model server may well be started after us. */
function tellWhoIsAway({ engines, log }: Rooms): void {
  for (const engine of engines.values()) {
    engine.check?.().catch(({ message: reason, cause }: Error) => {
      const about = { model: engine.id, reason, cause: rootOf(cause) }
      log.warn(about, 'an engine cannot work yet')
    })
  }
}

/** Taking back what this node left behind, and removing what had its time, now and then again and again. */
async function startChores({ config, closing, onError, database, storage, queue, metrics }: Rooms) {
  await reap({ database, queue, maxAttempts: config.maxAttempts }, { ofThisNode: true })
  const sweep = createSweep({ database, storage })
  const sweepAndCount = async (): Promise<void> => metrics.swept(await sweep())
  await sweepAndCount()
  closing.add(every(config.sweep, sweepAndCount, onError))
}

/** Taking tasks from workers that are gone, of whichever node. */
function startReaping({ config, closing, onError, database, queue }: Rooms, worker?: Worker): void {
  const { maxAttempts, lease } = config
  // Longer than a worker takes to renew its lease, which it does every third of it.
  const certain = createPatience(lease * 0.4)
  const isMaking = worker && { isMaking: worker.isMaking }
  const reaping = { database, queue, maxAttempts, certain, ...isMaking }
  closing.add(every(lease / 4, () => reap(reaping, { ofThisNode: false }), onError))
}

async function startFilming({
  config,
  closing,
  tasks,
  log,
  ...rooms
}: Rooms): Promise<Worker | undefined> {
  const workFolder = path.join(config.dataDir, 'work')
  await rm(workFolder, { recursive: true, force: true })
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  if (config.role === 'api' || config.workers === 0) return undefined
  const worker = startWorker({
    ...rooms,
    watch: tasks.watch,
    onFailure: ({ id: task, model }, { code, cause }) =>
      log.warn({ task, model, code, cause: rootOf(cause) }, 'an engine failed'),
    workFolder,
    workers: config.workers,
    maxAttempts: config.maxAttempts,
    leaseMs: config.lease,
    taskTimeoutMs: config.taskTimeout,
    pollMs: config.poll,
    retentionOf: async (keyId) => (await retentionOf(rooms.database, keyId)) ?? config.retention,
  })
  closing.add(worker.stop)
  return worker
}

/** What was behind it all, such as a refused connection; callers are not told. */
function rootOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return rootOf(cause.cause) ?? cause.message
}

/** Sends the events of tasks that have ended. */
function startTelling({ config, closing, log, metrics, tasks, ...rooms }: Rooms): void {
  if (config.role === 'api') return
  const { webhookTimeout: timeoutMs, webhookSchedule: scheduleMs } = config
  const queue = openDeliveryQueue(rooms.database, {
    scheduleMs,
    leaseMs: 2 * timeoutMs,
    pauseAfterMs: config.webhookPauseAfter,
  })
  const deliverer = startDelivering({
    ...rooms,
    queue,
    timeoutMs,
    pollMs: config.poll,
    async showTask(id) {
      const task = await tasks.find(id)
      return task && showVideo({ tasks, signer: rooms.signer }, { task, baseUrl: rooms.baseUrl() })
    },
    onAttempt({ id, origin }, { error, paused }) {
      metrics.delivered(error === null)
      if (paused) log.warn({ delivery: id, origin }, 'a webhook receiver is paused')
    },
  })
  closing.add(deliverer.stop)
}

/** The films may lie elsewhere than the database, in S3 or on another disk: without room for either there are no films. */
function placesOf(storage: Storage, { databaseUrl, dataDir }: Config) {
  return databaseUrl === null ? [storage, { freeBytes: () => freeBytesIn(dataDir) }] : [storage]
}

async function openHttp({ config, log, closing, metrics, ...rooms }: Rooms): Promise<Hono<Env>> {
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal) // everybody who waits listens to it
  const inFlight = createInFlight()
  closing.add(() => {
    stopping.abort()
    return inFlight.stop()
  })
  const { allowPrivateNetworks, allowedHosts } = config
  return createApp({
    ...rooms,
    config,
    gate: openGate(rooms.database, config),
    rateLimit: createRateLimit(),
    inFlight,
    images: createImageFetcher({ allowPrivateNetworks, allowList: allowedHosts }),
    requireSpace: watchSpace(placesOf(rooms.storage, config), config.minFreeDisk),
    metrics: metrics.registry,
    stopping: stopping.signal,
    onRequest(request) {
      metrics.request(request)
      log.debug(request, 'request')
    },
    onError: (err, requestId) => log.error({ err, requestId }, 'a request broke'),
  })
}
