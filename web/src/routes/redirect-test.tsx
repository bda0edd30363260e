import { RedirectTest } from '../features/test-tools/redirect/redirect-test.tsx'

export function Component() {
  return <RedirectTest />
}
