import { z } from 'zod'
import { LONGEST_PASSWORD_LENGTH } from '../limits/index.ts'
import type { ErrorCode } from '../messages/index.ts'
import {
  deliveryStates,
  hasPrivateHost,
  parseWebhookUrl,
  WEBHOOK_URL_MAX_LENGTH,
  webhookEventTypes,
} from '../webhooks/index.ts'
import { rowId } from './fields.ts'

/** A new URL and a new secret need a recent sign-in or the password. */
const password = z.string().min(1).max(LONGEST_PASSWORD_LENGTH).optional()

const url = z
  .string()
  .max(WEBHOOK_URL_MAX_LENGTH, `Enter at most ${WEBHOOK_URL_MAX_LENGTH} characters`)
  .transform((text, context) => {
    const parsed = parseWebhookUrl(text)
    if (parsed) return parsed
    const problem: ErrorCode = hasPrivateHost(text)
      ? 'webhook-host-not-public'
      : 'invalid-webhook-url'
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
  .meta({
    format: 'uri',
    pattern: '^https://[A-Za-z0-9.-]+\\.[A-Za-z][A-Za-z0-9-]*(?::443)?(?:[/?#]|$)',
    description: 'An https URL on port 443, with a public host.',
  })

const events = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'Choose at least one event')
  .max(webhookEventTypes.length)
  .transform((types) => webhookEventTypes.filter((type) => types.includes(type)))

/** A URL that gets the account's events. */
export const webhooksCreateInput = z.strictObject({ url, events, password })

/** A webhook of the signed-in user. */
export const webhooksRowInput = z.strictObject({ id: rowId })

/** Missing fields stay. A webhook that is no longer paused is also switched on again. */
export const webhooksUpdateInput = z.strictObject({
  id: rowId,
  url: url.optional(),
  events: events.optional(),
  isPaused: z.boolean().optional(),
  password,
})

export const webhooksRotateSecretInput = z.strictObject({ id: rowId, password })

/** A page of a webhook's deliveries. `after` is the `next` of the page before. */
export const webhooksDeliveriesInput = z.strictObject({
  id: rowId,
  state: z.enum(deliveryStates).optional(),
  after: z
    .string()
    .regex(
      /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \w{1,40}$/,
      'must be the `next` of an earlier response',
    )
    .optional(),
})

/** A delivery of the signed-in user. */
export const webhooksDeliveryInput = z.strictObject({ id: rowId })
