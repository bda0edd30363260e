import { readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import { isBookSitePage } from './book-sites.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { isSearchPath } from './is-search-url.ts'
import { listCandidates } from './list-candidates.ts'
import { listOwnItems } from './own-items.ts'
import { type FoundNumber, findOwnNumber, isOtherProduct, type OwnFacts } from './own-number.ts'
import type { RecognizedPage } from './recognized-page.ts'
import { titleOf, toBookPage } from './to-book-page.ts'

/**
 * What on the page of an unknown site is about its subject. Its rows count if a shop system shows them,
 * or on a site about books.
 */
function readOwnFacts(facts: PageFacts): OwnFacts {
  const items = listOwnItems(facts)
  const isDescribed = items.some(({ source }) => source !== 'meta')
  const isBookSite = isBookSitePage(facts.url)
  const rows = facts.rows.filter(
    ({ place }) => (isBookSite && place !== 'aside') || (isDescribed && place === 'attributes'),
  )
  return { items, rows }
}

/**
 * The ISBN in the path of the address. In the query or the path of a search it is what was searched for,
 * and in the address of a chapter or a paper it is the number of what contains it.
 */
function findInPath({ url, items }: PageFacts): FoundNumber | undefined {
  const isPart = items.some(({ source, isSubject }) => source === 'meta' && !isSubject)
  const found = isPart ? undefined : readUnknownSiteUrl(url.split(/[?#]/, 1)[0] ?? '')
  return found && { identifier: found.identifier, evidence: 'address' }
}

/**
 * Recognizes a page of an unknown site. Its address may name the book, or its own data may. All other
 * books on it are only offered.
 */
export function recognizeOtherPage(facts: PageFacts): RecognizedPage {
  const own = readOwnFacts(facts)
  // Results of a search are a list, even if there is only one.
  const found = isSearchPath(facts.url)
    ? undefined
    : (findInPath(facts) ?? findOwnNumber(own, facts))
  if (found) return toBookPage(found, own, facts, null)
  if (isOtherProduct(own, facts)) return { kind: 'unknown-site' }
  const isAboutBook = isBookSitePage(facts.url) || /book|product/i.test(facts.openGraph.type ?? '')
  const title = isAboutBook ? titleOf(own, facts, []) : null
  const books = listCandidates(facts, { links: true, title })
  return books.length > 0 ? { kind: 'candidates', retailer: null, books } : { kind: 'unknown-site' }
}
