const URL_MAX = 1000

/**
 * Reads a catalogue's address of a cover. Google gives `http:` and asks for a curled page edge; both
 * are mended. A service that an operator runs on `http:` keeps it.
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
