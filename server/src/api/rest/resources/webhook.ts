import { webhookEventExamples } from '@everyshelf/domain/schemas'
import {
  deliveryStates,
  WEBHOOK_TEST_TYPE,
  webhookEventTypes,
  webhookStates,
} from '@everyshelf/domain/webhooks'
import { z } from 'zod'
import { time } from './fields.ts'

const fields = {
  id: z.string(),
  url: z.string().describe('Where events are sent.'),
  events: z.array(z.enum(webhookEventTypes)),
  state: z
    .enum(webhookStates)
    .describe(
      '`paused` by you, or turned `off` by the server after a week of failures or status 410.',
    ),
  offReason: z
    .enum(['failing', 'gone'])
    .nullable()
    .describe('Why the server turned the webhook off; `gone` after a response with status 410.'),
  createdAt: time,
  failingSince: time
    .nullable()
    .describe('The first failure since the last success; null if there is none.'),
  skippedAt: time
    .nullable()
    .describe('The last day on which we skipped events because too many waited; else null.'),
  formerSecretUntil: time.nullable().describe('Until then, we also sign with the old secret.'),
}

export const webhookResource = z.object(fields).meta({ id: 'Webhook' })

export const webhookWithSecret = z
  .object({
    ...fields,
    secret: z.string().describe('Verifies signatures. Only this response includes it.'),
  })
  .meta({ id: 'WebhookWithSecret' })

const deliveryFields = {
  id: z.string(),
  webhookId: z.string(),
  eventId: z.string().describe('The header `webhook-id`.'),
  type: z.enum([...webhookEventTypes, WEBHOOK_TEST_TYPE]),
  linkId: z.string().nullable().describe('The link that the event is about.'),
  state: z.enum(deliveryStates),
  status: z.int().nullable().describe('Of the last response; null if there was none.'),
  error: z.string().nullable().describe('Why the last attempt failed.'),
  createdAt: time,
  nextAttemptAt: time.nullable().describe('Null when the delivery is finished.'),
  finishedAt: time.nullable(),
}

export const deliveryResource = z
  .object({ ...deliveryFields, attempts: z.int() })
  .meta({ id: 'Delivery' })

export const deliveryDetails = z
  .object({
    ...deliveryFields,
    attempts: z.array(
      z.object({
        at: time,
        status: z.int().nullable(),
        error: z.string().nullable(),
        tookMs: z.int(),
      }),
    ),
    request: z.object({
      headers: z
        .record(z.string(), z.string())
        .describe('Without the timestamp and the signature, which differ in each attempt.'),
      body: z.string(),
    }),
    responseBody: z.string().nullable().describe('The first 1 KB of the last response.'),
  })
  .meta({ id: 'DeliveryDetails' })

export const exampleWebhook = {
  id: 'w2c4e6g8i0k1m3o5q7s9',
  url: 'https://hooks.example.org/everyshelf',
  events: ['link.created', 'clicks.hourly'],
  state: 'active',
  offReason: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  failingSince: null,
  skippedAt: null,
  formerSecretUntil: null,
} satisfies z.input<typeof webhookResource>

export const exampleDelivery = {
  id: 'd1f3h5j7l9n0p2r4t6v8',
  webhookId: exampleWebhook.id,
  eventId: 'evt_x8z6b4d2f0h1j3l5n7p9',
  type: WEBHOOK_TEST_TYPE,
  linkId: null,
  state: 'waiting',
  attempts: 0,
  status: null,
  error: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  nextAttemptAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
} satisfies z.input<typeof deliveryResource>

export const exampleDetails = {
  ...exampleDelivery,
  attempts: [],
  request: {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Everyshelf/0.1',
      'webhook-id': exampleDelivery.eventId,
    },
    body: JSON.stringify({
      type: WEBHOOK_TEST_TYPE,
      timestamp: exampleDelivery.createdAt,
      data: webhookEventExamples[WEBHOOK_TEST_TYPE],
    }),
  },
  responseBody: null,
} satisfies z.input<typeof deliveryDetails>
