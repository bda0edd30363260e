export { DEFAULT_MARKETPLACE, rankMarketplaces } from './choose-marketplace.ts'
export { chooseProduct, type ProductChoice, type ReaderChoice } from './choose-product.ts'
export { chooseSeller, type RetailerChoice, type SellerChoice } from './choose-seller.ts'
export { type DestinationCountries, listDestinations } from './list-destinations.ts'
export { locateReader } from './locate-reader.ts'
export type { CountryHints, CountrySource, ReaderContext } from './reader.ts'
export { findRule, READER_RULES_MAX, type ReaderRule, type RuleTarget } from './reader-rule.ts'
export {
  type DestinationChange,
  type ReaderGroup,
  type Replay,
  type ReplayedDestination,
  replayReaders,
} from './replay.ts'
export {
  type AmazonDestination,
  type AmazonRoute,
  type Destination,
  findDestination,
  type Route,
  resolveAmazonRoute,
  resolveRoute,
} from './resolve-route.ts'
export { findRetailerPage, type RetailerBookPage, retailerIsbn } from './retailer-page.ts'
export { noRetailerPreferences, type RetailerPreferences } from './retailer-preferences.ts'
export {
  findRuledRetailer,
  listRetailerRoutes,
  type RetailerRoute,
  resolveRetailerRoute,
} from './retailer-route.ts'
export { isBookOf, plainLink, type RoutableLink } from './routable-link.ts'
export type { RouteReason } from './route-reason.ts'
export { targetKey } from './target-key.ts'
