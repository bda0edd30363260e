import type { IncomingMessage } from 'node:http'
import type { BookChannel } from '@everyshelf/domain/affiliate'
import {
  dropInvisible,
  type IdentifierProblem,
  identifierKey,
} from '@everyshelf/domain/identifiers'
import {
  isInBook,
  isPublicId,
  PUBLIC_ID_LENGTH,
  type PublicId,
  parseTypedSlug,
  readTypedIdentifier,
  type Slug,
} from '@everyshelf/domain/links'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode, type Retailer } from '@everyshelf/domain/retailers'
import { createRecentMap } from '../../memory/recent-map.ts'
import {
  decode,
  type LinkQuery,
  NO_QUERY,
  OTHER_BOOK,
  parseQuery,
  type Query,
  SEPARATOR,
  SUSPICIOUS_NAME,
} from './link-query.ts'
import type { BookInUrl } from './open-link.ts'

/** Why a link's URL leads to no book. */
export type RequestProblem = IdentifierProblem | 'malformed' | 'too-long' | 'unknown-link'

/** What the URL of a link requests. `country` is in each, `format` and `utmCampaign` where they count. */
export type LinkRequest =
  | (BookInUrl &
      Pick<LinkQuery, 'country' | 'format'> & {
        readonly kind: 'book'
        readonly owner: PublicId | null
        readonly utmCampaign?: undefined
      })
  | (LinkQuery & {
      readonly kind: 'saved'
      readonly slug: Slug
      /** On an own domain: only links of this account are found there; null stands for deleted accounts. */
      readonly ownerId?: string | null
      /** The channel of a reader who asks for the next book of a series. No URL says so. */
      readonly nextIn?: BookChannel
    })
  | (StoreInUrl & { readonly kind: 'retailer'; readonly retailer: Retailer })
  | (StoreInUrl &
      Pick<LinkQuery, 'format'> & {
        readonly kind: 'marketplace'
        /** The Amazon marketplace that the reader chose. */
        readonly marketplace: MarketplaceCode
      })
  | {
      readonly kind: 'invalid'
      readonly problem: RequestProblem
      readonly text: string
      readonly country?: undefined
    }

/** A store that the reader chose on a reader page. */
interface StoreInUrl extends BookInUrl, Pick<LinkQuery, 'country' | 'utmCampaign'> {
  /** The saved link whose reader page the reader came from. */
  readonly slug: Slug | null
  /** Whether the reader opened that page from a book, where links carry no tags. */
  readonly isInBook: boolean
}

export type ValidRequest = Exclude<LinkRequest, { kind: 'invalid' }>

/** In characters. A longer URL is an invalid link. */
export const MAX_URL_LENGTH = 4096
const MAX_CACHED_LENGTH = 300

const SAVED_PATH = '/go/'
const STORE_PATH = '/out/'

/** Links as people type and print them: `/GO/PRIDE`, `//go/pride`, `/go%2Fpride`, `/redirect%3Fisbn=…`. */
const TYPED_LINK = /^\/+(?:(?:go|out)(?:\/|%2f)|redirect\/?(?:$|[?&]|%3f|%26))/i

/** Whether a request target is a link: `/redirect`, `/redirect/`, or below `/go/` or `/out/`. */
export function isLinkUrl(url: string): boolean {
  return url.startsWith(SAVED_PATH) || url.startsWith(STORE_PATH) || TYPED_LINK.test(url)
}

/** What an own domain shows beside links. No slug has such a path. */
const DOMAIN_CONTENT =
  /^\/(?:$|\?|(?:robots\.txt|sitemap\.xml|favicon\.svg)(?:$|\?)|(?:covers|embed|fonts|og|portraits|series)\/[^?])/i

/** Whether a request to an own domain is for its pages, and what they show. */
export function isDomainContent({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) {
  return (method === 'GET' || method === 'HEAD') && DOMAIN_CONTENT.test(url)
}

/** A link on an own domain: only those of this account are found there. */
export function ofOwner(link: LinkRequest, ownerId: string | null | undefined): LinkRequest {
  return link.kind === 'saved' && ownerId !== undefined ? { ...link, ownerId } : link
}

/** The usual saved link. Parsing it is faster than a lookup in the cache. */
const PLAIN_SAVED = /^\/go\/[a-z0-9]{3,40}$/

/** Parses links' URLs and caches the results. */
export function createLinkUrlReader(): (url: string) => LinkRequest {
  const cache = createRecentMap<string, LinkRequest>(20_000)
  return (url) => {
    if (PLAIN_SAVED.test(url)) return parseSavedPath(url.slice(SAVED_PATH.length), NO_QUERY)
    const cached = cache.get(url)
    if (cached) return cached
    const request = parseLinkUrl(url)
    if (url.length <= MAX_CACHED_LENGTH) cache.set(url, request)
    return request
  }
}

/**
 * Parses a link's URL as people print, type and paste it: the path in any case, a period or a quotation
 * mark at its end, parameters joined to it by `&`. Invalid values of `userId`, `country` and `format` are
 * ignored, so that the reader still arrives. `aff` and `tag` are always ignored, since a link can only carry
 * the owner's active tag.
 *
 * @example parseLinkUrl('/redirect?isbn=9780143127741&country=at')
 */
export function parseLinkUrl(url: string): LinkRequest {
  if (url.length > MAX_URL_LENGTH) return refuse('too-long')
  const { path, queryText } = splitUrl(url)
  const [, kind = '', rest = ''] = LINK_PATH.exec(path) ?? []
  const query = parseQuery(queryText, kind.toLowerCase() === 'go' ? OTHER_BOOK : SUSPICIOUS_NAME)
  if (!query) return refuse('malformed')
  if (kind.toLowerCase() === 'go') return parseSavedPath(decode(rest), query)
  if (kind.toLowerCase() === 'out') return parseStorePath(rest, query)
  return parseBookQuery(query)
}

function refuse(problem: RequestProblem, text = ''): LinkRequest {
  return { kind: 'invalid', problem, text }
}

const LINK_PATH = /^\/+(go|out|redirect)(?:\/+(.*))?$/is

/** The path as text, and the query, also where `&` or an encoded `?` begins it. */
function splitUrl(url: string) {
  const queryAt = url.indexOf('?')
  const written = decode(queryAt < 0 ? url : url.slice(0, queryAt))
  const path = dropInvisible(written.replace(ENTITY, decodeEntity))
  const query = queryAt < 0 ? '' : url.slice(queryAt + 1)
  const joined = SEPARATOR.exec(path)
  if (!joined) return { path, queryText: query }
  const { index, 0: sign } = joined
  return { path: path.slice(0, index), queryText: `${path.slice(index + sign.length)}&${query}` }
}

/** What a page's source writes inside a word: a hyphen, an accented letter, or any character's number. */
const ENTITY =
  /&(?:#(\d{1,6}|x[\da-f]{1,5})|(shy)|(?:hyphen|dash|[nm]dash|minus|horbar)|([a-z])(?:acute|caron|cedil|circ|grave|ring|slash|tilde|uml));/gi

function decodeEntity(_: string, code?: string, shy?: string, letter?: string): string {
  if (code) return String.fromCodePoint(Number(`0${code}`))
  if (shy) return ''
  return letter ? `${letter}\u0301` : '-'
}

function parseBookQuery({ values, country, format }: Query): LinkRequest {
  const [text = '', ...otherTexts] = listDifferent(values('isbn'), readBookKey)
  const [owner = '', ...otherOwners] = listDifferent(values('userid'), parsePublicId)
  // Other programs could read such a URL as another book, or as another author's.
  if (otherTexts.length > 0 || otherOwners.length > 0) return refuse('malformed')
  const parsed = readTypedIdentifier(text)
  if (!parsed.ok) return refuse(parsed.problem, text)
  const { identifier } = parsed
  return { kind: 'book', hitLink: null, identifier, format, owner: parsePublicId(owner), country }
}

/** The values that differ, each as it was first written. */
function listDifferent(
  values: readonly string[],
  toKey: (value: string) => string | null,
): readonly string[] {
  if (values.length <= 1) return values
  const written = values.filter(Boolean)
  const keys = written.map((value) => toKey(value) ?? value)
  return written.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function readBookKey(text: string): string | null {
  const parsed = readTypedIdentifier(text)
  return parsed.ok ? identifierKey(parsed.identifier) : null
}

/** Reads the ID at the beginning of a value, before what a sentence puts after a link. */
function parsePublicId(text: string): PublicId | null {
  const id = dropInvisible(text).trim().toLowerCase().slice(0, PUBLIC_ID_LENGTH)
  return isPublicId(id) ? id : null
}

function parseSavedPath(text: string, { country, format, utmCampaign }: LinkQuery): LinkRequest {
  const slug = parseTypedSlug(text)
  return slug ? { kind: 'saved', slug, country, format, utmCampaign } : refuse('unknown-link', text)
}

const AMAZON = 'amazon-'

/** A reader page's link to a store, such as `/out/kobo/9780143127741` or `/out/amazon-de/9780143127741`. */
function parseStorePath(
  text: string,
  { values, country, format, utmCampaign }: Query,
): LinkRequest {
  const [typedSeller = '', book = '', ...rest] = text.replace(/\/$/, '').split('/')
  const seller = typedSeller.toLowerCase()
  const parsed = readTypedIdentifier(book)
  if (!parsed.ok) return refuse(parsed.problem, book)
  const [slug = null, ...otherSlugs] = new Set(
    values('link').flatMap((link) => parseTypedSlug(link) ?? []),
  )
  if (otherSlugs.length > 0) return refuse('malformed')
  const request = {
    hitLink: null,
    identifier: parsed.identifier,
    slug,
    isInBook: values('in').some(isInBook),
    country,
    utmCampaign,
  }
  const code = seller.startsWith(AMAZON) ? seller.slice(AMAZON.length) : ''
  if (isMarketplaceCode(code) && rest.length === 0) {
    return { kind: 'marketplace', marketplace: code, format, ...request }
  }
  const retailer = findRetailerByCode(seller)
  if (!retailer || rest.length > 0) return refuse('unknown-link')
  return { kind: 'retailer', retailer, ...request }
}
