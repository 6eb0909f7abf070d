import type { Selectable } from 'kysely'
import type { DeliveryTable } from '../db/tables.ts'

export const EVENTS = ['video.completed', 'video.failed', 'video.cancelled'] as const
export type EventType = (typeof EVENTS)[number]

/** `paused`: its endpoint is; it goes on when that is resumed. `failed`: every try of the schedule was in vain. */
export const DELIVERY_STATUSES = ['pending', 'paused', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** One try. Times are Unix milliseconds. */
export interface Attempt {
  readonly at: number
  readonly ms: number
  /** What the receiver answered; null if it did not. */
  readonly status: number | null
  /** Why it did not count; null if it did. */
  readonly error: string | null
}

/** One event on its way to one address. */
export interface Delivery {
  readonly id: string
  readonly keyId: string
  readonly taskId: string
  readonly event: EventType
  readonly url: string
  readonly origin: string
  readonly status: DeliveryStatus
  readonly tries: number
  readonly claim: number
  /** Of the next try, while it is pending. */
  readonly runAt: number
  readonly attempts: readonly Attempt[]
  readonly createdAt: number
  readonly endedAt: number | null
}

export type DeliveryRow = Selectable<DeliveryTable>

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    keyId: row.key_id,
    taskId: row.task_id,
    event: row.event as EventType,
    url: row.url,
    origin: row.origin,
    status: row.status as DeliveryStatus,
    tries: row.tries,
    claim: row.claim,
    runAt: row.run_at,
    attempts: JSON.parse(row.attempts) as Attempt[],
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}
