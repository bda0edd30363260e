import type { PublicId } from '@everyshelf/domain/links'
import { parseJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import { addProfile } from './add-profile.repo.ts'

export interface Profile {
  readonly publicId: PublicId
  readonly firstName: string | null
  readonly premiumUntil: Date | null
}

/** The account that an email goes to. */
type Recipient = Pick<Tables['user'], 'id' | 'email' | 'name'>

export interface PasswordReset {
  readonly id: string
  readonly createdAt: Date
}

export type AccountsRepo = ReturnType<typeof createAccountsRepo>

export function createAccountsRepo(db: Queries) {
  const findAccount = (userId: string, providerId: string) =>
    db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', userId)
      .where('providerId', '=', providerId)
      .executeTakeFirst()
  const findPasswordHash = async (userId: string) => {
    const row = await findAccount(userId, 'credential')
    return row?.password ?? undefined
  }
  return {
    /** Creates the profile of a new account; does nothing when it exists. */
    addProfile: (userId: string, firstName: string, now: Date) =>
      addProfile(db, userId, firstName, now),
    findProfile: async (userId: string): Promise<Profile | undefined> => {
      const row = await db
        .selectFrom('user_profile')
        .select(['publicId', 'username', 'premiumUntil'])
        .where('userId', '=', userId)
        .executeTakeFirst()
      if (!row) return undefined
      const premiumUntil = row.premiumUntil === null ? null : new Date(row.premiumUntil)
      return { publicId: row.publicId, firstName: row.username, premiumUntil }
    },
    listSessions: async (userId: string, now: Date) => {
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
    /** False when this user has no such session. Also deletes the user's approved device codes. */
    endSession: async (userId: string, sessionId: string) => {
      // The session may have approved a code, which would sign its extension in later.
      await db.deleteFrom('device_code').where('userId', '=', userId).execute()
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    hasPassword: async (userId: string) => (await findPasswordHash(userId)) !== undefined,
    /** Whether the user has set a tag for a store of Amazon. */
    hasAffiliateTags: async (userId: string) => {
      const { affiliateTags } = await db
        .selectFrom('user_profile')
        .select('affiliateTags')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return Object.keys(parseJsonText(affiliateTags)).length > 0
    },
    findPasswordHash,
    hasGoogle: async (userId: string) => (await findAccount(userId, 'google')) !== undefined,
    isBanned: async (id: string) => {
      const row = await db
        .selectFrom('user')
        .select('bannedAt')
        .where('id', '=', id)
        .executeTakeFirst()
      return (row?.bannedAt ?? null) !== null
    },
    isAdmin: async (id: string) => {
      const row = await db.selectFrom('user').select('role').where('id', '=', id).executeTakeFirst()
      return row?.role === 'admin'
    },
    findRecipient: (id: string, queries: Queries = db): Promise<Recipient | undefined> =>
      queries
        .selectFrom('user')
        .select(['id', 'email', 'name'])
        .where('id', '=', id)
        .executeTakeFirst(),
    /** The account with this address, if the address is confirmed. */
    findConfirmedRecipient: async (email: string): Promise<Recipient | undefined> => {
      const row = await db
        .selectFrom('user')
        .select(['id', 'email', 'name', 'emailVerified'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst()
      return row?.emailVerified ? row : undefined
    },
    /** Requested password resets, newest first. */
    listResets: async (userId: string): Promise<PasswordReset[]> => {
      const rows = await db
        .selectFrom('verification')
        .select(['id', 'createdAt'])
        .where('value', '=', userId)
        .execute()
      return rows
        .map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    },
    /** Revokes the links of these resets. */
    removeResets: async (resets: readonly PasswordReset[]) => {
      if (resets.length === 0) return
      const ids = resets.map(({ id }) => id)
      await db.deleteFrom('verification').where('id', 'in', ids).execute()
    },
  }
}
