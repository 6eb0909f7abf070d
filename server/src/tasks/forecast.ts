import type { Database, Queries } from '../db/database.ts'
import type { Engines } from '../engines/load-engines.ts'
import { frameSize } from './frame-size.ts'
import type { Task } from './task.ts'

export interface Forecast {
  readonly queuePosition: number | null
  readonly etaSeconds: number | null
}

/** Of a task that has ended. */
export const NO_FORECAST: Forecast = { queuePosition: null, etaSeconds: null }
type Picture = Pick<Task, 'resolution' | 'aspectRatio' | 'duration'>
type Film = Picture & Pick<Task, 'model'>
type Running = Film & Pick<Task, 'startedAt' | 'progress' | 'attempt' | 'leaseUntil'>

const REMEMBER_MS = 5_000
/** More are not asked about: the next place gets free soon in any case. */
const MOST_RUNNING = 100
/** Of those that wait; the others are taken to be like them. */
const MOST_WAITING = 100
/** One million pixels for one second: the unit of work. A film costs about one before its first frame. */
const workOf = (task: Picture): number => {
  const { width, height } = frameSize(task.resolution, task.aspectRatio)
  return 1 + (task.duration * width * height) / 1e6
}
const WORK_OF_720P = 0.9216

/** When a task will start and end, from how long the last films really took. */
export function createForecast(
  database: Database,
  { engines, workers, lease }: { engines: Engines; workers: number; lease: number },
) {
  const ownPlaces = Math.max(1, workers)
  const paces = new Map<string, { msPerWork: number; until: number }>()

  const paceOf = async (model: string): Promise<number> => {
    const known = paces.get(model)
    if (known && known.until > performance.now()) return known.msPerWork
    const guess = ((engines.get(model)?.capabilities.pace ?? 1) * 1_000) / WORK_OF_720P
    const msPerWork = (await measuredPace(database, model)) ?? guess
    paces.set(model, { msPerWork, until: performance.now() + REMEMBER_MS })
    return msPerWork
  }

  /** How long a worker that is gone keeps its task; nothing for one that gives signs of life, every third of its lease. */
  const lostMs = ({ leaseUntil }: Running): number => {
    const heldMs = (leaseUntil ?? Infinity) - Date.now()
    return heldMs < lease / 3 ? Math.max(1, heldMs) : 0
  }

  const ownMs = async (task: Film): Promise<number> => workOf(task) * (await paceOf(task.model))

  const meanMs = async (films: readonly Film[]): Promise<number> => {
    const all = await Promise.all(films.map(ownMs))
    return all.reduce((sum, ms) => sum + ms, 0) / Math.max(1, all.length)
  }

  const remainingMs = async (task: Running): Promise<number> => {
    const wholeMs = await ownMs(task)
    const lost = lostMs(task)
    return lost > 0 ? lost + wholeMs : untilEnd(task, wholeMs)
  }

  /** How many films are made at once, by all nodes together, and how long until one of them makes room. */
  const findRoom = async (queries: Queries): Promise<{ places: number; busyMs: number }> => {
    const running = (await findRunning(queries)).filter((task) => lostMs(task) === 0)
    if (running.length < ownPlaces) return { places: ownPlaces, busyMs: 0 }
    const remaining = await Promise.all(running.map(remainingMs))
    return { places: running.length, busyMs: Math.min(...remaining) }
  }

  return async (task: Task, queries = database.read): Promise<Forecast> => {
    if (task.status !== 'queued' && task.status !== 'in_progress') return NO_FORECAST
    if (task.status === 'in_progress') {
      return { queuePosition: 0, etaSeconds: toSeconds(await remainingMs(task)) }
    }
    const count = await countAhead(queries, task)
    const aheadMs = count === 0 ? 0 : count * (await meanMs(await findNext(queries, task)))
    const { places, busyMs } = await findRoom(queries)
    return {
      queuePosition: count + 1,
      etaSeconds: toSeconds(busyMs + aheadMs / places + (await ownMs(task))),
    }
  }
}

function untilEnd(task: Running, wholeMs: number): number {
  const elapsed = Date.now() - (task.startedAt ?? Date.now())
  // What is late stays late for about as long again: "1 s more" would be told for minutes.
  const byPace = Math.abs(wholeMs - elapsed)
  if (task.progress === 0) return byPace
  // Of what the whole takes by its pace, not by its progress alone: the first percents hold all the time that it took to begin.
  const byProgress = (elapsed + byPace) * (1 - task.progress / 100)
  // Progress never falls, so after a crash it may be that of the attempt that was lost: this one began from nothing.
  return task.attempt > 1 ? Math.max(byProgress, byPace) : byProgress
}

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000))

function findRunning(queries: Queries): Promise<Running[]> {
  return queries
    .selectFrom('tasks')
    .select(['model', 'duration', 'progress', 'resolution', 'attempt'])
    .select(['aspect_ratio as aspectRatio', 'started_at as startedAt', 'lease_until as leaseUntil'])
    .where('status', '=', 'in_progress')
    .limit(MOST_RUNNING)
    .$castTo<Running>()
    .execute()
}

async function countAhead(queries: Queries, task: Task): Promise<number> {
  const row = await selectAhead(queries, task)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Those that are begun first of all before this one. */
function findNext(queries: Queries, task: Task): Promise<Film[]> {
  return selectAhead(queries, task)
    .select(['model', 'duration', 'resolution', 'aspect_ratio as aspectRatio'])
    .orderBy('priority', 'desc')
    .orderBy('turn')
    .orderBy('seq')
    .limit(MOST_WAITING)
    .$castTo<Film>()
    .execute()
}

function selectAhead(queries: Queries, task: Task) {
  return queries
    .selectFrom('tasks')
    .where('status', '=', 'queued')
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

/** Milliseconds for a unit of work, over the films finished among the last 200 tasks. */
async function measuredPace({ read }: Database, model: string): Promise<number | undefined> {
  const recent = read
    .selectFrom('tasks')
    .select([
      'model',
      'status',
      'started_at',
      'completed_at',
      'duration',
      'resolution',
      'aspect_ratio',
    ])
    .orderBy('seq', 'desc')
    .limit(200)
    .as('recent')
  const rows = await read
    .selectFrom(recent)
    .selectAll()
    .where('status', '=', 'completed')
    .where('model', '=', model)
    .execute()
  let ms = 0
  let work = 0
  for (const row of rows) {
    ms += (row.completed_at ?? 0) - (row.started_at ?? 0)
    work += workOf({
      duration: row.duration,
      resolution: row.resolution as Task['resolution'],
      aspectRatio: row.aspect_ratio as Task['aspectRatio'],
    })
  }
  return work > 0 ? ms / work : undefined
}
