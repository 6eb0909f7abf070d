import { NetworkError } from './network-error.ts'

export interface Deadline {
  readonly ms: number
  /** The caller's own reason to stop. */
  readonly signal: AbortSignal | undefined
}

/**
 * Runs the work, but not for longer than agreed; its signal ends with it, so nothing opened under the signal outlives
 * the work. Not `AbortSignal.any`: on Node 20 it keeps a trace of each call for
 * as long as the longest-lived signal lives. https://github.com/nodejs/node/issues/55351
 */
export async function withDeadline<Value>(
  { ms, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  signal?.throwIfAborted()
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(tooSlow()), ms)
  const cancel = (): void => stop.abort(signal?.reason)
  signal?.addEventListener('abort', cancel)
  // A look-up cannot be stopped; the race lets go of it.
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error))
  })
  try {
    return await Promise.race([work(stop.signal), stopped])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    stop.abort()
  }
}

/** What a caller hears when a host is slow, in whatever way. */
export function tooSlow(): NetworkError {
  return new NetworkError(
    'timeout',
    'The host of the link took too long: try again later, or use another link.',
  )
}
