import { type ImageType, readImageInfo } from '../../../images/image-info.ts'

export interface CoverImage {
  readonly type: ImageType
  readonly bytes: Buffer
}

/** Catalogs return a tiny image if they have no cover. */
const MIN_SIDE = 30

/** Undefined if the bytes are no image of a supported type, or too small for a cover. */
export function readCoverImage(bytes: Buffer): CoverImage | undefined {
  const image = readImageInfo(bytes)
  if (!image || Math.min(image.width, image.height) < MIN_SIDE) return undefined
  return { type: image.type, bytes }
}
