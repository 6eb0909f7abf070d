import type { Engines } from './load-engines.ts'

/** Films that wait for the same places. */
export interface Line {
  /** Empty: that of the engines that share the workers. */
  readonly name: string
  readonly models: readonly string[]
  /** Films that a process makes at the same time. */
  readonly places: number
}

export interface Lines {
  readonly all: readonly Line[]
  of(model: string): Line
}

const SHARED = ''

/**
 * An engine that says how many films it makes at once has that many places to itself; the others share the workers.
 * Were there one line for all, a model that takes an hour would hold up those that take seconds.
 */
export function createLines(engines: Engines, workers: number): Lines {
  const shared: string[] = []
  const all: Line[] = [{ name: SHARED, models: shared, places: workers }]
  for (const { id, capabilities } of engines.values()) {
    if (capabilities.atOnce === null) shared.push(id)
    else all.push({ name: id, models: [id], places: capabilities.atOnce })
  }
  return {
    all,
    of: (model) =>
      all.find(({ models }) => models.includes(model)) ?? {
        // Of a model that is no longer there: its tasks wait among the others.
        name: SHARED,
        models: [...shared, model],
        places: workers,
      },
  }
}
