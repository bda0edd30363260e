import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import { listPasskeys } from './passkeys/passkeys.repo.ts'
import { listAuthenticators } from './second-factor/authenticators.repo.ts'

/** What outlives an account's sessions and its password. */
export interface Programs {
  readonly apiKeys: readonly { readonly name: string; readonly ending: string }[]
  /** Without the path of the URL, which can contain a secret. */
  readonly webhooks: readonly { readonly host: string }[]
  readonly passkeys: readonly { readonly name: string }[]
  /** Is never revoked with the rest. */
  readonly hasTwoFactor: boolean
}

/**
 * Keys that work, passkeys, and webhooks, including paused ones, since a thief could resume them. Oldest
 * first.
 */
export async function listPrograms(queries: Queries, userId: string, now: Date): Promise<Programs> {
  const apiKeys = await queries
    .selectFrom('api_key')
    .select(['name', 'ending'])
    .where('ownerId', '=', userId)
    .where('revokedAt', 'is', null)
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', toIsoTime(now))]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const webhooks = await webhooksOf(queries, userId)
    .select('url')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const passkeys = await listPasskeys(queries, userId)
  return {
    apiKeys,
    webhooks: webhooks.map(({ url }) => ({ host: new URL(url).host })),
    passkeys: passkeys.map(({ name }) => ({ name })),
    hasTwoFactor: (await listAuthenticators(queries, userId)).length > 0,
  }
}

/**
 * Revokes the keys, and deletes the passkeys and the webhooks with their logs. The caller has locked
 * the owner.
 */
export async function revokePrograms(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .updateTable('api_key')
    .set({ revokedAt: toIsoTime(now) })
    .where('ownerId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
  await queries.deleteFrom('passkey').where('userId', '=', userId).execute()
  const webhooks = await webhooksOf(queries, userId).select('id').execute()
  if (webhooks.length === 0) return
  const ids = webhooks.map(({ id }) => id)
  await queries.deleteFrom('webhook').where('id', 'in', ids).execute()
  await queries.deleteFrom('webhook_delivery').where('webhookId', 'in', ids).execute()
}

function webhooksOf(queries: Queries, userId: string) {
  return queries.selectFrom('webhook').where('ownerId', '=', userId)
}
