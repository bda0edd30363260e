import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'
import type { Queries, Transact } from '../../db/transact.ts'

export interface EmailChangeRepo {
  readonly isTaken: (email: string) => Promise<boolean>
  /**
   * Gives the account its new address and ends what was asked for at the old one, such as a new
   * password; `tell` is part of the same transaction. False when the account no longer has the old
   * address, or somebody else has the new one.
   */
  readonly move: (
    userId: string,
    from: string,
    to: string,
    tell: (queries: Queries) => Promise<unknown>,
  ) => Promise<boolean>
}

export function createEmailChangeRepo(db: Kysely<Tables>, transact: Transact): EmailChangeRepo {
  const findOwner = (queries: Queries, email: string) =>
    queries.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  return {
    isTaken: async (email) => (await findOwner(db, email)) !== undefined,
    move: (userId, from, to, tell) =>
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
        await tell(queries)
        return true
      }),
  }
}
