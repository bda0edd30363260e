import { type Edition, type EditionFormat, formatOf } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type Isbn13, parseBookIdentifier } from '../identifiers/index.ts'
import { parseWebUrl } from '../product-urls/index.ts'
import type { BookFormat, Retailer } from '../retailers/index.ts'
import { findRetailerPage, type RoutableLink } from '../routing/index.ts'
import { listFormats } from './page-formats.ts'

const soldAs: Readonly<Record<EditionFormat, BookFormat>> = {
  kindle: 'ebook',
  paperback: 'print',
  hardcover: 'print',
  audiobook: 'audio',
}

/**
 * Finds the format of the page that a link opens at a retailer, if it is known: from the edition
 * that the ISBN belongs to, or from the page that the owner chose. Null if it is unknown, and for
 * an edition in a format that the retailer does not sell.
 *
 * @example findKnownFormat(link, waterstones, 'GB') // 'print', if the owner named the ISBN's edition
 */
export function findKnownFormat(
  link: RoutableLink,
  retailer: Retailer,
  country: CountryCode | null,
): BookFormat | null {
  const page = findRetailerPage(link, retailer, country)
  if (!page) return null
  if (!page.isbn13) {
    const [only, second] = listFormats(retailer.code, null, parseWebUrl(page.url))
    return only && !second ? only : null
  }
  const format = findEditionFormat(link.editions, page.isbn13)
  return format && retailer.formats.includes(soldAs[format]) ? soldAs[format] : null
}

function findEditionFormat(editions: readonly Edition[], isbn13: Isbn13): EditionFormat | null {
  const identifier = parseBookIdentifier(isbn13)
  return identifier ? formatOf(editions, identifier) : null
}
