export {
  type DeliveryState,
  deliveryStates,
  type SentEventType,
  WEBHOOK_TEST_TYPE,
  type WebhookEventType,
  type WebhookState,
  webhookEventTypes,
  webhookStates,
} from './event-types.ts'
export { WEBHOOK_ATTEMPTS_MAX, webhookRest, webhookRetryDelay } from './retry-schedule.ts'
export { hasPrivateHost, parseWebhookUrl, WEBHOOK_URL_MAX_LENGTH } from './webhook-url.ts'
