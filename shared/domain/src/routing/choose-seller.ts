import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { findActiveRetailer, type Retailer } from '../retailers/index.ts'
import { isRequestSold } from './choose-edition.ts'
import { chooseProductIn, type ProductChoice, resolveCountry } from './choose-product.ts'
import type { ReaderContext } from './reader.ts'
import { findRule } from './reader-rule.ts'
import { findRetailerPage } from './retailer-page.ts'
import type { RoutableLink } from './routable-link.ts'
import type { ReasonList } from './route-reason.ts'

/** A retailer other than Amazon, which a rule of the owner names. */
export interface RetailerChoice {
  readonly retailer: Retailer
  readonly country: CountryCode
}

/** The seller of one reader: a retailer, or a book in one of Amazon's marketplaces. */
export type SellerChoice = RetailerChoice | ProductChoice

/**
 * Applies the rule for the reader's country; without one, or if its target cannot serve, chooses
 * the edition and the marketplace. It is separate from `findDestination` because the extension may
 * not add tags: with this function it can show where readers go, without the code that writes tags.
 *
 * @example chooseSeller({ ...link, rules: [{ countries: ['DE'], target: { kind: 'page' } }] }, readerInGermany).rule // 'page'
 */
export function chooseSeller(
  link: RoutableLink,
  reader: ReaderContext,
  requestedFormat: EditionFormat | null = null,
  reasons: ReasonList = null,
): SellerChoice {
  const country = resolveCountry(link, reader, reasons)
  const format = { format: requestedFormat }
  const target = findRule(link.rules, country)?.target
  const mayLeave = target?.kind === 'retailer' || target?.kind === 'page'
  if (!country || !mayLeave || isRequestSold(link, country, requestedFormat)) {
    return chooseProductIn(link, country, reader, format, reasons)
  }
  if (target.kind === 'page') {
    reasons?.push({ code: 'rule', country, target })
    return { ...chooseProductIn(link, country, reader, format, reasons), rule: 'page' }
  }
  const retailer = findActiveRetailer(target.retailer)
  const canServe = retailer && findRetailerPage(link, retailer, country) !== null
  reasons?.push({ code: canServe ? 'rule' : 'rule-unavailable', country, target })
  return canServe ? { retailer, country } : chooseProductIn(link, country, reader, format, reasons)
}
