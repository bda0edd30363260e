import { EpubCheck } from '../features/epub-check/epub-check.tsx'

export function Component() {
  return <EpubCheck />
}
