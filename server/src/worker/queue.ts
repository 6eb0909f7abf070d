import { sql, type RawBuilder } from 'kysely'
import { addUsage } from '../access/usage.ts'
import type { Database, Queries } from '../db/database.ts'
import type { TaskTable } from '../db/tables.ts'
import type { JsonValue } from '../engines/json-value.ts'
import { announce } from '../tasks/end-task.ts'
import {
  statusesBefore,
  type Status,
  type Task,
  type TaskError,
  type TaskFiles,
} from '../tasks/task.ts'
import { toTask, type TaskRow } from '../tasks/task-row.ts'

export interface QueueOptions {
  readonly leaseMs: number
  /** Cap on running tasks for keys without one of their own. */
  readonly tasksAtOnce: number
  /** Who claims: the same after a restart on the same data folder, and nobody else's. */
  readonly node: string
}

export interface FinishedFilm {
  readonly files: TaskFiles
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly bytes: number
  readonly mimeType: string
  readonly expiresAt: number
}

export type Queue = ReturnType<typeof openQueue>

/**
 * The tasks table as a queue. A claim is a lease and a number; every later write asks for that number, so a worker
 * that comes back from the dead changes nothing: such writes answer false.
 */
export function openQueue(database: Database, { leaseMs, tasksAtOnce, node }: QueueOptions) {
  const leaseEnd = sql<number>`${database.now} + ${sql.lit(leaseMs)}`

  const change = (task: Task, values: Values): Promise<Task | undefined> =>
    database.write((queries) => fencedUpdate(queries, task, values))

  const settle = async (task: Task, { status, values, usage }: Settlement): Promise<boolean> => {
    const settled = await database.write(async (queries) => {
      const row = await fencedUpdate(queries, task, {
        status,
        lease_until: null,
        worker: null,
        ...values,
      })
      if (row && usage)
        await addUsage(queries, { keyId: task.keyId, at: task.createdAt, tasks: 0, ...usage })
      return row
    })
    if (settled) announce(database, settled)
    return settled !== undefined
  }

  return {
    /** The next task in fair order that one of these models can make, or nothing. */
    async claim(models: readonly string[]): Promise<Task | undefined> {
      if (models.length === 0) return undefined
      const claimed = await database.write(async (queries) => {
        await database.serialiseClaims(queries)
        const row = await claimNext(queries, { models, database, leaseEnd, tasksAtOnce, node })
        if (row) await advanceClock(queries, row.turn)
        return row && toTask(row)
      })
      if (claimed) announce(database, claimed)
      return claimed
    },

    /** False: somebody else has the task now, or it was cancelled. Stop. */
    renew: async (task: Task): Promise<boolean> =>
      (await change(task, { lease_until: leaseEnd })) !== undefined,

    remember: async (task: Task, operation: JsonValue): Promise<boolean> =>
      (await change(task, { operation: JSON.stringify(operation) })) !== undefined,

    async progress(task: Task, progress: number): Promise<void> {
      const row = await change(task, {
        // Never falls, not even when a second attempt starts from nothing.
        progress: sql<number>`case when progress > ${progress} then progress else ${progress} end`,
      })
      if (row) announce(database, row)
    },

    complete: (task: Task, film: FinishedFilm, warnings: readonly string[]): Promise<boolean> =>
      settle(task, {
        status: 'completed',
        values: {
          progress: 100,
          files: JSON.stringify(film.files),
          width: film.width,
          height: film.height,
          fps: film.fps,
          bytes: film.bytes,
          mime_type: film.mimeType,
          completed_at: database.now,
          expires_at: film.expiresAt,
          warnings: JSON.stringify(warnings),
        },
        usage: { seconds: 0, bytes: film.bytes },
      }),

    fail: (task: Task, error: TaskError): Promise<boolean> =>
      settle(task, {
        status: 'failed',
        values: { error: JSON.stringify(error), completed_at: database.now },
        // A film that was never made is not paid for.
        usage: { seconds: -task.duration, bytes: 0 },
      }),

    retry: (task: Task, delayMs: number): Promise<boolean> =>
      settle(task, {
        status: 'queued',
        values: { run_at: sql<number>`${database.now} + ${sql.lit(delayMs)}` },
      }),

    /** Hands it to the next worker at once. This try does not count: it is not the task's fault. */
    giveBack: (task: Task): Promise<boolean> =>
      settle(task, { status: 'queued', values: { tries: sql<number>`tries - 1` } }),

    /** Tasks whose worker is gone: those past their lease, and all that this node left behind when it died. */
    async abandoned({ ofThisNode }: { ofThisNode: boolean }): Promise<Task[]> {
      const rows = await database.read
        .selectFrom('tasks')
        .selectAll()
        .where('status', '=', 'in_progress')
        .where((where) =>
          ofThisNode ? where('worker', '=', node) : where('lease_until', '<', database.now),
        )
        .limit(1_000)
        .execute()
      return rows.map(toTask)
    },
  }
}

type Values = { [Column in keyof TaskTable]?: TaskRow[Column & keyof TaskRow] | RawBuilder<number> }

interface Settlement {
  readonly status: Status
  readonly values: Values
  readonly usage?: { readonly seconds: number; readonly bytes: number }
}

async function fencedUpdate(
  queries: Queries,
  task: Task,
  values: Values,
): Promise<Task | undefined> {
  const from: Status[] = values.status ? statusesBefore(values.status as Status) : ['in_progress']
  const row = await queries
    .updateTable('tasks')
    .set(values as Record<string, unknown>)
    .where('id', '=', task.id)
    .where('attempt', '=', task.attempt)
    .where('status', '=', 'in_progress')
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()
  return row && toTask(row)
}

interface ClaimOptions {
  readonly models: readonly string[]
  readonly database: Database
  readonly leaseEnd: RawBuilder<number>
  readonly tasksAtOnce: number
  readonly node: string
}

async function claimNext(
  queries: Queries,
  { models, database, leaseEnd, tasksAtOnce, node }: ClaimOptions,
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    update tasks set
      status = 'in_progress', attempt = attempt + 1, tries = tries + 1,
      worker = ${node}, lease_until = ${leaseEnd}, started_at = coalesce(started_at, ${database.now})
    where status = 'queued' and seq = (
      select t.seq from tasks t
      where t.status = 'queued' and t.run_at <= ${database.now} and t.model in (${sql.join(models)})
        and t.key_id not in (
          select b.key_id from tasks b left join keys k on k.id = b.key_id
          where b.status = 'in_progress'
          group by b.key_id, k.tasks_at_once
          having count(*) >= coalesce(k.tasks_at_once, ${tasksAtOnce}))
      order by t.priority desc, t.turn, t.seq
      limit 1)
    returning *`.execute(queries)
  return rows[0]
}

async function advanceClock(queries: Queries, turn: number): Promise<void> {
  await queries.updateTable('clock').set({ turn }).where('turn', '<', turn).execute()
}
