import { readImageInfo } from '../../../images/image-info.ts'
import type { FindImage } from '../find-image.ts'

/** A cover with its size, which oEmbed requires. */
export interface Thumbnail {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** Null for a drawn cover, which is an SVG, and if the cover cannot be read. */
export async function findThumbnail(
  path: string | null,
  findImage: FindImage,
): Promise<Thumbnail | null> {
  const bytes = path === null ? undefined : await findImage(path)
  const info = bytes && readImageInfo(bytes)
  return path && info ? { path, width: info.width, height: info.height } : null
}
