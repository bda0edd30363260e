import { WEBHOOK_SECRET_OVERLAP_HOURS, WEBHOOKS_MAX } from '@everyshelf/domain/limits'
import {
  webhooksCreateInput,
  webhooksDeliveriesInput,
  webhooksUpdateInput,
} from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { listOf, rowParams } from '../resources/fields.ts'
import {
  deliveryDetails,
  deliveryResource,
  exampleDelivery,
  exampleDetails,
  exampleWebhook,
  webhookResource,
  webhookWithSecret,
} from '../resources/webhook.ts'

const params = rowParams('webhook')
const deliveryParams = rowParams('delivery')
const example = { params: { id: exampleWebhook.id } }
const deliveryExample = { params: { id: exampleDelivery.id } }
const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwXzr9Yp0s1mE='
const scope = 'webhooks:write'
const group = 'Webhooks'
const needsRead =
  'Events about links and stores also need the scope `links:read`. Events about clicks also need `clicks:read`.'
const needsBoth = 'Also needs the scopes `links:read` and `clicks:read`.'

export const webhookEndpoints = [
  defineEndpoint({
    id: 'listWebhooks',
    group,
    method: 'GET',
    path: '/webhooks',
    scope,
    summary: 'List webhooks',
    output: listOf(webhookResource),
    example: { response: { data: [exampleWebhook] } },
    handle: async ({ caller }) => ({ data: await caller.webhooks.list() }),
  }),

  defineEndpoint({
    id: 'createWebhook',
    group,
    method: 'POST',
    path: '/webhooks',
    scope,
    summary: 'Create a webhook',
    description: `Up to ${WEBHOOKS_MAX} per account. Only this response includes the secret. We email the owner. ${needsRead}`,
    body: webhooksCreateInput.omit({ password: true }).meta({ id: 'NewWebhook' }),
    status: 201,
    output: webhookWithSecret,
    hasSecret: true,
    locate: ({ id }) => `/webhooks/${id}`,
    example: {
      body: { url: exampleWebhook.url, events: exampleWebhook.events },
      response: { ...exampleWebhook, secret: exampleSecret },
    },
    handle: ({ caller }, { body }) => caller.webhooks.create(body),
  }),

  defineEndpoint({
    id: 'getWebhook',
    group,
    method: 'GET',
    path: '/webhooks/{id}',
    scope,
    summary: 'Retrieve a webhook',
    params,
    output: webhookResource,
    example: { ...example, response: exampleWebhook },
    handle: ({ caller }, { params: row }) => caller.webhooks.get(row),
  }),

  defineEndpoint({
    id: 'updateWebhook',
    group,
    method: 'PATCH',
    path: '/webhooks/{id}',
    scope,
    summary: 'Update, pause, or resume a webhook',
    description:
      'Missing fields stay as they are. `isPaused: false` also turns on a webhook that the server turned off. To change the URL, the key needs the scopes for all of the webhook’s events. We then email the owner.',
    params,
    body: webhooksUpdateInput.omit({ id: true, password: true }).meta({ id: 'WebhookChange' }),
    output: webhookResource,
    changes: 'getWebhook',
    example: {
      ...example,
      body: { events: ['link.deleted'] },
      response: { ...exampleWebhook, events: ['link.deleted'] },
    },
    handle: ({ caller }, { params: row, body }) => caller.webhooks.update({ ...row, ...body }),
  }),

  defineEndpoint({
    id: 'rotateSecret',
    group,
    method: 'POST',
    path: '/webhooks/{id}/secret',
    scope,
    summary: 'Rotate the secret of a webhook',
    description: `For ${WEBHOOK_SECRET_OVERLAP_HOURS} hours, we also sign with the old secret. Only this response includes the new one. We email the owner.`,
    params,
    output: webhookWithSecret,
    hasSecret: true,
    example: { ...example, response: { ...exampleWebhook, secret: exampleSecret } },
    handle: ({ caller }, { params: row }) => caller.webhooks.rotateSecret(row),
  }),

  defineEndpoint({
    id: 'testWebhook',
    group,
    method: 'POST',
    path: '/webhooks/{id}/test',
    scope,
    summary: 'Send a test event',
    params,
    status: 201,
    output: deliveryResource,
    locate: ({ id }) => `/webhook-deliveries/${id}`,
    example: { ...example, response: exampleDelivery },
    handle: ({ caller }, { params: row }) => caller.webhooks.sendTest(row),
  }),

  defineEndpoint({
    id: 'listDeliveries',
    group,
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    scope,
    summary: 'List the deliveries of a webhook',
    description: `Newest first. ${needsBoth}`,
    params,
    query: z.strictObject({
      state: webhooksDeliveriesInput.shape.state,
      cursor: webhooksDeliveriesInput.shape.after.describe(
        'The `next` value from the previous response.',
      ),
    }),
    output: z.object({
      data: z.array(deliveryResource),
      next: z.string().nullable().describe('The next cursor; null on the last page.'),
    }),
    example: { ...example, response: { data: [exampleDelivery], next: null } },
    handle: async ({ caller }, { params: row, query: { state, cursor: after } }) => {
      const { rows, next } = await caller.webhooks.listDeliveries({ ...row, state, after })
      return { data: rows, next }
    },
  }),

  defineEndpoint({
    id: 'getDelivery',
    group,
    method: 'GET',
    path: '/webhook-deliveries/{id}',
    scope,
    summary: 'Retrieve a delivery with its request and response',
    description: needsBoth,
    params: deliveryParams,
    output: deliveryDetails,
    example: { ...deliveryExample, response: exampleDetails },
    handle: ({ caller }, { params: row }) => caller.webhooks.getDelivery(row),
  }),

  defineEndpoint({
    id: 'resendDelivery',
    group,
    method: 'POST',
    path: '/webhook-deliveries/{id}/resend',
    scope,
    summary: 'Send an event again',
    description: `Tries once, with the same \`webhook-id\`. ${needsBoth}`,
    params: deliveryParams,
    output: deliveryResource,
    example: { ...deliveryExample, response: exampleDelivery },
    handle: ({ caller }, { params: row }) => caller.webhooks.resend(row),
  }),

  defineEndpoint({
    id: 'removeWebhook',
    group,
    method: 'DELETE',
    path: '/webhooks/{id}',
    scope,
    summary: 'Delete a webhook',
    description: 'Also deletes its log. Returns the deleted webhook.',
    params,
    output: webhookResource,
    example: { ...example, response: exampleWebhook },
    handle: ({ caller }, { params: row }) => caller.webhooks.remove(row),
  }),
]
