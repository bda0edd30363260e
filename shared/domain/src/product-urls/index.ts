export { buildAmazonUrl } from './build-amazon-url.ts'
export type { ProductUrlReading, RetailerCode } from './product-url.ts'
