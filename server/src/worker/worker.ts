import { setMaxListeners } from 'node:events'
import { startClaimLoop } from '../db/claim-loop.ts'
import type { Database } from '../db/database.ts'
import type { Engine } from '../engines/engine.ts'
import { createLines, type Line } from '../engines/lines.ts'
import type { Engines } from '../engines/load-engines.ts'
import type { Task } from '../tasks/task.ts'
import { createResting } from './resting.ts'
import { runTask, type RunOptions } from './run-task.ts'

export interface WorkerOptions extends Omit<RunOptions, 'stopping'> {
  readonly database: Database
  readonly engines: Engines
  /** Places that the engines share which have none of their own. */
  readonly workers: number
  readonly pollMs: number
}

export interface Worker {
  readonly isMaking: (taskId: string) => boolean
  /** Takes no more, hands back what is being made. Safe to call twice. */
  readonly stop: () => Promise<void>
}

/**
 * One claim loop for the process, which goes from line to line: a line whose places are taken holds up no other. Only lines that have news are looked
 * into: each look is a transaction, and every node of a fleet with ten models would make ten for every task that comes, and ten a second when none does.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { database, queue, pollMs, onError } = options
  const lines = createLines(options.engines, options.workers)
  const stopping = new AbortController()
  const { signal } = stopping
  setMaxListeners(0, signal) // each film listens to it
  const withNews = new Set<Line>()
  const note = (model = ''): void => {
    for (const line of lines.all) {
      if (model === '' || line.models.includes(model)) withNews.add(line)
    }
  }
  const wake = (model?: string): void => {
    note(model)
    loop.wake()
  }
  // Any line: the key whose film has ended may have been at its limit, and wait in another one.
  const slots = createSlots(options, { stopping: signal, onFree: () => wake() })

  const noteWaiting = async (): Promise<void> => {
    const models = lines.all.flatMap((line) => slots.free(line))
    for (const model of await queue.waiting(models)) note(model)
  }

  const claimOne = async (isPoll: boolean): Promise<boolean> => {
    try {
      if (isPoll) await noteWaiting()
      for (const line of withNews) {
        withNews.delete(line) // before the look: news that come meanwhile are not lost
        const task = await queue.claim(slots.free(line), line.name)
        if (!task) continue
        withNews.add(line)
        return slots.start(task)
      }
      return false
    } catch (error) {
      onError(error) // the store does not answer: the next poll tries again
      return false
    }
  }
  const loop = startClaimLoop({ claimOne, pollMs, signal })
  const unsubscribe = database.subscribe('queued', wake)

  const stop = async (): Promise<void> => {
    unsubscribe()
    stopping.abort()
    await loop.done
    await slots.empty()
  }
  let stopped: Promise<void> | undefined
  return { isMaking: slots.has, stop: () => (stopped ??= stop()) }
}

/** The films that are being made. */
function createSlots(
  options: WorkerOptions,
  { stopping, onFree }: { stopping: AbortSignal; onFree: () => void },
) {
  const { engines, onError } = options
  const resting = createResting(onFree)
  const running = new Map<string, { engine: Engine; done: Promise<void> }>()

  return {
    has: (taskId: string): boolean => running.has(taskId),
    /** The models of a line that can begin a film now. */
    free({ models, places }: Line): readonly string[] {
      const films = [...running.values()].filter(({ engine }) => models.includes(engine.id))
      return films.length < places ? models.filter((id) => !resting.has(id)) : []
    },
    /** Says that there may be more to claim. */
    start(task: Task): true {
      const engine = engines.get(task.model)
      if (!engine) return true // never claimed: only models of ours are
      const onFailure: RunOptions['onFailure'] = (failed, error) => {
        resting.begin(engine, error)
        options.onFailure?.(failed, error)
      }
      const done = runTask(task, engine, { ...options, stopping, onFailure })
        .catch(onError)
        .finally(() => {
          running.delete(task.id)
          onFree()
        })
      running.set(task.id, { engine, done })
      return true
    },
    empty: async (): Promise<void> => {
      resting.end()
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}
