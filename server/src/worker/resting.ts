import type { Engine } from '../engines/engine.ts'
import type { AppError } from '../errors/app-error.ts'

/** After that its tasks are tried all the same: they fail then, and say why, instead of waiting for ever. */
const LONGEST_MS = 15 * 60_000
const SHORTEST_PAUSE_MS = 1_000

/** Engines that said that they cannot work now. */
export interface Resting {
  has(id: string): boolean
  /** An engine failed: if that is because it is away, it gets no work until it is back. */
  begin(engine: Engine, error: AppError): void
  /** Nobody waits any more. */
  end(): void
}

/**
 * Without this, a model server that is started anew for a minute would fail its whole queue: each task would be tried,
 * and use up its tries, against a door that is closed.
 */
export function createResting(onBack: () => void): Resting {
  const timers = new Map<string, NodeJS.Timeout>()

  const rest = (engine: Engine, pauseMs: number, until: number): void => {
    const ask = async (): Promise<void> => {
      const isAway = await engine.check?.().then(
        () => false,
        () => true,
      )
      if (!timers.delete(engine.id)) return
      if (isAway && performance.now() < until) rest(engine, pauseMs, until)
      else onBack()
    }
    timers.set(engine.id, setTimeout(() => void ask(), pauseMs).unref())
  }
  return {
    has: (id) => timers.has(id),
    begin(engine, { code, retryable, retryAfterMs }) {
      if (code !== 'engine_unavailable' || !retryable || retryAfterMs === null) return
      if (timers.has(engine.id)) return
      rest(engine, Math.max(retryAfterMs, SHORTEST_PAUSE_MS), performance.now() + LONGEST_MS)
    },
    end() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
