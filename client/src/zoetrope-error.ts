import type { Video } from './video.ts'

export interface ErrorDetails {
  readonly status?: number | null
  readonly code: string
  readonly type?: string | null
  readonly param?: string | null
  readonly requestId?: string | null
  readonly retryable: boolean
  readonly retryAfterMs?: number | null
  readonly video?: Video | null
  readonly cause?: unknown
}

/** Whatever went wrong, with a code to go by. Besides the service's codes: `connection_failed`, `timed_out`, `unexpected_answer`, `cancelled`. */
export class ZoetropeError extends Error {
  override readonly name = 'ZoetropeError'
  /** The HTTP status; null when there was no answer, or when the task and not the request failed. */
  readonly status: number | null
  readonly code: string
  readonly type: string | null
  /** The request's field that is to blame. */
  readonly param: string | null
  /** For the operator: names this request in the service's log. */
  readonly requestId: string | null
  /** The same request may well succeed later. */
  readonly retryable: boolean
  /** How long the service asks to wait before that. */
  readonly retryAfterMs: number | null
  /** The task that failed or was cancelled, from `wait`. */
  readonly video: Video | null

  constructor(message: string, details: ErrorDetails) {
    super(message, { cause: details.cause })
    this.status = details.status ?? null
    this.code = details.code
    this.type = details.type ?? null
    this.param = details.param ?? null
    this.requestId = details.requestId ?? null
    this.retryable = details.retryable
    this.retryAfterMs = details.retryAfterMs ?? null
    this.video = details.video ?? null
  }
}

interface ErrorAnswer {
  readonly error?: {
    readonly message?: string
    readonly code?: string
    readonly type?: string
    readonly param?: string | null
  }
  readonly request_id?: string
}

/** An answer that is no success. What stands between us and the service may answer too, and not in JSON. */
export async function fromAnswer(response: Response): Promise<ZoetropeError> {
  const body = (await response.json().catch(() => ({}))) as ErrorAnswer | null
  const { message, code, type, param } = body?.error ?? {}
  return new ZoetropeError(message ?? `The service answered ${response.status}.`, {
    status: response.status,
    code: code ?? 'unexpected_answer',
    type: type ?? null,
    param: param ?? null,
    requestId: body?.request_id ?? response.headers.get('x-request-id'),
    retryable: isRetryable(response),
    retryAfterMs: retryAfterMs(response.headers),
  })
}

function isRetryable({ status, headers }: Response): boolean {
  const told = headers.get('x-should-retry')
  if (told === 'true' || told === 'false') return told === 'true'
  return status === 408 || status === 429 || status >= 500
}

/** `retry-after-ms` is finer; `Retry-After` is in seconds, or a date when a proxy wrote it. */
export function retryAfterMs(headers: Headers): number | null {
  const ms = headers.get('retry-after-ms')
  if (ms !== null && ms !== '' && Number(ms) >= 0) return Number(ms)
  const after = headers.get('Retry-After')
  if (after === null || after === '') return null
  const seconds = Number.isNaN(Number(after))
    ? (Date.parse(after) - Date.now()) / 1_000
    : Number(after)
  return Number.isNaN(seconds) ? null : Math.max(0, seconds * 1_000)
}
