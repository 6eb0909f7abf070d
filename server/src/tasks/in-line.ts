import type { Queries } from '../db/database.ts'
import type { Line } from '../engines/lines.ts'
import type { Asked } from './pace.ts'
import type { Task } from './task.ts'
import { toTask } from './task-row.ts'

export type Running = Asked &
  Pick<Task, 'startedAt' | 'progress' | 'attempt' | 'leaseUntil' | 'workedMs' | 'operation'>

/** More are not asked about: the next place gets free soon in any case. */
const MOST_RUNNING = 100
/** Of those that wait; the others are taken to be like them. */
const MOST_WAITING = 100

/** Films that are being made in this line, by any node. */
export async function findRunning(queries: Queries, { models }: Line): Promise<Running[]> {
  const rows = await queries
    .selectFrom('tasks')
    .selectAll()
    .where('status', '=', 'in_progress')
    .where('model', 'in', models)
    .limit(MOST_RUNNING)
    .execute()
  return rows.map(toTask)
}

export async function countAhead(queries: Queries, line: Line, task: Task): Promise<number> {
  const row = await selectAhead(queries, line, task)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Those that are begun first of all before this one. */
export function findNext(queries: Queries, line: Line, task: Task): Promise<Asked[]> {
  return selectAhead(queries, line, task)
    .select(['model', 'duration', 'resolution', 'aspect_ratio as aspectRatio'])
    .orderBy('priority', 'desc')
    .orderBy('turn')
    .orderBy('seq')
    .limit(MOST_WAITING)
    .$castTo<Asked>()
    .execute()
}

function selectAhead(queries: Queries, { models }: Line, task: Task) {
  return queries
    .selectFrom('tasks')
    .where('status', '=', 'queued')
    .where('model', 'in', models)
    .where((where) =>
      where.or([
        where('priority', '>', task.priority),
        where.and([
          where('priority', '=', task.priority),
          where.or([
            where('turn', '<', task.turn),
            where.and([where('turn', '=', task.turn), where('seq', '<', task.seq)]),
          ]),
        ]),
      ]),
    )
}
