import { Privacy } from '../features/information/privacy/privacy.tsx'

export function Component() {
  return <Privacy />
}
