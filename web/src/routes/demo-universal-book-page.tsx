import { UniversalPageDemo } from '../features/demo/universal-page-demo.tsx'

export function Component() {
  return <UniversalPageDemo />
}
