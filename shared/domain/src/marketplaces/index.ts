export { type CountryRouting, type CountryRule, countryRouting } from './country-routing.ts'
export {
  isMarketplaceCode,
  type Marketplace,
  type MarketplaceCode,
  marketplaceCodes,
} from './marketplace.ts'
export {
  coreMarketplaces,
  findMarketplaceOfCountry,
  getMarketplace,
  marketplaceHost,
  marketplaces,
} from './registry.ts'
