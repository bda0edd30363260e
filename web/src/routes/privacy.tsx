import { Privacy } from '../features/information/privacy.tsx'

export function Component() {
  return <Privacy />
}
