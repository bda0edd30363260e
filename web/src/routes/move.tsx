import { Moving } from '../features/moving/moving.tsx'

export function Component() {
  return <Moving />
}
