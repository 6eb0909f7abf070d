import type { Key, Scope } from '../access/key.ts'
import type { Allowance, RateLimit } from '../access/rate-limit.ts'
import { AppError } from '../errors/app-error.ts'
import { setHeader } from './answer-headers.ts'
import type { RequestContext } from './request-context.ts'

/** Counts a request against its key's limit, and says in headers how many are left. */
export function admit(c: RequestContext, key: Key, rateLimit: RateLimit): void {
  c.set('key', key)
  const allowance = rateLimit.take(key)
  tellAllowance(c, allowance)
  if (!allowance.allowed) {
    const seconds = Math.ceil(allowance.resetMs / 1_000)
    throw new AppError(
      'rate_limit_exceeded',
      `Too many requests: this key may make ${allowance.limit} a minute. Ask again in ${seconds} s.`,
      { retryAfterMs: allowance.resetMs },
    )
  }
  requireScope(key, c.req.method === 'GET' || c.req.method === 'HEAD' ? 'read' : 'write')
}

export function bearerToken({ req }: RequestContext): string {
  const token = /^Bearer +(\S+) *$/i.exec(req.header('Authorization') ?? '')?.[1]
  if (token !== undefined) return token
  throw new AppError(
    'missing_api_key',
    'Send your API key in the header: Authorization: Bearer <API_KEY>',
  )
}

function requireScope({ scopes }: Key, scope: Scope): void {
  if (scopes.includes(scope)) return
  throw new AppError('insufficient_scope', `This key has no scope "${scope}".`)
}

function tellAllowance(c: RequestContext, { limit, remaining, resetMs }: Allowance): void {
  const seconds = Math.ceil(resetMs / 1_000)
  setHeader(c, 'RateLimit', `"requests";r=${remaining};t=${seconds}`)
  setHeader(c, 'RateLimit-Policy', `"requests";q=${limit};w=60`)
  setHeader(c, 'x-ratelimit-limit-requests', String(limit))
  setHeader(c, 'x-ratelimit-remaining-requests', String(remaining))
  setHeader(c, 'x-ratelimit-reset-requests', `${seconds}s`)
}
