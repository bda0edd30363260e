import { uploadedCoverPath } from '@everyshelf/domain/books'
import { type Isbn13, isIsbn13 } from '@everyshelf/domain/identifiers'

interface FindImageDeps {
  readonly findCover: (isbn: Isbn13) => Promise<{ readonly bytes: Buffer }>
  readonly findUploadedCover: (hash: string) => Promise<Buffer | undefined>
  /** A portrait of a published author page. */
  readonly findPortrait: (hash: string) => Promise<Buffer | undefined>
}

export type FindImage = (path: string) => Promise<Buffer | undefined>

/** Finds the bytes of an image by its path on this server: a cover, an uploaded cover, or a portrait. */
export function createImageFinder(deps: FindImageDeps): FindImage {
  return async (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (path === uploadedCoverPath(name)) return await deps.findUploadedCover(name)
    if (path === `/portraits/${name}`) return await deps.findPortrait(name)
    return isIsbn13(name) ? (await deps.findCover(name)).bytes : undefined
  }
}
