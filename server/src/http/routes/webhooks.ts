import { Hono } from 'hono'
import type { z } from 'zod'
import type { Delivery } from '../../webhooks/delivery.ts'
import type { HttpDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import type { Env } from '../request-context.ts'
import { readQuery } from '../read-query.ts'
import {
  DeliveriesQuery,
  SetWebhooks,
  type Delivery as DeliverySchema,
  type WebhookSettings,
} from '../webhook-schemas.ts'

/** A key's events: where they go, what signs them, and what became of each. */
export function webhookRoutes({ webhooks }: Pick<HttpDeps, 'webhooks'>): Hono<Env> {
  const routes = new Hono<Env>()

  const settings = async (keyId: string): Promise<z.output<typeof WebhookSettings>> => {
    const { url, secretHint, secretAt, oldSecretUntil } = await webhooks.settings(keyId)
    const failing = await webhooks.failing(keyId)
    return {
      object: 'webhook_settings',
      url,
      secret_hint: secretHint,
      secret_created_at: toSeconds(secretAt),
      old_secret_expires_at: maybeSeconds(oldSecretUntil),
      failing: failing.map(({ origin, failingSince, pausedAt }) => ({
        origin,
        failing_since: toSeconds(failingSince),
        paused_at: maybeSeconds(pausedAt),
      })),
    }
  }

  routes.get('/v1/webhooks', async (c) => c.json(await settings(c.var.key.id)))

  routes.put('/v1/webhooks', async (c) => {
    const { fields } = await readBody(c, { json: SetWebhooks })
    if (fields.url !== null) webhooks.checkUrl(fields.url, 'url')
    await webhooks.setUrl(c.var.key.id, fields.url)
    return c.json(await settings(c.var.key.id))
  })

  routes.post('/v1/webhooks/resume', async (c) => {
    await webhooks.resume(c.var.key.id)
    return c.json(await settings(c.var.key.id))
  })

  routes.post('/v1/webhooks/secret/rotate', async (c) => {
    const { secret, oldSecretUntil } = await webhooks.rotateSecret(c.var.key.id)
    const old_secret_expires_at = toSeconds(oldSecretUntil)
    return c.json({ object: 'webhook_secret', secret, old_secret_expires_at })
  })

  routes.get('/v1/webhooks/deliveries', async (c) => {
    const { task_id: taskId, ...query } = readQuery(c, DeliveriesQuery)
    const page = await webhooks.deliveries({ ...query, taskId, keyId: c.var.key.id })
    const data = page.deliveries.map(toDeliveryJson)
    const [first_id, last_id] = [data[0]?.id ?? null, data.at(-1)?.id ?? null]
    return c.json({ object: 'list', data, first_id, last_id, has_more: page.hasMore })
  })

  routes.post('/v1/webhooks/deliveries/:id/redeliver', async (c) =>
    c.json(toDeliveryJson(await webhooks.redeliver(c.req.param('id'), c.var.key.id))),
  )

  return routes
}

function toDeliveryJson(delivery: Delivery): z.output<typeof DeliverySchema> {
  return {
    id: delivery.id,
    object: 'webhook_delivery',
    type: delivery.event,
    task_id: delivery.taskId,
    url: delivery.url,
    status: delivery.status,
    attempts: delivery.attempts.map(({ at, ms, status, error }) => ({
      at: toSeconds(at),
      duration_ms: ms,
      response_status: status,
      error,
    })),
    created_at: toSeconds(delivery.createdAt),
    next_attempt_at: delivery.status === 'pending' ? toSeconds(delivery.runAt) : null,
    ended_at: maybeSeconds(delivery.endedAt),
  }
}

const toSeconds = (ms: number): number => Math.floor(ms / 1_000)
const maybeSeconds = (ms: number | null): number | null => (ms === null ? null : toSeconds(ms))
