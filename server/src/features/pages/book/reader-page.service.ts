import { type AffiliateTags, isBookChannel } from '@everyshelf/domain/affiliate'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, parseSlug, type Slug } from '@everyshelf/domain/links'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import { plainLink, type ReaderContext } from '@everyshelf/domain/routing'
import type { BooksService } from '../../books/books.service.ts'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import type { OpenedSavedLink } from '../../redirect/open-link.ts'
import { showDesign } from '../frame/page-blocks.ts'
import { choosePageLanguage, parsePageLanguage } from '../messages/languages.ts'
import { type BookRequest, findPageBook } from './find-page-book.ts'
import { createLinkAdditions, type LinkAdditionsDeps } from './link-additions.ts'
import { buildMarketplacesPage, type MarketplacesPage } from './marketplaces-page.ts'
import { toPageBook } from './page-book.ts'
import { buildReaderPage, type ReaderPage, type RequestedView } from './reader-page.ts'

export interface PageRequest extends BookRequest {
  readonly slug: Slug | undefined
  readonly requested: RequestedView
  readonly reader: ReaderContext
  readonly favoriteRetailer: RetailerCode | null
  readonly canStoreFavorite: boolean
  readonly isReported: boolean
}

export interface MarketplacesRequest extends Pick<BookRequest, 'mayLookUp'> {
  /** The link's ID or one of its slugs. */
  readonly linkId: string
  readonly requestedLanguage: PageLanguage | undefined
  readonly reader: ReaderContext
}

export interface ReaderPageServiceDeps extends LinkAdditionsDeps {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly findSlug: (linkId: string) => Promise<Slug | undefined>
  readonly defaultTags: AffiliateTags
  readonly toShortLink: ToShortLink
  readonly now: () => number
}

export type MarketplacesProblem = 'unknown-link' | 'disabled' | 'owner-banned' | 'unavailable'

export type ReaderPageService = ReturnType<typeof createReaderPageService>

type FoundLink = Pick<
  OpenedSavedLink,
  'id' | 'link' | 'slug' | 'look' | 'isRemoved' | 'isShown'
> & {
  readonly ownerId: string | null
}

export function createReaderPageService(deps: ReaderPageServiceDeps) {
  const { books, defaultTags, log } = deps
  const additions = createLinkAdditions(deps)

  async function findByIdOrSlug(linkId: string) {
    // Link IDs have only letters and digits, so every ID also parses as a slug.
    const slug = parseSlug(linkId)
    if (!slug) return null
    const found = await deps.openLink(slug)
    if (found) return found
    const current = await deps.findSlug(slug)
    return current ? await deps.openLink(current) : null
  }

  async function findLink(request: PageRequest): Promise<FoundLink | null> {
    const found = await findShownLink(request)
    if (!found || !request.requested.isInBook || isBookChannel(found.link.channel)) return found
    return { ...found, link: { ...found.link, channel: 'ebook' } }
  }

  /** Ignores a link to another book, so that the page and its button show the same book. */
  async function findShownLink({
    slug,
    identifier,
    requested,
  }: PageRequest): Promise<FoundLink | null> {
    if (!slug) return null
    // Without the link's settings, but with its slug, so that the buttons carry no tag either.
    const { look } = defaultLinkSettings
    const withoutSettings = { id: '', slug, look, ownerId: null, isRemoved: true, isShown: false }
    try {
      const opened = await deps.openLink(slug)
      if (!opened) return null
      const isSame = identifierKey(opened.link.identifier) === identifierKey(identifier)
      // If the link is disabled or its owner banned, the page shows the book without the link.
      if (isSame && opened.isShown) return { ...opened, ownerId: opened.hitLink.ownerId }
      const { channel } = opened.link
      if (channel === 'web' && !requested.isInBook) return null
      return { ...withoutSettings, link: { ...plainLink(identifier), channel } }
    } catch (error) {
      log.warn({ err: error }, 'Link lookup failed; showing the reader page without its settings')
      // The channel is unknown, and it may not allow tags.
      return { ...withoutSettings, link: { ...plainLink(identifier), isUntagged: true } }
    }
  }

  return {
    /** Never fails. Without the link it shows the book; without book data, the book's number. */
    async open(request: PageRequest): Promise<ReaderPage> {
      const { identifier, requested, reader, favoriteRetailer, canStoreFavorite, isReported } =
        request
      const [book, { found, edits, author, series }] = await Promise.all([
        findPageBook(books, request),
        findLink(request).then(async (opened) => ({
          found: opened,
          ...(await additions.findAll(opened)),
        })),
      ])
      return buildReaderPage({
        book: toPageBook(identifier, book, edits),
        identifier,
        requested,
        reader,
        defaultTags,
        favoriteRetailer,
        canStoreFavorite,
        isReported: isReported && found !== null,
        language:
          requested.language ??
          parsePageLanguage(found?.look.language) ??
          choosePageLanguage(reader.languages),
        routable: found?.link ?? plainLink(identifier),
        link: found && {
          slug: found.slug,
          look: showDesign(found.look, deps.now()),
          url: deps.toShortLink(found.ownerId, found.slug),
        },
        author,
        series,
      })
    },

    /** Returns a problem if the link does not exist, is not shown, or cannot be looked up now. */
    async openMarketplaces({
      linkId,
      requestedLanguage,
      reader,
      mayLookUp,
    }: MarketplacesRequest): Promise<MarketplacesPage | { readonly problem: MarketplacesProblem }> {
      const found = await findByIdOrSlug(linkId).catch((error: unknown) => {
        log.warn({ err: error }, 'Link lookup failed; cannot show its list of stores')
        return { problem: 'unavailable' } as const
      })
      if (!found) return { problem: 'unknown-link' }
      if ('problem' in found) return found
      if (!found.isShown) return { problem: found.isDisabled ? 'disabled' : 'owner-banned' }
      const { link: routable, slug, look } = found
      const { identifier } = routable
      const [book, edits] = await Promise.all([
        findPageBook(books, { identifier, mayLookUp }),
        additions.findEdits(found),
      ])
      return buildMarketplacesPage({
        book: toPageBook(identifier, book, edits),
        slug,
        routable,
        look,
        requestedLanguage,
        language: requestedLanguage ?? choosePageLanguage(reader.languages),
        reader,
        defaultTags,
      })
    },
  }
}
