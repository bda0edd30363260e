import { MarketplaceManagement } from '../features/link-management/marketplaces/marketplace-management.tsx'

export function Component() {
  return <MarketplaceManagement />
}
