import type { Queries } from '../../../db/transact.ts'

export type SignInMethodTable = 'passkey' | 'authenticator'

/** False when this user has no such method. */
export async function renameMethod(
  queries: Queries,
  table: SignInMethodTable,
  { userId, id }: { readonly userId: string; readonly id: string },
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(table)
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when this user has no such method. */
export async function deleteMethod(
  queries: Queries,
  table: SignInMethodTable,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom(table)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
