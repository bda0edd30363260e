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
