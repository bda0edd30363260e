import type { Slug } from '@everyshelf/domain/links'
import { isOwnerBanned, isOwnerShown } from '../../../db/shown-owners.repo.ts'
import type { Queries } from '../../../db/transact.ts'
import { readColumns, type StoredPage } from './author-pages.repo.ts'
import { listFirstPageBooks, listPageBooks } from './page-books.repo.ts'

/** A page as its readers' requests find it. */
export interface FoundPage
  extends Pick<
    StoredPage,
    | 'id'
    | 'slug'
    | 'name'
    | 'text'
    | 'links'
    | 'design'
    | 'publishedAt'
    | 'removedAt'
    | 'disabledAt'
  > {
  /** Null once the account is deleted. */
  readonly ownerId: string | null
  readonly isOwnerBanned: boolean
  readonly portraitHash: string | null
}

export type PublicAuthorPagesRepo = ReturnType<typeof createPublicAuthorPagesRepo>

export function createPublicAuthorPagesRepo(db: Queries) {
  /** Pages that readers can open as their authors made them. */
  const published = () =>
    db
      .selectFrom('author_page as page')
      .where('page.publishedAt', 'is not', null)
      .where('page.removedAt', 'is', null)
      .where('page.disabledAt', 'is', null)
      .where('page.ownerId', 'is not', null)
      .where(isOwnerShown('page'))

  return {
    /** By a current or earlier address. */
    findBySlug: async (slug: Slug): Promise<FoundPage | undefined> => {
      const row = await db
        .selectFrom('author_page_slug as address')
        .innerJoin('author_page as page', 'page.id', 'address.pageId')
        .leftJoin('author_portrait as portrait', 'portrait.pageId', 'page.id')
        .select(['page.id', 'page.ownerId', 'page.slug', 'page.name', 'page.text', 'page.links'])
        .select(['page.design', 'page.publishedAt', 'page.removedAt', 'page.disabledAt'])
        .select(['portrait.hash as portraitHash', isOwnerBanned('page').as('isOwnerBanned')])
        .where('address.slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      return { ...readColumns(row), isOwnerBanned: Boolean(row.isOwnerBanned) }
    },

    /** One of the account's published pages. */
    findPublished: async (ownerId: string, pageId: string) => {
      const row = await published()
        .select(['page.slug', 'page.name', 'page.links', 'page.design'])
        .where('page.id', '=', pageId)
        .where('page.ownerId', '=', ownerId)
        .executeTakeFirst()
      return row && readColumns(row)
    },

    listBooks: (pageId: string) => listPageBooks(db, pageId),

    listFirstBooks: (pageId: string, limit: number) => listFirstPageBooks(db, pageId, limit),

    /** The author of a book's page: of the oldest published page that lists the link. */
    findAuthorOfLink: (linkId: string) =>
      published()
        .innerJoin('author_page_book as listed', 'listed.pageId', 'page.id')
        .leftJoin('author_portrait as portrait', 'portrait.pageId', 'page.id')
        .select(['page.name', 'page.slug', 'portrait.hash as portraitHash'])
        .where('listed.linkId', '=', linkId)
        .orderBy('page.createdAt')
        .orderBy('page.id')
        .limit(1)
        .executeTakeFirst(),

    /** The pages for search engines, the latest changes first. */
    listPublished: (limit: number) =>
      published()
        .select(['page.slug', 'page.updatedAt'])
        .orderBy('page.updatedAt', 'desc')
        .orderBy('page.id')
        .limit(limit)
        .execute(),
  }
}
