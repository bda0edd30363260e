import { readProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'
import { findProductUrl } from './find-product-url.ts'
import { recognizeAmazonPage } from './recognize-amazon-page.ts'
import { recognizeOtherPage } from './recognize-other-page.ts'
import { recognizeRetailerPage } from './recognize-retailer-page.ts'
import type { RecognizedPage } from './recognized-page.ts'

/**
 * Recognizes the book from a page's facts. It takes an ISBN or ASIN only from the page's address, its own
 * item, or its own details. Every other one is at most a candidate to choose from. Check digits must be
 * right.
 */
export function recognizePage(facts: PageFacts): RecognizedPage {
  const own = readProductUrl(facts.url)
  if (own.kind === 'unknown' || own.kind === 'retailer-short-link') return recognizeOtherPage(facts)
  const { product, evidence } = findProductUrl(own, facts) ?? {}
  if (own.retailer !== 'amazon') {
    const named = product && evidence && { identifier: product.identifier, evidence }
    return recognizeRetailerPage(facts, own, named)
  }
  const { identifier, marketplace } = product ?? {}
  const named = identifier && marketplace && evidence && { identifier, marketplace, evidence }
  return recognizeAmazonPage(facts, named || undefined)
}
