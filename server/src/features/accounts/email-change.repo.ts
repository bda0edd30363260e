import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Queries, Transact } from '../../db/transact.ts'

export interface EmailChangeRepo {
  readonly isTaken: (email: string) => Promise<boolean>
  /**
   * Sets the account's new address and revokes what was requested at the old one, such as a
   * password reset; `inTransaction` runs in the same transaction. False when the account no longer
   * has the old address, or another account has the new one.
   */
  readonly move: (
    userId: string,
    from: string,
    to: string,
    inTransaction: (queries: Queries) => Promise<unknown>,
  ) => Promise<boolean>
}

export function createEmailChangeRepo(db: Kysely<Tables>, transact: Transact): EmailChangeRepo {
  const findOwner = (queries: Queries, email: string) =>
    queries.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  return {
    isTaken: async (email) => (await findOwner(db, email)) !== undefined,
    move: (userId, from, to, inTransaction) =>
      transact(async (queries) => {
        if (await findOwner(queries, to)) return false
        const { numUpdatedRows } = await queries
          .updateTable('user')
          .set({ email: to })
          .where('id', '=', userId)
          .where('email', '=', from)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await queries.deleteFrom('verification').where('value', '=', userId).execute()
        await inTransaction(queries)
        return true
      }),
  }
}
