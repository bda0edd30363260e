import {
  type BookIdentifier,
  isbnIdentifier,
  isMusicNumber,
  normalizeIdentifier,
  parseIsbn,
  parseIsbn13,
} from '@everyshelf/domain/identifiers'
import type { DetailRow, PageFacts } from './extract/page-facts.ts'
import type { Evidence } from './recognized-page.ts'

/** Latin in most stores; some Arabic, Persian, Hindi, Chinese and Japanese ones use their own terms. */
const BOOK_NUMBER_LABEL = /ISBN|EAN|GTIN|ردمك|ردمک|شابک|आईएसबीएन|书号|書號|図書番号/i

export interface FoundIsbn {
  readonly identifier: BookIdentifier
  readonly evidence: Evidence
}

/** The first text that is an ISBN of either length. */
export function firstIsbn(texts: readonly string[]): BookIdentifier | undefined {
  for (const text of texts) {
    const isbn13 = parseIsbn(text)
    if (isbn13) return isbnIdentifier(isbn13)
  }
  return undefined
}

/** For fields that may hold any number, where ten digits may be anything. */
function firstIsbn13(texts: readonly string[]): BookIdentifier | undefined {
  return firstIsbn(texts.filter((text) => parseIsbn13(text)))
}

/** NFKC turns full-width letters, as in `ＩＳＢＮ`, into plain ones. */
export function isBookNumberLabel(label: string): boolean {
  return BOOK_NUMBER_LABEL.test(label.normalize('NFKC'))
}

function isbnInRows(rows: readonly DetailRow[]): BookIdentifier | undefined {
  const labeled = rows.filter(({ label }) => isBookNumberLabel(label))
  return (
    firstIsbn(labeled.map(({ value }) => value)) ??
    // Stores may label the row in their own script; a whole ISBN-13 is unmistakable.
    firstIsbn13(rows.map(({ value }) => value))
  )
}

/** Every valid ISBN among the texts, without duplicates. */
export function listIsbns(texts: readonly string[]): BookIdentifier[] {
  const found = new Set(texts.flatMap((text) => parseIsbn(text) ?? []))
  return [...found].map(isbnIdentifier)
}

/** Running text may name other books too, so an ISBN counts only if it is the only one. */
function onlyIsbn(texts: readonly string[]): BookIdentifier | undefined {
  const [first, ...others] = listIsbns(texts)
  return others.length === 0 ? first : undefined
}

/** The ISBN that a page gives outside its URL, from the most reliable source. */
export function findIsbnOnPage(facts: PageFacts): FoundIsbn | undefined {
  const { products, microdata, meta, rows, textNumbers } = facts
  const found: readonly (readonly [Evidence, BookIdentifier | undefined])[] = [
    [
      'json-ld',
      firstIsbn(products.flatMap(({ isbns }) => isbns)) ??
        firstIsbn(products.flatMap(({ editions }) => editions.flatMap(({ isbns }) => isbns))) ??
        firstIsbn13(products.flatMap(({ numbers }) => numbers)),
    ],
    ['microdata', firstIsbn(microdata)],
    ['meta', firstIsbn(meta.isbns) ?? firstIsbn13(meta.numbers)],
    ['details', isbnInRows(rows)],
    ['text', onlyIsbn(textNumbers)],
  ]
  for (const [evidence, identifier] of found) if (identifier) return { identifier, evidence }
  return undefined
}

/** Whether the page names an ISMN, or describes a recording. */
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
