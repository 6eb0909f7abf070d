import type { IncomingMessage } from 'node:http'
import { AppError } from '../../errors/app-error.ts'
import { send } from './exchange.ts'
import type { ModelHttp } from './model-http.ts'
import { NoAnswer } from './no-answer.ts'

export interface Download {
  readonly incoming: IncomingMessage
  /** So many bytes came. When they are enough, the patience begins anew. */
  readonly came: (bytes: number) => void
  /** Why it was given up, if it was: a stream that is torn says only that it is. */
  readonly lost: () => Error | undefined
  readonly end: () => void
}

export interface DownloadOptions {
  readonly http: ModelHttp
  /** A download that brings less than `leastBytes` in this time is given up. */
  readonly stallMs: number
  readonly leastBytes: number
}

const MOST_HOPS = 3

/** Opens a link and the few it may lead to. Each hop gets only the headers that are for its own origin. */
export async function openDownload(
  { http, stallMs, leastBytes }: DownloadOptions,
  link: URL,
  signal: AbortSignal,
): Promise<Download> {
  signal.throwIfAborted()
  const stop = new AbortController()
  const cancel = (): void => stop.abort(signal.reason)
  let bytes = 0
  let lost: Error | undefined
  const stalled = (): void => {
    lost = new Error(`${bytes} bytes came in ${stallMs} ms.`)
    stop.abort(lost)
  }
  const timer = setTimeout(stalled, stallMs)
  signal.addEventListener('abort', cancel)
  const end = (): void => {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
    stop.abort()
  }
  try {
    const incoming = await openFilm(http, link, stop.signal)
    const came = (more: number): void => {
      bytes += more
      // Not at each byte: a server that sends one a second would be waited for all day.
      if (bytes < leastBytes) return
      bytes = 0
      timer.refresh()
    }
    timer.refresh()
    return { incoming, came, lost: () => lost, end }
  } catch (cause) {
    end()
    signal.throwIfAborted()
    throw cause instanceof AppError ? cause : new NoAnswer(true, { cause })
  }
}

async function openFilm(http: ModelHttp, link: URL, signal: AbortSignal): Promise<IncomingMessage> {
  let url = link
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    if (!/^https?:$/.test(url.protocol)) throw new Error(`No link to a film: ${url.protocol}`)
    const lookup = await http.lookupFor(url)
    const question = { method: 'GET', url, headers: http.headersFor(url), lookup } as const
    const incoming = await send(question, { heard: false }, signal)
    const { statusCode = 0, headers } = incoming
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return incoming
    incoming.destroy()
    url = new URL(headers.location, url)
  }
  throw new Error('Too many redirects.')
}
