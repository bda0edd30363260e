import { listNextBooks } from '@everyshelf/domain/series'
import type { Queries } from '../../db/transact.ts'
import type { HeldDomain } from '../own-domains/own-domains.repo.ts'
import { createPublicAuthorPagesRepo } from './author/public-author-pages.repo.ts'
import { createPublicAuthorPages } from './author/public-author-pages.service.ts'
import { disablePage } from './disable-page.repo.ts'
import { type ContentKind, isOwnContent } from './domain/owned-content.repo.ts'
import { createSeriesFinder } from './series/find-series-of-link.ts'
import { createSeriesPagesRepo } from './series/series-pages.repo.ts'

export type PublishedPages = ReturnType<typeof createPublishedPages>

/** What other features need of the pages of authors and series. */
export function createPublishedPages(db: Queries, now: () => number) {
  const series = createSeriesPagesRepo(db)
  const repo = createPublicAuthorPagesRepo(db)
  const authorPages = createPublicAuthorPages({
    repo,
    listSeriesOfOwner: series.listPublishedOf,
    now,
  })
  return {
    authorPages,
    disablePage,
    /** The author page at the root of an own domain. */
    findRootPage: async (domain: Pick<HeldDomain, 'ownerId' | 'pageId'> | undefined) =>
      domain?.ownerId && domain.pageId
        ? await repo.findPublished(domain.ownerId, domain.pageId)
        : undefined,
    listSeriesOf: series.listPublishedOf,
    isOwnContent: (ownerId: string, kind: ContentKind, name: string) =>
      isOwnContent(db, ownerId, kind, name),
    findSeriesOfLink: createSeriesFinder(series),
    /** Each lists the pages of one kind, the latest changes first. */
    lists: [authorPages.listPublished, series.listPublished],
    /** The author's page that names one of an owner's links, and the book after it in a series. */
    findBookPages: async (ownerId: string, linkId: string) => {
      const all = await series.listPublishedOf(ownerId)
      const own = all.find(({ books }) => books.some((book) => book.linkId === linkId))
      return {
        author: await authorPages.findAuthorOfLink(linkId),
        series: own ? { nextLinkId: listNextBooks(own.books, linkId)[0]?.linkId ?? null } : null,
      }
    },
  }
}
