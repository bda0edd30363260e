import type { CountryCode } from '../countries/index.ts'
import { identifierKey, isIsbn13, parseBookIdentifier } from '../identifiers/index.ts'
import { buildRetailerUrl, findRetailerByCode, type RetailerCode } from '../retailers/index.ts'
import { cleanProductUrl } from './clean-product-url.ts'
import { readProductUrl } from './read-product-url.ts'
import { isUrlText } from './url-text.ts'

declare const retailerPageBrand: unique symbol

/**
 * A retailer page override: the ISBN-13 of another edition, or the cleaned URL of a product page at
 * one of this retailer's hosts.
 */
export type RetailerPage = string & { readonly [retailerPageBrand]: true }

export type ParsedRetailerPage =
  | { readonly ok: true; readonly page: RetailerPage }
  | { readonly ok: false; readonly problem: RetailerPageProblem }

/**
 * Why a page cannot be used. `other-retailer`: a page of another retailer. `no-product`: a page of
 * this retailer that is not about one book.
 */
export type RetailerPageProblem =
  | 'closed-retailer'
  | 'not-an-isbn'
  | 'no-isbn-link'
  | 'other-retailer'
  | 'no-product'
  | 'no-url'

function reject(problem: RetailerPageProblem): ParsedRetailerPage {
  return { ok: false, problem }
}

/**
 * Reads what an owner enters as a retailer's page for their book: an ISBN of either length, or the
 * product URL with any tracking. Returns the cleaned page, or why it cannot be used.
 *
 * @example readRetailerPage('kobo', 'https://www.kobo.com/us/en/ebook/dune?utm_source=x') // { ok: true, page: 'https://www.kobo.com/us/en/ebook/dune' }
 */
export function readRetailerPage(code: RetailerCode, text: string): ParsedRetailerPage {
  const retailer = findRetailerByCode(code)
  if (!retailer) return reject('other-retailer')
  if (retailer.status !== 'active') return reject('closed-retailer')
  if (!isUrlText(text)) {
    const identifier = parseBookIdentifier(text)
    if (identifier?.kind !== 'isbn') return reject('not-an-isbn')
    if (!retailer.isbnLink) return reject('no-isbn-link')
    return { ok: true, page: identifierKey(identifier) as RetailerPage }
  }
  const parsed = readProductUrl(text)
  if (parsed.kind === 'unknown' || parsed.kind === 'retailer-short-link') return reject('no-url')
  if (parsed.retailer !== code) return reject('other-retailer')
  const page = parsed.kind === 'not-a-product' ? undefined : cleanProductUrl(text)
  return page ? { ok: true, page: page as RetailerPage } : reject('no-product')
}

/**
 * Parses a page of a retailer without giving a reason: undefined if the page cannot be used. A page that it returned
 * is valid input again, so stored pages can be checked with it.
 *
 * @example parseRetailerPage('waterstones', '0-14-312774-8') // '9780143127741'
 */
export function parseRetailerPage(code: RetailerCode, text: string): RetailerPage | undefined {
  const parsed = readRetailerPage(code, text)
  return parsed.ok ? parsed.page : undefined
}

/**
 * Builds the URL of a retailer page override, without any affiliate ID. For an ISBN, returns null
 * if the retailer has no URL by ISBN.
 *
 * @example buildRetailerPageUrl('waterstones', '9780143127741', 'GB') // 'https://www.waterstones.com/book/9780143127741'
 */
export function buildRetailerPageUrl(
  code: RetailerCode,
  page: RetailerPage,
  country: CountryCode | null,
): string | null {
  if (!isIsbn13(page)) return page
  const retailer = findRetailerByCode(code)
  return retailer ? buildRetailerUrl(retailer, page, country) : null
}
