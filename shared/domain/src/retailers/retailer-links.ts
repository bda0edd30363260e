import type { CountryCode } from '../countries/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import type { BookFormat } from './book-format.ts'
import { retailers } from './registry.ts'
import type { Retailer, RetailerCode } from './retailer.ts'

/**
 * One row of the list of other stores: where people can buy or search for a book, given by ISBN.
 */
export interface RetailerLink {
  readonly retailer: RetailerCode
  readonly name: string
  readonly countries: readonly CountryCode[]
  readonly formats: readonly BookFormat[]
  /** `search` opens a list of results, so a button must not promise the book itself. */
  readonly kind: 'product' | 'search'
  readonly url: string
}

/**
 * Builds the URL of a book at one retailer, without any affiliate ID. A retailer with several sites
 * is opened at the one for `country`, else at its first. Returns null if we know no URL by ISBN.
 *
 * @example buildRetailerUrl(fnac, isbn13, 'PT') // 'https://www.fnac.pt/SearchResult/ResultList.aspx?Search=9780143127741'
 */
export function buildRetailerUrl(
  retailer: Retailer,
  isbn13: Isbn13,
  country: CountryCode | null,
): string | null {
  const link = retailer.isbnLink
  if (!link) return null
  const site = country && retailer.countries.includes(country) ? country : retailer.countries[0]
  const template = typeof link.template === 'string' ? link.template : link.template(isbn13)
  return template
    .replace('{site}', link.sites?.[site] ?? '')
    .replace('{country}', site.toLowerCase())
    .replaceAll('{isbn13}', isbn13)
}

function toLink(retailer: Retailer, isbn13: Isbn13, country: CountryCode | null): RetailerLink[] {
  const { code, name, countries, formats, isbnLink } = retailer
  const url = buildRetailerUrl(retailer, isbn13, country)
  return url && isbnLink
    ? [{ retailer: code, name, countries, formats, kind: isbnLink.kind, url }]
    : []
}

/** A retailer in more countries is international, and its home is the first one listed. */
const MAX_LOCAL_COUNTRIES = 3

/**
 * Whether a retailer that sells in the country is one that readers there consider their own.
 *
 * @example isLocalRetailer(findActiveRetailer('thalia')!, 'AT') // true
 */
export function isLocalRetailer({ countries }: Retailer, country: CountryCode): boolean {
  return countries[0] === country || countries.length <= MAX_LOCAL_COUNTRIES
}

/**
 * Lists the URLs of a book at all retailers that sell in a country, those based there first. With
 * null, lists all retailers. Amazon is not among them: see `buildAmazonUrl`.
 *
 * @example listRetailerLinks(isbn13, 'GB')[0]?.retailer // 'bookshop-uk'
 */
export function listRetailerLinks(isbn13: Isbn13, country: CountryCode | null): RetailerLink[] {
  const selling = retailers.filter(({ countries }) => !country || countries.includes(country))
  const isBasedThere = ({ countries }: Retailer) => countries[0] === country
  return [
    ...selling.filter(isBasedThere),
    ...selling.filter((retailer) => !isBasedThere(retailer)),
  ].flatMap((retailer) => toLink(retailer, isbn13, country))
}
