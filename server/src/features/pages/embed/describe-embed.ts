import { buildEmbedCode, chooseEmbedSize, measureEmbed } from '@everyshelf/domain/links'
import { OWNER_CONTENT_MAX_AGE_S } from '../../../http/headers/owner-content.ts'
import { readImageInfo } from '../../../images/image-info.ts'
import { isSameName } from '../book/author-name.ts'
import type { FindImage } from '../preview-image/find-image.ts'
import type { LinkBook } from './embed-card.ts'

interface EmbedPlace {
  readonly maxWidth: number | undefined
  readonly maxHeight: number | undefined
}

/** The response of oEmbed 1.0 (oembed.com §2.3.4), of the type `rich`. */
export function describeEmbed(
  { slug, book, author, isPlaceholder }: LinkBook,
  { origin, thumbnail, ...place }: EmbedPlace & { origin: string; thumbnail: Thumbnail | null },
) {
  const { title, authors } = book
  const size = chooseEmbedSize(place)
  const isAuthor = author !== null && authors.some((name) => isSameName(name, author.name))
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Everyshelf',
    provider_url: origin,
    title,
    author_name: authors.length > 0 ? new Intl.ListFormat('en').format(authors) : undefined,
    // The owner of a link may write about a book by someone else.
    author_url: isAuthor ? origin + author.path : undefined,
    // The card itself is always current.
    cache_age: isPlaceholder ? 0 : OWNER_CONTENT_MAX_AGE_S,
    ...measureEmbed({ size, ...place }),
    html: buildEmbedCode({ origin, slug, title, size, theme: 'auto', ...place }),
    thumbnail_url: thumbnail ? origin + thumbnail.path : undefined,
    thumbnail_width: thumbnail?.width,
    thumbnail_height: thumbnail?.height,
  }
}

/** A cover with its size, which oEmbed requires. */
interface Thumbnail {
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
