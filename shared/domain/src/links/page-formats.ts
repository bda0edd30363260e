import { type CountryCode, parseCountryCode } from '../countries/index.ts'
import { type BookIdentifier, isB0Asin } from '../identifiers/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { isKindleAddress, type WebUrl } from '../product-urls/index.ts'
import { type BookFormat, findRetailerByCode, type RetailerCode } from '../retailers/index.ts'

const formatPatterns: readonly (readonly [BookFormat, RegExp])[] = [
  ['audio', /audio|horbuch|hoerbuch|hörbuch|livre-audio/],
  ['ebook', /ebook|e-book|kindle/],
]

/**
 * Lists the possible formats of a page: the one that its URL names, else all formats that the
 * retailer sells. Amazon identifies print books by ISBN-10 where they have one; a B0 ASIN does not
 * reveal the format.
 *
 * @example listFormats('librofm', null, undefined) // ['audio']
 */
export function listFormats(
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
  const named = formatPatterns.find(
    ([format, pattern]) => sold.includes(format) && pattern.test(path),
  )
  return named ? [named[0]] : sold
}

/**
 * Finds the country that a page serves, from its host or the first part of its path.
 *
 * @example findCountry('fnac', null, parseWebUrl('https://www.fnac.pt/a123456')) // 'PT'
 */
export function findCountry(
  code: RetailerCode,
  marketplace: MarketplaceCode | null,
  url: WebUrl | undefined,
): CountryCode | null {
  if (marketplace) return getMarketplace(marketplace).country
  const retailer = findRetailerByCode(code)
  if (!retailer || !url) return null
  if (retailer.countries.length === 1) return retailer.countries[0]
  const { hostname, pathname } = url
  const sites = Object.entries(retailer.isbnLink?.sites ?? {})
  const site = sites.find(([, part]) => part === hostname || `${pathname}/`.startsWith(`/${part}/`))
  const country = parseCountryCode(site?.[0] ?? /^\/([a-z]{2})\//i.exec(pathname)?.[1])
  return country && retailer.countries.includes(country) ? country : null
}
