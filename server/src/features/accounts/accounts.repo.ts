import type { PublicId } from '@everyshelf/domain/links'
import type { Kysely } from 'kysely'
import { toIsoTime, toJsonText } from '../../db/columns.ts'
import { createPublicId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables/index.ts'

export interface OwnSession {
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

/** Whom to write to. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}

export interface AccountsRepo {
  /** Makes the profile of a new account; one that is there already is left as it is. */
  readonly addProfile: (userId: string, firstName: string, now: Date) => Promise<void>
  readonly findProfile: (userId: string) => Promise<Profile | undefined>
  readonly listSessions: (userId: string, now: Date) => Promise<OwnSession[]>
  /** Whether there was such a session of this user. */
  readonly endSession: (userId: string, sessionId: string) => Promise<boolean>
  readonly endOtherSessions: (userId: string, sessionId: string) => Promise<void>
  readonly hasPassword: (userId: string) => Promise<boolean>
  readonly findPasswordHash: (userId: string) => Promise<string | undefined>
  readonly isBanned: (userId: string) => Promise<boolean>
  readonly findPerson: (userId: string) => Promise<Person | undefined>
  /** A newer reset mail makes the older ones worthless (S29). */
  readonly keepNewestReset: (userId: string) => Promise<void>
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
    addProfile: async (userId, firstName, now) => {
      const time = toIsoTime(now)
      await db
        .insertInto('user_profile')
        .values({
          userId,
          publicId: createPublicId(),
          username: firstName,
          affiliateTags: toJsonText({}),
          premiumUntil: null,
          createdAt: time,
          updatedAt: time,
        })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute()
    },
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
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    endOtherSessions: async (userId, sessionId) => {
      await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '!=', sessionId)
        .execute()
    },
    hasPassword: async (userId) => (await findPasswordHash(userId)) !== undefined,
    findPasswordHash,
    isBanned: async (id) => {
      const row = await db
        .selectFrom('user')
        .select('bannedAt')
        .where('id', '=', id)
        .executeTakeFirst()
      return (row?.bannedAt ?? null) !== null
    },
    findPerson: async (id) =>
      await db
        .selectFrom('user')
        .select(['id', 'email', 'name'])
        .where('id', '=', id)
        .executeTakeFirst(),
    keepNewestReset: async (userId) => {
      const rows = await db
        .selectFrom('verification')
        .select(['id', 'createdAt'])
        .where('value', '=', userId)
        .execute()
      const [, ...older] = rows.sort(
        (a, b) => new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime(),
      )
      if (older.length === 0) return
      const ids = older.map(({ id }) => id)
      await db.deleteFrom('verification').where('id', 'in', ids).execute()
    },
  }
}
