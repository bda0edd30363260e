import { DomainError } from '@everyshelf/domain/messages'
import { readImageInfo } from '../../images/image-info.ts'

const MIN_SIDE = 100
const MAX_SIDE = 10_000
/** Decoded, an image takes four bytes per pixel, several times over. A cover for print has about 5 million. */
const MAX_PIXELS = 16_000_000
/** A strip is no cover. */
const MAX_RATIO = 5

/**
 * Refuses an upload by its first bytes, so that no decoder allocates memory for an image that is too
 * large, animated, or not an image.
 */
export function requireCoverImage(bytes: Buffer) {
  const image = readImageInfo(bytes)
  if (!image) throw new DomainError('cover-wrong-type')
  const { width, height } = image
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const isTooLarge = longer > MAX_SIDE || width * height > MAX_PIXELS
  if (shorter < MIN_SIDE || isTooLarge || longer > shorter * MAX_RATIO) {
    throw new DomainError('cover-wrong-size', { width, height })
  }
  if (image.isAnimated) throw new DomainError('cover-animated')
  if (image.isCmyk) throw new DomainError('cover-unreadable')
  return image
}
