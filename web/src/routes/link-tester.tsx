import { LinkTester } from '../features/test-tools/link/link-tester.tsx'

export function Component() {
  return <LinkTester />
}
