import type { CountryCode } from '../countries/index.ts'
import { findActiveRetailer, type RetailerCode } from '../retailers/index.ts'
import {
  findRule,
  findRuledRetailer,
  type RetailerRoute,
  type RoutableLink,
  resolveRetailerRoute,
} from '../routing/index.ts'
import type { ButtonStore } from './page-look.ts'

/** The retailer of the large button, and which of the owner's settings names it. */
export interface ButtonChoice {
  readonly retailerRoute: RetailerRoute
  readonly reason: 'rule' | 'look'
}

export interface ButtonReader {
  /** The reader's country, or the link's for readers of unknown country. */
  readonly country: CountryCode | null
  /** The country whose stores the page lists. */
  readonly listed: CountryCode
}

/**
 * Finds the retailer of the page's large button. Null for Amazon: because the owner chose it, or
 * because the chosen retailer does not sell in the listed country, is turned off, or has no page
 * for this book. A rule for the reader's country comes before the look of the page.
 *
 * @example findButtonRetailer(link, 'kobo', { country: 'DE', listed: 'DE' })?.reason // 'look'
 */
export function findButtonRetailer(
  link: RoutableLink,
  button: ButtonStore,
  { country, listed }: ButtonReader,
): ButtonChoice | null {
  const ruled = findRuledRetailer(link, country)
  if (ruled) return { retailerRoute: ruled, reason: 'rule' }
  const target = findRule(link.rules, country)?.target.kind
  if (button === 'amazon' || target === 'marketplace' || target === 'edition') return null
  for (const code of button === 'first' ? link.retailers.order : [button]) {
    const retailerRoute = findRouteThere(link, code, listed)
    if (retailerRoute) return { retailerRoute, reason: 'look' }
  }
  return null
}

function findRouteThere(
  link: RoutableLink,
  code: RetailerCode,
  country: CountryCode,
): RetailerRoute | null {
  const retailer = findActiveRetailer(code)
  const isShown = retailer?.countries.includes(country) && !link.retailers.off.includes(code)
  return retailer && isShown ? resolveRetailerRoute(link, retailer, country) : null
}
