import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { type BookFormat, findRetailerByCode } from '@everyshelf/domain/retailers'
import { notesOn } from './book-notes.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { eachIsbn, type FoundIsbn } from './find-isbn.ts'
import { eachBookOnce, listEditions } from './format-choices.ts'
import type { BookPage } from './product-page-reading.ts'

const FORMAT_LABELS = { print: 'Print', ebook: 'Ebook', audio: 'Audiobook' }

/** Words of addresses that tell the form: `/audiobook/`, `hoerbuch`, `_lydbog_`. */
const AUDIO_PATH = /audio-?(?:book|livre|libro)|luisterboek|h(?:oe|%C3%B6)rbuch|lydbog|ljudbok/i
const EBOOK_PATH = /e-?books?\b|epub/i

/** The form of the book when the page does not say it: what the shop sells, or what its address says. */
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

/** A book's page anywhere but at Amazon. */
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
  const formats = eachBookOnce([
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
    notes: notesOn(headline.title, formats),
    evidence,
  }
}

/** A page that speaks of several books at once is a list, whatever its address. */
export function namesOneBook({ products }: PageFacts): boolean {
  const books = products.filter(({ isbns }) => eachIsbn(isbns).length > 0)
  const names = new Set(books.map(({ name }) => name))
  return eachIsbn(books.flatMap(({ isbns }) => isbns)).length <= 1 || names.size === 1
}
