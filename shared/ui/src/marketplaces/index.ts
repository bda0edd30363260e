export { Flag } from './flag.tsx'
export { MarketplaceName, marketplaceTitle } from './marketplace-name.tsx'
