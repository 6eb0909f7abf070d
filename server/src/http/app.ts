import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Key } from '../access/key.ts'
import { AppError, toAppError } from '../errors/app-error.ts'
import { admit } from './admit.ts'
import { answerError } from './answer-error.ts'
import { applyHeaders, setHeader } from './answer-headers.ts'
import type { HttpDeps } from './deps.ts'
import { isSignedLink, openLink } from './signed-link.ts'
import type { Env } from './request-context.ts'
import { createRequestIds } from './request-ids.ts'
import { accountRoutes } from './routes/account.ts'
import { contentRoutes } from './routes/content.ts'
import { eventRoutes } from './routes/events.ts'
import { generationRoutes } from './routes/generation.ts'
import { healthRoutes } from './routes/health.ts'
import { pageRoutes } from './routes/pages.ts'
import { videoRoutes } from './routes/videos.ts'
import { webhookRoutes } from './routes/webhooks.ts'

const LARGEST_BODY_BYTES = 32 * 2 ** 20

/** The whole interface as one value: a server serves it, a test calls it without a port. */
export function createApp(deps: HttpDeps): Hono<Env> {
  // Not strict: /docs/ is /docs.
  const app = new Hono<Env>({ strict: false })
  const enter = admit(deps)

  app.onError((thrown, c) => {
    // Somebody who hangs up in the middle of an upload is no fault of ours.
    const isOurs = toAppError(thrown).code === 'internal_error' && !c.req.raw.signal.aborted
    if (isOurs) deps.onError(thrown, c.var.requestId)
    return answerError(c, thrown)
  })
  app.notFound((c) =>
    answerError(c, new AppError('route_not_found', `Nothing is at ${c.req.method} ${c.req.path}.`)),
  )

  app.use(nameRequest(deps))
  app.use('/v1/*', deps.inFlight.enter)
  app.use('/v1/*', (c, next) => {
    // Answers carry signed links and change from second to second; a film says otherwise for itself.
    setHeader(c, 'Cache-Control', 'no-store')
    return isSignedLink(c) ? openLink(c, next) : enter(c, next)
  })
  // Only where bodies come: on a GET, looking for one costs twice as much as all the rest.
  app.on(
    ['POST', 'PUT'],
    '/v1/*',
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: () => {
        throw new AppError('request_too_large', 'The body is larger than 32 MiB.')
      },
    }),
  )
  // Before /v1/videos/:id, which would take "models" for an id.
  app.route('/', accountRoutes(deps))
  app.route('/', generationRoutes(deps))
  app.route('/', videoRoutes(deps))
  app.route('/', contentRoutes(deps))
  app.route('/', eventRoutes(deps))
  app.route('/', webhookRoutes(deps))
  app.route('/', healthRoutes(deps))
  app.route('/', pageRoutes())
  return app
}

/** Gives the request its id, and tells how it went. */
function nameRequest({ onRequest }: HttpDeps) {
  const nextId = createRequestIds()
  return createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    const requestId = nextId()
    const headers = { 'x-request-id': requestId, 'X-Content-Type-Options': 'nosniff' }
    c.set('requestId', requestId)
    c.set('answer', { headers, taken: false })
    await next()
    applyHeaders(c)
    const { method, path } = c.req
    const ms = performance.now() - start
    const key = (c.get('key') as Key | undefined)?.id ?? null
    onRequest({ requestId, method, path, route: routePath(c), status: c.res.status, ms, key })
  })
}
