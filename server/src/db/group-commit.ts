import { sql, type Kysely } from 'kysely'
import type { Queries } from './database.ts'
import type { Tables } from './tables.ts'

interface Waiting {
  readonly run: (queries: Queries) => Promise<void>
  readonly settle: () => void
  readonly fail: (error: unknown) => void
}

interface Store {
  readonly writer: Kysely<Tables>
  readonly check: () => void
}

/** The event loop must breathe: 64 creates take about 10 ms. */
const MOST_IN_ONE_COMMIT = 64

/**
 * Callers of one tick share one commit, and so one fsync: with 32 callers that is ten times as many durable writes
 * a second. Each unit has a savepoint, so a unit that fails takes only itself back. `check` throws when nothing would last.
 */
export function createGroupCommit(writer: Kysely<Tables>, check: () => void) {
  const waiting: Waiting[] = []
  let draining: Promise<void> | undefined

  const drain = async (): Promise<void> => {
    await new Promise((next) => setImmediate(next))
    while (waiting.length > 0) {
      await commitTogether({ writer, check }, waiting.splice(0, MOST_IN_ONE_COMMIT))
      await new Promise((next) => setImmediate(next))
    }
    draining = undefined
  }

  const write = <Result>(unit: (queries: Queries) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      let result: Result
      waiting.push({
        run: async (queries) => void (result = await unit(queries)),
        settle: () => resolve(result),
        fail: reject,
      })
      draining ??= drain()
    })

  /** Resolves when everything that was asked for is on disk. */
  const idle = async (): Promise<void> => {
    if (draining) await draining.then(idle)
  }

  return { write, idle }
}

async function commitTogether({ writer, check }: Store, batch: readonly Waiting[]): Promise<void> {
  const done: Waiting[] = []
  try {
    check()
    await writer.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection)
      try {
        for (const waiting of batch) if (await runUnit(connection, waiting)) done.push(waiting)
        await sql`commit`.execute(connection)
      } catch (error) {
        await sql`rollback`.execute(connection).catch(() => undefined)
        throw error
      }
    })
  } catch (error) {
    // The commit itself failed (a full disk, say): nobody's work is durable, so nobody may be told that it is.
    for (const waiting of batch) waiting.fail(error)
    return
  }
  for (const waiting of done) waiting.settle()
}

async function runUnit(connection: Kysely<Tables>, waiting: Waiting): Promise<boolean> {
  await sql`savepoint unit`.execute(connection)
  try {
    await waiting.run(connection)
    await sql`release unit`.execute(connection)
    return true
  } catch (error) {
    await sql`rollback to unit`.execute(connection)
    await sql`release unit`.execute(connection)
    waiting.fail(error)
    return false
  }
}
