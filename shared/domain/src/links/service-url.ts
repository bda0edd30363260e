import { type CountryCode, parseCountryCode } from '../countries/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import {
  decodeQueryText,
  listParameters,
  parseRetailerUrl,
  trimPaste,
  WEB_URL_MAX_LENGTH,
} from '../product-urls/index.ts'
import type { Slug } from './slug.ts'
import { parseTypedSlug, readTypedIdentifier } from './typed-link.ts'

/** A URL of this service, as far as it can be read without the server. */
export interface ServiceUrl {
  /** Path and query, as in the request to the server. */
  readonly target: string
  /** `saved` is `/go/…`, `book` is `/redirect?isbn=…`, `page` any other path. */
  readonly kind: 'saved' | 'book' | 'page'
  readonly slug: Slug | null
  /** Only from `/redirect`. Only the server knows the book of a saved link. */
  readonly identifier: BookIdentifier | null
  /** From `country=`: every reader is treated as if they were in this country. */
  readonly country: CountryCode | null
  /** Whether it has a tag parameter, which this service ignores. */
  readonly hasTag: boolean
}

const SCHEME = /^https?:\/\//i

function readTarget(
  text: string,
  origin: string,
  ownDomains: readonly string[],
): string | undefined {
  const [target] = ownDomains.flatMap((domain) => readBelow(text, domain) ?? [])
  if (target !== undefined) return /^\/+\w/.test(target) ? `/go${target}` : target
  return readBelow(text, origin)
}

function readBelow(text: string, origin: string): string | undefined {
  const bare = trimPaste(text).replace(SCHEME, '')
  const host = origin.replace(SCHEME, '').toLowerCase()
  if (bare.length > WEB_URL_MAX_LENGTH || !host) return undefined
  if (bare.slice(0, host.length).toLowerCase() !== host) return undefined
  const [rest = ''] = bare.slice(host.length).split('#', 1)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : undefined
}

/**
 * Parses a URL of this service, with or without a scheme, or inside a link of Google, Facebook and others. Returns undefined for other texts. The
 * origin is compared as text, port included, because the URL is never fetched. A link on an account's own
 * domain is read as `/go/…`.
 *
 * @example parseServiceUrl('https://everyshelf.example/go/h7kq2mw', 'https://everyshelf.example')?.slug // 'h7kq2mw'
 */
export function parseServiceUrl(
  text: string,
  origin: string,
  ownDomains: readonly string[] = [],
): ServiceUrl | undefined {
  const read = (address: string) => readTarget(address, origin, ownDomains)
  const target = read(text) ?? read(parseRetailerUrl(text)?.href ?? '')
  if (target === undefined) return undefined
  const [path = '', query = ''] = splitOnce(target)
  const parameters = listParameters(query)
  const find = (name: string) => parameters.find(([key]) => key === name)?.[1]
  const kind = kindOf(path)
  if (kind === 'page') return { ...PAGE, target }
  return {
    target,
    kind,
    slug: kind === 'saved' ? readSlug(path) : null,
    identifier: kind === 'book' ? readIdentifier(find('isbn')) : null,
    country: parseCountryCode(find('country')) ?? null,
    hasTag: find('tag') !== undefined || find('aff') !== undefined,
  }
}

const PAGE = {
  kind: 'page',
  slug: null,
  identifier: null,
  country: null,
  hasTag: false,
} as const

/**
 * Whether a text is a Global Link of the service at `origin`, in either form. Only the server knows
 * the book of a saved link.
 *
 * @example isGlobalLink('everyshelf.example/go/h7kq2mw', 'https://everyshelf.example') // true
 */
export function isGlobalLink(text: string, origin: string): boolean {
  const url = parseServiceUrl(text, origin)
  return url !== undefined && url.kind !== 'page'
}

function splitOnce(target: string): string[] {
  const at = target.indexOf('?')
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at)]
}

function kindOf(path: string): ServiceUrl['kind'] {
  if (/^\/+redirect\/?$/i.test(path)) return 'book'
  return SAVED_PATH.test(path) ? 'saved' : 'page'
}

const SAVED_PATH = /^\/+go\//i

function readSlug(path: string): Slug | null {
  return parseTypedSlug(decodeQueryText(path.replace(SAVED_PATH, ''))) ?? null
}

function readIdentifier(text = ''): BookIdentifier | null {
  const parsed = readTypedIdentifier(text)
  return parsed.ok ? parsed.identifier : null
}
