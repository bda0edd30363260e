import { formatDateTime, formatDay } from '@everyshelf/domain/format'
import type { SentEventType, WebhookEventType } from '@everyshelf/domain/webhooks'
import type { RouterOutputs } from '@everyshelf/server/api'

export type WebhookView = RouterOutputs['webhooks']['list'][number]
export type DeliveryView = RouterOutputs['webhooks']['listDeliveries']['rows'][number]

export const webhookSecretTexts = {
  title: 'Copy your secret now',
  name: 'Webhook secret',
  copyLabel: 'Copy secret',
  copied: 'Secret copied',
}

/** When a webhook gets an event. */
export const eventTexts: Readonly<Record<WebhookEventType, string>> = {
  'link.created': 'You save or restore a link',
  'link.updated': 'A link’s book, settings, labels, or note changes',
  'link.deleted': 'You remove a link',
  'retailer.reported': 'A reader reports your book as unavailable at a store',
  'clicks.hourly': 'Your links got clicks in the past hour. Lists the clicks for each link',
}

interface StateNote {
  readonly label: string
  readonly tone: 'plain' | 'accent' | 'danger'
  /** What it means, if that is not obvious. */
  readonly text: string | null
}

export function describeState({ state, offReason, failingSince }: WebhookView): StateNote {
  if (state === 'off') {
    const text =
      offReason === 'gone'
        ? 'Its URL returned status 410 (gone). Fix the URL, then turn the webhook on.'
        : 'Off after 7 days of failures. Fix your server, then turn the webhook on.'
    return { label: 'Turned off', tone: 'danger', text }
  }
  if (state === 'paused') {
    return {
      label: 'Paused',
      tone: 'plain',
      text: 'Events during the pause are lost. Waiting events are sent after you resume.',
    }
  }
  if (failingSince === null) return { label: 'Active', tone: 'accent', text: null }
  const since = formatDay(failingSince)
  return { label: 'Failing', tone: 'danger', text: `No event has been delivered since ${since}.` }
}

/** When events were lost, which the log shows once a day. */
export function describeSkipped({ skippedAt }: WebhookView): string | null {
  if (skippedAt === null) return null
  return `We skipped events on ${formatDay(skippedAt)}, because too many were waiting.`
}

const errorTexts: Readonly<Record<string, string>> = {
  address: 'The URL has no public IP address',
  redirect: 'The URL redirected. Enter its final URL',
  timeout: 'No response within 10 seconds',
  network: 'The connection failed',
  skipped: 'Too many events were waiting. We skipped this one and later ones',
  secret: 'We can no longer read the secret. Rotate it',
}

/** The result of an attempt. @example describeAttempt({ status: 503, error: 'status' }) // 'Status 503' */
export function describeAttempt({ status, error }: Pick<DeliveryView, 'status' | 'error'>): string {
  const reason = error === null ? undefined : errorTexts[error]
  const response = status === null ? undefined : `Status ${status}`
  return [response, reason].filter(Boolean).join('. ') || 'No response'
}

/** The state of a delivery in one line. */
export function describeDelivery({
  state,
  attempts,
  nextAttemptAt,
  ...last
}: Pick<DeliveryView, 'state' | 'nextAttemptAt' | 'status' | 'error'> & { attempts: number }) {
  if (attempts === 0) return state === 'failed' ? 'Not sent' : 'Waiting to be sent'
  const result = describeAttempt(last)
  if (state !== 'waiting' || nextAttemptAt === null) return result
  return `${result}. Next attempt ${formatDateTime(nextAttemptAt)}`
}

export const deliveryLabels = {
  waiting: { label: 'Waiting', tone: 'plain' },
  delivered: { label: 'Delivered', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
} as const

/** Names an event in the log. */
export function nameEvent(type: SentEventType): string {
  return type === 'webhook.test' ? 'Test event' : type
}
