import {
  type BookIdentifier,
  isbnIdentifier,
  isMusicNumber,
  normalizeIdentifier,
  parseIsbn,
  parseIsbn13,
} from '@everyshelf/domain/identifiers'
import type { DetailRow, PageFacts } from './extract/page-facts.ts'

const BOOK_NUMBER_LABEL = /ISBN|EAN|GTIN/i

/** The first text that is an ISBN of either length. */
export function firstIsbn(texts: readonly string[]): BookIdentifier | undefined {
  for (const text of texts) {
    const isbn13 = parseIsbn(text)
    if (isbn13) return isbnIdentifier(isbn13)
  }
  return undefined
}

/** The same for fields that hold any number: ten digits may be anything there. */
function firstIsbn13(texts: readonly string[]): BookIdentifier | undefined {
  return firstIsbn(texts.filter((text) => parseIsbn13(text)))
}

/** Full-width letters, as in `ＩＳＢＮ`, become plain ones. */
export function isBookNumberLabel(label: string): boolean {
  return BOOK_NUMBER_LABEL.test(label.normalize('NFKC'))
}

function isbnInRows(rows: readonly DetailRow[]): BookIdentifier | undefined {
  const labelled = rows.filter(({ label }) => isBookNumberLabel(label))
  return (
    firstIsbn(labelled.map(({ value }) => value)) ??
    // Shops name the row in their own alphabet; a whole ISBN-13 explains itself.
    firstIsbn13(rows.map(({ value }) => value))
  )
}

/** The ISBN that a page gives outside its URL: JSON-LD, microdata, meta elements, detail rows. */
export function findIsbnOnPage(facts: PageFacts): BookIdentifier | undefined {
  const { products, microdata, meta, rows } = facts
  return (
    firstIsbn(products.flatMap(({ isbns }) => isbns)) ??
    firstIsbn(products.flatMap(({ editions }) => editions.flatMap(({ isbns }) => isbns))) ??
    firstIsbn13(products.flatMap(({ numbers }) => numbers)) ??
    firstIsbn(microdata) ??
    firstIsbn(meta.isbns) ??
    firstIsbn13(meta.numbers) ??
    isbnInRows(rows)
  )
}

/** An ISMN, or a recording by its type. */
export function namesMusic({ products, microdata, rows }: PageFacts): boolean {
  const numbers = [
    ...products.flatMap(({ isbns, numbers: others }) => [...isbns, ...others]),
    ...microdata,
    ...rows.map(({ value }) => value),
  ]
  return (
    numbers.some((text) => isMusicNumber(normalizeIdentifier(text))) ||
    products.some(({ types }) => types.some((type) => type.startsWith('Music')))
  )
}
