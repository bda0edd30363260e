import { readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'
import { findProductUrl } from './find-product-url.ts'
import type { ProductPageReading } from './product-page-reading.ts'
import { recogniseAmazonPage } from './recognise-amazon-page.ts'
import { recogniseForeignPage } from './recognise-foreign-page.ts'
import { recogniseShopPage } from './recognise-shop-page.ts'

/**
 * Says what a page is, from what it says of itself. First hit wins: its URL, the address it gives
 * itself, JSON-LD, microdata, meta elements, detail rows, text; every number must pass its check
 * digit.
 */
export function recognisePage(facts: PageFacts): ProductPageReading {
  const own = readProductUrl(facts.url)
  if (own.kind === 'unknown' || own.kind === 'short-link') return recogniseForeignPage(facts)
  const { product, evidence } = findProductUrl(own, facts) ?? {}
  if (own.retailer !== 'amazon') {
    const named = product && evidence && { identifier: product.identifier, evidence }
    return recogniseShopPage(facts, own, named)
  }
  const { identifier, marketplace } = product ?? {}
  const named = identifier && marketplace && evidence && { identifier, marketplace, evidence }
  return recogniseAmazonPage(facts, named || undefined)
}
