import type { Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Key } from '../access/key.ts'
import { admit, bearerToken } from './admit.ts'
import { answerError } from './answer-error.ts'
import { applyHeaders, setHeader } from './answer-headers.ts'
import type { HttpDeps } from './deps.ts'
import type { Env, RequestContext } from './request-context.ts'
import { createRequestIds } from './request-ids.ts'
import { isSignedLink, openLink } from './signed-link.ts'

/**
 * What every request goes through: it gets an id, is let in, is answered, and how it went is told. In one layer, because each
 * layer costs as much as reading a task.
 */
export function enter(deps: HttpDeps) {
  const nextId = createRequestIds()
  return createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    const requestId = nextId()
    const headers = { 'x-request-id': requestId, 'X-Content-Type-Options': 'nosniff' }
    c.set('requestId', requestId)
    c.set('answer', { headers, taken: false })
    const { method, path } = c.req
    try {
      await (path.startsWith('/v1/') ? enterApi(c, next, deps) : next())
    } catch (thrown) {
      c.res = answerError(c, deps, thrown)
    }
    applyHeaders(c)
    const ms = performance.now() - start
    const key = (c.get('key') as Key | undefined)?.id ?? null
    deps.onRequest({ requestId, method, path, route: routePath(c), status: c.res.status, ms, key })
  })
}

/** Throws at whoever is not let in. What the routes throw, the app has answered before it comes here. */
async function enterApi(c: RequestContext, next: Next, deps: HttpDeps): Promise<void> {
  // Answers carry signed links and change from second to second; a film says otherwise for itself.
  setHeader(c, 'Cache-Control', 'no-store')
  deps.inFlight.enter()
  try {
    if (isSignedLink(c)) {
      openLink(c)
    } else {
      const token = bearerToken(c)
      admit(c, deps.gate.remembers(token) ?? (await deps.gate.enter(token)), deps.rateLimit)
    }
    await next()
  } finally {
    deps.inFlight.leave()
  }
}
