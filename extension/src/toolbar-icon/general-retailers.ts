import type { RetailerCode } from '@everyshelf/domain/retailers'

/** Retailers that sell more than books: their own product number alone does not mean a book. */
const generalRetailers: ReadonlySet<RetailerCode> = new Set([
  'target',
  'walmart',
  'tgjones',
  'mightyape',
  'fnac',
  'cultura',
  'bol',
  'empik',
  'flipkart',
  'takealot',
  'loot',
  'ebay',
])

export function isGeneralRetailer(code: RetailerCode): boolean {
  return generalRetailers.has(code)
}
