import { RedirectTest } from '../features/testers/redirect/redirect-test.tsx'

export function Component() {
  return <RedirectTest />
}
