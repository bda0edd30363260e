import { type AffiliateTags, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { retailerName } from '@everyshelf/domain/retailers'
import { type ReaderContext, type Route, resolveRoute } from '@everyshelf/domain/routing'
import { defaultPageDesign } from '@everyshelf/domain/schemas'
import { isPublished, type SeriesPosition } from '@everyshelf/domain/series'
import type { FindOrigin } from '../../own-domains/domain-hosts.ts'
import type { OpenedSavedLink } from '../../redirect/open-link.ts'
import { showDesign } from '../frame/page-blocks.ts'
import type { PageSite } from '../frame/page-site.ts'
import { shorten } from '../frame/shorten.ts'
import { parsePageLanguage } from '../messages/languages.ts'
import { describeStoredBook, designOf, findCover, isOpen, isShownIn } from './describe-series.ts'
import type { StoredSeries } from './series.repo.ts'
import type { StoredSeriesBook } from './series-books.repo.ts'
import type { RequestedSeriesView, SeriesPage, SeriesPageBook, SeriesStore } from './series-page.ts'
import type { FoundSeries, SeriesPagesRepo, SeriesWithBooks } from './series-pages.repo.ts'

export interface SeriesPageRequest {
  readonly slug: Slug
  readonly requested: RequestedSeriesView
  readonly reader: ReaderContext
  readonly language: PageLanguage
  readonly place: SeriesPosition | null
  readonly canRemember: boolean
  readonly site: PageSite
  /** The account that asks for a preview. Its own page is shown before its publication. */
  readonly previewerId?: string | undefined
}

/** No page with this address was ever published, or an admin disabled it or banned its owner. */
export interface SeriesPageProblem {
  readonly problem: 'unknown-page' | 'page-disabled' | 'owner-banned'
}

export interface SeriesPageDeps {
  readonly repo: Pick<SeriesPagesRepo, 'findBySlug'>
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly defaultTags: AffiliateTags
  readonly findOrigin: FindOrigin
  readonly now: () => number
}

export type SeriesPageService = ReturnType<typeof createSeriesPageService>

export function createSeriesPageService(deps: SeriesPageDeps) {
  const { repo, openLink, defaultTags, now } = deps

  async function open(request: SeriesPageRequest): Promise<SeriesPage | SeriesPageProblem> {
    const stored = await repo.findBySlug(request.slug)
    const found = stored && showDraft(stored, request.previewerId)
    const problem = findProblem(found)
    if (!found || problem) return { problem: problem ?? 'unknown-page' }
    const { series } = found
    const isPageOpen = isOpen(series)
    const look = describeLook(series, request, now())
    const shown = listShownBooks(found)
    const opened = await openEach(shown, request.requested)
    const books = shown.map((book, index) =>
      describe(book, opened[index] ?? null, isPageOpen, {
        ...request,
        language: look.language,
      }),
    )
    const startIndex = findStart(shown, books, series.startLinkId)
    const { place } = request
    const next = books.find((book) => book.isPublished && book.position > (place ?? Infinity))
    return {
      ...look,
      isOpen: isPageOpen,
      origin: deps.findOrigin(series.ownerId),
      site: request.site,
      authors: [...new Set(books.flatMap(({ authors }) => authors))],
      books,
      start: (place === null ? books[startIndex] : next) ?? null,
      accent: look.design.accent ?? ((isPageOpen && opened[startIndex]?.look.accent) || null),
      place,
      canRemember: request.canRemember && isPageOpen,
      requested: request.requested,
    }
  }

  /** One at a time: links that are not cached must not take all connections from redirects. */
  async function openEach(books: readonly StoredSeriesBook[], { isInBook }: RequestedSeriesView) {
    const opened: (OpenedSavedLink | null)[] = []
    for (const { slug, ebookSlug } of books) {
      opened.push(await openLink((isInBook && ebookSlug) || slug))
    }
    return opened
  }

  function describe(
    book: StoredSeriesBook,
    opened: OpenedSavedLink | null,
    isPageOpen: boolean,
    request: SeriesPageRequest,
  ): SeriesPageBook {
    const { requested, site } = request
    const details = describeStoredBook(book, 'reader')
    const { title, subtitle, authors, publishedOn, language } = details
    // In a book, only a slug for books leads on without tags.
    const isOpen = isPageOpen && (!requested.isInBook || book.ebookSlug !== null)
    return {
      position: book.position,
      title,
      subtitle,
      blurb: shorten(details.description),
      authors,
      coverImage: findCover(book),
      isbn13: parseIsbn13(book.identifier) ?? null,
      language,
      publishedOn,
      isPublished: isPublished(publishedOn, new Date(now()).toISOString()),
      path: isOpen && opened?.pagePath ? site.home + withView(opened.pagePath, requested) : null,
      store: opened && findStore(opened, isOpen, request),
    }
  }

  function findStore(
    opened: OpenedSavedLink,
    isOpen: boolean,
    { reader, requested: { country }, language, site }: SeriesPageRequest,
  ): SeriesStore | null {
    const { link, slug, choicePath } = opened
    if (!isOpen) {
      const untagged = { ...link, owner: null, isUntagged: true }
      const route = resolveRoute(untagged, reader, defaultTags)
      return route.isSold ? { ...nameStore(route, language), href: route.url } : null
    }
    const route = resolveRoute(link, reader, defaultTags)
    const isPage = (choicePath !== null && route.rule === null) || route.rule === 'page'
    if (isPage || !route.isSold) return null
    return {
      ...nameStore(route, language),
      href: `${site.links}${slug}${country ? `?country=${country}` : ''}`,
    }
  }

  return { open }
}

/** What its owner changes on a page that is no longer open stays private. */
function describeLook(
  series: StoredSeries,
  { slug: requestedSlug, requested, language }: SeriesPageRequest,
  nowMs: number,
) {
  if (!isOpen(series)) {
    return {
      slug: requestedSlug,
      name: '',
      text: '',
      design: defaultPageDesign('series'),
      language,
    }
  }
  const { slug, name, text } = series
  const design = showDesign(designOf(series), nowMs)
  return {
    slug,
    name,
    text: design.hidden.includes('about') ? '' : text,
    design,
    language: requested.language ?? parsePageLanguage(design.language) ?? language,
  }
}

function showDraft(found: FoundSeries, previewerId: string | undefined): FoundSeries {
  const { series } = found
  if (series.ownerId === null || series.ownerId !== previewerId) return found
  const publishedAt = series.publishedAt ?? series.createdAt
  return { ...found, series: { ...series, publishedAt, unpublishedAt: null } }
}

function findProblem(found: FoundSeries | undefined): SeriesPageProblem['problem'] | null {
  if (!found || found.series.publishedAt === null) return 'unknown-page'
  if (found.series.disabledAt !== null) return 'page-disabled'
  return found.isOwnerBanned ? 'owner-banned' : null
}

/**
 * The books of the series, without those whose links were removed. If none is left, or the page is no longer
 * open, these come back, so that readers still find the books.
 */
function listShownBooks({ series, books }: SeriesWithBooks): readonly StoredSeriesBook[] {
  const active = books.filter((book) => book.state === 'active' && isShownIn(series, book))
  if (isOpen(series) || active.length > 0) return active
  return books.filter(({ state }) => state === 'removed')
}

/** The owner's choice, if readers can buy it, else the first published book. */
function findStart(
  shown: readonly StoredSeriesBook[],
  books: readonly SeriesPageBook[],
  startLinkId: string | null,
): number {
  const chosen = shown.findIndex(({ linkId }) => linkId === startLinkId)
  if (books[chosen]?.isPublished) return chosen
  const published = books.findIndex((book) => book.isPublished)
  return Math.max(0, published)
}

function nameStore({ retailer, marketplace, reasons, tagOwner }: Route, language: PageLanguage) {
  const isSearch = reasons.some(({ code }) => code === 'search-page' || code === 'retailer-search')
  return {
    name: marketplace ? getMarketplace(marketplace).storeName : retailerName(retailer, language),
    isSearch,
    tagOwner,
    hasAmazonTag: marketplace !== null && earnsAtAmazon([tagOwner]),
  }
}

function withView(path: string, { country, language }: RequestedSeriesView): string {
  const view = `${country ? `&country=${country}` : ''}${language ? `&lang=${language}` : ''}`
  return path + view
}
