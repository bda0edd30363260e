export { trimPaste } from '../identifiers/index.ts'
export type { RetailerCode } from '../retailers/index.ts'
export { type AmazonHost, findAmazonHost } from './amazon-hosts.ts'
export { isSearchPath } from './amazon-url.ts'
export { buildAmazonSearchUrl, buildAmazonUrl, buildPlainAmazonUrl } from './build-amazon-url.ts'
export { cleanProductUrl } from './clean-product-url.ts'
export { isKindleAddress } from './kindle-address.ts'
export { isAddressOfAmazon, isShortener, looksLikeRetailer } from './look-alike-hosts.ts'
export { type NetworkUrl, networkHosts, readNetworkUrl } from './network-url.ts'
export { describeOtherPage, type OtherPage } from './other-pages.ts'
export {
  decodePath,
  parseWebUrl,
  WEB_URL_MAX_LENGTH,
  type WebUrl,
} from './parse-web-url.ts'
export type { ParsedProductUrl } from './product-url.ts'
export { parseRetailerUrl, readProductUrl } from './read-product-url.ts'
export {
  buildRetailerPageUrl,
  type ParsedRetailerPage,
  parseRetailerPage,
  type RetailerPage,
  type RetailerPageProblem,
  readRetailerPage,
} from './retailer-page.ts'
export { isRetailerShortLinkHost, retailerShortLinkHosts } from './retailer-short-link-hosts.ts'
export { readUnknownSiteUrl, type UnknownSiteBook } from './unknown-site-url.ts'
export { unwrapUrl } from './unwrap-url.ts'
export {
  decodeQueryText,
  listParameters,
  listUrlParts,
  type UrlPart,
  type UrlPartKind,
} from './url-parts.ts'
export { isUrlText } from './url-text.ts'
export type { UrlWrapper } from './url-wrappers.ts'
