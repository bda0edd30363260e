import { type EditionFormat, isEditionFormat } from '@everyshelf/domain/books'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { type IdentifierProblem, readBookIdentifier } from '@everyshelf/domain/identifiers'
import { isPublicId, type PublicId, parseSlug, type Slug } from '@everyshelf/domain/links'
import { findRetailerByCode, type Retailer } from '@everyshelf/domain/retailers'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { AddressedBook } from './open-link.ts'

/** Why an address of ours leads to no book. */
export type RequestProblem = IdentifierProblem | 'malformed' | 'too-long' | 'unknown-link'

/** What the address of a link asks for. */
export type LinkRequest =
  | (AddressedBook & {
      readonly kind: 'book'
      readonly format: EditionFormat | null
      readonly owner: PublicId | null
      readonly country: CountryCode | undefined
    })
  | {
      readonly kind: 'saved'
      readonly slug: Slug
      readonly country: CountryCode | undefined
      /** The edition that the reader would rather have than the owner's first. */
      readonly format: EditionFormat | null
    }
  | (AddressedBook & {
      readonly kind: 'shop'
      readonly retailer: Retailer
      /** The saved link whose page the reader comes from. */
      readonly slug: Slug | null
      readonly country: CountryCode | undefined
    })
  | { readonly kind: 'wrong'; readonly problem: RequestProblem; readonly text: string }

/** R42 */
const LONGEST_URL = 4096
const LONGEST_IDENTIFIER = 100
const LONGEST_KEPT = 300

const BOOK_PATH = '/redirect'
const SAVED_PATH = '/go/'
const SHOP_PATH = '/out/'

/** Whether a request target is a link's: `/redirect`, `/redirect/`, below `/go/` or `/out/`. */
export function isLinkUrl(url: string): boolean {
  if (url.startsWith(SAVED_PATH) || url.startsWith(SHOP_PATH)) return true
  if (!url.startsWith(BOOK_PATH)) return false
  const rest = url.slice(BOOK_PATH.length, BOOK_PATH.length + 2)
  return rest === '' || rest[0] === '?' || rest === '/' || rest === '/?'
}

/** The usual saved link, which is read faster than it is remembered. */
const PLAIN_SAVED = /^\/go\/[a-z0-9]{3,40}$/

/** Reads the address of a link, the same text once. */
export function createRequestReader(): (url: string) => LinkRequest {
  const known = createRecentMap<string, LinkRequest>(20_000)
  return (url) => {
    if (PLAIN_SAVED.test(url)) return readSlug(url.slice(SAVED_PATH.length), undefined, null)
    const kept = known.get(url)
    if (kept) return kept
    const request = readLinkUrl(url)
    if (url.length <= LONGEST_KEPT) known.set(url, request)
    return request
  }
}

/**
 * Reads the address of a link. `userId`, `country` and `format` are ignored when they are none, since
 * the reader has to arrive; `aff` and `tag` always, since a link can only carry the tag in force anyway.
 *
 * @example readLinkUrl('/redirect?isbn=9780143127741&country=at')
 */
export function readLinkUrl(url: string): LinkRequest {
  if (url.length > LONGEST_URL) return { kind: 'wrong', problem: 'too-long', text: '' }
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  const query = readQuery(queryAt < 0 ? '' : url.slice(queryAt + 1))
  if (!query) return { kind: 'wrong', problem: 'malformed', text: '' }
  const country = parseCountryCode(query.country)
  const format = isEditionFormat(query.format) ? query.format : null
  if (path.startsWith(SAVED_PATH)) return readSavedPath(path, country, format)
  if (path.startsWith(SHOP_PATH)) return readShopPath(path, query.link, country)

  const text = query.isbn ?? ''
  const reading = readBookIdentifier(text.length > LONGEST_IDENTIFIER ? '?' : text)
  if (!reading.ok) return { kind: 'wrong', problem: reading.problem, text }
  const owner = query.userId && isPublicId(query.userId) ? query.userId : null
  return { kind: 'book', hitLink: null, identifier: reading.identifier, format, owner, country }
}

function readSavedPath(
  path: string,
  country: CountryCode | undefined,
  format: EditionFormat | null,
): LinkRequest {
  return readSlug(decode(path.slice(SAVED_PATH.length).replace(/\/$/, '')) ?? '', country, format)
}

function readSlug(
  text: string,
  country: CountryCode | undefined,
  format: EditionFormat | null,
): LinkRequest {
  const slug = parseSlug(text)
  if (!slug) return { kind: 'wrong', problem: 'unknown-link', text }
  return { kind: 'saved', slug, country, format }
}

/** A reader page's exit to a shop other than Amazon, `/out/kobo/9780143127741`. */
function readShopPath(
  path: string,
  link: string | undefined,
  country: CountryCode | undefined,
): LinkRequest {
  const text = decode(path.slice(SHOP_PATH.length)) ?? ''
  const [code = '', book = '', ...rest] = text.replace(/\/$/, '').split('/')
  const retailer = findRetailerByCode(code)
  const reading = readBookIdentifier(book.length > LONGEST_IDENTIFIER ? '?' : book)
  if (!reading.ok) return { kind: 'wrong', problem: reading.problem, text: book }
  if (!retailer || rest.length > 0) return { kind: 'wrong', problem: 'unknown-link', text: '' }
  const slug = parseSlug(link ?? '') ?? null
  const { identifier } = reading
  return { kind: 'shop', hitLink: null, retailer, identifier, slug, country }
}

const parameters = ['isbn', 'userId', 'country', 'aff', 'tag', 'link', 'format'] as const
type Query = { [name in (typeof parameters)[number]]?: string }

/**
 * The parameters of ours; others, such as what a network adds to follow its readers, are passed over.
 * Undefined when one of ours is there twice or as a list: whatever reads such an address elsewhere
 * could take it for another book (S5).
 */
function readQuery(text: string): Query | undefined {
  const query: Query = {}
  for (const part of text.split('&')) {
    const equalsAt = part.indexOf('=')
    const rawName = equalsAt < 0 ? part : part.slice(0, equalsAt)
    const decodedName = decode(rawName)
    const name = parameters.find((parameter) => parameter === decodedName)
    if (name) {
      const value = decode(equalsAt < 0 ? '' : part.slice(equalsAt + 1))
      if (value === undefined || query[name] !== undefined) return undefined
      query[name] = value
    } else if (decodedName !== undefined && isOddName(decodedName)) {
      return undefined
    }
  }
  return query
}

const ODD_NAME =
  /^(?:(?:__proto__|constructor|prototype)(?:$|[[.])|(?:isbn|userId|country|aff|tag|link|format)[[.])/

function isOddName(name: string): boolean {
  return ODD_NAME.test(name)
}

function decode(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
