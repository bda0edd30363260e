import type { ApiScope } from '@everyshelf/domain/api-keys'
import type { PublicId } from '@everyshelf/domain/links'
import { parseJsonText, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'

/** A key as its owner sees it. */
export interface ApiKeyView {
  readonly id: string
  readonly name: string
  /** The last four letters of the key. */
  readonly ending: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: string
  /** Null for a key that works until it is revoked. */
  readonly expiresAt: string | null
  /** At most a minute behind; null for a key that was never used. */
  readonly lastUsedAt: string | null
}

export interface NewApiKey extends Omit<ApiKeyView, 'lastUsedAt'> {
  readonly ownerId: string
  readonly hash: string
}

/** A key that works, with its account. */
export interface KnownKey {
  readonly id: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly account: {
    readonly userId: string
    readonly publicId: PublicId
    readonly email: string
    readonly firstName: string
    readonly role: string
    readonly premiumUntil: Date | null
    readonly createdAt: Date
  }
}

const VIEWED = ['id', 'name', 'ending', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

/** Keys that work, newest first. */
export async function listApiKeys(
  queries: Queries,
  ownerId: string,
  now: Date,
): Promise<ApiKeyView[]> {
  const rows = await queries
    .selectFrom('api_key')
    .select(VIEWED)
    .where('ownerId', '=', ownerId)
    .where('revokedAt', 'is', null)
    .where((either) =>
      either.or([either('expiresAt', 'is', null), either('expiresAt', '>', toIsoTime(now))]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ scopes, ...row }) => ({ ...row, scopes: parseJsonText(scopes) }))
}

export async function insertApiKey(queries: Queries, key: NewApiKey): Promise<void> {
  await queries
    .insertInto('api_key')
    .values({ ...key, scopes: toJsonText(key.scopes), lastUsedAt: null, revokedAt: null })
    .execute()
}

/** False when this user has no such key that works. */
export async function revokeApiKey(
  queries: Queries,
  ownerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('api_key')
    .set({ revokedAt: toIsoTime(now) })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Undefined for an unknown, expired, or revoked key, and for a banned account. */
export async function findApiKey(
  queries: Queries,
  hash: string,
  now: Date,
): Promise<KnownKey | undefined> {
  const row = await queries
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.ownerId')
    .innerJoin('user_profile', 'user_profile.userId', 'api_key.ownerId')
    .select([
      'api_key.id',
      'api_key.scopes',
      'api_key.createdAt',
      'api_key.expiresAt',
      'api_key.lastUsedAt',
      'user.id as userId',
      'user.email',
      'user.name',
      'user.role',
      'user.createdAt as accountCreatedAt',
      'user_profile.publicId',
      'user_profile.username',
      'user_profile.premiumUntil',
    ])
    .where('api_key.hash', '=', hash)
    .where('api_key.revokedAt', 'is', null)
    .where('user.bannedAt', 'is', null)
    .executeTakeFirst()
  if (!row || (row.expiresAt !== null && row.expiresAt <= toIsoTime(now))) return undefined
  return {
    id: row.id,
    scopes: parseJsonText(row.scopes),
    createdAt: new Date(row.createdAt),
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt),
    account: {
      userId: row.userId,
      publicId: row.publicId,
      email: row.email,
      firstName: row.username ?? row.name,
      role: row.role ?? 'user',
      premiumUntil: row.premiumUntil === null ? null : new Date(row.premiumUntil),
      createdAt: new Date(row.accountCreatedAt),
    },
  }
}

/** Undefined for a banned or unknown account. */
export async function findKeyOwner(
  queries: Queries,
  userId: string,
): Promise<{ readonly email: string; readonly firstName: string } | undefined> {
  const row = await queries
    .selectFrom('user')
    .innerJoin('user_profile', 'user_profile.userId', 'user.id')
    .select(['user.email', 'user.name', 'user_profile.username'])
    .where('user.id', '=', userId)
    .where('user.bannedAt', 'is', null)
    .executeTakeFirst()
  return row && { email: row.email, firstName: row.username ?? row.name }
}

/** Writes nothing if another request already recorded a use after `before`. */
export async function recordUse(
  queries: Queries,
  id: string,
  now: Date,
  before: Date,
): Promise<void> {
  await queries
    .updateTable('api_key')
    .set({ lastUsedAt: toIsoTime(now) })
    .where('id', '=', id)
    .where((either) =>
      either.or([either('lastUsedAt', 'is', null), either('lastUsedAt', '<=', toIsoTime(before))]),
    )
    .execute()
}

export async function deleteRevokedKeys(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('api_key').where('revokedAt', '<', toIsoTime(before)).execute()
}

export const apiKeysData: PersonalData = {
  exportOwned: async ({ ofOwner }) => ({
    api_key: await ofOwner('api_key', [
      'name',
      'ending',
      'scopes',
      'createdAt',
      'expiresAt',
      'lastUsedAt',
      'revokedAt',
    ]),
    // The responses repeat what the other tables have.
    api_request: await ofOwner('api_request', ['key', 'status', 'expiresAt']),
  }),
  eraseOwned: ({ deleteOfOwner }) => deleteOfOwner('api_key', 'api_request'),
}
