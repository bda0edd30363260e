import { type AuthTime, toIsoTime } from '../../db/columns.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import { digestOf } from '../../secrets/digests.ts'

/** The rows better-auth reads: the password of an account, and the tokens of reset emails. */
export function createCredentialRepo(kind: DatabaseKind) {
  const timeOf = (now: Date): AuthTime => (kind === 'sqlite' ? toIsoTime(now) : now)

  async function insertPassword(queries: Queries, userId: string, password: string, now: Date) {
    const times = { createdAt: timeOf(now), updatedAt: timeOf(now) }
    const credential = { providerId: 'credential', accountId: userId, password }
    await queries
      .insertInto('account')
      .values({ id: createRowId(), userId, ...credential, ...noProvider, ...times })
      .execute()
  }

  const updatePassword = (queries: Queries, userId: string, password: string, now: Date) =>
    queries
      .updateTable('account')
      .set({ password, updatedAt: timeOf(now) })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')

  return {
    insertPassword,

    /** Sets the password, also of an account that has none. */
    setPassword: async (queries: Queries, userId: string, password: string, now: Date) => {
      const update = updatePassword(queries, userId, password, now)
      const { numUpdatedRows } = await update.executeTakeFirst()
      if (numUpdatedRows === 0n) await insertPassword(queries, userId, password, now)
    },

    /** False if it is no longer the former one. */
    replacePassword: async (
      queries: Queries,
      userId: string,
      { former, password }: { readonly former: string; readonly password: string },
      now: Date,
    ): Promise<boolean> => {
      const update = updatePassword(queries, userId, password, now).where('password', '=', former)
      return (await update.executeTakeFirst()).numUpdatedRows === 1n
    },

    /** The account of a reset link that works. */
    findReset: async (queries: Queries, token: string, now: Date): Promise<string | undefined> => {
      const row = await queries
        .selectFrom('verification')
        .select(['value', 'expiresAt'])
        .where('identifier', '=', identify(token))
        .executeTakeFirst()
      return row && new Date(row.expiresAt) > now ? row.value : undefined
    },

    /** False if another request used the link first. */
    takeReset: async (queries: Queries, token: string): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom('verification')
        .where('identifier', '=', identify(token))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Links that were mailed before a new password, and that a thief may have read. */
    removeResets: async (queries: Queries, userId: string) => {
      await queries.deleteFrom('verification').where('value', '=', userId).execute()
    },
  }
}

/** As better-auth stores it. */
function identify(token: string): string {
  return digestOf(`reset-password:${token}`)
}

const noProvider = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}
