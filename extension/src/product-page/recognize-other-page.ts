import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import { shareNumber, shownIsbns } from './book-numbers.ts'
import { isBookSitePage } from './book-sites.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { isSearchPath } from './is-search-url.ts'
import { listCandidates } from './list-candidates.ts'
import { isOtherKind } from './other-kinds.ts'
import { listOwnItems } from './own-items.ts'
import {
  type FoundNumber,
  findOwnNumber,
  isContradicted,
  isOtherProduct,
  type OwnFacts,
} from './own-number.ts'
import type { RecognizedPage } from './recognized-page.ts'
import { titleOf, toBookPage } from './to-book-page.ts'

/**
 * The facts on an unknown site's page that are about its subject. Table rows count if an e-commerce platform shows
 * them, or on a site about books.
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

/** The number alone below a path of books: `/books/9780143127741`, `/buch/the-body/9780143127741`. */
const BOOK_PATH =
  /\/(?:(?:e-?)?books?|isbn|titles?|works?|editions?|products?|items?|catalog(?:ue)?|shop|store|p|01|buch|buecher|livres?|libros?|libri|livros?|boek(?:en)?|bog)\/(?:[^?#]*\/)?(?:isbn[-_]?)?0?97[89][\d-]{10,14}(?:[./?#]|$)/iu

/** What is below a book in its path. */
const PART_PATH =
  /\/(?:chapters?|book-part[^/]*|summary|discussions?|reviews?|questions?|quotes)\/?(?:[?#]|$)|\.xml$/i

const NO_PAGE = /^(?:page not found|not found|404|just a moment|access denied|attention required)/i

function findInPath({ url, items, names }: PageFacts): BookIdentifier | undefined {
  if ([...names.titles, ...names.headings].some((name) => NO_PAGE.test(name))) return undefined
  // The number of a chapter or a paper is that of what contains it.
  const isPart =
    PART_PATH.test(url) || items.some(({ source, isSubject }) => source === 'meta' && !isSubject)
  return isPart ? undefined : readUnknownSiteUrl(url.split(/[?#]/, 1)[0] ?? '')?.identifier
}

/** In markup that does not contain the page's heading, a thing of the same name may be beside the page's own. */
function findInData(own: OwnFacts, facts: PageFacts): FoundNumber | undefined {
  const found = findOwnNumber(own, facts)
  const isBeside =
    found?.evidence === 'microdata' &&
    facts.names.headings.length > 0 &&
    !own.items.some(({ source, hasHeading }) => source === 'microdata' && hasHeading) &&
    !shareNumber([found.identifier], shownIsbns(facts))
  return isBeside ? undefined : found
}

/**
 * The ISBN or ASIN in the page's own data and in its path; they must agree if both have one. A path alone
 * counts only if it is a book page's path: a forum's path can contain the ISBN of a book under discussion.
 */
function findNumber(own: OwnFacts, facts: PageFacts): FoundNumber | undefined {
  const inPath = findInPath(facts)
  const found = findInData(own, facts)
  if (!inPath) return found
  const isOtherNumber = found !== undefined && !shareNumber([found.identifier], [inPath])
  if (isContradicted(inPath, own, facts) || isOtherNumber) return undefined
  const isOther = isOtherKind(own, facts) || isOtherProduct(own, facts)
  const isTaken = !isOther && (found || BOOK_PATH.test(facts.url))
  return isTaken ? { identifier: inPath, evidence: 'address' } : undefined
}

/**
 * Recognizes the book on an unknown site's page, from its address or its own data. All other books on the
 * page are candidates to choose from.
 */
export function recognizeOtherPage(facts: PageFacts): RecognizedPage {
  const own = readOwnFacts(facts)
  // Results of a search are a list, even if there is only one.
  const found = isSearchPath(facts.url) ? undefined : findNumber(own, facts)
  if (found) return toBookPage(found, own, facts, null)
  if (isOtherProduct(own, facts)) return { kind: 'unknown-site' }
  const isAboutBook = isBookSitePage(facts.url) || /book|product/i.test(facts.openGraph.type ?? '')
  const title = isAboutBook ? titleOf(own, facts, []) : null
  const books = listCandidates(facts, { links: true, title })
  return books.length > 0 ? { kind: 'candidates', retailer: null, books } : { kind: 'unknown-site' }
}
