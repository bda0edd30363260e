import { Pricing } from '../features/pricing/pricing.tsx'

export function Component() {
  return <Pricing />
}
