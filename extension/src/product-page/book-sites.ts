import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { DetailRow, PageFacts } from './extract/page-facts.ts'

/** Pages of reading communities about one edition of one book. */
const BOOK_PAGES: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
  { host: /^(?:app\.)?thestorygraph\.com$/, path: /^\/books\/[\w-]+\/?$/ },
  { host: /^(?:www\.)?goodreads\.com$/, path: /^\/(?:[a-z]{2}\/)?book\/show\// },
]

/** Whether the address is of a page about one book on a site that sells none. */
export function isBookSitePage(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return BOOK_PAGES.some(({ host, path }) => host.test(hostname) && path.test(pathname))
}

/** The ASIN in a row labeled for it: "ASIN" on Goodreads, "ISBN/UID" on StoryGraph. */
function asinInRows(rows: readonly DetailRow[]): BookIdentifier | undefined {
  const named = rows.filter(({ label }) => /^(?:ASIN|ISBN\/UID)$/i.test(label.trim()))
  const found = named.map(({ value }) => /^B0[A-Z0-9]{8}$/.exec(value.trim())?.[0])
  return parseBookIdentifier(found.find((text) => text !== undefined) ?? '')
}

/** The ASIN of a Kindle book without an ISBN, on a page about one book. */
export function findKindleNumber({ products, rows, url }: PageFacts): BookIdentifier | undefined {
  const books = products.filter(({ types }) => types.includes('Book'))
  return books.length === 1 || isBookSitePage(url) ? asinInRows(rows) : undefined
}
