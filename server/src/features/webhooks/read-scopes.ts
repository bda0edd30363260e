import type { ApiScope } from '@everyshelf/domain/api-keys'
import { DomainError } from '@everyshelf/domain/messages'
import { type WebhookEventType, webhookEventTypes } from '@everyshelf/domain/webhooks'
import type { Session } from '../../trpc/request-context.ts'

/** The scope that permits reading events of this type. */
const SCOPES: Readonly<Record<WebhookEventType, ApiScope>> = {
  'link.created': 'links:read',
  'link.updated': 'links:read',
  'link.deleted': 'links:read',
  'retailer.reported': 'links:read',
  'clicks.hourly': 'clicks:read',
}

/**
 * A webhook and its log reveal what other scopes protect, so a key also needs those scopes: the ones for
 * events of these types, or of all types by default.
 */
export function requireReadScopes(
  { client, scopes = [] }: Pick<Session, 'client' | 'scopes'>,
  types: readonly WebhookEventType[] = webhookEventTypes,
): void {
  if (client !== 'api') return
  const missing = types.map((type) => SCOPES[type]).find((scope) => !scopes.includes(scope))
  if (missing) throw new DomainError('missing-scope', { scope: missing })
}
