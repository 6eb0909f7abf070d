import { Hono } from 'hono'
import { dayOf, usageByDay } from '../../access/usage.ts'
import type { Engine } from '../../engines/engine.ts'
import { AppError } from '../../errors/app-error.ts'
import { answerJsonText } from '../answer-headers.ts'
import type { HttpDeps } from '../deps.ts'
import type { Env } from '../request-context.ts'
import { UsageQuery } from '../schemas.ts'
import { readQuery } from '../read-query.ts'

const THIRTY_DAYS_MS = 30 * 86_400_000

/** What a key can use, and what it has used. */
export function accountRoutes({ database, engines, config }: HttpDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const all = [...engines.values()].map((engine) => toModelJson(engine, config.defaultModel))
  const models = JSON.stringify({ object: 'list', data: all })

  routes.get('/v1/models', (c) => answerJsonText(c, models))
  routes.get('/v1/videos/models', (c) => answerJsonText(c, models))

  routes.get('/v1/models/:id', (c) => {
    const model = all.find(({ id }) => id === c.req.param('id'))
    if (model) return answerJsonText(c, JSON.stringify(model))
    const known = all.map(({ id }) => id).join(', ')
    throw new AppError('model_not_found', `There is no such model here. Known models: ${known}.`)
  })

  routes.get('/v1/usage', async (c) => {
    const now = Date.now()
    const query = readQuery(c, UsageQuery)
    const from = query.from ?? dayOf(now - THIRTY_DAYS_MS)
    const to = query.to ?? dayOf(now)
    const data = await usageByDay(database.read, { keyId: c.var.key.id, from, to })
    const total = { tasks: 0, seconds: 0, bytes: 0 }
    for (const day of data) {
      total.tasks += day.tasks
      total.seconds += day.seconds
      total.bytes += day.bytes
    }
    return c.json({ object: 'usage', from, to, data, total })
  })

  return routes
}

function toModelJson({ id, label, capabilities }: Engine, defaultModel: string) {
  return {
    id,
    object: 'model',
    created: 0,
    owned_by: 'zoetrope',
    label,
    default: id === defaultModel,
    modes: capabilities.modes,
    resolutions: capabilities.resolutions,
    aspect_ratios: capabilities.aspectRatios,
    min_duration: capabilities.minSeconds,
    max_duration: capabilities.maxSeconds,
    seed: capabilities.seed,
    audio: capabilities.audio,
  }
}
