import { Reports } from '../features/earnings/reports/reports.tsx'

export function Component() {
  return <Reports />
}
