import { parseSlug, type Slug } from '@everyshelf/domain/links'

const MAX_LENGTH = 2000

/**
 * Finds the link to embed in an address on this server: `/go/{slug}`, `/embed/{slug}`, or the reader page of
 * a link. Undefined for all other addresses.
 *
 * @example readEmbedUrl('https://everyshelf.example/go/h7kq2mw', 'https://everyshelf.example') // 'h7kq2mw'
 */
export function readEmbedUrl(text: string, origin: string): Slug | undefined {
  const url = text.length <= MAX_LENGTH ? URL.parse(text) : null
  if (url?.origin !== origin) return undefined
  const [, named] = /^\/(?:go|embed)\/([^/]+)\/?$/.exec(url.pathname) ?? []
  if (named !== undefined) return parseSlug(named)
  const isReaderPage = /^\/book\/[^/]+\/universal\/?$/.test(url.pathname)
  return isReaderPage ? parseSlug(url.searchParams.get('link') ?? '') : undefined
}

/** Where programs get the code of a link's card. */
export function oembedPath(slug: Slug, origin: string): string {
  return `/oembed?format=json&url=${encodeURIComponent(`${origin}/go/${slug}`)}`
}
