import type { RequestOptions, ZoetropeOptions } from './options.ts'
import { pause } from './pause.ts'
import { fromAnswer, ZoetropeError } from './zoetrope-error.ts'

export interface Call extends RequestOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** Text is JSON. */
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
  /** Part of waiting for a film: a service that is started anew meanwhile is waited for, too. */
  readonly waits?: boolean
  /** Called before it is sent again. */
  readonly onRetry?: () => void
}

const LONGEST_PAUSE_MS = 60_000
/** About twenty seconds more: as long as a start takes. */
const MORE_WHILE_AWAY = 5
/** What a header can hold. */
const SENDABLE = /^[\x21-\x7e]+$/

/** Sends requests: with the key, a time limit for each try, and patience where patience helps. */
export class Transport {
  readonly #options: Required<ZoetropeOptions> & { readonly apiKey: string }

  constructor(options: ZoetropeOptions) {
    const {
      apiKey,
      baseUrl = 'http://127.0.0.1:8080',
      maxRetries = 3,
      timeoutMs = 60_000,
    } = options
    // To a parser, `localhost:8080` is a protocol and its path.
    if (!apiKey || !URL.canParse(baseUrl) || !/^https?:/i.test(baseUrl)) {
      throw new TypeError('Zoetrope needs an apiKey, and a baseUrl such as http://127.0.0.1:8080')
    }
    this.#options = {
      apiKey,
      // Whoever comes from OpenAI's SDK has it with the version.
      baseUrl: baseUrl.replace(/(\/v1)?\/*$/, ''),
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      maxRetries,
      timeoutMs,
    }
  }

  /** The answer's JSON, and its headers. */
  async json(path: string, call: Call = {}): Promise<{ body: unknown; headers: Headers }> {
    return this.#retry(call, () =>
      this.#once(path, call, async (response) => ({
        body: (await response.json().catch((cause: unknown) => {
          throw unreadable(response, cause)
        })) as unknown,
        headers: response.headers,
      })),
    )
  }

  /** The answer itself, as soon as it begins: a long download has all the time it needs. */
  async response(path: string, call: Call = {}): Promise<Response> {
    return this.#retry(call, () => this.#once(path, call, async (response) => response))
  }

  async #retry<Result>(call: Call, send: () => Promise<Result>): Promise<Result> {
    const { waits = false, maxRetries = this.#options.maxRetries } = call
    for (let tried = 0; ; tried++) {
      try {
        return await send()
      } catch (error) {
        if (!(error instanceof ZoetropeError)) throw error
        const isPatient = waits && maxRetries > 0 && isAway(error)
        const delayMs = pauseBefore(tried + 1, error)
        const most = maxRetries + (isPatient ? MORE_WHILE_AWAY : 0)
        if (tried >= most || delayMs === null) throw error
        call.onRetry?.()
        await pause(delayMs, call.signal)
      }
    }
  }

  async #once<Result>(
    path: string,
    call: Call,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    call.signal?.throwIfAborted()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), call.timeoutMs ?? this.#options.timeoutMs)
    const signal = call.signal ? AbortSignal.any([call.signal, late.signal]) : late.signal
    try {
      const response = await this.#send(path, call, signal)
      if (!response.ok) throw await fromAnswer(response)
      return await read(response)
    } catch (thrown) {
      call.signal?.throwIfAborted()
      throw toError(thrown, late.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  async #send(path: string, call: Call, signal: AbortSignal): Promise<Response> {
    const { apiKey, baseUrl } = this.#options
    const { method = 'GET', body } = call
    if (!SENDABLE.test(apiKey)) throw notSendable()
    return this.#options.fetch(`${baseUrl}${path}`, {
      method,
      signal,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
      ...(body !== undefined && { body }),
    })
  }
}

/**
 * How long to wait before try number `tried`; null when trying again is of no use. The service's own word is a least:
 * a little is added, so that many callers do not come back at the same moment.
 */
function pauseBefore(tried: number, { retryable, retryAfterMs }: ZoetropeError): number | null {
  if (!retryable || (retryAfterMs ?? 0) > LONGEST_PAUSE_MS) return null
  const backoffMs = Math.min(250 * 2 ** tried, 8_000)
  if (retryAfterMs !== null) return retryAfterMs + Math.random() * Math.min(retryAfterMs / 4, 1_000)
  return backoffMs * (0.5 + Math.random() / 2)
}

/** Not there, or not well; whoever is unwilling says so with another status. */
const isAway = ({ status }: ZoetropeError): boolean => status === null || status >= 500

function toError(thrown: unknown, late: AbortSignal): ZoetropeError {
  if (thrown instanceof ZoetropeError && !late.aborted) return thrown
  const [code, message] = late.aborted
    ? ['timed_out', 'The service did not answer in time.']
    : ['connection_failed', 'The service could not be reached.']
  return new ZoetropeError(message, { code, retryable: true, cause: thrown })
}

/** As the service would say it, had the key come there: `fetch` throws what looks like a lost connection. */
function notSendable(): ZoetropeError {
  return new ZoetropeError('This API key has characters that are in no key. Was it copied whole?', {
    status: 401,
    code: 'invalid_api_key',
    retryable: false,
  })
}

function unreadable({ status, headers }: Response, cause: unknown): ZoetropeError {
  const requestId = headers.get('x-request-id')
  const details = { status, code: 'unexpected_answer', requestId, retryable: true, cause }
  return new ZoetropeError('The answer is not JSON, or was cut short.', details)
}
