import { CATALOGUE, isErrorCode, type ErrorCode, type ErrorEntry } from './catalogue.ts'

export interface AppErrorOptions extends ErrorOptions {
  /** The request's field that is to blame. */
  readonly param?: string
  /** When to try again, for `Retry-After`. */
  readonly retryAfterMs?: number
  /** Overrules the table, for what only the thrower knows. */
  readonly retryable?: boolean
}

/** A failure with a code. The message is a sentence for a person: what happened and what to do. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly param: string | null
  readonly retryAfterMs: number | null
  readonly retryable: boolean

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.param = options.param ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
    this.retryable = options.retryable ?? CATALOGUE[code].retryable
  }

  get status(): ErrorEntry['status'] {
    return CATALOGUE[this.code].status
  }

  get type(): ErrorEntry['type'] {
    return CATALOGUE[this.code].type
  }
}

/** Turns whatever was thrown into an AppError. Foreign text never reaches a caller; the original stays as `cause`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  return new AppError('internal_error', 'Something broke on our side.', { cause: thrown })
}

/**
 * What an engine threw. An engine in a folder of its own need not import us: an Error whose `code` is one of our codes
 * means that code, and its message is shown.
 */
export function fromEngine(thrown: unknown): AppError {
  if (thrown instanceof AppError || !(thrown instanceof Error)) return toAppError(thrown)
  const { code, retryable, retryAfterMs } = thrown as Error & Record<string, unknown>
  if (isNoSpace(thrown)) return noSpace(thrown)
  if (!isErrorCode(code)) return toAppError(thrown)
  return new AppError(code, thrown.message, {
    cause: thrown,
    ...(typeof retryable === 'boolean' && { retryable }),
    ...(typeof retryAfterMs === 'number' && { retryAfterMs }),
  })
}

/** Node says it by a code, FFmpeg by its words. */
function isNoSpace({ code, message }: Error & { code?: unknown }): boolean {
  return code === 'ENOSPC' || message.endsWith('No space left on device')
}

/** Not our bug, and it may pass: the task is tried again when somebody may have made room. */
function noSpace(cause: Error): AppError {
  const sentence = 'There was no disk space left to make this film.'
  return new AppError('storage_full', sentence, { cause, retryAfterMs: 60_000 })
}
