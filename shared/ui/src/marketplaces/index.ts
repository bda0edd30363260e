export { Flag } from './flag.tsx'
export { MarketplaceName, marketplaceCountry, marketplaceTitle } from './marketplace-name.tsx'
