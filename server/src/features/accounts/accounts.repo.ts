import type { PublicId } from '@everyshelf/domain/links'
import type { Kysely } from 'kysely'
import { parseJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import { addProfile } from './add-profile.repo.ts'

export interface BrowserSession {
  readonly id: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly userAgent: string | null
}

export interface Profile {
  readonly publicId: PublicId
  readonly firstName: string | null
  readonly premiumUntil: Date | null
}

/** The account that an email goes to. */
export interface Recipient {
  readonly id: string
  readonly email: string
  readonly name: string
}

export interface PasswordReset {
  readonly id: string
  readonly createdAt: Date
}

export interface AccountsRepo {
  /** Creates the profile of a new account; does nothing when it exists. */
  readonly addProfile: (userId: string, firstName: string, now: Date) => Promise<void>
  readonly findProfile: (userId: string) => Promise<Profile | undefined>
  readonly listSessions: (userId: string, now: Date) => Promise<BrowserSession[]>
  /** False when this user has no such session. Also deletes the user's approved device codes. */
  readonly endSession: (userId: string, sessionId: string) => Promise<boolean>
  readonly hasPassword: (userId: string) => Promise<boolean>
  /** Whether the user has set a tag for a store of Amazon. */
  readonly hasAffiliateTags: (userId: string) => Promise<boolean>
  readonly findPasswordHash: (userId: string) => Promise<string | undefined>
  readonly hasGoogle: (userId: string) => Promise<boolean>
  readonly isBanned: (userId: string) => Promise<boolean>
  readonly findRecipient: (userId: string, queries?: Queries) => Promise<Recipient | undefined>
  readonly isAdmin: (userId: string) => Promise<boolean>
  /** The account with this address, if the address is confirmed. */
  readonly findConfirmedRecipient: (email: string) => Promise<Recipient | undefined>
  /** Requested password resets, newest first. */
  readonly listResets: (userId: string) => Promise<PasswordReset[]>
  /** Revokes the links of these resets. */
  readonly removeResets: (resets: readonly PasswordReset[]) => Promise<void>
}

export function createAccountsRepo(db: Kysely<Tables>): AccountsRepo {
  const findPasswordHash = async (userId: string) => {
    const row = await db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    return row?.password ?? undefined
  }
  return {
    addProfile: (userId, firstName, now) => addProfile(db, userId, firstName, now),
    findProfile: async (userId) => {
      const row = await db
        .selectFrom('user_profile')
        .select(['publicId', 'username', 'premiumUntil'])
        .where('userId', '=', userId)
        .executeTakeFirst()
      if (!row) return undefined
      const premiumUntil = row.premiumUntil === null ? null : new Date(row.premiumUntil)
      return { publicId: row.publicId, firstName: row.username, premiumUntil }
    },
    listSessions: async (userId, now) => {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
        .where('userId', '=', userId)
        .where('client', '=', 'web')
        .execute()
      return rows
        .filter(({ expiresAt }) => new Date(expiresAt) > now)
        .map(({ id, createdAt, updatedAt, userAgent }) => ({
          id,
          createdAt: new Date(createdAt),
          lastUsedAt: new Date(updatedAt),
          userAgent,
        }))
        .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
    },
    endSession: async (userId, sessionId) => {
      // The session may have approved a code, which would sign its extension in later (S71).
      await db.deleteFrom('device_code').where('userId', '=', userId).execute()
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    hasPassword: async (userId) => (await findPasswordHash(userId)) !== undefined,
    hasAffiliateTags: async (userId) => {
      const { affiliateTags } = await db
        .selectFrom('user_profile')
        .select('affiliateTags')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return Object.keys(parseJsonText(affiliateTags)).length > 0
    },
    findPasswordHash,
    hasGoogle: async (userId) => {
      const linked = db.selectFrom('account').select('id').where('userId', '=', userId)
      return (await linked.where('providerId', '=', 'google').executeTakeFirst()) !== undefined
    },
    isBanned: async (id) => {
      const row = await db
        .selectFrom('user')
        .select('bannedAt')
        .where('id', '=', id)
        .executeTakeFirst()
      return (row?.bannedAt ?? null) !== null
    },
    isAdmin: async (id) => {
      const row = await db.selectFrom('user').select('role').where('id', '=', id).executeTakeFirst()
      return row?.role === 'admin'
    },
    findRecipient: async (id, queries = db) =>
      await queries
        .selectFrom('user')
        .select(['id', 'email', 'name'])
        .where('id', '=', id)
        .executeTakeFirst(),
    findConfirmedRecipient: async (email) => {
      const row = await db
        .selectFrom('user')
        .select(['id', 'email', 'name', 'emailVerified'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst()
      return row?.emailVerified ? row : undefined
    },
    listResets: async (userId) => {
      const rows = await db
        .selectFrom('verification')
        .select(['id', 'createdAt'])
        .where('value', '=', userId)
        .execute()
      return rows
        .map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    },
    removeResets: async (resets) => {
      if (resets.length === 0) return
      const ids = resets.map(({ id }) => id)
      await db.deleteFrom('verification').where('id', 'in', ids).execute()
    },
  }
}
