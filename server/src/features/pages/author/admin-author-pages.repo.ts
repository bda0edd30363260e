import type { Queries } from '../../../db/transact.ts'
import { ADMIN_PAGES_MAX, type AdminPageRow, matchesPage } from '../admin-pages.repo.ts'

/**
 * The newest pages. With a search text, those with that address, those with the text in their name, and those of
 * the account with that email address.
 */
export async function findAuthorPages(db: Queries, text: string): Promise<AdminPageRow[]> {
  return await db
    .selectFrom('author_page as page')
    .leftJoin('user as owner', 'owner.id', 'page.ownerId')
    .select(['page.id', 'page.slug', 'page.name', 'owner.email as ownerEmail', 'page.createdAt'])
    .select(['page.publishedAt', 'page.removedAt', 'page.disabledAt', 'page.disabledReason'])
    .$if(text !== '', (query) =>
      query.where(({ ref, selectFrom }) => {
        const columns = {
          ...{ id: ref('page.id'), name: ref('page.name') },
          ownerEmail: ref('owner.email'),
        }
        return matchesPage(columns, text, (slug) =>
          selectFrom('author_page_slug').select('pageId as id').where('slug', '=', slug),
        )
      }),
    )
    .orderBy('page.createdAt', 'desc')
    .orderBy('page.id')
    .limit(ADMIN_PAGES_MAX)
    .execute()
}
