/** What a webhook can report, in the order in which screens list it. */
export const webhookEventTypes = [
  'link.created',
  'link.updated',
  'link.deleted',
  'retailer.reported',
  'clicks.hourly',
] as const

/** An event to which a webhook can subscribe. */
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** The event that the owner sends to try a webhook. Every webhook gets it. */
export const WEBHOOK_TEST_TYPE = 'webhook.test'

/** Any event that a webhook gets. */
export type SentEventType = WebhookEventType | typeof WEBHOOK_TEST_TYPE

/** What a webhook does: `off` after a week of failures, or when its receiver is gone. */
export const webhookStates = ['active', 'paused', 'off'] as const
export type WebhookState = (typeof webhookStates)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
