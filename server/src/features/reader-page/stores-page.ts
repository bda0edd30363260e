import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { Book } from '@everyshelf/domain/books'
import type { LanguageTag } from '@everyshelf/domain/countries'
import type { PageLook, Slug } from '@everyshelf/domain/links'
import { type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import {
  type ReaderContext,
  type RoutableLink,
  type Route,
  resolveRoute,
} from '@everyshelf/domain/routing'
import type { PageLanguage } from './messages/languages.ts'

/** Every Amazon store of a saved link, for readers who would rather choose themselves. */
export interface StoresPage {
  readonly book: Book
  readonly slug: Slug
  readonly routable: RoutableLink
  readonly look: PageLook
  readonly language: PageLanguage
  /** The language that the address asks for. */
  readonly asked: PageLanguage | undefined
  /** Where the link leads this reader by itself. */
  readonly route: Route
  /** That store, which stands first. */
  readonly own: StoreRow
  readonly others: readonly StoreRow[]
}

export interface StoreRow {
  readonly store: Marketplace
  /** Where a reader of the store's country is led. */
  readonly route: Route
}

export interface StoresFacts extends Omit<StoresPage, 'route' | 'own' | 'others'> {
  readonly reader: ReaderContext
  readonly defaultTags: AffiliateTags
}

export function buildStoresPage({ reader, defaultTags, ...facts }: StoresFacts): StoresPage {
  const { routable } = facts
  const route = resolveRoute(routable, reader, defaultTags)
  const rows = marketplaces.map((store) => ({
    store,
    route: resolveRoute(routable, toReaderOf(store, reader.languages), defaultTags),
  }))
  const [own, ...others] = rows.toSorted(
    (a, b) =>
      Number(b.store.code === route.marketplace) - Number(a.store.code === route.marketplace),
  )
  if (!own) throw new RangeError('no stores')
  return { ...facts, route, own, others }
}

function toReaderOf({ country }: Marketplace, languages: readonly LanguageTag[]): ReaderContext {
  return { country, countrySource: 'query', languages }
}
