import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { JsonValue } from '../engines/json-value.ts'
import { announce } from '../tasks/end-task.ts'
import { LONGEST_REST_MS } from '../tasks/rest.ts'
import {
  isTerminal,
  type Status,
  type Task,
  type TaskError,
  type TaskFiles,
} from '../tasks/task.ts'
import { toTask } from '../tasks/task-row.ts'
import { claimTask, type ClaimOptions } from './claim.ts'
import { changeHeld, settle, type Values } from './settle.ts'

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
export function openQueue(database: Database, options: ClaimOptions) {
  const holds = async (task: Task, values: Values): Promise<boolean> =>
    (await changeHeld(database, task, values)) !== undefined
  const later = (ms: number) => sql<number>`${database.now} + ${sql.lit(ms)}`

  // A worker that died worked until its lease ran out at the latest; how long nobody was there does not count.
  const workedUntilNow = sql<number>`worked_ms - started_at +
    case when lease_until < ${database.now} then lease_until else ${database.now} end`

  return {
    claim: (models: readonly string[], line = '') => claimTask(database, options, { line, models }),
    /** False: somebody else has the task now, or it was cancelled. Stop. */
    renew: (task: Task) => holds(task, { lease_until: later(options.leaseMs) }),
    remember: (task: Task, operation: JsonValue) =>
      holds(task, { operation: JSON.stringify(operation) }),
    progress: (task: Task, progress: number) => raiseProgress(database, task, progress),
    complete: (task: Task, film: FinishedFilm, warnings: readonly string[]) =>
      settle(database, task, {
        status: 'completed',
        values: { ...toValues(film, warnings), completed_at: database.now },
        usage: { seconds: 0, bytes: film.bytes },
      }),
    fail: (task: Task, error: TaskError) =>
      settle(database, task, {
        status: 'failed',
        values: { error: JSON.stringify(error), completed_at: database.now },
        // A film that was never made is not paid for.
        usage: { seconds: -task.duration, bytes: 0 },
      }),
    retry: (task: Task, delayMs: number) =>
      settle(database, task, {
        status: 'queued',
        values: { run_at: later(Math.min(delayMs, LONGEST_REST_MS)), worked_ms: workedUntilNow },
      }),
    /** Hands it to the next worker at once. This try does not count: it is not the task's fault. */
    giveBack: (task: Task) =>
      settle(database, task, {
        status: 'queued',
        values: { tries: sql<number>`tries - 1`, worked_ms: workedUntilNow },
      }),
    /** It has ended or is gone: whoever lost it leaves nobody behind who goes on with it. */
    isOver: async ({ id }: Task): Promise<boolean> => {
      const tasks = database.read.selectFrom('tasks').select('status').where('id', '=', id)
      const row = await tasks.executeTakeFirst()
      return row === undefined || isTerminal(row.status as Status)
    },
    waiting: (models: readonly string[]) => findWaiting(database, models),
    abandoned: (whose: Whose) => findAbandoned(database, { ...whose, node: options.node }),
  }
}

/** Those of the models for which anybody waits. One look into the index for each, in one statement that holds up no other. */
async function findWaiting({ read }: Database, models: readonly string[]): Promise<string[]> {
  if (models.length === 0) return []
  const named = models.map((model) => sql`select cast(${model} as text) as model`)
  const { rows } = await sql<{ model: string }>`
    select asked.model from (${sql.join(named, sql` union all `)}) asked
    where exists (select 1 from tasks t where t.status = 'queued' and t.model = asked.model)
  `.execute(read)
  return rows.map(({ model }) => model)
}

interface Whose {
  /** All that this node left behind when it died; otherwise what anybody has let lie beyond its lease. */
  readonly ofThisNode: boolean
}

async function findAbandoned(
  { read, now }: Database,
  { ofThisNode, node }: Whose & { node: string },
): Promise<Task[]> {
  const rows = await read
    .selectFrom('tasks')
    .selectAll()
    .where('status', '=', 'in_progress')
    .where((where) => (ofThisNode ? where('worker', '=', node) : where('lease_until', '<', now)))
    .limit(1_000)
    .execute()
  return rows.map(toTask)
}

/** Never falls, not even when a second attempt starts from nothing. */
async function raiseProgress(database: Database, task: Task, progress: number): Promise<void> {
  const row = await changeHeld(database, task, {
    progress: sql<number>`case when progress > ${progress} then progress else ${progress} end`,
  })
  if (row) announce(database, row)
}

function toValues(film: FinishedFilm, warnings: readonly string[]): Values {
  return {
    progress: 100,
    files: JSON.stringify(film.files),
    width: film.width,
    height: film.height,
    fps: film.fps,
    bytes: film.bytes,
    mime_type: film.mimeType,
    expires_at: film.expiresAt,
    warnings: JSON.stringify(warnings),
  }
}
