import { parseWebUrl, type WebUrl } from './parse-web-url.ts'
import { decodeQueryText, listParameters } from './url-parts.ts'
import { isUrlText, startsWithKnownHost } from './url-text.ts'
import { findUrlWrappers, type UrlWrapper } from './url-wrappers.ts'

const { atob } = globalThis as unknown as { readonly atob: (text: string) => string }

/** One link around another is common, as in a mail that was forwarded. More is a loop. */
const MAX_DEPTH = 5

/** Base64 of a text that begins with `http` or `{"`. */
const BASE64 = /(?:aHR0c|eyJ)[\w-]{8,}/g

function isTarget(text: string): boolean {
  return /^https?(?::|%3a)/i.test(text) || startsWithKnownHost(text)
}

/**
 * Decodes an address that is percent-encoded as a whole.
 *
 * @example decodeTarget('https%3A%2F%2Famzn.to%2F47XQoin') // 'https://amzn.to/47XQoin'
 */
export function decodeTarget(text: string): string {
  return /^https?%3a/i.test(text) ? decodeQueryText(text) : text
}

function targetInParameters(url: WebUrl, { target, decode }: UrlWrapper): string | undefined {
  const parameters = listParameters(url.search)
  return target
    .flatMap((wanted) => parameters.filter(([name]) => name.toLowerCase() === wanted))
    .map(([, value]) => (decode ? decode(value) : value).trim())
    .find(isTarget)
}

/** CJ writes the target into the path, plain; most others percent-encode it in one segment. */
function targetInPath({ pathname, search }: WebUrl): string | undefined {
  const plain = pathname.search(/https?:\/\//i)
  if (plain >= 0) return decodeQueryText(pathname.slice(plain)) + search
  // Proofpoint writes `*` for the second slash, or loses it.
  const defended = /__(https?:)\/\*?(\w.*)/i.exec(pathname)
  if (defended) return `${defended[1]}//${decodeQueryText(defended[2] ?? '')}${search}`
  const encoded = /https?(?::|%3a)%2f%2f[^/]*/i.exec(pathname)?.[0]
  if (encoded) return decodeQueryText(encoded)
  const segments = pathname.split('/').slice(1).map(decodeQueryText)
  const at = segments.findIndex((segment) => segment.includes('.') && startsWithKnownHost(segment))
  return at < 0 ? undefined : segments.slice(at).join('/')
}

/** A few sites write the target as the whole query. */
function targetAsQuery({ search }: WebUrl): string | undefined {
  return /^\?https?(?::|%3a)/i.test(search) ? search.slice(1) : undefined
}

/** Some newsletter tools encode the target, or a record with it, in Base64. */
function targetInBase64({ pathname, search }: WebUrl): string | undefined {
  for (const [text] of `${pathname}${search}`.matchAll(BASE64)) {
    try {
      const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/')).replaceAll('\\', '')
      const target = /https?:\/\/[^"\s]+/i.exec(decoded)?.[0]
      if (target) return target
    } catch {
      // Cut off, or no Base64.
    }
  }
  return undefined
}

function pathOnHost(url: WebUrl, { target }: UrlWrapper): string | undefined {
  const [name = ''] = target
  const path = url.searchParams.get(name)?.replace(/^\//, '')
  // `//evil.example` is another host.
  return path && !/^\/|^https?:/i.test(path) ? `https://${url.hostname}/${path}` : undefined
}

/**
 * Finds the address inside a URL of one of these hosts, as text; undefined if the URL holds none.
 *
 * @example findTarget(parseWebUrl('https://l.instagram.com/?u=https%3A%2F%2Famzn.to%2F47XQoin')!, wrapper) // 'https://amzn.to/47XQoin'
 */
export function findTarget(url: WebUrl, wrapper: UrlWrapper): string | undefined {
  if (wrapper.onPath?.test(url.pathname) === false) return undefined
  if (wrapper.isOwnPath) return pathOnHost(url, wrapper)
  const found =
    targetInParameters(url, wrapper) ??
    targetAsQuery(url) ??
    targetInBase64(url) ??
    targetInPath(url)
  return found && decodeTarget(found)
}

/**
 * Finds the site that Google Translate shows. Its host has hyphens instead of dots, and two for a hyphen.
 *
 * @example findTranslated(parseWebUrl('https://www-kobo-com.translate.goog/x')!) // 'https://www.kobo.com/x'
 */
function findTranslated({ hostname, pathname, search }: WebUrl): string | undefined {
  const name = /^([a-z0-9-]+)\.translate\.goog$/.exec(hostname)?.[1]
  if (name === undefined) return undefined
  const host = name.split('--').map((part) => part.replaceAll('-', '.'))
  return `https://${host.join('-')}${pathname}${search}`
}

/**
 * Returns the URL inside a URL of Google, Facebook, Outlook, an affiliate network or a newsletter tool,
 * or the URL itself if it contains none. Undefined if the target does not pass the same checks as any other
 * URL.
 *
 * @example unwrapUrl(parseWebUrl('https://www.google.com/url?q=https://www.kobo.com/')!)?.hostname // 'www.kobo.com'
 */
export function unwrapUrl(url: WebUrl, depth = 0): WebUrl | undefined {
  const [wrapped] = findUrlWrappers(url.hostname).flatMap(
    (wrapper) => findTarget(url, wrapper) ?? [],
  )
  const target = wrapped ?? findTranslated(url)
  if (target === undefined || !isUrlText(target)) return url
  const inner = parseWebUrl(startsWithKnownHost(target) ? `https://${target}` : target)
  return inner && depth < MAX_DEPTH ? unwrapUrl(inner, depth + 1) : undefined
}
