import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import {
  type ReaderContext,
  type RoutableLink,
  type Route,
  resolveRoute,
} from '@everyshelf/domain/routing'

/** A reader of whom nothing is known but where they are. */
export function readerIn(country: CountryCode | null): ReaderContext {
  return { country, countrySource: country ? 'query' : 'none', languages: [] }
}

/** The address that a reader there gets, without anybody's tag: an owner may look, and never buy. */
export function untaggedUrl(link: RoutableLink, country: CountryCode | null): string {
  return resolveRoute({ ...link, owner: null }, readerIn(country), {}).url
}

export interface Landings {
  /** The countries whose readers land in each store; a store that nobody lands in is absent. */
  readonly byStore: ReadonlyMap<MarketplaceCode, readonly CountryCode[]>
  /** Where every edition is marked as not sold: our page with the other shops opens. */
  readonly unsold: readonly CountryCode[]
}

/** Where the readers of every country there is land now. */
export function listLandings(link: RoutableLink): Landings {
  const routes = countryCodes.map((country) => ({
    country,
    route: resolveRoute(link, readerIn(country), {}),
  }))
  const sold = routes.filter(({ route }) => route.isSold)
  const groups = Map.groupBy(sold, ({ route }) => route.marketplace)
  return {
    byStore: new Map([...groups].map(([store, all]) => [store, all.map(({ country }) => country)])),
    unsold: routes.filter(({ route }) => !route.isSold).map(({ country }) => country),
  }
}

/** The store that a reader of one would be led to, were that one left out; null when there is none. */
export function findNextStore(
  link: RoutableLink,
  store: MarketplaceCode,
  country: CountryCode,
): MarketplaceCode | null {
  const without = { ...link, excluded: [...new Set([...link.excluded, store])] }
  const { marketplace } = resolveRoute(without, readerIn(country), {})
  return marketplace === store ? null : marketplace
}

/** With the tags that are in force. */
export function routeFor(
  link: RoutableLink,
  country: CountryCode | null,
  serviceTags: AffiliateTags,
): Route {
  return resolveRoute(link, readerIn(country), serviceTags)
}
