import { authorPagePath } from '@everyshelf/domain/author-pages'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import {
  type PageBlock,
  parseLinkSettings,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { retailerName } from '@everyshelf/domain/retailers'
import {
  listRetailerRoutes,
  type ReaderContext,
  resolveAmazonRoute,
} from '@everyshelf/domain/routing'
import type { PageDesign } from '@everyshelf/domain/schemas'
import { isPublished } from '@everyshelf/domain/series'
import { showDesign } from '../frame/page-blocks.ts'
import type { ListedSeries } from '../frame/render-series.ts'
import { portraitPath } from './author-page-view.ts'
import { describeCatalogBook, describePageBook, type PageBook } from './page-book.ts'
import type { StoredPageBook } from './page-books.repo.ts'
import type { FoundPage, PublicAuthorPagesRepo } from './public-author-pages.repo.ts'

/** A book with its page for readers. */
export interface ListedBook extends PageBook {
  readonly linkId: string
  /** The link's slug. */
  readonly slug: Slug
  /** The identifier's key. */
  readonly identifier: string
}

export interface PublicPage {
  readonly kind: 'page'
  readonly id: string
  readonly ownerId: string
  readonly slug: Slug
  readonly name: string
  readonly text: string
  readonly links: readonly string[]
  readonly design: PageDesign
  /** The path of the portrait's image. */
  readonly portrait: string | null
  readonly books: readonly ListedBook[]
  /** The book that came out last, by the dates that its author gave. Null without a date, and for a single book. */
  readonly newest: ListedBook | null
  /** With those of their books that the page lists. */
  readonly series: readonly ListedSeries[]
  /** Only its owner can see it. */
  readonly isDraft: boolean
}

/** A store that has a book, without an affiliate tag. */
export interface PlainStore {
  readonly name: string
  readonly url: string
  readonly isSearch: boolean
}

/** The books of a page that its author removed, or whose account was closed. */
export interface FormerPage {
  readonly kind: 'former'
  readonly slug: Slug
  readonly books: readonly (PageBook & { readonly stores: readonly PlainStore[] })[]
}

export type OpenedPage =
  | PublicPage
  | FormerPage
  | { readonly kind: 'moved'; readonly slug: Slug }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'owner-banned' }
  | { readonly kind: 'unknown' }

/** A series of an owner, as `features/pages/series` lists it. */
export interface OwnedSeries {
  readonly name: string
  readonly slug: Slug
  readonly books: readonly { readonly linkId: string }[]
}

export interface PageRequest {
  readonly slug: Slug
  readonly reader: ReaderContext
  readonly language: PageLanguage
  /** The account of the request, to show owners their drafts. Called only for a draft. */
  readonly findUserId: () => Promise<string | undefined>
}

export interface PublicAuthorPagesDeps {
  readonly repo: PublicAuthorPagesRepo
  readonly listSeriesOfOwner: (ownerId: string) => Promise<readonly OwnedSeries[]>
  readonly now: () => number
}

export type PublicAuthorPages = ReturnType<typeof createPublicAuthorPages>

/** Stores beside Amazon on the page of a former author. */
const OTHER_STORES = 3

export function createPublicAuthorPages({ repo, listSeriesOfOwner, now }: PublicAuthorPagesDeps) {
  async function describe(page: FoundPage, ownerId: string, isDraft: boolean): Promise<PublicPage> {
    const [stored, series] = await Promise.all([
      repo.listBooks(page.id),
      listSeriesOfOwner(ownerId),
    ])
    const { id, slug, name, text, links } = page
    const design = showDesign(page.design, now())
    const shows = (block: PageBlock) => !design.hidden.includes(block)
    const books = stored.filter(({ isRemoved }) => !isRemoved).map(toListedBook)
    return {
      kind: 'page',
      ...{ id, ownerId, slug, name },
      text: shows('about') ? text : '',
      links: shows('links') ? links : [],
      design,
      portrait: page.portraitHash && portraitPath(page.portraitHash),
      books,
      newest: shows('newest') ? findNewest(books, new Date(now()).toISOString()) : null,
      // Only series with a book of this page: other series may belong to another pen name.
      series: series
        .map(({ name, slug, books: members }) => ({
          name,
          slug,
          books: members.flatMap(
            ({ linkId }) => books.find((book) => book.linkId === linkId) ?? [],
          ),
        }))
        .filter((one) => shows('series') && one.books.length > 0),
      isDraft,
    }
  }

  async function openLive(
    page: FoundPage,
    ownerId: string,
    { slug, findUserId }: PageRequest,
  ): Promise<OpenedPage> {
    const isDraft = page.publishedAt === null
    if (isDraft && (await findUserId()) !== ownerId) return { kind: 'unknown' }
    if (page.slug !== slug) return { kind: 'moved', slug: page.slug }
    return await describe(page, ownerId, isDraft)
  }

  async function openFormer(page: FoundPage, request: PageRequest): Promise<FormerPage> {
    const books = await repo.listBooks(page.id)
    return {
      kind: 'former',
      slug: page.slug,
      books: books.map((book) => toFormerBook(book, request)),
    }
  }

  return {
    open: async (request: PageRequest): Promise<OpenedPage> => {
      const page = await repo.findBySlug(request.slug)
      if (!page) return { kind: 'unknown' }
      const { ownerId, publishedAt, removedAt } = page
      const isLive = ownerId !== null && removedAt === null
      if (publishedAt === null && (!isLive || page.isOwnerBanned)) return { kind: 'unknown' }
      if (publishedAt !== null && page.disabledAt !== null) return { kind: 'disabled' }
      if (page.isOwnerBanned) return { kind: 'owner-banned' }
      return isLive ? await openLive(page, ownerId, request) : await openFormer(page, request)
    },

    /** The author that the page of a book names: from the oldest published page that lists it. */
    findAuthorOfLink: async (linkId: string) => {
      const author = await repo.findAuthorOfLink(linkId)
      if (!author) return null
      const { name, slug, portraitHash } = author
      return {
        name,
        path: authorPagePath(slug),
        portrait: portraitHash && portraitPath(portraitHash),
      }
    },

    /** The paths of published pages, the latest changes first. */
    listPublished: async (limit: number) => {
      const pages = await repo.listPublished(limit)
      return pages.map(({ slug, updatedAt }) => ({ path: authorPagePath(slug), updatedAt }))
    },
  }
}

function findNewest(books: readonly ListedBook[], now: string): ListedBook | null {
  const [newest] = books
    .filter(({ publishedOn }) => publishedOn !== '' && isPublished(publishedOn, now))
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
  return books.length > 1 ? (newest ?? null) : null
}

function toListedBook(book: StoredPageBook): ListedBook {
  const { linkId, slug, identifier } = book
  return { linkId, slug, identifier, ...describePageBook(book) }
}

/** The stores in the reader's country, all without an affiliate tag. */
function toFormerBook(book: StoredPageBook, { reader, language }: PageRequest) {
  const identifier = parseBookIdentifier(book.identifier)
  const stores: PlainStore[] = []
  if (identifier) {
    const settings = parseLinkSettings(book.settings)
    const link = { ...toRoutableLink(identifier, null, settings), isUntagged: true }
    const amazon = resolveAmazonRoute(link, reader, {})
    const { storeName, country } = getMarketplace(amazon.marketplace)
    const isSearch = amazon.reasons.some(({ code }) => code === 'search-page')
    if (amazon.isSold) stores.push({ name: storeName, url: amazon.url, isSearch })
    const others = listRetailerRoutes(link, amazon.country ?? country).slice(0, OTHER_STORES)
    stores.push(
      ...others.map(({ retailer, url, kind }) => ({
        name: retailerName(retailer.code, language),
        url,
        isSearch: kind === 'search',
      })),
    )
  }
  return { ...describeCatalogBook(book), stores }
}
