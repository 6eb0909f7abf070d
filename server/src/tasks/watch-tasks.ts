import type { Database } from '../db/database.ts'
import { isTerminal, type Status } from './task.ts'

export interface Change {
  readonly id: string
  readonly status: Status
  readonly progress: number
}

export type Watch = ReturnType<typeof watchTasks>

/** Hands each change to whoever watches that task: one subscription, however many watchers. */
export function watchTasks(database: Database) {
  const watchers = new Map<string, Set<(change: Change) => void>>()

  const stop = database.subscribe('changed', (payload) => {
    const [id, status, progress] = JSON.parse(payload) as [string, Status, number]
    for (const watcher of watchers.get(id) ?? []) watcher({ id, status, progress })
  })

  const on = (id: string, watcher: (change: Change) => void): (() => void) => {
    const set = watchers.get(id) ?? new Set()
    watchers.set(id, set.add(watcher))
    return () => {
      set.delete(watcher)
      if (set.size === 0) watchers.delete(id)
    }
  }

  /** Resolves when the task has ended, the time is up or the signal fires; the caller looks at the task itself. */
  const ended = (id: string, { ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer)
        off()
        signal.removeEventListener('abort', finish)
        resolve()
      }
      const timer = setTimeout(finish, ms)
      const off = on(id, ({ status }) => isTerminal(status) && finish())
      signal.addEventListener('abort', finish)
      if (signal.aborted) finish()
    })

  return { on, ended, stop }
}
