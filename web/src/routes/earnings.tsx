import { Earnings } from '../features/earnings/earnings.tsx'

export function Component() {
  return <Earnings />
}
