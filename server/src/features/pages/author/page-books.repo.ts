import { AUTHOR_PAGE_BOOKS_MAX } from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import type { Queries } from '../../../db/transact.ts'
import { readSavedBook, type SavedBook } from '../saved-book.ts'

/** A saved link on an author page, with what the sources say about its book. */
export interface StoredPageBook extends SavedBook {
  readonly linkId: string
  readonly slug: Slug
  readonly settings: string
  readonly isRemoved: boolean
}

/** The books of a page in its order, without those that an admin disabled. */
export async function listPageBooks(db: Queries, pageId: string): Promise<StoredPageBook[]> {
  const rows = await selectPageBooks(db, pageId).limit(AUTHOR_PAGE_BOOKS_MAX).execute()
  return rows.map(toStoredBook)
}

/** The first books of a page whose links work, in its order. */
export async function listFirstPageBooks(
  db: Queries,
  pageId: string,
  limit: number,
): Promise<StoredPageBook[]> {
  const rows = await selectPageBooks(db, pageId)
    .where('link.removedAt', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(toStoredBook)
}

function selectPageBooks(db: Queries, pageId: string) {
  return db
    .selectFrom('author_page_book as listed')
    .innerJoin('saved_link as link', 'link.id', 'listed.linkId')
    .leftJoin('book', (join) =>
      join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
    )
    .leftJoin('link_cover as cover', 'cover.linkId', 'link.id')
    .select(['link.id as linkId', 'link.slug', 'link.identifier', 'link.settings'])
    .select(['link.title', 'link.authors', 'link.coverImage', 'link.details', 'link.removedAt'])
    .select(['book.title as bookTitle', 'book.authors as bookAuthors', 'cover.hash as coverHash'])
    .select('book.description as bookDescription')
    .where('listed.pageId', '=', pageId)
    .where('link.disabledAt', 'is', null)
    .orderBy('listed.position')
    .orderBy('listed.linkId')
}

type PageBookRow = Awaited<ReturnType<ReturnType<typeof selectPageBooks>['execute']>>[number]

function toStoredBook(row: PageBookRow): StoredPageBook {
  return {
    linkId: row.linkId,
    slug: row.slug,
    settings: row.settings,
    isRemoved: row.removedAt !== null,
    ...readSavedBook(row),
  }
}

/** The IDs of a page's links in its order, also of removed and disabled ones. */
export async function listBookIds(db: Queries, pageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('author_page_book')
    .select('linkId')
    .where('pageId', '=', pageId)
    .orderBy('position')
    .orderBy('linkId')
    .execute()
  return rows.map(({ linkId }) => linkId)
}

/** Those of the links that belong to the account and are not removed. */
export async function listOwnedLinkIds(
  db: Queries,
  ownerId: string,
  linkIds: readonly string[],
): Promise<string[]> {
  if (linkIds.length === 0) return []
  const rows = await db
    .selectFrom('saved_link')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('removedAt', 'is', null)
    .where('id', 'in', linkIds)
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives a page exactly these books, in this order. */
export async function putBooks(
  db: Queries,
  pageId: string,
  linkIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('author_page_book').where('pageId', '=', pageId).execute()
  if (linkIds.length === 0) return
  await db
    .insertInto('author_page_book')
    .values(linkIds.map((linkId, position) => ({ pageId, linkId, position })))
    .execute()
}

/** How many books each of the account's pages shows, by the page's ID. */
export async function countBooks(
  db: Queries,
  ownerId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('author_page_book as listed')
    .innerJoin('author_page as page', 'page.id', 'listed.pageId')
    .innerJoin('saved_link as link', 'link.id', 'listed.linkId')
    .select(['listed.pageId', ({ fn }) => fn.countAll().as('books')])
    .where('page.ownerId', '=', ownerId)
    .where('link.removedAt', 'is', null)
    .where('link.disabledAt', 'is', null)
    .groupBy('listed.pageId')
    .execute()
  return new Map(rows.map(({ pageId, books }) => [pageId, Number(books)]))
}
