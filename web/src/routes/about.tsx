import { About } from '../features/information/about.tsx'

export function Component() {
  return <About />
}
