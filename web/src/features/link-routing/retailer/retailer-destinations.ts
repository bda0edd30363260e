import type { CountryCode } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import {
  type RetailerRoute,
  type RoutableLink,
  resolveRetailerRoute,
} from '@everyshelf/domain/routing'

/** One destination at a retailer and the countries that share it. */
export interface RetailerDestination {
  readonly countries: readonly CountryCode[]
  readonly route: RetailerRoute
  /** The same URL without affiliate IDs, for previews. */
  readonly plainUrl: string
}

/** Grouped by URL, in the order of the retailer's countries; empty when it has no URL for the book. */
export function listRetailerDestinations(
  link: RoutableLink,
  retailer: Retailer,
): readonly RetailerDestination[] {
  const withoutOwner = { ...link, owner: null }
  const all = retailer.countries.flatMap((country) => {
    const route = resolveRetailerRoute(link, retailer, country)
    const plain = resolveRetailerRoute(withoutOwner, retailer, country)
    return route && plain ? [{ country, route, plainUrl: plain.url }] : []
  })
  return [...Map.groupBy(all, ({ route }) => route.url).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { route, plainUrl } = first
    return [{ countries: same.map(({ country }) => country), route, plainUrl }]
  })
}
