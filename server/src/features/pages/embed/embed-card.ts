import { type AffiliateTags, earnsAtAmazon, type TagOwner } from '@everyshelf/domain/affiliate'
import { placeholderTitle } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { AccentCode, Slug } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { retailerName } from '@everyshelf/domain/retailers'
import { type ReaderContext, type Route, resolveRoute } from '@everyshelf/domain/routing'
import type { OpenedSavedLink } from '../../redirect/open-link.ts'
import { findPageBook } from '../book/find-page-book.ts'
import { createLinkAdditions } from '../book/link-additions.ts'
import { type PageBook, toPageBook } from '../book/page-book.ts'
import type { ReaderPageServiceDeps } from '../book/reader-page.service.ts'
import type { PageAuthor, RequestedView } from '../book/reader-page.ts'
import { pagePath } from '../book/reader-page-paths.ts'
import type { PageSite } from '../frame/page-site.ts'
import { choosePageLanguage } from '../messages/languages.ts'

/** A link's book as other websites show it. */
interface EmbeddedBook {
  readonly slug: Slug
  readonly book: PageBook
  /** Null if no published author page lists the link. */
  readonly author: PageAuthor | null
}

/** With what answers need that programs cache. */
export interface LinkBook extends EmbeddedBook {
  readonly linkId: string
  /** No source knows the book now, so its details may arrive at any time. */
  readonly isPlaceholder: boolean
}

/** Everything that the card shows to one reader. */
export interface EmbedCard extends EmbeddedBook {
  readonly site: PageSite
  readonly language: PageLanguage
  readonly accent: AccentCode | null
  /** What the button opens. It counts the click, or is the reader page. */
  readonly path: string
  /** Null if the button opens the reader page, which says itself who earns. */
  readonly store: CardStore | null
  /** The card shows the book alone, at an address that exists again when the ban is lifted. */
  readonly isOwnerBanned: boolean
}

export interface CardStore {
  readonly name: string
  /** The link opens search results. */
  readonly isSearch: boolean
  readonly tagOwner: TagOwner
  /** The link carries an affiliate tag of Amazon's program. */
  readonly hasAmazonTag: boolean
}

interface CardRequest {
  readonly slug: Slug
  readonly site: PageSite
  readonly requested: RequestedView
  readonly reader: ReaderContext
  readonly mayLookUp: () => boolean
}

export type CardProblem = 'unknown-link' | 'unavailable'

interface EmbedCardDeps
  extends Omit<ReaderPageServiceDeps, 'findSlug' | 'toShortLink' | 'defaultTags'> {
  /** The service's tags for links that lead straight to a store. */
  readonly linkTags: AffiliateTags
}

export type EmbedCards = ReturnType<typeof createEmbedCards>

export function createEmbedCards(deps: EmbedCardDeps) {
  const { books, log } = deps
  const additions = createLinkAdditions(deps)

  async function openLink(slug: Slug) {
    try {
      return await deps.openLink(slug)
    } catch (error) {
      log.warn({ err: error }, 'Link lookup failed; the card cannot show its book')
      return 'unavailable'
    }
  }

  async function findBook(opened: OpenedSavedLink, mayLookUp: () => boolean): Promise<LinkBook> {
    const { identifier } = opened.link
    const [book, { edits, author }] = await Promise.all([
      findPageBook(books, { identifier, mayLookUp }),
      additions.findAll(opened),
    ])
    const shown = toPageBook(identifier, book, edits)
    return {
      linkId: opened.id,
      slug: opened.slug,
      book: shown,
      author,
      isPlaceholder: shown.title === placeholderTitle(identifierKey(identifier)),
    }
  }

  return {
    async open(request: CardRequest): Promise<EmbedCard | { readonly problem: CardProblem }> {
      const { slug, requested, reader, mayLookUp } = request
      const opened = await openLink(slug)
      if (opened === 'unavailable') return { problem: 'unavailable' }
      if (!opened) return { problem: 'unknown-link' }
      const language = requested.language ?? choosePageLanguage(reader.languages)
      return {
        ...(await findBook(opened, mayLookUp)),
        site: request.site,
        language,
        accent: opened.look.accent,
        isOwnerBanned: !opened.isShown && !opened.isDisabled,
        ...findButton(opened, { ...request, language }, deps.linkTags),
      }
    },

    /** The book of a link that is shown, without a reader. Null for other links. */
    async findBook(slug: Slug, mayLookUp: () => boolean): Promise<LinkBook | null> {
      const opened = await deps.openLink(slug)
      return opened?.isShown ? await findBook(opened, mayLookUp) : null
    },
  }
}

/**
 * Where the card's button leads: to the store that the redirect will choose, or to the reader page. For a
 * link that is not shown, it leads to the book's reader page.
 */
function findButton(
  { link, slug, choicePath, isShown }: OpenedSavedLink,
  { reader, requested, language, site }: CardRequest & { readonly language: PageLanguage },
  linkTags: AffiliateTags,
): Pick<EmbedCard, 'path' | 'store'> {
  const { country } = requested
  if (!isShown) {
    return {
      path:
        site.home +
        pagePath(identifierKey(link.identifier), { slug, country, language: requested.language }),
      store: null,
    }
  }
  const route = resolveRoute(link, reader, linkTags)
  const isChoice = choicePath !== null && !country && route.rule === null
  const opensPage = isChoice || route.rule === 'page' || !route.isSold
  return {
    path: `${site.links}${slug}${country ? `?country=${country}` : ''}`,
    store: opensPage ? null : describeStore(route, language),
  }
}

function describeStore(
  { marketplace, retailer, reasons, tagOwner }: Route,
  language: PageLanguage,
): CardStore {
  return {
    name: marketplace ? getMarketplace(marketplace).storeName : retailerName(retailer, language),
    isSearch: reasons.some(({ code }) => code === 'search-page' || code === 'retailer-search'),
    tagOwner,
    hasAmazonTag: marketplace !== null && earnsAtAmazon([tagOwner]),
  }
}
