import { LinkManagement } from '../features/link-management/link-management.tsx'

export function Component() {
  return <LinkManagement />
}
