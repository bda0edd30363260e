import { type FileCache, openFileCache } from '../../../files/file-cache.ts'
import { type PreviewKind, previewKinds } from './preview-subject.ts'

/** The page of an image, and a hash of all that the image shows. */
interface PreviewName {
  readonly kind: PreviewKind
  readonly slug: string
  readonly hash: string
}

/** Preview images on disk. */
export type PreviewImageStore = FileCache<string>

/** Some 500 images. Those that no network requested for the longest time are deleted first. */
const MAX_BYTES = 50 * 1024 * 1024
// Slugs have hyphens but no underscores.
const NAME = /^([a-z]+)_([a-z0-9-]+)_([\w-]{22})$/

export function openPreviewImageStore(folder: string, maxBytes = MAX_BYTES): PreviewImageStore {
  return openFileCache({
    folder,
    maxBytes,
    isName: (name): name is string => parsePreviewName(name) !== undefined,
  })
}

export function formatPreviewName({ kind, slug, hash }: PreviewName): string {
  return `${kind}_${slug}_${hash}`
}

export function parsePreviewName(name: string): PreviewName | undefined {
  const [, kindText, slug, hash] = NAME.exec(name) ?? []
  const kind = previewKinds.find((one) => one === kindText)
  return kind && slug && hash ? { kind, slug, hash } : undefined
}
