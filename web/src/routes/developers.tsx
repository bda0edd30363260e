import { Developers } from '../features/developers/developers.tsx'

export function Component() {
  return <Developers />
}
