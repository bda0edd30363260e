import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import {
  asinInRows,
  hasMusicNumber,
  isbnsInRows,
  namesOtherProduct,
  shareNumber,
  shownIsbns,
} from './book-numbers.ts'
import { chooseEdition, listEditions } from './choose-edition.ts'
import type { DetailRow, ItemFacts, PageFacts } from './extract/page-facts.ts'
import { isOtherKind, isOtherMedia } from './other-kinds.ts'
import type { Evidence } from './recognized-page.ts'

export interface FoundNumber {
  readonly identifier: BookIdentifier
  readonly evidence: Evidence
}

/** Everything on a page that is about the page's own subject. */
export interface OwnFacts {
  readonly items: readonly ItemFacts[]
  readonly rows: readonly DetailRow[]
}

function findInItems({ items }: OwnFacts, facts: PageFacts): FoundNumber | undefined {
  for (const source of ['json-ld', 'microdata', 'meta'] as const) {
    const described = items.filter((item) => item.source === source)
    const edition = chooseEdition(described, facts)
    if (edition) return { identifier: edition.identifier, evidence: source }
    // Data about another edition of the page's subject; what is behind it cannot be surer.
    if (listEditions(described).length > 0) return undefined
  }
  return undefined
}

/**
 * The ISBN or ASIN of the book that the page is about: in its own item, else in its own rows. Undefined if
 * they contradict each other, or if the page says that its subject is not a book.
 */
export function findOwnNumber(own: OwnFacts, facts: PageFacts): FoundNumber | undefined {
  if (isOtherKind(own, facts)) return undefined
  const inItems = findInItems(own, facts)
  const inRows = isbnsInRows(own.rows)
  const [first, second] = inRows
  if (inItems) {
    // Rows too weak to name the book can still contradict its data.
    const shown = shownIsbns(facts)
    const known = [inItems.identifier, ...listEditions(own.items).map((one) => one.identifier)]
    return shown.length > 0 && !shareNumber(known, shown) ? undefined : inItems
  }
  if (listEditions(own.items).length > 0) return undefined
  if (first) return second ? undefined : { identifier: first, evidence: 'details' }
  const asin = asinInRows(own.rows)
  return asin && { identifier: asin, evidence: 'details' }
}

/** Whether the page's own data or details have numbers, but not this one. */
export function isContradicted(
  identifier: BookIdentifier,
  { items }: OwnFacts,
  facts: PageFacts,
): boolean {
  const inData = listEditions(items).map((edition) => edition.identifier)
  return [shownIsbns(facts), inData].some(
    (all) => all.length > 0 && !shareNumber(all, [identifier]),
  )
}

/** Whether the page is about a product that is no book: its own barcode or its own kind says so. */
export function isOtherProduct({ items }: OwnFacts, { rows }: PageFacts): boolean {
  const details = rows.filter(({ place }) => place !== 'aside')
  return items.some(isOtherMedia) || namesOtherProduct(items, details)
}

/** Whether the page's own product is printed music or a recording. */
export function isMusic({ items, rows }: OwnFacts): boolean {
  const numbers = items.flatMap(({ isbns, numbers, barcodes }) => [
    ...isbns,
    ...numbers,
    ...barcodes,
  ])
  return (
    hasMusicNumber([...numbers, ...rows.map(({ value }) => value)]) ||
    items.some(({ types }) => types.some((type) => type.startsWith('Music')))
  )
}
