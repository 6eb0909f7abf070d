import type { RawBuilder } from 'kysely'
import { addUsage } from '../access/usage.ts'
import type { Database, Queries } from '../db/database.ts'
import type { TaskTable } from '../db/tables.ts'
import { announce } from '../tasks/end-task.ts'
import { isTerminal, statusesBefore, toEnded, type Status, type Task } from '../tasks/task.ts'
import { toTask, type TaskRow } from '../tasks/task-row.ts'
import { writeEvent } from '../webhooks/outbox.ts'

export type Values = {
  [Column in keyof TaskTable]?: TaskRow[Column & keyof TaskRow] | RawBuilder<number>
}

export interface Settlement {
  readonly status: Status
  readonly values: Values
  readonly usage?: { readonly seconds: number; readonly bytes: number }
}

/** Changes a task that this claim still holds. Nothing comes back if it does not: somebody else has it, or nobody. */
export function changeHeld(
  database: Database,
  task: Task,
  values: Values,
): Promise<Task | undefined> {
  return database.write((queries) =>
    updateHeld(queries, task, { ...values, status: 'in_progress' }),
  )
}

/** Ends the claim with a new status, books what it used and notes whom to tell, all in one transaction. */
export async function settle(
  database: Database,
  task: Task,
  { status, values, usage }: Settlement,
): Promise<boolean> {
  const settled = await database.write(async (queries) => {
    const row = await updateHeld(queries, task, {
      lease_until: null,
      worker: null,
      ...values,
      status,
    })
    if (row && usage) {
      await addUsage(queries, { keyId: task.keyId, at: task.createdAt, tasks: 0, ...usage })
    }
    if (row && isTerminal(row.status)) await writeEvent(queries, database, toEnded(row))
    return row
  })
  if (settled) announce(database, settled)
  return settled !== undefined
}

/** The fence: only the latest claim has this attempt number, and only while the task is in progress. */
async function updateHeld(
  queries: Queries,
  task: Task,
  values: Values & { status: Status },
): Promise<Task | undefined> {
  const may =
    values.status === 'in_progress' || statusesBefore(values.status).includes('in_progress')
  if (!may) throw new Error(`A running task cannot become ${values.status}.`)
  const row = await queries
    .updateTable('tasks')
    .set(values as Record<string, unknown>)
    .where('id', '=', task.id)
    .where('attempt', '=', task.attempt)
    .where('status', '=', 'in_progress')
    .returningAll()
    .executeTakeFirst()
  return row && toTask(row)
}
