import { type CountryCode, parseCountryCode } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import {
  decodeQueryText,
  listParameters,
  trimPaste,
  WEB_URL_MAX_LENGTH,
} from '../product-urls/index.ts'
import { parseSlug, type Slug } from './slug.ts'

/** An address of this service, as far as it can be read without asking the server. */
export interface OwnLink {
  /** Path and query, as the server is asked for them. */
  readonly target: string
  /** `saved` is `/go/…`, `book` is `/redirect?isbn=…`, `page` everything else. */
  readonly kind: 'saved' | 'book' | 'page'
  readonly slug: Slug | null
  /** Of `/redirect` alone; which book a saved link is of, the server knows. */
  readonly identifier: BookIdentifier | null
  /** With `country=` every reader is taken to be there. */
  readonly country: CountryCode | null
  /** Whether it asks for a tag, which no address of ours can do. */
  readonly asksForTag: boolean
}

const SCHEME = /^https?:\/\//i

function readTarget(text: string, origin: string): string | undefined {
  const bare = trimPaste(text).replace(SCHEME, '')
  const host = origin.replace(SCHEME, '').toLowerCase()
  if (bare.length > WEB_URL_MAX_LENGTH || !host) return undefined
  if (bare.slice(0, host.length).toLowerCase() !== host) return undefined
  const [rest = ''] = bare.slice(host.length).split('#', 1)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : undefined
}

/**
 * Reads a link of this service at its own address; undefined for every other text. The host is
 * compared as text, port and all, since nothing is ever fetched from it.
 *
 * @example readOwnLink('https://everyshelf.example/go/h7kq2mw', 'https://everyshelf.example')?.slug // 'h7kq2mw'
 */
export function readOwnLink(text: string, origin: string): OwnLink | undefined {
  const target = readTarget(text, origin)
  if (target === undefined) return undefined
  const [path = '', query = ''] = splitOnce(target)
  const parameters = listParameters(query)
  const read = (name: string) => parameters.find(([key]) => key === name)?.[1]
  const kind = kindOf(path)
  if (kind === 'page') return { ...PAGE, target }
  return {
    target,
    kind,
    slug: kind === 'saved' ? readSlug(path) : null,
    identifier: kind === 'book' ? readIdentifier(read('isbn')) : null,
    country: parseCountryCode(read('country')) ?? null,
    asksForTag: read('tag') !== undefined || read('aff') !== undefined,
  }
}

const PAGE = {
  kind: 'page',
  slug: null,
  identifier: null,
  country: null,
  asksForTag: false,
} as const

/**
 * Whether a text is a Global Link of the service at this address, in either form. Which book it leads
 * to, the server knows.
 *
 * @example isGlobalLink('everyshelf.example/go/h7kq2mw', 'https://everyshelf.example') // true
 */
export function isGlobalLink(text: string, origin: string): boolean {
  const own = readOwnLink(text, origin)
  return own !== undefined && own.kind !== 'page'
}

function splitOnce(target: string): string[] {
  const at = target.indexOf('?')
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at)]
}

function kindOf(path: string): OwnLink['kind'] {
  if (path === '/redirect' || path === '/redirect/') return 'book'
  return path.startsWith('/go/') ? 'saved' : 'page'
}

function readSlug(path: string): Slug | null {
  return parseSlug(decodeQueryText(path.slice('/go/'.length).replace(/\/$/, ''))) ?? null
}

function readIdentifier(text = ''): BookIdentifier | null {
  return parseBookIdentifier(text.slice(0, 100)) ?? null
}
