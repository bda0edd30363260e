export { DEFAULT_MARKETPLACE, rankMarketplaces } from './choose-marketplace.ts'
export {
  chooseProduct,
  type ProductChoice,
  plainLink,
  type RoutableLink,
} from './choose-product.ts'
export { type DestinationCountries, listDestinations } from './list-destinations.ts'
export { locateReader } from './locate-reader.ts'
export type { CountryHints, CountrySource, ReaderContext } from './reader.ts'
export {
  type DestinationChange,
  type ReaderGroup,
  type Replay,
  type ReplayedDestination,
  replayReaders,
} from './replay.ts'
export { type Destination, findDestination, type Route, resolveRoute } from './resolve-route.ts'
export { noRetailerPreferences, type RetailerPreferences } from './retailer-preferences.ts'
export {
  listRetailerRoutes,
  type RetailerRoute,
  resolveRetailerRoute,
  retailerIsbn,
} from './retailer-route.ts'
export type { RouteReason } from './route-reason.ts'
