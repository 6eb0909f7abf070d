import { Hono } from 'hono'
import type { Engines } from '../../engines/load-engines.ts'
import type { HttpDeps } from '../deps.ts'
import type { Env } from '../request-context.ts'

const CHECK_MS = 5_000

/** For those who look after the service; they need no key. */
export function healthRoutes(deps: HttpDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/healthz', (c) => c.json({ status: 'ok' }))

  routes.get('/readyz', async (c) => {
    const checks = {
      // As a write, because a store that only answers reads keeps no task.
      store: await passes(
        deps.database.write((queries) => queries.selectFrom('clocks').select('turn').execute()),
      ),
      storage: await passes(deps.requireSpace()),
      engine: await passes(anyEngine(deps.engines)),
      accepting: !deps.stopping.aborted,
    }
    const ready = Object.values(checks).every(Boolean)
    return c.json({ status: ready ? 'ready' : 'not_ready', checks }, ready ? 200 : 503)
  })

  if (deps.config.metrics) {
    routes.get('/metrics', async (c) =>
      c.body(await deps.metrics.metrics(), 200, { 'Content-Type': deps.metrics.contentType }),
    )
  }
  return routes
}

/** One that can work is enough: a model server that is away makes its own films wait, and nobody else's. */
function anyEngine(engines: Engines): Promise<unknown> {
  return Promise.any([...engines.values()].map(async (engine) => engine.check?.()))
}

/** Why it failed is in the log of whoever failed; a stranger only learns that it did. */
async function passes(check: Promise<unknown> | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), CHECK_MS)
  })
  return Promise.race([check ?? true, late])
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer))
}
