import { type EditionFormat, isEditionFormat } from '@everyshelf/domain/books'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { type IdentifierProblem, readBookIdentifier } from '@everyshelf/domain/identifiers'
import {
  cleanCampaign,
  isPublicId,
  type PublicId,
  parseSlug,
  type Slug,
} from '@everyshelf/domain/links'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode, type Retailer } from '@everyshelf/domain/retailers'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { BookInUrl } from './open-link.ts'

/** Why a link's URL leads to no book. */
export type RequestProblem = IdentifierProblem | 'malformed' | 'too-long' | 'unknown-link'

/** What the URL of a link requests. */
export type LinkRequest =
  | (BookInUrl & {
      readonly kind: 'book'
      readonly format: EditionFormat | null
      readonly owner: PublicId | null
      readonly country: CountryCode | undefined
      readonly utmCampaign?: undefined
    })
  | {
      readonly kind: 'saved'
      readonly slug: Slug
      readonly country: CountryCode | undefined
      /** The edition that the reader prefers to the owner's default. */
      readonly format: EditionFormat | null
      /** The campaign in the URL, cleaned. It counts if the link's owner wants that. */
      readonly utmCampaign: string | undefined
    }
  | (BookInUrl & {
      readonly kind: 'retailer'
      readonly retailer: Retailer
      /** The saved link whose reader page the reader came from. */
      readonly slug: Slug | null
      /** Whether the reader opened that page from a book, where links carry no tags. */
      readonly isInBook: boolean
      readonly country: CountryCode | undefined
      readonly utmCampaign: string | undefined
    })
  | (BookInUrl & {
      readonly kind: 'marketplace'
      /** The Amazon marketplace that the reader chose. */
      readonly marketplace: MarketplaceCode
      readonly slug: Slug | null
      readonly isInBook: boolean
      readonly country: CountryCode | undefined
      readonly format: EditionFormat | null
      readonly utmCampaign: string | undefined
    })
  | { readonly kind: 'invalid'; readonly problem: RequestProblem; readonly text: string }

export type ValidRequest = Exclude<LinkRequest, { kind: 'invalid' }>

/** R42 */
export const MAX_URL_LENGTH = 4096
const MAX_IDENTIFIER_LENGTH = 100
const MAX_CACHED_LENGTH = 300

const BOOK_PATH = '/redirect'
const SAVED_PATH = '/go/'
const STORE_PATH = '/out/'

/** Whether a request target is a link: `/redirect`, `/redirect/`, or below `/go/` or `/out/`. */
export function isLinkUrl(url: string): boolean {
  if (url.startsWith(SAVED_PATH) || url.startsWith(STORE_PATH)) return true
  if (!url.startsWith(BOOK_PATH)) return false
  const rest = url.slice(BOOK_PATH.length, BOOK_PATH.length + 2)
  return rest === '' || rest[0] === '?' || rest === '/' || rest === '/?'
}

/** What the query of a link to a saved link or store can add. */
interface LinkQuery {
  readonly country: CountryCode | undefined
  readonly format: EditionFormat | null
  readonly utmCampaign: string | undefined
}

const NO_QUERY: LinkQuery = { country: undefined, format: null, utmCampaign: undefined }

/** The usual saved link. Parsing it is faster than a lookup in the cache. */
const PLAIN_SAVED = /^\/go\/[a-z0-9]{3,40}$/

/** Parses links' URLs and caches the results. */
export function createLinkUrlReader(): (url: string) => LinkRequest {
  const cache = createRecentMap<string, LinkRequest>(20_000)
  return (url) => {
    if (PLAIN_SAVED.test(url)) return parseSavedSlug(url.slice(SAVED_PATH.length), NO_QUERY)
    const cached = cache.get(url)
    if (cached) return cached
    const request = parseLinkUrl(url)
    if (url.length <= MAX_CACHED_LENGTH) cache.set(url, request)
    return request
  }
}

/**
 * Parses a link's URL. Invalid values of `userId`, `country` and `format` are ignored, so that the reader
 * still arrives. `aff` and `tag` are always ignored, since a link can only carry the owner's active tag.
 *
 * @example parseLinkUrl('/redirect?isbn=9780143127741&country=at')
 */
export function parseLinkUrl(url: string): LinkRequest {
  if (url.length > MAX_URL_LENGTH) return { kind: 'invalid', problem: 'too-long', text: '' }
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  const query = parseQuery(queryAt < 0 ? '' : url.slice(queryAt + 1))
  if (!query) return { kind: 'invalid', problem: 'malformed', text: '' }
  const country = parseCountryCode(query.country)
  const format = isEditionFormat(query.format) ? query.format : null
  const linkQuery = { country, format, utmCampaign: readUtmCampaign(query) }
  if (path.startsWith(SAVED_PATH)) return parseSavedPath(path, linkQuery)
  if (path.startsWith(STORE_PATH)) return parseStorePath(path, query, linkQuery)

  const text = query.isbn ?? ''
  const parsed = readBookIdentifier(text.length > MAX_IDENTIFIER_LENGTH ? '?' : text)
  if (!parsed.ok) return { kind: 'invalid', problem: parsed.problem, text }
  const owner = query.userId && isPublicId(query.userId) ? query.userId : null
  return { kind: 'book', hitLink: null, identifier: parsed.identifier, format, owner, country }
}

function parseSavedPath(path: string, query: LinkQuery): LinkRequest {
  return parseSavedSlug(decode(path.slice(SAVED_PATH.length).replace(/\/$/, '')) ?? '', query)
}

function parseSavedSlug(text: string, { country, format, utmCampaign }: LinkQuery): LinkRequest {
  const slug = parseSlug(text)
  if (!slug) return { kind: 'invalid', problem: 'unknown-link', text }
  return { kind: 'saved', slug, country, format, utmCampaign }
}

const AMAZON = 'amazon-'

/** A reader page's link to a store, such as `/out/kobo/9780143127741` or `/out/amazon-de/9780143127741`. */
function parseStorePath(
  path: string,
  { link, in: place }: Query,
  { country, format, utmCampaign }: LinkQuery,
): LinkRequest {
  const text = decode(path.slice(STORE_PATH.length)) ?? ''
  const [seller = '', book = '', ...rest] = text.replace(/\/$/, '').split('/')
  const parsed = readBookIdentifier(book.length > MAX_IDENTIFIER_LENGTH ? '?' : book)
  if (!parsed.ok) return { kind: 'invalid', problem: parsed.problem, text: book }
  const request = {
    hitLink: null,
    identifier: parsed.identifier,
    slug: parseSlug(link ?? '') ?? null,
    isInBook: place === 'book',
    country,
    utmCampaign,
  }
  const code = seller.startsWith(AMAZON) ? seller.slice(AMAZON.length) : ''
  if (isMarketplaceCode(code) && rest.length === 0) {
    return { kind: 'marketplace', marketplace: code, format, ...request }
  }
  const retailer = findRetailerByCode(seller)
  if (!retailer || rest.length > 0) return { kind: 'invalid', problem: 'unknown-link', text: '' }
  return { kind: 'retailer', retailer, ...request }
}

const parameters = ['isbn', 'userId', 'country', 'aff', 'tag', 'link', 'format', 'in'] as const
/** Parameters of other programs. The first one counts, since readers must arrive whatever they contain. */
const utmParameters = ['utm_campaign', 'utm_source'] as const
type UtmQuery = { [name in (typeof utmParameters)[number]]?: string }
type Query = { [name in (typeof parameters)[number]]?: string } & UtmQuery

/**
 * Reads our parameters and campaigns, and ignores others, such as tracking parameters that social networks
 * add. Undefined when one of our own parameters appears twice or as a list: other programs could read such a
 * URL as another book (S5).
 */
function parseQuery(text: string): Query | undefined {
  const query: Query = {}
  for (const part of text.split('&')) {
    const [rawName = '', ...rest] = part.split('=')
    const decodedName = decode(rawName)
    const value = decode(rest.join('='))
    const name = parameters.find((parameter) => parameter === decodedName)
    const utm = utmParameters.find((parameter) => parameter === decodedName)
    if (name) {
      if (value === undefined || query[name] !== undefined) return undefined
      query[name] = value
    } else if (utm) {
      query[utm] ??= value ?? ''
    } else if (decodedName !== undefined && isSuspiciousName(decodedName)) {
      return undefined
    }
  }
  return query
}

function readUtmCampaign({ utm_campaign: campaign, utm_source: source }: UtmQuery) {
  for (const text of [campaign, source]) {
    const cleaned = text ? cleanCampaign(text) : null
    if (cleaned !== null) return cleaned
  }
  return undefined
}

const SUSPICIOUS_NAME =
  /^(?:(?:__proto__|constructor|prototype)(?:$|[[.])|(?:isbn|userId|country|aff|tag|link|format|in)[[.])/

function isSuspiciousName(name: string): boolean {
  return SUSPICIOUS_NAME.test(name)
}

function decode(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
