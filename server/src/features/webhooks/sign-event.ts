import { createHmac, randomBytes } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 32

export interface SignedEvent {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

/** A secret in the form of Standard Webhooks. */
export function createWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** The header `webhook-signature` of Standard Webhooks: one signature for each secret. */
export function signEvent(
  { id, timestamp, body }: SignedEvent,
  secrets: readonly string[],
): string {
  const signed = `${id}.${timestamp}.${body}`
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')
}
