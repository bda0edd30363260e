import { Terms } from '../features/information/terms.tsx'

export function Component() {
  return <Terms />
}
