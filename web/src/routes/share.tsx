import { ShareTarget } from '../features/link-generator/share/share-target.tsx'

export function Component() {
  return <ShareTarget />
}
