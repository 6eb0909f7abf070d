import { type AppError, toAppError } from '../errors/app-error.ts'
import { setHeader } from './answer-headers.ts'
import type { HttpDeps } from './deps.ts'
import type { RequestContext } from './request-context.ts'

/** Anything thrown below becomes this: one shape, a code, and never an inner detail. What nobody foresaw is reported. */
export function answerError(
  c: RequestContext,
  { onError }: Pick<HttpDeps, 'onError'>,
  thrown: unknown,
): Response {
  const error = toAppError(thrown)
  // Somebody who hangs up in the middle of an upload is no fault of ours.
  const isOurs = error.code === 'internal_error' && !c.req.raw.signal.aborted
  if (isOurs) onError(thrown as Error, c.var.requestId)
  const { message, type, param, code } = error
  const body = { error: { message, type, param, code }, request_id: c.var.requestId }
  for (const [name, value] of Object.entries(headersOf(error))) setHeader(c, name, value)
  return c.json(body, error.status)
}

function headersOf(error: AppError): Record<string, string> {
  const headers: Record<string, string> = {}
  if (error.code === 'service_stopping') headers['Connection'] = 'close'
  if (error.status === 401) headers['WWW-Authenticate'] = 'Bearer realm="zoetrope"'
  if (error.retryAfterMs !== null) {
    headers['Retry-After'] = String(Math.max(1, Math.ceil(error.retryAfterMs / 1_000)))
    headers['retry-after-ms'] = String(Math.ceil(error.retryAfterMs))
  }
  // SDKs try 409, 429 and 5xx again by themselves; where that cannot help, tell them not to.
  const theyRetry = error.status === 409 || error.status === 429 || error.status >= 500
  if (theyRetry && (!error.retryable || error.status === 409)) headers['x-should-retry'] = 'false'
  return headers
}
