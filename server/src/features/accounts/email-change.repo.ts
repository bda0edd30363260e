import type { Queries, Transact } from '../../db/transact.ts'

export type EmailChangeRepo = ReturnType<typeof createEmailChangeRepo>

export function createEmailChangeRepo(db: Queries, transact: Transact) {
  const findOwner = (queries: Queries, email: string) =>
    queries.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  return {
    isTaken: async (email: string) => (await findOwner(db, email)) !== undefined,
    /**
     * Sets the account's new address and revokes what was requested at the old one, such as a
     * password reset; `inTransaction` runs in the same transaction. False when the account no longer
     * has the old address, or another account has the new one.
     */
    move: (
      userId: string,
      from: string,
      to: string,
      inTransaction: (queries: Queries) => Promise<unknown>,
    ) =>
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
