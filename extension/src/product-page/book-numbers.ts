import {
  type BookIdentifier,
  identifierKey,
  isbnIdentifier,
  isMusicNumber,
  normalizeIdentifier,
  parseBookIdentifier,
  parseIsbn,
  parseIsbn13,
} from '@everyshelf/domain/identifiers'
import type { DetailRow, EditionFacts, ItemFacts, PageFacts } from './extract/page-facts.ts'

/** Latin in most stores; some Arabic, Persian, Hindi, Chinese and Japanese ones use their own terms. */
const ISBN_LABEL = 'ISBN|ردمك|ردمک|شابک|आईएसबीएन|书号|書號|図書番号'
const BARCODE_LABEL =
  'EAN|GTIN|UPC|JAN|bar-?code|strichcode|code-barres|código de barras|codice a barre|kod paskowy|streckkod|stregkode|штрих-?код|バーコード|条形码|條碼'

/** A label of the edition's own number: `ISBN-13`, `EAN/ISBN`, `Kod paskowy (EAN)`. Not `ISBN of the novel`. */
const OWN_LABEL = new RegExp(
  `^(?:[^()]{1,20}\\(|(?:code|codice|código|numero|número|numéro|n[°º]|nr\\.?)\\s)?(?:e-?)?(?:${ISBN_LABEL}|${BARCODE_LABEL})(?:[\\s()/:#.-]|${ISBN_LABEL}|${BARCODE_LABEL}|1[03]|UID|code|nr|no|number|nummer|numéro|número)*$`,
  'iu',
)
const ANY_LABEL = new RegExp(`${ISBN_LABEL}|${BARCODE_LABEL}`, 'iu')
const BARCODE = new RegExp(`^(?:[^()]{1,20}\\()?(?:${BARCODE_LABEL})`, 'iu')

/** The first text that is an ISBN of either length. */
export function firstIsbn(texts: readonly string[]): BookIdentifier | undefined {
  return listIsbns(texts)[0]
}

/** Every valid ISBN among the texts, without duplicates. */
export function listIsbns(texts: readonly string[]): BookIdentifier[] {
  const found = new Set(texts.flatMap((text) => parseIsbn(text) ?? []))
  return [...found].map(isbnIdentifier)
}

/** In fields that may hold any number, ten digits may be anything. */
export function isbnsIn({
  isbns,
  numbers,
}: Pick<EditionFacts, 'isbns' | 'numbers'>): BookIdentifier[] {
  return listIsbns([...isbns, ...numbers.filter((text) => parseIsbn13(text))])
}

/** NFKC turns full-width letters, as in `ＩＳＢＮ`, into plain ones. */
export function isBookNumberLabel(label: string): boolean {
  return ANY_LABEL.test(label.normalize('NFKC'))
}

/** The numbers of a value that contains nothing else: `A, B` or `A (ISBN10: B)`. */
function numbersIn(value: string): string[] {
  const plain = value.normalize('NFKC').replace(/ISBN(?:-?1[03])?\s*:?/giu, ' ')
  const words = plain.replace(/\([^)]*\)/g, '').match(/\p{L}{2,}/gu) ?? []
  // A button beside the number, such as `Copy`.
  if (words.length > 1 || !/^\s*\p{Nd}/u.test(plain)) return []
  return plain.split(/[,;/|()]|\p{L}{2,}/u)
}

/** The ISBNs in rows that name the number of the page's own edition. */
export function isbnsInRows(rows: readonly DetailRow[]): BookIdentifier[] {
  const own = rows.filter(({ label }) => OWN_LABEL.test(label.normalize('NFKC').trim()))
  return listIsbns(own.flatMap(({ value }) => numbersIn(value)))
}

/** The ISBNs in rows of the page's own edition, wherever on the page but beside its text. */
export function shownIsbns({ rows }: Pick<PageFacts, 'rows'>): BookIdentifier[] {
  return isbnsInRows(rows.filter(({ place }) => place !== 'aside'))
}

/** Every number that rows call an ISBN, of whatever edition or book. */
export function anyIsbnsInRows(rows: readonly DetailRow[]): BookIdentifier[] {
  return listIsbns(
    rows
      .filter(({ label }) => isBookNumberLabel(label))
      .flatMap(({ value }) => value.split(/[,;/|()]/)),
  )
}

/** The ASIN in a row labeled for it: "ASIN" on Goodreads, "ISBN/UID" on StoryGraph. */
export function asinInRows(rows: readonly DetailRow[]): BookIdentifier | undefined {
  const [found] = rows
    .filter(({ label }) => /^(?:ASIN|ISBN\/UID)$/i.test(label.trim()))
    .flatMap(({ value }) => /^B0[A-Z0-9]{8}$/.exec(value.trim())?.[0] ?? [])
  return parseBookIdentifier(found ?? '')
}

/** EANs that begin with 2 are a store's own. */
function isOtherBarcode(text: string): boolean {
  const digits = normalizeIdentifier(text)
  return /^(?:\d{8}|\d{12,14})$/.test(digits) && !/^(?:0?97[89]|2\d{12}$|0*$)/.test(digits)
}

/** Whether the details or the data have the barcode of something that is no book, and no ISBN. */
export function namesOtherProduct(
  items: readonly ItemFacts[],
  rows: readonly DetailRow[],
): boolean {
  const inRows = rows.filter(({ label }) => BARCODE.test(label.normalize('NFKC')))
  const barcodes = [...items.flatMap((item) => item.barcodes), ...inRows.map(({ value }) => value)]
  return barcodes.some(isOtherBarcode) && isbnsInRows(rows).length === 0
}

/** Whether one of the texts is an ISMN. */
export function hasMusicNumber(texts: readonly string[]): boolean {
  return texts.some((text) => isMusicNumber(normalizeIdentifier(text)))
}

/** Whether two lists have a number in common. */
export function shareNumber(
  some: readonly BookIdentifier[],
  others: readonly BookIdentifier[],
): boolean {
  const keys = new Set(some.map(identifierKey))
  return others.some((one) => keys.has(identifierKey(one)))
}
