import { sql, type RawBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import { announce } from '../tasks/end-task.ts'
import { LONGEST_REST_MS } from '../tasks/rest.ts'
import type { Task } from '../tasks/task.ts'
import { toTask, type TaskRow } from '../tasks/task-row.ts'

export interface ClaimOptions {
  readonly leaseMs: number
  /** Cap on running tasks for keys without one of their own. */
  readonly tasksAtOnce: number
  /** Who claims: the same after a restart on the same data folder, and nobody else's. */
  readonly node: string
}

/** The next task of a line in fair order, if one of these models can make it, or nothing. */
export async function claimTask(
  database: Database,
  options: ClaimOptions,
  { line, models }: { line: string; models: readonly string[] },
): Promise<Task | undefined> {
  if (models.length === 0) return undefined
  const claimed = await database.write(async (queries) => {
    await database.serialiseClaims(queries)
    const row = await claimNext(queries, { ...options, now: database.now, models })
    if (row) await advanceClock(queries, { line, turn: row.turn })
    return row && toTask(row)
  })
  if (claimed) announce(database, claimed)
  return claimed
}

type ClaimNext = ClaimOptions & {
  readonly now: Database['now']
  readonly models: readonly string[]
}

/** One statement: there is nothing between looking and taking that could race. */
async function claimNext(
  queries: Queries,
  { now, models, leaseMs, tasksAtOnce, node }: ClaimNext,
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    update tasks set
      status = 'in_progress', attempt = attempt + 1, tries = tries + 1, worker = ${node},
      lease_until = ${now} + ${sql.lit(leaseMs)}, started_at = ${now}
    where status = 'queued' and seq = (
      select t.seq from tasks t
      where t.status = 'queued' and ${hasRested(now)} and ${isOneOf(models)}
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

/** `restMs` in SQL. */
const hasRested = (now: Database['now']): RawBuilder<boolean> =>
  sql`(t.tries = 0 or t.run_at <= ${now} or t.run_at > ${now} + ${sql.lit(LONGEST_REST_MS)})`

/** Of one model the index gives the next task at once. Of several it would give all, to be sorted: then the order is read instead. */
function isOneOf(models: readonly string[]): RawBuilder<boolean> {
  return models.length === 1
    ? sql`t.model = ${models[0]}`
    : sql`t.model || '' in (${sql.join(models)})`
}

/** How far a line has come: a key that joins now starts here, with neither credit nor debt. */
async function advanceClock(
  queries: Queries,
  { line, turn }: { line: string; turn: number },
): Promise<void> {
  await queries
    .insertInto('clocks')
    .values({ line, turn })
    .onConflict((conflict) =>
      conflict.column('line').doUpdateSet({ turn }).where('clocks.turn', '<', turn),
    )
    .execute()
}
