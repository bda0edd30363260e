import { type ParsedProductUrl, readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'

type Product = Extract<ParsedProductUrl, { readonly kind: 'product' }>

function retailerOf(parsed: ParsedProductUrl): string | null {
  return 'retailer' in parsed ? parsed.retailer : null
}

export interface NamedByUrl {
  readonly product: Product
  readonly evidence: 'address' | 'own-address'
}

/** The book in the page's address, or else in its canonical address if that is at the same retailer. */
export function findProductUrl(
  own: ParsedProductUrl,
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
