import type { RetailerCode } from '@everyshelf/domain/retailers'

/** Shops that sell all sorts of things: a number of theirs alone does not mean a book. */
const generalStores: ReadonlySet<RetailerCode> = new Set([
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

export function isGeneralStore(code: RetailerCode): boolean {
  return generalStores.has(code)
}
