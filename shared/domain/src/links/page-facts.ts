import { type CountryCode, parseCountryCode } from '../countries/index.ts'
import { type BookIdentifier, isB0Asin } from '../identifiers/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { isKindleAddress, type WebUrl } from '../product-urls/index.ts'
import { type BookFormat, findRetailerByCode, type RetailerCode } from '../retailers/index.ts'

const formatWords: readonly (readonly [BookFormat, RegExp])[] = [
  ['audio', /audio|horbuch|hoerbuch|hörbuch|livre-audio/],
  ['ebook', /ebook|e-book|kindle/],
]

/**
 * What a page may be of: what its address says, else all that the shop sells. Amazon numbers print
 * books by their ISBN-10 where they have one; a B0 ASIN does not tell the format.
 */
export function formatsOf(
  retailer: RetailerCode,
  identifier: BookIdentifier | null,
  url: WebUrl | undefined,
): readonly BookFormat[] {
  if (retailer === 'amazon') {
    if (!identifier) return []
    if (!isB0Asin(identifier)) return ['print']
    return url && isKindleAddress(url) ? ['ebook'] : []
  }
  const sold = findRetailerByCode(retailer)?.formats ?? []
  const path = url?.pathname.toLowerCase() ?? ''
  const said = formatWords.find(([format, words]) => sold.includes(format) && words.test(path))
  return said ? [said[0]] : sold
}

/** The country whose customers a page serves, by its host or the first part of its path. */
export function countryOf(
  retailer: RetailerCode,
  marketplace: MarketplaceCode | null,
  url: WebUrl | undefined,
): CountryCode | null {
  if (marketplace) return getMarketplace(marketplace).country
  const shop = findRetailerByCode(retailer)
  if (!shop || !url) return null
  if (shop.countries.length === 1) return shop.countries[0]
  const { hostname, pathname } = url
  const sites = Object.entries(shop.isbnLink?.sites ?? {})
  const site = sites.find(
    ([, place]) => place === hostname || `${pathname}/`.startsWith(`/${place}/`),
  )
  const code = parseCountryCode(site?.[0] ?? /^\/([a-z]{2})\//i.exec(pathname)?.[1])
  return code && shop.countries.includes(code) ? code : null
}
