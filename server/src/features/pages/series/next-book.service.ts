import { isBookChannel } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { isPublished, listNextBooks } from '@everyshelf/domain/series'
import type { FollowedLink, FollowingReader } from '../../redirect/next.ts'
import type { OpenedSavedLink } from '../../redirect/open-link.ts'
import { describeStoredBook, isShownIn } from './describe-series.ts'
import type { Membership, SeriesPagesRepo } from './series-pages.repo.ts'

export interface NextBookRequest {
  /** A slug of the book that the reader has finished. */
  readonly linkSlug: Slug
  /** Chooses among the series of the book. */
  readonly seriesSlug: Slug | undefined
  readonly reader: FollowingReader
  /** The country in the URL, which pages take over. */
  readonly country: CountryCode | undefined
}

export interface NextBookDeps {
  readonly repo: Pick<SeriesPagesRepo, 'findMembership' | 'findEbookSlug'>
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly now: () => number
}

export type NextBookResult = FollowedLink | { readonly problem: 'unknown-link' | 'disabled' }

export type NextBookService = ReturnType<typeof createNextBookService>

/** Finds what a reader reads after a book. The link is printed in books, so it always leads somewhere. */
export function createNextBookService({ repo, openLink, now }: NextBookDeps) {
  /**
   * The next published book at the reader's store. Of stores, we know only the countries in which the owner
   * says no edition is sold. In those, and after the last book, the reader gets the series page.
   */
  async function findNext({ linkSlug, seriesSlug, reader, country }: NextBookRequest) {
    const membership = await repo.findMembership(linkSlug, seriesSlug)
    if (!membership) return await openOwnBook(linkSlug, country, reader)
    const next = findPublishedBook(membership, new Date(now()).toISOString())
    // Such links are in books, whichever slug the author took.
    const channel = membership.channel === 'print' ? 'print' : 'ebook'
    const followed = next ? await reader.follow(next.ebookSlug ?? next.slug, channel) : null
    if (followed) return followed
    if (membership.series.disabledAt !== null) {
      return await openOwnBook(linkSlug, country, reader)
    }
    return toPage(`/series/${membership.series.slug}?in=book`, country)
  }

  /** The page of a slug for books, else the reader's store without a tag, else the page. */
  async function openOwnBook(
    linkSlug: Slug,
    country: CountryCode | undefined,
    reader: FollowingReader,
  ): Promise<NextBookResult> {
    const ebookSlug = await repo.findEbookSlug(linkSlug)
    const followed = ebookSlug ? null : await reader.follow(linkSlug, 'ebook')
    return followed ?? (await openOwnPage(linkSlug, country))
  }

  /** The reader page of the book itself, without tags. */
  async function openOwnPage(
    linkSlug: Slug,
    country: CountryCode | undefined,
  ): Promise<NextBookResult> {
    const ebookSlug = await repo.findEbookSlug(linkSlug).catch(() => undefined)
    const opened = await openLink(ebookSlug ?? linkSlug)
    if (!opened) return { problem: 'unknown-link' }
    return opened.isDisabled || opened.pagePath === null
      ? { problem: 'disabled' }
      : toPage(opened.pagePath + (isBookChannel(opened.link.channel) ? '' : '&in=book'), country)
  }

  return { findNext, openOwnPage }
}

/** Skips books whose links were removed or disabled, and books that readers may not see yet. */
function findPublishedBook({ series, books, linkId, isMember }: Membership, today: string) {
  if (!isMember) return undefined
  return listNextBooks(books, linkId).find(
    (book) =>
      book.state === 'active' &&
      isShownIn(series, book) &&
      isPublished(describeStoredBook(book, 'reader').publishedOn, today),
  )
}

function toPage(path: string, country: CountryCode | undefined): FollowedLink {
  const query = country ? `${path.includes('?') ? '&' : '?'}country=${country}` : ''
  return { location: path + query, clickId: null }
}
