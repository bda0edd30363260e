import type { CountryCode } from '../countries/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import type { BookFormat } from './book-format.ts'
import { retailers } from './registry.ts'
import type { Retailer, RetailerCode } from './retailer.ts'

/** One row of "other shops": where a book, named by ISBN, is sold or can be searched for. */
export interface RetailerLink {
  readonly retailer: RetailerCode
  readonly name: string
  readonly countries: readonly CountryCode[]
  readonly formats: readonly BookFormat[]
  /** `search` leads to a list of results, so a button must not promise the book itself. */
  readonly kind: 'product' | 'search'
  readonly url: string
}

/**
 * The address of a book in one shop, without anybody's affiliate id. A shop with several sites is
 * opened at the reader's; null where no address by ISBN is known.
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
  const place = country && retailer.countries.includes(country) ? country : retailer.countries[0]
  const template = typeof link.template === 'string' ? link.template : link.template(isbn13)
  return template
    .replace('{site}', link.sites?.[place] ?? '')
    .replace('{country}', place.toLowerCase())
    .replaceAll('{isbn13}', isbn13)
}

function toLink(retailer: Retailer, isbn13: Isbn13, country: CountryCode | null): RetailerLink[] {
  const { code, name, countries, formats, isbnLink } = retailer
  const url = buildRetailerUrl(retailer, isbn13, country)
  return url && isbnLink
    ? [{ retailer: code, name, countries, formats, kind: isbnLink.kind, url }]
    : []
}

/**
 * The book's address in every shop that sells in a country, the country's own shops first; with null
 * in every shop there is. Amazon is not among them: see `buildAmazonUrl`.
 */
export function listRetailerLinks(isbn13: Isbn13, country: CountryCode | null): RetailerLink[] {
  const selling = retailers.filter(({ countries }) => !country || countries.includes(country))
  const isAtHome = ({ countries }: Retailer) => countries[0] === country
  return [...selling.filter(isAtHome), ...selling.filter((shop) => !isAtHome(shop))].flatMap(
    (retailer) => toLink(retailer, isbn13, country),
  )
}
