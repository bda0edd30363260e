import { UniversalLink } from '../features/universal-links/universal-link.tsx'

export function Component() {
  return <UniversalLink />
}
