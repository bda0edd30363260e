import { Analytics } from '../features/analytics/analytics.tsx'

export function Component() {
  return <Analytics />
}
