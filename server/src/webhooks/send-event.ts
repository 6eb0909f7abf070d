import { guardedRequest, type Network } from '../net/guarded-request.ts'
import { NetworkError } from '../net/network-error.ts'
import type { Attempt, Delivery } from './delivery.ts'
import { signedHeaders } from './signature.ts'

export interface SendOptions {
  readonly network: Network
  readonly timeoutMs: number
  readonly secrets: readonly string[]
  /** The task as its owner would see it now. */
  readonly data: unknown
  readonly signal: AbortSignal
}

/** One POST. Whatever the receiver does, the outcome is an attempt; only our own stopping throws. */
export async function sendEvent(delivery: Delivery, options: SendOptions): Promise<Attempt> {
  const at = Date.now()
  const start = performance.now()
  const outcome = await post(delivery, options).catch((thrown: unknown) => {
    options.signal.throwIfAborted()
    if (!(thrown instanceof NetworkError)) throw thrown
    return { status: null, error: describe(thrown) }
  })
  return { at, ms: Math.round(performance.now() - start), ...outcome }
}

function post(
  delivery: Delivery,
  { network, timeoutMs, secrets, data, signal }: SendOptions,
): Promise<Pick<Attempt, 'status' | 'error'>> {
  const body = JSON.stringify({
    id: delivery.id,
    object: 'event',
    type: delivery.event,
    created_at: Math.floor(delivery.createdAt / 1_000),
    data,
  })
  const message = { id: delivery.id, timestamp: Math.floor(Date.now() / 1_000), body }
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Zoetrope (webhooks)',
    ...signedHeaders(message, secrets),
  }
  const limits = { maxBytes: 65_536, totalMs: timeoutMs, connectMs: timeoutMs, idleMs: timeoutMs }
  // Redirects are not followed: an event goes where its owner said, or nowhere.
  const request = { method: 'POST' as const, url: delivery.url, headers, body, ...limits, signal }
  return guardedRequest(request, network, ({ status }) => {
    const accepted = status >= 200 && status < 300
    const error = accepted ? null : `The receiver answered ${status}; only 2xx counts.`
    return Promise.resolve({ status, error })
  })
}

/** The sentences of the address guard speak of a link and a file; here it is a receiver. */
function describe({ reason, message }: NetworkError): string {
  const sentences: Readonly<Record<string, string>> = {
    timeout: 'The receiver did not answer in time.',
    unreachable: 'The receiver could not be reached, or broke off.',
    unresolved: 'The receiver’s name does not resolve.',
    forbidden: 'The address is not allowed: it points into a private or reserved network.',
  }
  return sentences[reason] ?? message
}
