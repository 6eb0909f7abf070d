import { sql } from 'kysely'
import type { Key } from '../access/key.ts'
import { addUsage, secondsThisMonth, untilNextMonth } from '../access/usage.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Lines } from '../engines/lines.ts'
import { AppError } from '../errors/app-error.ts'
import type { Storage } from '../storage/storage.ts'
import { frameSize } from './frame-size.ts'
import { finishIdempotency, startIdempotency } from './idempotency.ts'
import type { CreateOptions, Created, NewTask } from './new-task.ts'
import { createTaskId } from './task-id.ts'
import { toTask } from './task-row.ts'

export interface CreateDeps {
  readonly database: Database
  readonly storage: Storage
  readonly maxQueue: number
  readonly lines: Lines
}

/** Writes the task down, with everything that hangs on it, in one transaction: when this resolves it cannot be lost. */
export async function createTask(deps: CreateDeps, options: CreateOptions): Promise<Created> {
  const { database, storage } = deps
  const id = createTaskId()
  const imageFile = options.image && `${id}/image.${options.image.extension}`
  if (options.image && imageFile) await storage.put(imageFile, options.image.bytes)

  try {
    const created = await database.write(
      (queries) => insert(queries, { deps, options, id, imageFile }),
      options.key.id,
    )
    if (created.task) database.publish('queued', created.task.model)
    else if (imageFile) await storage.remove(imageFile)
    return created
  } catch (error) {
    if (imageFile) await storage.remove(imageFile)
    throw error
  }
}

interface Insert {
  readonly deps: CreateDeps
  readonly options: CreateOptions
  readonly id: string
  readonly imageFile: string | null
}

async function insert(
  queries: Queries,
  { deps, options, id, imageFile }: Insert,
): Promise<Created> {
  const { key, task, idempotency } = options
  const now = Date.now()
  const scope = idempotency && { ...idempotency, keyId: key.id, taskId: id, now }
  if (scope) {
    const replayed = await startIdempotency(queries, scope)
    if (replayed !== undefined) return { task: null, answer: replayed }
  }
  const lane = await enterLane(queries, key)
  await checkLimits(queries, { key, task, lane, maxQueue: deps.maxQueue, now })
  const row = await queries
    .insertInto('tasks')
    .values({
      ...toValues(task),
      id,
      key_id: key.id,
      image_file: imageFile,
      priority: key.limits.priority,
      turn: await takeTurn(queries, { key, task, line: deps.lines.of(task.model).name }),
      run_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addUsage(queries, { keyId: key.id, at: now, tasks: 1, seconds: task.duration, bytes: 0 })
  const created = toTask(row)
  if (!scope) return { task: created, answer: null }
  const answer = await scope.answer(created, queries)
  await finishIdempotency(queries, { ...scope, answer })
  return { task: created, answer }
}

/**
 * Start-time fair queueing: a task's turn is where its key stands in the line, or where the line stands if the key was
 * away, plus what the task costs.
 */
async function takeTurn(queries: Queries, { key, task, line }: Turn): Promise<number> {
  const { width, height } = frameSize(task.resolution, task.aspectRatio)
  const cost = Math.max(1, Math.round((task.duration * width * height) / 1_000 / key.limits.weight))
  const now = sql`coalesce((select turn from clocks where line = ${line}), 0)`
  const { rows } = await sql<{ turn: number }>`
    insert into turns (key_id, line, turn) values (${key.id}, ${line}, ${now} + ${cost})
    on conflict (key_id, line) do update set turn = ${cost} + case
      when turns.turn > ${now} then turns.turn else ${now} end
    returning turn`.execute(queries)
  return only(rows).turn
}

interface Turn {
  readonly key: Key
  readonly task: NewTask
  readonly line: string
}

/** Locks the key's row, so that its limits are counted by one create at a time. */
async function enterLane(queries: Queries, key: Key): Promise<Lane> {
  const { rows } = await sql<Lane>`
    insert into lanes (key_id) values (${key.id})
    on conflict (key_id) do update set waiting = lanes.waiting
    returning waiting, (select sum(waiting) from lanes where waiting > 0) as "allWaiting"`.execute(
    queries,
  )
  return only(rows)
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An upsert gave no row.')
  return row
}

interface Lane {
  /** Tasks of this key that wait. */
  readonly waiting: number
  /** Of all keys, counted over the keys that have any and not over the tasks; null: none. */
  readonly allWaiting: number | null
}

interface LimitCheck {
  readonly key: Key
  readonly lane: Lane
  readonly task: NewTask
  readonly maxQueue: number
  readonly now: number
}

async function checkLimits(
  queries: Queries,
  { key, task, lane, maxQueue, now }: LimitCheck,
): Promise<void> {
  const { tasksQueued, secondsPerMonth } = key.limits
  if (lane.waiting >= tasksQueued) {
    throw new AppError(
      'concurrency_limit_exceeded',
      `This key has ${tasksQueued} tasks waiting, which is its limit. Wait for some to finish.`,
      { retryAfterMs: 10_000 },
    )
  }
  if ((lane.allWaiting ?? 0) >= maxQueue) {
    throw new AppError('queue_full', 'The queue is full. Try again later.', {
      retryAfterMs: 30_000,
    })
  }
  if (secondsPerMonth === 0) return
  const used = await secondsThisMonth(queries, { keyId: key.id, now })
  if (used + task.duration > secondsPerMonth) {
    throw new AppError(
      'quota_exceeded',
      `This key has used ${used} of its ${secondsPerMonth} seconds of film for this month; this film has ${task.duration}.`,
      { retryAfterMs: untilNextMonth(now) },
    )
  }
}

function toValues(task: NewTask) {
  return {
    type: task.type,
    status: 'queued',
    model: task.model,
    prompt: task.prompt,
    resolution: task.resolution,
    aspect_ratio: task.aspectRatio,
    duration: task.duration,
    seed: task.seed,
    options: JSON.stringify(task.options),
    image_url: task.imageUrl,
    metadata: JSON.stringify(task.metadata),
    remixed_from: task.remixedFrom,
    warnings: JSON.stringify(task.warnings),
    progress: 0,
    attempt: 0,
    tries: 0,
  }
}
