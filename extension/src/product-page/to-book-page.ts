import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { type BookFormat, findRetailerByCode } from '@everyshelf/domain/retailers'
import { listNotes } from './book-notes.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { type FoundIsbn, listIsbns } from './find-isbn.ts'
import { listEditions, uniqueFormats } from './format-choices.ts'
import type { BookPage } from './recognized-page.ts'

const FORMAT_LABELS = { print: 'Print', ebook: 'Ebook', audio: 'Audiobook' }

/** Words in addresses that name the format: `/audiobook/`, `hoerbuch`, `_lydbog_`. */
const AUDIO_PATH = /audio-?(?:book|livre|libro)|luisterboek|h(?:oe|%C3%B6)rbuch|lydbog|ljudbok/i
const EBOOK_PATH = /e-?books?\b|epub/i

/** The likely format when the page does not name it: from what the retailer sells, or from the address. */
function likelyFormat(
  identifier: BookIdentifier,
  { url }: PageFacts,
  retailer: string | null,
): BookFormat {
  const sold = retailer ? findRetailerByCode(retailer)?.formats : undefined
  const { pathname } = new URL(url)
  if (sold?.length === 1 && sold[0]) return sold[0]
  if (AUDIO_PATH.test(pathname)) return 'audio'
  if (EBOOK_PATH.test(pathname) || isB0Asin(identifier)) return 'ebook'
  return sold?.includes('print') === false ? 'ebook' : 'print'
}

/** The recognized page of a book found anywhere but on Amazon. */
export function toBookPage(
  { identifier, evidence }: FoundIsbn,
  facts: PageFacts,
  retailer: string | null,
): BookPage {
  const { headline, products } = facts
  const editions = listEditions(products)
  const key = identifierKey(identifier)
  const own = editions.find((edition) => identifierKey(edition.identifier) === key)
  const format = own?.format ?? likelyFormat(identifier, facts, retailer)
  const formats = uniqueFormats([
    own ?? { format, identifier, label: FORMAT_LABELS[format] },
    ...editions,
  ])
  return {
    kind: 'book',
    identifier,
    title: headline.title,
    authors: headline.authors,
    coverUrl: headline.coverUrl,
    retailer,
    marketplace: null,
    formats,
    notes: listNotes(headline.title, formats),
    evidence,
  }
}

/** Whether the page describes at most one book; a page that describes several is a list. */
export function namesOneBook({ products }: PageFacts): boolean {
  const books = products.filter(({ isbns }) => listIsbns(isbns).length > 0)
  const names = new Set(books.map(({ name }) => name))
  return listIsbns(books.flatMap(({ isbns }) => isbns)).length <= 1 || names.size === 1
}
