import { setMaxListeners } from 'node:events'
import { startClaimLoop } from '../db/claim-loop.ts'
import type { Database } from '../db/database.ts'
import type { Network } from '../net/guarded-request.ts'
import type { Attempt, Delivery } from './delivery.ts'
import type { DeliveryQueue } from './delivery-queue.ts'
import { sendEvent } from './send-event.ts'
import { signingSecrets } from './webhook-settings.ts'

export interface DeliverOptions {
  readonly database: Database
  readonly queue: DeliveryQueue
  readonly network: Network
  readonly timeoutMs: number
  readonly pollMs: number
  /** The task as GET would show it, with fresh links; undefined when it is gone. */
  readonly showTask: (taskId: string) => Promise<unknown>
  readonly onAttempt: (delivery: Delivery, attempt: Attempt & { paused: boolean }) => void
  readonly onError: (error: unknown) => void
}

export interface Deliverer {
  readonly stop: () => Promise<void>
}

/** Sockets of this process at the same time, and how many of them one key may hold with receivers that hang. */
const AT_ONCE = 32
const AT_ONCE_FOR_A_KEY = 8

/** Sends what is due, as long as the service runs. */
export function startDelivering(options: DeliverOptions): Deliverer {
  const { queue, database, pollMs, onError } = options
  const running = new Map<Delivery, Promise<void>>()
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal) // each delivery listens to it

  const start = (delivery: Delivery): void => {
    const done = deliver(delivery, { ...options, signal: stopping.signal })
      .catch(onError)
      .finally(() => {
        running.delete(delivery)
        loop.wake()
      })
    running.set(delivery, done)
  }

  const claimOne = async (): Promise<boolean> => {
    if (running.size >= AT_ONCE) return false
    try {
      const delivery = await queue.claim(busyKeys([...running.keys()]))
      if (delivery) start(delivery)
      return delivery !== undefined
    } catch (error) {
      onError(error) // the store does not answer: the next poll tries again
      return false
    }
  }

  const loop = startClaimLoop({ claimOne, pollMs, signal: stopping.signal })
  const unsubscribe = database.subscribe('outbox', loop.wake)
  const stop = async (): Promise<void> => {
    stopping.abort()
    unsubscribe()
    await loop.done
    await Promise.all(running.values())
  }
  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}

function busyKeys(deliveries: readonly Delivery[]): string[] {
  const counts = new Map<string, number>()
  for (const { keyId } of deliveries) counts.set(keyId, (counts.get(keyId) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= AT_ONCE_FOR_A_KEY).map(([keyId]) => keyId)
}

async function deliver(
  delivery: Delivery,
  options: DeliverOptions & { readonly signal: AbortSignal },
): Promise<void> {
  const { database, queue, network, timeoutMs, showTask, onAttempt, signal } = options
  const data = await showTask(delivery.taskId)
  if (data === undefined) return // deleted a moment ago, and its events with it
  const secrets = await signingSecrets(database, delivery.keyId)
  const send = sendEvent(delivery, { network, timeoutMs, secrets, data, signal })
  const attempt = await send.catch(async (thrown: unknown) => {
    if (!signal.aborted) throw thrown
    await queue.giveBack(delivery)
  })
  if (!attempt) return
  if (attempt.error === null) {
    await queue.delivered(delivery, attempt)
    onAttempt(delivery, { ...attempt, paused: false })
  } else {
    const { paused } = await queue.failed(delivery, attempt)
    onAttempt(delivery, { ...attempt, paused })
  }
}
