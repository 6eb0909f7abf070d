import { z } from 'zod'
import { page } from './schemas.ts'
import { DELIVERY_STATUSES, EVENTS } from '../webhooks/delivery.ts'

const Seconds = z.int().describe('Unix seconds.')

const CallbackUrl = z.url({ protocol: /^https?$/ }).max(2000)

export const SetWebhooks = z.strictObject({
  url: CallbackUrl.nullable().describe('Where events go for tasks without a `callback_url`.'),
})

export const WebhookSettings = z
  .object({
    object: z.literal('webhook_settings'),
    url: z.string().nullable().describe('The default address of this key.'),
    secret_hint: z.string().describe('The first characters of the secret that signs.'),
    secret_created_at: Seconds,
    old_secret_expires_at: Seconds.nullable().describe('Until then the old secret signs too.'),
    failing: z
      .array(
        z.object({
          origin: z.string(),
          failing_since: Seconds,
          paused_at: Seconds.nullable().describe('Since then nothing is sent there.'),
        }),
      )
      .describe('Receivers whose last answer was not 2xx.'),
  })
  .meta({ id: 'WebhookSettings' })

export const WebhookSecret = z.object({
  object: z.literal('webhook_secret'),
  secret: z.string().describe('Shown this once.'),
  old_secret_expires_at: Seconds,
})

export const DeliveriesQuery = z.strictObject({
  task_id: z
    .string()
    .max(100)
    .refine((text) => !text.includes('\0'), 'must not contain the character U+0000')
    .optional()
    .describe('Only those about this task.'),
  status: z.enum(DELIVERY_STATUSES).optional(),
  ...page,
})

export const Delivery = z
  .object({
    id: z.string().describe('Also the event’s `id` and the `webhook-id`.'),
    object: z.literal('webhook_delivery'),
    type: z.enum(EVENTS),
    task_id: z.string(),
    url: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.array(
      z.object({
        at: Seconds,
        duration_ms: z.int(),
        response_status: z.int().nullable(),
        error: z.string().nullable(),
      }),
    ),
    created_at: Seconds,
    next_attempt_at: Seconds.nullable(),
    ended_at: Seconds.nullable(),
  })
  .meta({ id: 'WebhookDelivery' })

export const DeliveryList = z.object({
  object: z.literal('list'),
  data: z.array(Delivery),
  first_id: z.string().nullable(),
  last_id: z.string().nullable(),
  has_more: z.boolean(),
})
