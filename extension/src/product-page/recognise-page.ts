import { readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'
import { findProductUrl } from './find-product-url.ts'
import type { ProductPageReading } from './product-page-reading.ts'
import { recogniseAmazonPage } from './recognise-amazon-page.ts'
import { recogniseForeignPage, recogniseShopPage } from './recognise-shop-page.ts'

/**
 * Says what a page is, from what it says of itself. First hit wins: its URL, the address it gives
 * itself, JSON-LD, microdata, meta elements, detail rows; every number must pass its check digit.
 */
export function recognisePage(facts: PageFacts): ProductPageReading {
  const own = readProductUrl(facts.url)
  if (own.kind === 'unknown' || own.kind === 'short-link') return recogniseForeignPage(facts)
  const named = findProductUrl(own, facts)
  if (own.retailer !== 'amazon') return recogniseShopPage(facts, own, named?.identifier)
  const { identifier, marketplace } = named ?? {}
  return recogniseAmazonPage(
    facts,
    identifier && marketplace ? { identifier, marketplace } : undefined,
  )
}
