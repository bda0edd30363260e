import { type ParsedProductUrl, readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'
import { listAddresses } from './page-addresses.ts'

type Product = Extract<ParsedProductUrl, { readonly kind: 'product' }>

function retailerOf(parsed: ParsedProductUrl): string | null {
  return 'retailer' in parsed ? parsed.retailer : null
}

export interface NamedByUrl {
  readonly product: Product
  readonly evidence: 'address' | 'own-address'
}

/**
 * The book in the page's address, or else in the address that the page states for itself, if both are at the
 * same retailer. Only at Amazon does a stated address count that has nothing in common with the open one.
 */
export function findProductUrl(own: ParsedProductUrl, facts: PageFacts): NamedByUrl | undefined {
  if (own.kind === 'product') return { product: own, evidence: 'address' }
  const { canonical, openGraph } = facts
  const named = retailerOf(own) === 'amazon' ? [canonical, openGraph.url] : listAddresses(facts)
  for (const address of named) {
    const product = address ? readProductUrl(address) : undefined
    if (product?.kind === 'product' && retailerOf(own) === product.retailer) {
      return { product, evidence: 'own-address' }
    }
  }
  return undefined
}
