import type { Database, Queries } from '../db/database.ts'
import type { Line, Lines } from '../engines/lines.ts'
import type { Engines } from '../engines/load-engines.ts'
import { countAhead, findNext, findRunning, type Running } from './in-line.ts'
import { createPace, type Asked } from './pace.ts'
import { restMs } from './rest.ts'
import type { Task } from './task.ts'

export interface Forecast {
  readonly queuePosition: number | null
  readonly etaSeconds: number | null
}

/** Of a task that has ended. */
export const NO_FORECAST: Forecast = { queuePosition: null, etaSeconds: null }

/** A place that is free is taken within a second or so. */
const LONG_FREE_MS = 10_000

interface ForecastOptions {
  readonly engines: Engines
  readonly lines: Lines
  readonly lease: number
}

/** When a task will start and end, from how long the last films really took. */
export function createForecast(database: Database, { engines, lines, lease }: ForecastOptions) {
  const wholeMs = createPace(database, engines)

  /** How long a worker that is gone keeps its task; nothing for one that gives signs of life, every third of its lease. */
  const lostMs = ({ leaseUntil }: Running): number => {
    const heldMs = (leaseUntil ?? Infinity) - Date.now()
    return heldMs < lease / 3 ? Math.max(1, heldMs) : 0
  }

  const meanMs = async (films: readonly Asked[]): Promise<number> => {
    const all = await Promise.all(films.map(wholeMs))
    return all.reduce((sum, ms) => sum + ms, 0) / Math.max(1, all.length)
  }

  const remainingMs = async (task: Running): Promise<number> => {
    const whole = await wholeMs(task)
    const lost = lostMs(task)
    return lost > 0 ? lost + Math.max(0, whole - doneMs(task)) : untilEnd(task, whole)
  }

  /** How many films are made at once, by all nodes together, and how long until one of them makes room. */
  const findRoom = async (queries: Queries, line: Line): Promise<Room> => {
    const own = Math.max(1, line.places)
    const running = (await findRunning(queries, line)).filter((task) => lostMs(task) === 0)
    if (running.length < own) return { places: own, busyMs: 0, isIdle: running.length === 0 }
    const remaining = await Promise.all(running.map(remainingMs))
    return { places: running.length, busyMs: Math.min(...remaining), isIdle: false }
  }

  const waitingMs = async (queries: Queries, task: Task, ahead: number): Promise<number | null> => {
    const line = lines.of(task.model)
    const { places, busyMs, isIdle } = await findRoom(queries, line)
    // Its model server is away, say, or there is no worker: nobody can tell how long that lasts.
    if (isIdle && Date.now() - task.runAt > LONG_FREE_MS) return null
    const aheadMs = ahead === 0 ? 0 : ahead * (await meanMs(await findNext(queries, line, task)))
    return (
      Math.max(busyMs + aheadMs / places, restMs(task, Date.now())) +
      (await wholeMs(task)) -
      doneMs(task)
    )
  }

  return async (task: Task, queries = database.read): Promise<Forecast> => {
    if (task.status === 'in_progress') {
      return { queuePosition: 0, etaSeconds: toSeconds(await remainingMs(task)) }
    }
    if (task.status !== 'queued') return NO_FORECAST
    const ahead = await countAhead(queries, lines.of(task.model), task)
    const ms = await waitingMs(queries, task, ahead)
    return { queuePosition: ahead + 1, etaSeconds: ms === null ? null : toSeconds(ms) }
  }
}

interface Room {
  readonly places: number
  readonly busyMs: number
  readonly isIdle: boolean
}

/** What earlier attempts have done of it. An engine that remembers a submission goes on with it; others begin from nothing. */
const doneMs = ({ operation, workedMs }: Pick<Running, 'operation' | 'workedMs'>): number =>
  operation === undefined || operation === null ? 0 : workedMs

function untilEnd(task: Running, wholeMs: number): number {
  const done = doneMs(task)
  // Not less than nothing: a clock that was set back an hour would put the end an hour off.
  const elapsed = done + Math.max(0, Date.now() - (task.startedAt ?? Infinity))
  // What is late stays late for about as long again: "1 s more" would be told for minutes.
  const byPace = Math.abs(wholeMs - elapsed)
  if (task.progress === 0) return byPace
  // Of what the whole takes by its pace, not by its progress alone: the first percents hold all the time that it took to begin.
  const byProgress = (elapsed + byPace) * (1 - task.progress / 100)
  // Progress never falls, so after a crash it may be that of the attempt that was lost, if this one began from nothing.
  return task.attempt > 1 && done === 0 ? Math.max(byProgress, byPace) : byProgress
}

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000))
