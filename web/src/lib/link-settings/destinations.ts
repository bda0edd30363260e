import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import {
  type ReaderContext,
  type RoutableLink,
  type Route,
  resolveRoute,
} from '@everyshelf/domain/routing'

/** A reader with a country and no other information. */
export function readerIn(country: CountryCode | null): ReaderContext {
  return { country, countrySource: country ? 'query' : 'none', languages: [] }
}

/** The URL for readers there, without a tag, because owners may not buy through their own links. */
export function untaggedUrl(link: RoutableLink, country: CountryCode | null): string {
  return resolveRoute({ ...link, owner: null }, readerIn(country), {}).url
}

export interface Destinations {
  /** The countries whose readers go to each marketplace. Marketplaces without readers are absent. */
  readonly byMarketplace: ReadonlyMap<MarketplaceCode, readonly CountryCode[]>
  /** Countries where every edition is marked as not sold. Readers there see our page with the other retailers. */
  readonly unsold: readonly CountryCode[]
}

/** Where the readers of every country there is land now. */
export function listDestinations(link: RoutableLink): Destinations {
  const routes = countryCodes.map((country) => ({
    country,
    route: resolveRoute(link, readerIn(country), {}),
  }))
  const sold = routes.filter(({ route }) => route.isSold)
  const groups = Map.groupBy(sold, ({ route }) => route.marketplace)
  return {
    byMarketplace: new Map(
      [...groups].map(([code, all]) => [code, all.map(({ country }) => country)]),
    ),
    unsold: routes.filter(({ route }) => !route.isSold).map(({ country }) => country),
  }
}

/** The marketplace for these readers if one is excluded; null when no other is left. */
export function findNextMarketplace(
  link: RoutableLink,
  excluded: MarketplaceCode,
  country: CountryCode,
): MarketplaceCode | null {
  const without = { ...link, excluded: [...new Set([...link.excluded, excluded])] }
  const { marketplace } = resolveRoute(without, readerIn(country), {})
  return marketplace === excluded ? null : marketplace
}

/** With the active tags. */
export function routeFor(
  link: RoutableLink,
  country: CountryCode | null,
  serviceTags: AffiliateTags,
): Route {
  return resolveRoute(link, readerIn(country), serviceTags)
}
