import { AppError } from '../errors/app-error.ts'

const LONGEST_WAIT_MS = 30_000

export type InLane = <Result>(lane: string, unit: () => Promise<Result>) => Promise<Result>

/**
 * Units of one lane, one after the other. They would wait for each other's locks in any case, but each with a connection of the pool: then a key that makes
 * a hundred tasks at once holds up the requests of all others, and the signs of life of films that are being made.
 */
export function createLanes(): InLane {
  const last = new Map<string, Promise<unknown>>()

  return (lane, unit) => {
    const asked = performance.now()
    const run = async () => {
      await last.get(lane)?.catch(() => undefined)
      if (performance.now() - asked > LONGEST_WAIT_MS) throw tooLong()
      return unit()
    }
    const mine = run()
    last.set(lane, mine)
    const leave = (): void => {
      if (last.get(lane) === mine) last.delete(lane)
    }
    mine.then(leave, leave)
    return mine
  }
}

function tooLong(): AppError {
  return new AppError(
    'store_unavailable',
    'This key has asked for more at once than the store can write down. Try again in a moment.',
    { retryAfterMs: 2_000 },
  )
}
