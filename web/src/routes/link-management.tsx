import { LinkManagement } from '../features/link-management/overview.tsx'

export function Component() {
  return <LinkManagement />
}
