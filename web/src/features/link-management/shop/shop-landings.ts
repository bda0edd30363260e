import type { CountryCode } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import { type RoutableLink, resolveShopRoute, type ShopRoute } from '@everyshelf/domain/routing'

/** What the readers of some countries get at one shop; the same for all of them. */
export interface ShopLanding {
  readonly countries: readonly CountryCode[]
  readonly route: ShopRoute
  /** The same without anybody's numbers, to look at. */
  readonly plainUrl: string
}

/** By address, in the order of the shop's countries; empty where it has no address for the book. */
export function listShopLandings(link: RoutableLink, shop: Retailer): readonly ShopLanding[] {
  const nobody = { ...link, owner: null }
  const all = shop.countries.flatMap((country) => {
    const route = resolveShopRoute(link, shop, country)
    const plain = resolveShopRoute(nobody, shop, country)
    return route && plain ? [{ country, route, plainUrl: plain.url }] : []
  })
  return [...Map.groupBy(all, ({ route }) => route.url).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { route, plainUrl } = first
    return [{ countries: same.map(({ country }) => country), route, plainUrl }]
  })
}
