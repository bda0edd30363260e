import { ShareLanding } from '../features/links/share/share-landing.tsx'

export function Component() {
  return <ShareLanding />
}
