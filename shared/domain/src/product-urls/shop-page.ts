import type { CountryCode } from '../countries/index.ts'
import { identifierKey, isIsbn13, parseBookIdentifier } from '../identifiers/index.ts'
import { buildRetailerUrl, findRetailerByCode, type RetailerCode } from '../retailers/index.ts'
import { cleanProductUrl } from './clean-product-url.ts'
import { isUrlText, readProductUrl } from './read-product-url.ts'

declare const shopPageBrand: unique symbol

/**
 * An owner's own choice of what one shop shows: the ISBN-13 of another edition, or the cleaned
 * address of a product page at a host of that very shop.
 */
export type ShopPage = string & { readonly [shopPageBrand]: true }

export type ShopPageReading =
  | { readonly ok: true; readonly page: ShopPage }
  | { readonly ok: false; readonly problem: ShopPageProblem }

/** `other-shop` is a book, but somewhere else; `no-product` a page of this shop without a book. */
export type ShopPageProblem =
  | 'closed-shop'
  | 'not-an-isbn'
  | 'no-isbn-link'
  | 'other-shop'
  | 'no-product'
  | 'no-url'

function refused(problem: ShopPageProblem): ShopPageReading {
  return { ok: false, problem }
}

/**
 * Reads what an owner gives as a shop's page for their book: an ISBN of either length, or the
 * shop's product address with all the tracking that people paste. Says why it cannot be used.
 *
 * @example readShopPage('kobo', 'https://www.kobo.com/us/en/ebook/dune?utm_source=x') // { ok: true, page: 'https://www.kobo.com/us/en/ebook/dune' }
 */
export function readShopPage(code: RetailerCode, text: string): ShopPageReading {
  const retailer = findRetailerByCode(code)
  if (!retailer) return refused('other-shop')
  if (retailer.status !== 'active') return refused('closed-shop')
  if (!isUrlText(text)) {
    const identifier = parseBookIdentifier(text)
    if (identifier?.kind !== 'isbn') return refused('not-an-isbn')
    if (!retailer.isbnLink) return refused('no-isbn-link')
    return { ok: true, page: identifierKey(identifier) as ShopPage }
  }
  const reading = readProductUrl(text)
  if (reading.kind === 'unknown' || reading.kind === 'short-link') return refused('no-url')
  if (reading.retailer !== code) return refused('other-shop')
  const page = reading.kind === 'not-a-product' ? undefined : cleanProductUrl(text)
  return page ? { ok: true, page: page as ShopPage } : refused('no-product')
}

/** The same without the reason. Reading it again changes nothing, so that stored ones can be checked. */
export function parseShopPage(code: RetailerCode, text: string): ShopPage | undefined {
  const reading = readShopPage(code, text)
  return reading.ok ? reading.page : undefined
}

/**
 * The address of a shop's page, without anybody's affiliate id; null for an ISBN where the shop has
 * no address by ISBN.
 *
 * @example buildShopPageUrl('waterstones', '9780143127741', 'GB') // 'https://www.waterstones.com/book/9780143127741'
 */
export function buildShopPageUrl(
  code: RetailerCode,
  page: ShopPage,
  country: CountryCode | null,
): string | null {
  if (!isIsbn13(page)) return page
  const retailer = findRetailerByCode(code)
  return retailer ? buildRetailerUrl(retailer, page, country) : null
}
