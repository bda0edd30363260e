import { Dashboard } from '../features/dashboard/dashboard.tsx'

export function Component() {
  return <Dashboard />
}
