import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { LinkSettings } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import {
  type ReaderContext,
  type RoutableLink,
  type Route,
  resolveAmazonRoute,
  resolveRoute,
} from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'

/** A reader with a country, perhaps a language, and no other information. */
function readerIn(country: CountryCode | null, language = ''): ReaderContext {
  const languages = language ? [language] : []
  return { country, countrySource: country ? 'query' : 'none', languages }
}

/** The URL for readers there, without a tag, because owners may not buy through their own links. */
export function untaggedUrl(
  link: RoutableLink,
  country: CountryCode | null,
  language = '',
): string {
  return resolveRoute({ ...link, owner: null }, readerIn(country, language), {}).url
}

/** The store of a route. @example nameStore(route) // 'Amazon Germany' */
export function nameStore({ marketplace, retailer }: Route): string {
  return marketplace ? marketplaceTitle(marketplace) : retailerName(retailer)
}

/** Whether these readers see the reader page first: by a rule, by the mode, or because nothing is sold. */
export function opensPage({ rule, isSold }: Route, mode: LinkSettings['mode']): boolean {
  return rule === 'page' || !isSold || (rule === null && mode === 'choose')
}

/** Where the readers of every country land at Amazon now, also those who come through your page. */
export function listDestinations(link: RoutableLink) {
  const routes = countryCodes
    .map((country) => ({ country, route: resolveRoute(link, readerIn(country), {}) }))
    .filter(({ route }) => route.marketplace !== null)
    .map(({ country }) => ({ country, route: resolveAmazonRoute(link, readerIn(country), {}) }))
  const sold = routes.filter(({ route }) => route.isSold)
  const groups = Map.groupBy(sold, ({ route }) => route.marketplace)
  return {
    /** The countries whose readers go to each marketplace. Marketplaces without readers are absent. */
    byMarketplace: new Map(
      [...groups].map(([code, all]) => [code, all.map(({ country }) => country)]),
    ),
    /** Countries where every edition is marked as not sold. Readers there see our page with the other retailers. */
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
  const { marketplace } = resolveAmazonRoute(without, readerIn(country), {})
  return marketplace === excluded ? null : marketplace
}

/** With the active tags. */
export function routeFor(
  link: RoutableLink,
  country: CountryCode | null,
  serviceTags: AffiliateTags,
  language = '',
): Route {
  return resolveRoute(link, readerIn(country, language), serviceTags)
}
