import { ShopManagement } from '../features/link-management/shop/shop-management.tsx'

export function Component() {
  return <ShopManagement />
}
