import { RetailerManagement } from '../features/link-management/retailer/retailer-management.tsx'

export function Component() {
  return <RetailerManagement />
}
