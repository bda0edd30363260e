import { type BookIdentifier, parseBookIdentifier, plainCharacters } from '../identifiers/index.ts'
import { isFromOtherDepartment } from './amazon-department.ts'
import type { AmazonHost } from './amazon-hosts.ts'
import { decodePath, type WebUrl } from './parse-web-url.ts'
import type { ParsedProductUrl } from './product-url.ts'
import { ATTRIBUTION_TAG } from './url-parts.ts'

/** The book of an Amazon URL, and the affiliate tag on the URL. */
export interface AmazonProduct {
  readonly identifier: BookIdentifier
  readonly foreignTag: string | null
}

/** First path segments of pages that are never products: lists, authors, accounts, films. */
const notProducts = new Set(['stores', 'author', 'e', 'hz', 's', 'b', 'ap', 'music'])
const notProductsBelowGp = new Set(['video', 'help', 'cart', 'registry', 'aws'])

/** The form of a tag in a URL. Any other value is no tag. */
const TAG = /^[A-Za-z0-9][\w-]{0,63}$/

/** A session ID, which old links have where others have the tag: 104-2409444-5351140. */
const SESSION_ID = /^\d{3}-\d{7}-\d{7}$/

/**
 * Reads an identifier at the start of a path segment: ten letters or digits, or a complete ISBN-13.
 * Hyphens do not matter. Eleven characters are not cut to ten.
 *
 * @example readAmazonId('0143127748&tag=x-20') // { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' }
 */
export function readAmazonId(segment: string | undefined): BookIdentifier | undefined {
  const [start = ''] = /^[A-Za-z0-9-]*/.exec(plainCharacters(segment ?? '')) ?? []
  const bare = start.replaceAll('-', '')
  return bare.length === 10 || bare.length === 13 ? parseBookIdentifier(bare) : undefined
}

/**
 * Finds the position of the identifier after `dp`. Old links have the title between them, and a
 * title can have ten letters too.
 */
function positionAfterDp(segments: readonly string[], at: number): number {
  const next = segments[at + 2] ?? ''
  const isTitle = !/\d/.test(segments[at + 1] ?? '') || !readAmazonId(segments[at + 1])
  return isTitle && /\d/.test(next) && readAmazonId(next) ? at + 2 : at + 1
}

/** `/d/Books/Some-Author-Some-Title/0143127748`: the identifier comes last. */
function positionAtEnd(segments: readonly string[]): number | undefined {
  const at = segments.findLastIndex((segment) => !segment.startsWith('ref='))
  // One part alone can be the code of a shortened link, unless it is an ISBN.
  if (at === 1) return readAmazonId(segments[at])?.kind === 'isbn' ? at : undefined
  return at > 1 && /\d/.test(segments[at] ?? '') ? at : undefined
}

/**
 * The position of the identifier, if `segments[at]` is a word that comes before one; else
 * undefined.
 */
function idPosition(segments: readonly string[], at: number): number | undefined {
  switch (segments[at]?.toLowerCase()) {
    case 'dp':
      return positionAfterDp(segments, at)
    case 'customer-reviews':
      return segments[at - 1] === 'portal' ? at + 1 : undefined
    case 'reader':
      return segments[at - 1] === 'gp' ? at + 1 : undefined
    case 'asin':
    case 'isbn':
    case 'product-reviews':
    case 'offer-listing':
      return at + 1
    case 'product':
      return segments[at + 1] === 'glance' ? at + 2 : at + 1
    case 'd':
      if (at === 0) return positionAtEnd(segments)
      return segments[at - 1] === 'aw' && segments[at - 2] === 'gp' ? at + 1 : undefined
    case '-':
      return segments[at - 1] === 'detail' && segments[at - 2] === 'tg' ? at + 1 : undefined
    default:
      return undefined
  }
}

function isNoProduct(segments: readonly string[]): boolean {
  const [first = '', second = ''] = segments
  return notProducts.has(first) || (first === 'gp' && notProductsBelowGp.has(second))
}

/** Old links with "obidos" have the tag as a segment after the ASIN. */
function tagInPath(segments: readonly string[], afterId: number): string | null {
  const tag = segments
    .slice(afterId, afterId + 2)
    .find((segment) => !segment.startsWith('ref=') && !SESSION_ID.test(segment))
  return tag && TAG.test(tag) ? tag : null
}

/**
 * Reads the affiliate tag from the query; null if it is missing, invalid, or the tag of Amazon
 * Attribution.
 *
 * @example tagInQuery(parseWebUrl('https://www.amazon.com/dp/0143127748?tag=x-20')!) // 'x-20'
 */
export function tagInQuery(url: WebUrl): string | null {
  if (!url.search.includes('tag=')) return null
  const tag = url.searchParams.get('tag')?.trim()
  return tag && tag !== ATTRIBUTION_TAG && TAG.test(tag) ? tag : null
}

/** A second URL that was pasted behind the first does not say what the first one names. */
function cutAtNextUrl(segments: readonly string[]): readonly string[] {
  const at = segments.findIndex((segment) => /https?:$/i.test(segment))
  return at < 0 ? segments : segments.slice(0, at)
}

function readProductPath(url: WebUrl): AmazonProduct | undefined {
  // Links of the year 2000 have `ISBN=0143127748` in one segment.
  const path = decodePath(url).replace(/\/(ISBN|ASIN)=/gi, '/$1/')
  const all = path.split('/').filter(Boolean)
  const own = cutAtNextUrl(all)
  // `/-/en/dp/…` is the site in another language, `/-/e/…` an author's page.
  const segments = own[0] === '-' ? own.slice(2) : own
  if (isNoProduct(segments)) return undefined
  for (let at = 0; at < segments.length; at++) {
    const position = idPosition(segments, at)
    const identifier = position && readAmazonId(segments[position])
    if (!identifier) continue
    const fromPath =
      segments[at]?.toLowerCase() === 'asin' ? tagInPath(segments, position + 1) : null
    // A common mistake: `/dp/0143127748&tag=x-20` has an ampersand instead of a question mark.
    const misplaced = /&tag=([\w-]+)/.exec(path)?.[1] ?? null
    return { identifier, foreignTag: tagInQuery(url) ?? fromPath ?? misplaced }
  }
  return readAsinParameter(url)
}

/** Some forms and pop-up pages name the book in a parameter: `?asin=`. */
function readAsinParameter(url: WebUrl): AmazonProduct | undefined {
  if (!/[?&]asin=/i.test(url.search)) return undefined
  const text = url.searchParams.get('asin') ?? url.searchParams.get('ASIN') ?? undefined
  const identifier = readAmazonId(text)
  return identifier && { identifier, foreignTag: tagInQuery(url) }
}

/** The paths of searches since 1998. */
const SEARCH_PATH =
  /^\/(?:-\/\w+\/)?(?:s|gp\/search|gp\/aw\/s|mn\/search|exec\/obidos\/(?:search-handle-\w+|external-search))(?:\/|$)/

/** Whether the path of an Amazon URL is one of a search. */
export function isSearchPath({ pathname }: Pick<WebUrl, 'pathname'>): boolean {
  return SEARCH_PATH.test(pathname)
}

/** The parameters with the words of a search. */
const SEARCH_PARAMETERS = ['k', 'keywords', 'keyword', 'field-keywords', 'field-isbn']

/** The words of a search, also those in its filters: `rh=n:283155,p_66:0143127748`. */
function listSearched({ searchParams }: WebUrl): string[] {
  const filters = (searchParams.get('rh') ?? '').split(',')
  const filtered = filters.flatMap((filter) => /^(?:p_66|k):(.+)$/.exec(filter)?.[1] ?? [])
  return [...SEARCH_PARAMETERS.flatMap((name) => searchParams.get(name) ?? []), ...filtered]
}

/**
 * A search for one ISBN names a book. Our own links to ISBNs that begin with 979 are such searches.
 */
function readIsbnSearch(url: WebUrl): AmazonProduct | undefined {
  if (!url.search || !isSearchPath(url)) return undefined
  for (const text of listSearched(url)) {
    const identifier = parseBookIdentifier(text)
    if (identifier?.kind === 'isbn') return { identifier, foreignTag: tagInQuery(url) }
  }
  return undefined
}

/** The Kindle web reader: `?asin=`, previews and samples. */
function readReader(url: WebUrl): AmazonProduct | undefined {
  const sample = /^\/sample\/([^/]+)/.exec(url.pathname)?.[1]
  const identifier = readAmazonId(url.searchParams.get('asin') ?? sample)
  return identifier && { identifier, foreignTag: tagInQuery(url) }
}

/**
 * Finds the book that an Amazon URL names. `isReader` says that the host is a Kindle web reader.
 */
export function findAmazonProduct(url: WebUrl, isReader: boolean): AmazonProduct | undefined {
  if (isReader) return readReader(url)
  return readProductPath(url) ?? readIsbnSearch(url)
}

/**
 * Reads a URL of an Amazon marketplace or Kindle web reader, in every form since 1998. Returns
 * `not-a-product` if it names no book, or a product of a department without books.
 */
export function readAmazonUrl(url: WebUrl, host: AmazonHost): ParsedProductUrl {
  const found = findAmazonProduct(url, host.isReader)
  return found && !isFromOtherDepartment(url, found.identifier)
    ? { kind: 'product', retailer: 'amazon', marketplace: host.marketplace, ...found }
    : { kind: 'not-a-product', retailer: 'amazon' }
}
