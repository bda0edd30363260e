import type { Queries } from '../../db/transact.ts'

/** Deletes saved filters and bulk changes of a user, and the names and texts of their series. */
export async function eraseUserText(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('saved_filter').where('ownerId', '=', userId).execute()
  await queries
    .updateTable('series')
    .set({ name: '', text: '', ownerId: null })
    .where('ownerId', '=', userId)
    .execute()
  await queries
    .deleteFrom('bulk_change_link')
    .where('changeId', 'in', (from) =>
      from.selectFrom('bulk_change').select('id').where('ownerId', '=', userId),
    )
    .execute()
  await queries.deleteFrom('bulk_change').where('ownerId', '=', userId).execute()
}
