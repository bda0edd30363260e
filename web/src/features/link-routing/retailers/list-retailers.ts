import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookFormat, Retailer } from '@everyshelf/domain/retailers'
import { type RoutableLink, resolveRetailerRoute } from '@everyshelf/domain/routing'
import { activeRetailers } from '../../../components/active-retailers.ts'

/** What kind of page readers get at a retailer. */
export type RetailerPageKind = 'own-page' | 'product' | 'search' | 'none'

/** One row of the list of retailers. */
export interface ListedRetailer {
  readonly retailer: Retailer
  readonly isOn: boolean
  readonly state: RetailerPageKind
  readonly isPaid: boolean
}

function toListedRetailer(link: RoutableLink, retailer: Retailer): ListedRetailer {
  const route = resolveRetailerRoute(link, retailer, null)
  return {
    retailer,
    isOn: !link.retailers.off.includes(retailer.code),
    state: route ? (route.isOwnPage ? 'own-page' : route.kind) : 'none',
    isPaid: route?.isPaid ?? false,
  }
}

/** Every active retailer, by name. Links to closed retailers are still parsed, but never built. */
export function listRetailers(link: RoutableLink): readonly ListedRetailer[] {
  return activeRetailers.map((retailer) => toListedRetailer(link, retailer))
}

export interface RetailerFilter {
  readonly name: string
  readonly country: CountryCode | null
  readonly format: BookFormat | null
}

export const noFilter: RetailerFilter = { name: '', country: null, format: null }

export function filterRetailers(
  rows: readonly ListedRetailer[],
  { name, country, format }: RetailerFilter,
): readonly ListedRetailer[] {
  const search = name.trim().toLowerCase()
  return rows.filter(
    ({ retailer }) =>
      retailer.name.toLowerCase().includes(search) &&
      (!country || retailer.countries.includes(country)) &&
      (!format || retailer.formats.includes(format)),
  )
}
