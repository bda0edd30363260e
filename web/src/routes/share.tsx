import { ShareTarget } from '../features/links/share/share-target.tsx'

export function Component() {
  return <ShareTarget />
}
