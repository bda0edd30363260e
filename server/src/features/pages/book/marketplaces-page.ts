import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { LanguageTag } from '@everyshelf/domain/countries'
import type { PageLook, Slug } from '@everyshelf/domain/links'
import { type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import {
  type AmazonRoute,
  type ReaderContext,
  type RoutableLink,
  resolveAmazonRoute,
} from '@everyshelf/domain/routing'
import type { PageBook } from './page-book.ts'

/** All Amazon stores of a saved link, so that the reader can choose one. */
export interface MarketplacesPage {
  readonly book: PageBook
  readonly slug: Slug
  readonly routable: RoutableLink
  readonly look: PageLook
  readonly language: PageLanguage
  /** The language in the URL. */
  readonly requestedLanguage: PageLanguage | undefined
  /** Where the link sends this reader without a choice. */
  readonly route: AmazonRoute
  /** The row of that store, shown first. */
  readonly own: MarketplaceRow
  readonly others: readonly MarketplaceRow[]
}

export interface MarketplaceRow {
  readonly marketplace: Marketplace
  /** Where the link sends a reader in the store's country. */
  readonly route: AmazonRoute
}

interface MarketplacesPageInput extends Omit<MarketplacesPage, 'route' | 'own' | 'others'> {
  readonly reader: ReaderContext
  readonly defaultTags: AffiliateTags
}

export function buildMarketplacesPage({
  reader,
  defaultTags,
  ...input
}: MarketplacesPageInput): MarketplacesPage {
  const { routable } = input
  // The reader chooses the store here, so only rules about the edition apply.
  const link = {
    ...routable,
    rules: routable.rules.filter(({ target }) => target.kind === 'edition'),
  }
  const route = resolveAmazonRoute(link, reader, defaultTags)
  const rows = marketplaces.map((marketplace) => ({
    marketplace,
    route: resolveAmazonRoute(link, readerIn(marketplace, reader.languages), defaultTags),
  }))
  const [own, ...others] = rows.toSorted(
    (a, b) =>
      Number(b.marketplace.code === route.marketplace) -
      Number(a.marketplace.code === route.marketplace),
  )
  if (!own) throw new RangeError('no marketplaces')
  return { ...input, route, own, others }
}

function readerIn({ country }: Marketplace, languages: readonly LanguageTag[]): ReaderContext {
  return { country, countrySource: 'query', languages }
}
