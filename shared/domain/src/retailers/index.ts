export { type BookFormat, bookFormats } from './book-format.ts'
export {
  findActiveRetailer,
  findRetailer,
  findRetailerByCode,
  retailerHosts,
  retailerName,
} from './find-retailer.ts'
export { retailers } from './registry.ts'
export type {
  IsbnLink,
  ProductIdKind,
  ProductPattern,
  Retailer,
  RetailerCode,
  TagPosition,
} from './retailer.ts'
export {
  buildRetailerUrl,
  isLocalRetailer,
  listRetailerLinks,
  type RetailerLink,
} from './retailer-links.ts'
export { coloredRetailers, signColor } from './sign-colors.ts'
