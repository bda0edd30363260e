import type { CountryCode } from '@everyshelf/domain/countries'
import { findKnownFormat } from '@everyshelf/domain/links'
import { type BookFormat, isLocalRetailer } from '@everyshelf/domain/retailers'
import type { RetailerRoute, RoutableLink } from '@everyshelf/domain/routing'

/** One retailer in the list of stores. */
export interface StoreRow {
  readonly retailerRoute: RetailerRoute
  /** The format of what the row opens; null if it is unknown. */
  readonly format: BookFormat | null
}

/** The store of the large button. */
export type LargeStore =
  | { readonly kind: 'amazon' }
  | (StoreRow & {
      readonly kind: 'retailer'
      /** Who chose it; `instead` if Amazon does not sell the book in the country. */
      readonly reason: 'favorite' | 'rule' | 'look' | 'instead'
    })

/** The stores below the large button. */
export interface StoreList {
  /** Whether Amazon is among them, as the first. */
  readonly hasAmazon: boolean
  readonly first: readonly StoreRow[]
  /** Shown on request. */
  readonly more: readonly StoreRow[]
}

/** Readers compare a few stores; a longer list hides them. */
const FIRST_STORES = 6

interface StoreListInput {
  readonly large: LargeStore | null
  readonly hasAmazon: boolean
  readonly country: CountryCode
}

/**
 * Stores in the owner's order come first, then those in the reader's country. In each group, stores that only
 * search for the book come after those that open its page.
 */
export function arrangeStores(
  link: RoutableLink,
  retailerRoutes: readonly RetailerRoute[],
  { large, ...input }: StoreListInput,
): StoreList {
  const inButton = large?.kind === 'retailer' ? large.retailerRoute.retailer.code : null
  const hasAmazon = input.hasAmazon && large?.kind !== 'amazon'
  const rank = ({ kind, retailer }: RetailerRoute): number =>
    (link.retailers.order.includes(retailer.code)
      ? 0
      : isLocalRetailer(retailer, input.country)
        ? 2
        : 4) + (kind === 'product' ? 0 : 1)
  const rows = retailerRoutes
    .filter(({ retailer }) => retailer.code !== inButton)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((retailerRoute) => toStoreRow(link, retailerRoute, input.country))
  const count = FIRST_STORES - (hasAmazon ? 1 : 0)
  return { hasAmazon, first: rows.slice(0, count), more: rows.slice(count) }
}

export function toStoreRow(
  link: RoutableLink,
  retailerRoute: RetailerRoute,
  country: CountryCode,
): StoreRow {
  return { retailerRoute, format: findKnownFormat(link, retailerRoute.retailer, country) }
}
