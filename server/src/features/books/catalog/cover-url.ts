const URL_MAX = 1000

/**
 * Parses a catalog's cover URL. Google returns `http:` and a curled page edge; this corrects both. A service
 * that the operator runs on `http:` keeps it.
 *
 * @example readCoverUrl('http://books.google.com/books/content?id=x&edge=curl', 'https://www.googleapis.com') // 'https://books.google.com/books/content?id=x'
 */
export function readCoverUrl(text: string | undefined, serviceUrl: string): string | null {
  const url = text && text.length <= URL_MAX ? URL.parse(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.searchParams.get('edge') === 'curl') url.searchParams.delete('edge')
  if (url.origin !== new URL(serviceUrl).origin) url.protocol = 'https:'
  return url.href
}
