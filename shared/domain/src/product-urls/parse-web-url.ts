/** The parts of a WHATWG URL that this package reads; it has no DOM or Node types of its own. */
export interface WebUrl {
  readonly protocol: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly searchParams: { get(name: string): string | null }
  readonly href: string
}

const { URL } = globalThis as unknown as { readonly URL: new (text: string) => WebUrl }

/** Product URLs with tracking run to about 2,000 characters; nothing longer is worth reading. */
export const WEB_URL_MAX_LENGTH = 4096

/** White space, and the marks without width that copying leaves around a text. */
const PADDING = /[\s\u200B-\u200F\u2060\uFEFF]/

/** One pass from each end: a pattern anchored at the end would try every run of spaces between. */
export function trimPaste(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && PADDING.test(text.charAt(start))) start++
  while (end > start && PADDING.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Parsers drop control characters or read a backslash as a slash; both serve to disguise a host. */
const TREACHEROUS = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Scheme, plain ASCII labels, at most a port: no user, no brackets, no percent signs, no last dot. */
const HEAD = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * The one reader of URLs for the whole product. Only http and https, no user info, the scheme's own
 * port, and a host that stands in the text exactly as the parser understands it: full-width letters,
 * homoglyphs, numbers for addresses and trailing dots are refused before any table is asked.
 *
 * @example parseWebUrl('https://www.amazon.com@evil.example/dp/0143127748') // undefined
 */
export function parseWebUrl(text: string): WebUrl | undefined {
  const trimmed = trimPaste(text)
  if (trimmed.length > WEB_URL_MAX_LENGTH || TREACHEROUS.test(trimmed)) return undefined
  const host = HEAD.exec(trimmed)?.[1]?.toLowerCase()
  if (!host) return undefined
  try {
    const url = new URL(trimmed)
    // The path grows by percent-encoding; measured without the scheme, so that http equals https.
    const length = url.href.length - url.protocol.length
    if (length > WEB_URL_MAX_LENGTH - 'https:'.length) return undefined
    return url.hostname === host && url.port === '' ? url : undefined
  } catch {
    return undefined
  }
}

/** The path in plain characters; a broken percent sign leaves it as it is. */
export function decodePath({ pathname }: WebUrl): string {
  if (!pathname.includes('%')) return pathname
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
