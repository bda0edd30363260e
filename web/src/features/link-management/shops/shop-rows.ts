import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookFormat, type Retailer, retailers } from '@everyshelf/domain/retailers'
import { type RoutableLink, resolveShopRoute } from '@everyshelf/domain/routing'

/** Of what kind the address is that a shop's readers get. */
export type ShopState = 'own-page' | 'product' | 'search' | 'none'

/** One shop as the list of all shows it. */
export interface ShopRow {
  readonly shop: Retailer
  readonly isOn: boolean
  readonly state: ShopState
  readonly isPaid: boolean
}

export function describeShop(link: RoutableLink, shop: Retailer): ShopRow {
  const route = resolveShopRoute(link, shop, null)
  return {
    shop,
    isOn: !link.shops.off.includes(shop.code),
    state: route ? (route.isOwnPage ? 'own-page' : route.kind) : 'none',
    isPaid: route?.isPaid ?? false,
  }
}

/** Every shop that there is, by name; those that are gone are read from and never linked to. */
export function listShopRows(link: RoutableLink): readonly ShopRow[] {
  return retailers
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((shop) => describeShop(link, shop))
}

export interface ShopFilter {
  readonly name: string
  readonly country: CountryCode | null
  readonly format: BookFormat | null
}

export const noFilter: ShopFilter = { name: '', country: null, format: null }

export function filterShops(
  rows: readonly ShopRow[],
  { name, country, format }: ShopFilter,
): readonly ShopRow[] {
  const sought = name.trim().toLowerCase()
  return rows.filter(
    ({ shop }) =>
      shop.name.toLowerCase().includes(sought) &&
      (!country || shop.countries.includes(country)) &&
      (!format || shop.formats.includes(format)),
  )
}
