import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import { toDelivery, type Attempt, type Delivery, type DeliveryRow } from './delivery.ts'
import { clearFailures, noteFailure } from './endpoints.ts'

export interface DeliveryQueueOptions {
  /** How long each try waits after the one before; as many tries as there are waits. */
  readonly scheduleMs: readonly number[]
  readonly leaseMs: number
  readonly pauseAfterMs: number
}

export type DeliveryQueue = ReturnType<typeof openDeliveryQueue>

/** A log of a delivery that is sent again and again must not grow for ever. */
const MOST_ATTEMPTS_KEPT = 20

/** The outbox as a queue: leased like tasks, so several nodes can deliver, and what a dead one held is due again. */
export function openDeliveryQueue(database: Database, options: DeliveryQueueOptions) {
  const later = (ms: number) => sql<number>`${database.now} + ${sql.lit(ms)}`

  return {
    /** The delivery that has been due for longest, but none of these keys. */
    claim: (busyKeys: readonly string[]): Promise<Delivery | undefined> =>
      database.write(async (queries) => {
        await database.serialiseClaims(queries)
        const busy =
          busyKeys.length === 0 ? sql`` : sql`and d.key_id not in (${sql.join(busyKeys)})`
        const { rows } = await sql<DeliveryRow>`
          update deliveries set claim = claim + 1, run_at = ${later(options.leaseMs)}
          where seq = (
            select d.seq from deliveries d
            where d.status = 'pending' and d.run_at <= ${database.now} ${busy}
            order by d.run_at limit 1)
          returning *`.execute(queries)
        return rows[0] && toDelivery(rows[0])
      }),

    delivered: (delivery: Delivery, attempt: Attempt): Promise<void> =>
      database.write(async (queries) => {
        const values = { status: 'delivered', ended_at: Date.now() }
        await settle(queries, delivery, { attempt, values })
        await clearFailures(queries, delivery)
      }),

    /** Schedules the next try, or gives up after the last. Says whether the endpoint is paused. */
    failed: (delivery: Delivery, attempt: Attempt): Promise<{ paused: boolean }> =>
      database.write(async (queries) => {
        const { pauseAfterMs, scheduleMs } = options
        const failure = { ...delivery, now: Date.now(), pauseAfterMs }
        const paused = await noteFailure(queries, failure)
        const waitMs = scheduleMs[delivery.tries + 1]
        const again = { status: paused ? 'paused' : 'pending', run_at: later(waitMs ?? 0) }
        const values = waitMs === undefined ? { status: 'failed', ended_at: Date.now() } : again
        await settle(queries, delivery, { attempt, values })
        return { paused }
      }),

    /** Its turn comes again at once; this try does not count. */
    giveBack: (delivery: Delivery): Promise<unknown> =>
      database.write((queries) =>
        queries
          .updateTable('deliveries')
          .set({ run_at: database.now })
          .where('id', '=', delivery.id)
          .where('claim', '=', delivery.claim)
          .execute(),
      ),
  }
}

async function settle(
  queries: Queries,
  delivery: Delivery,
  { attempt, values }: { attempt: Attempt; values: object },
): Promise<void> {
  const attempts = [...delivery.attempts, attempt].slice(-MOST_ATTEMPTS_KEPT)
  await queries
    .updateTable('deliveries')
    .set({ ...values, tries: delivery.tries + 1, attempts: JSON.stringify(attempts) })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .execute()
}
