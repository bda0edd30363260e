import { toJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

/**
 * Deletes what a user wrote on their author pages, with the portraits. Published ones keep their
 * addresses and books, so that readers find those.
 */
export async function eraseAuthorPages(queries: Queries, userId: string): Promise<void> {
  const ownPages = () =>
    queries.selectFrom('author_page').select('author_page.id').where('ownerId', '=', userId)
  await queries.deleteFrom('author_portrait').where('pageId', 'in', ownPages()).execute()
  await queries
    .deleteFrom('author_page_book')
    .where('pageId', 'in', ownPages().where('publishedAt', 'is', null))
    .execute()
  await queries
    .updateTable('author_page')
    .set({ ownerId: null, name: '', text: '', links: toJsonText<readonly string[]>([]) })
    .where('ownerId', '=', userId)
    .execute()
}
