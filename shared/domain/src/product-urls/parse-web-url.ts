import { dropInvisible, trimPaste } from '../identifiers/index.ts'

/** The parts of a WHATWG URL that this package uses. It has no DOM or Node types. */
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

/** Product URLs with tracking have about 2,000 characters; longer texts are not parsed. */
export const WEB_URL_MAX_LENGTH = 4096

/** Source: RFC 1035 §2.3.4, without the length bytes. */
const HOST_MAX_LENGTH = 253

/**
 * URL parsers drop control characters and read a backslash as a slash. Both can disguise a host.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/**
 * A scheme, labels in plain ASCII, and at most a port: no user, brackets, percent signs or final
 * dot.
 */
const HEAD = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * Parses a URL. All code that reads URLs uses it. It accepts only http and https, no user name, the
 * default port, and a host that appears in the text exactly as the parser understands it. So it
 * rejects full-width letters, homoglyphs, numeric forms of addresses and final dots before we
 * compare the host with any table. Returns undefined for everything else.
 *
 * @example parseWebUrl('https://www.amazon.com@evil.example/dp/0143127748') // undefined
 */
export function parseWebUrl(text: string): WebUrl | undefined {
  const trimmed = trimPaste(text)
  if (trimmed.length > WEB_URL_MAX_LENGTH || UNSAFE_CHARACTERS.test(trimmed)) return undefined
  const host = HEAD.exec(trimmed)?.[1]?.toLowerCase()
  if (!host || host.length > HOST_MAX_LENGTH) return undefined
  try {
    const url = new URL(trimmed)
    // Percent-encoding makes the path longer. Measured without the scheme, so that http and https
    // have the same limit.
    const length = url.href.length - url.protocol.length
    if (length > WEB_URL_MAX_LENGTH - 'https:'.length) return undefined
    return url.hostname === host && url.port === '' ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Drops the invisible characters from a path, and leaves the rest of it encoded.
 *
 * @example dropEncodedInvisible('/book/%E2%80%8E9780143127741') // '/book/9780143127741'
 */
export function dropEncodedInvisible(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      const text = decodeURIComponent(encoded)
      const visible = dropInvisible(text)
      return visible === text ? encoded : encodeURIComponent(visible)
    } catch {
      return encoded
    }
  })
}

/**
 * Decodes the path of a URL and drops its invisible characters. A path with an invalid percent sign
 * stays as it is.
 *
 * @example decodePath(parseWebUrl('https://www.amazon.de/B%C3%BCcher')!) // '/Bücher'
 */
export function decodePath({ pathname }: WebUrl): string {
  if (!pathname.includes('%')) return pathname
  try {
    return dropInvisible(decodeURIComponent(pathname))
  } catch {
    return pathname
  }
}
