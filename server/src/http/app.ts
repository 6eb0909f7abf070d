import { Hono } from 'hono'
import { answerError } from './answer-error.ts'
import type { HttpDeps } from './deps.ts'
import { enter } from './enter.ts'
import { limitBody } from './limit-body.ts'
import { answerNothingHere } from './nothing-here.ts'
import type { Env } from './request-context.ts'
import { createRouter } from './router.ts'
import { accountRoutes } from './routes/account.ts'
import { contentRoutes } from './routes/content.ts'
import { eventRoutes } from './routes/events.ts'
import { generationRoutes } from './routes/generation.ts'
import { healthRoutes } from './routes/health.ts'
import { pageRoutes } from './routes/pages.ts'
import { videoRoutes } from './routes/videos.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/** The whole interface as one value: a server serves it, a test calls it without a port. */
export function createApp(deps: HttpDeps): Hono<Env> {
  // Not strict: /docs/ is /docs.
  const app = new Hono<Env>({ strict: false, router: createRouter() })

  app.onError((thrown, c) => answerError(c, deps, thrown))
  app.use(enter(deps))
  // Only where bodies come: on a GET, looking for one costs twice as much as all the rest.
  app.on(['POST', 'PUT'], '/v1/*', limitBody)
  app.route('/', accountRoutes(deps))
  app.route('/', generationRoutes(deps))
  app.route('/', videoRoutes(deps))
  app.route('/', contentRoutes(deps))
  app.route('/', eventRoutes(deps))
  app.route('/', webhookRoutes(deps))
  app.route('/', healthRoutes(deps))
  app.route('/', pageRoutes())
  answerNothingHere(app, deps)
  return app
}
