import { type ProductUrlReading, readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'

type Product = Extract<ProductUrlReading, { readonly kind: 'product' }>

function retailerOf(reading: ProductUrlReading): string | null {
  return 'retailer' in reading ? reading.retailer : null
}

/** The book that the page's address names, or else the address it gives itself in the same shop. */
export function findProductUrl(
  own: ProductUrlReading,
  { canonical, openGraph }: PageFacts,
): Product | undefined {
  if (own.kind === 'product') return own
  for (const address of [canonical, openGraph.url]) {
    const reading = address ? readProductUrl(address) : undefined
    if (reading?.kind === 'product' && retailerOf(own) === reading.retailer) return reading
  }
  return undefined
}
