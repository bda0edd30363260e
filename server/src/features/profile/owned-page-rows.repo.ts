import type { Queries } from '../../db/transact.ts'

/** Every row of an account's author pages, by table. */
export async function collectPageRows(db: Queries, userId: string) {
  const ownPages = () => db.selectFrom('author_page').select('id').where('ownerId', '=', userId)
  return {
    author_page: await db
      .selectFrom('author_page')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    author_page_slug: await db
      .selectFrom('author_page_slug')
      .selectAll()
      .where('pageId', 'in', ownPages())
      .orderBy('createdAt')
      .execute(),
    author_page_book: await db
      .selectFrom('author_page_book')
      .selectAll()
      .where('pageId', 'in', ownPages())
      .orderBy('pageId')
      .orderBy('position')
      .execute(),
    author_portrait: await db
      .selectFrom('author_portrait')
      .selectAll()
      .where('pageId', 'in', ownPages())
      .execute(),
  }
}
