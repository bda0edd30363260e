import { type ProductUrlReading, readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'

type Product = Extract<ProductUrlReading, { readonly kind: 'product' }>

function retailerOf(reading: ProductUrlReading): string | null {
  return 'retailer' in reading ? reading.retailer : null
}

export interface NamedByUrl {
  readonly product: Product
  readonly evidence: 'address' | 'own-address'
}

/** The book that the page's address names, or else the address it gives itself in the same shop. */
export function findProductUrl(
  own: ProductUrlReading,
  { canonical, openGraph }: PageFacts,
): NamedByUrl | undefined {
  if (own.kind === 'product') return { product: own, evidence: 'address' }
  for (const address of [canonical, openGraph.url]) {
    const product = address ? readProductUrl(address) : undefined
    if (product?.kind === 'product' && retailerOf(own) === product.retailer) {
      return { product, evidence: 'own-address' }
    }
  }
  return undefined
}
