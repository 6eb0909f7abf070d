import type { IncomingMessage } from 'node:http'
import { AppError } from '../../errors/app-error.ts'
import { send } from './exchange.ts'
import type { ModelHttp } from './model-http.ts'
import { NoAnswer } from './no-answer.ts'

export interface Download {
  readonly incoming: IncomingMessage
  /** Something came: the patience begins anew. */
  readonly alive: () => void
  readonly end: () => void
}

export interface DownloadOptions {
  readonly http: ModelHttp
  /** A download that stands still for this long is given up. */
  readonly stallMs: number
}

const MOST_HOPS = 3

/** Opens a link and the few it may lead to. Each hop gets only the headers that are for its own origin. */
export async function openDownload(
  { http, stallMs }: DownloadOptions,
  link: URL,
  signal: AbortSignal,
): Promise<Download> {
  signal.throwIfAborted()
  const stop = new AbortController()
  const cancel = (): void => stop.abort(signal.reason)
  const stalled = (): void => stop.abort(new Error(`Nothing came for ${stallMs} ms.`))
  const timer = setTimeout(stalled, stallMs)
  signal.addEventListener('abort', cancel)
  const end = (): void => {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
    stop.abort()
  }
  try {
    const incoming = await openFilm(http, link, stop.signal)
    return { incoming, alive: () => void timer.refresh(), end }
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
