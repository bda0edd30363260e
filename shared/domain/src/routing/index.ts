export { DEFAULT_MARKETPLACE, rankMarketplaces } from './choose-marketplace.ts'
export { chooseStore, plainLink, type RoutableLink, type StoreChoice } from './choose-store.ts'
export { type Landing, listLandings } from './list-landings.ts'
export { locateReader } from './locate-reader.ts'
export type { CountryHints, CountrySource, ReaderContext } from './reader.ts'
export {
  type ReaderGroup,
  type Replay,
  type ReplayedMove,
  type ReplayedPlace,
  replayReaders,
} from './replay.ts'
export { type Destination, findDestination, type Route, resolveRoute } from './resolve-route.ts'
export type { RouteReason } from './route-reason.ts'
export { noShopChoices, type ShopChoices } from './shop-choices.ts'
export { listShopRoutes, resolveShopRoute, type ShopRoute, shopIsbn } from './shop-route.ts'
