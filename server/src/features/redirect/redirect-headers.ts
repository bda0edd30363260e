/** 302 with no-store: a cached redirect would send later readers to the first reader's country. */
const REDIRECT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Length': '0',
} as const

/** HSTS; empty when the site uses plain http. */
export type TransportHeaders = Readonly<Record<string, string>>

/** The headers of every redirect but `Location`. */
export function getRedirectHeaders(
  transportHeaders: TransportHeaders,
): Readonly<Record<string, string>> {
  return { ...REDIRECT_HEADERS, ...transportHeaders }
}

/** The headers of every redirect but `Location`, as the flat list that `writeHead` takes. */
export function listRedirectHeaders(transportHeaders: TransportHeaders): readonly string[] {
  return Object.entries(getRedirectHeaders(transportHeaders)).flat()
}

/** The headers that a reader's browser would get, without a click id, since nothing was recorded. */
export function describeRedirect(
  url: string,
  redirectHeaders: readonly string[],
): (readonly [name: string, value: string])[] {
  const pairs = ['Location', url, ...redirectHeaders]
  return pairs.flatMap((name, index) =>
    index % 2 === 0 ? [[name, pairs[index + 1] ?? ''] as const] : [],
  )
}
