import { LinkTester } from '../features/testers/link/link-tester.tsx'

export function Component() {
  return <LinkTester />
}
