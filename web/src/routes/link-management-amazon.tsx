import { StoreManagement } from '../features/link-management/stores/store-management.tsx'

export function Component() {
  return <StoreManagement />
}
