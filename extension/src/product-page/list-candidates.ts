import {
  type BookIdentifier,
  identifierKey,
  isbnIdentifier,
  parseBookIdentifier,
  parseIsbn,
} from '@everyshelf/domain/identifiers'
import { readProductUrl, readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import { retailers } from '@everyshelf/domain/retailers'
import { anyIsbnsInRows, isbnsIn } from './book-numbers.ts'
import { cleanTitle, isSiteName, squeezed } from './clean-title.ts'
import type { ItemFacts, Mention, PageFacts } from './extract/page-facts.ts'
import type { BookCandidate } from './recognized-page.ts'

/** Reading communities show up to this many books on one page. */
const MAX_CANDIDATES = 100

const STORES = new Set(
  ['Bookshop', 'Apple', 'Google Play', 'B&N', 'Nook', 'Indiebound', 'Goodreads'].map(squeezed),
)
for (const { name } of retailers) STORES.add(squeezed(name))

/** Link texts that say what a click does, name a format, or point at something. */
const NO_TITLE =
  /^(?:buy|order|shop|get|pre-?order|available|find|grab|read(?:\s|$)|kaufen|bestellen|jetzt|acheter|comprar|amazon|kindle|paperback|hardcover|hardback|print|audiobook|audible|ebook|e-book|taschenbuch|view|see|click|more|here|link|isbn|asin|this|that|these|it|mein|dieses|ce|este|https?:|www\.|[\d$£€\s.,-]+$)/i

function isTitle(text: string | null, url: string): text is string {
  return (
    text !== null &&
    /\p{L}{2}/u.test(text) &&
    !NO_TITLE.test(text) &&
    !STORES.has(squeezed(text.replace(/\.\w{2,3}$|\s\p{Lu}{2}$|\sBooks$/u, ''))) &&
    !isSiteName(text, null, url)
  )
}

function titleOf({ text, heading }: Mention, { names, url }: PageFacts): string | null {
  const title = [text, heading].find((one) => isTitle(one, url)) ?? null
  return title && cleanTitle(title, { authors: [], site: names.site, url })
}

/** An ASIN may be of any product. A link in the middle of a sentence, `this lamp`, is not a book's title. */
function mayBeBook(identifier: BookIdentifier, { text, url }: Mention): boolean {
  if (identifier.kind === 'isbn' || !url) return true
  return text === null || !/^\p{Ll}/u.test(text) || /kindle|book/i.test(text)
}

function identifierOf({ url, number }: Mention): BookIdentifier | undefined {
  if (number) {
    const isbn13 = parseIsbn(number)
    return isbn13 ? isbnIdentifier(isbn13) : parseAsin(number)
  }
  if (!url) return undefined
  const parsed = readProductUrl(url)
  if (parsed.kind === 'product') return parsed.identifier
  return parsed.kind === 'unknown' ? readUnknownSiteUrl(url)?.identifier : undefined
}

function parseAsin(text: string): BookIdentifier | undefined {
  return /^B0[A-Z0-9]{8}$/.test(text) ? parseBookIdentifier(text) : undefined
}

function fromItem({ name, ...item }: ItemFacts, { names, url }: PageFacts): BookCandidate[] {
  const title = name && cleanTitle(name, { authors: item.authors, site: names.site, url })
  return [item, ...item.editions].flatMap((edition) =>
    isbnsIn(edition).map((identifier) => ({ identifier, title })),
  )
}

function fromMention(mention: Mention, facts: PageFacts): BookCandidate[] {
  const identifier = identifierOf(mention)
  return identifier && mayBeBook(identifier, mention)
    ? [{ identifier, title: titleOf(mention, facts) }]
    : []
}

function untitled(identifiers: readonly BookIdentifier[]): BookCandidate[] {
  return identifiers.map((identifier) => ({ identifier, title: null }))
}

/** The books without duplicates, each with its first title. */
function uniqueBooks(books: readonly BookCandidate[]): BookCandidate[] {
  const byKey = new Map<string, BookCandidate>()
  for (const book of books) {
    const key = identifierKey(book.identifier)
    if (!byKey.get(key)?.title) byKey.set(key, { ...book, title: book.title ?? null })
  }
  return [...byKey.values()].slice(0, MAX_CANDIDATES)
}

/** What the caller knows about a page whose books are offered. */
export interface OfferOptions {
  /** Whether links count; on a product's page they lead to other products. */
  readonly links: boolean
  /** The title for numbers that stand under the page's own heading. */
  readonly title: string | null
}

/**
 * Every book that a page names without being about it, with the title that stands beside it. The page's
 * own heading names a book only if nothing else can be meant.
 */
export function listCandidates(facts: PageFacts, { links, title }: OfferOptions): BookCandidate[] {
  const mentions = facts.mentions.filter(({ url }) => links || url === null)
  const inQuery = readUnknownSiteUrl(facts.url)?.identifier
  const books = uniqueBooks([
    ...facts.items.flatMap((item) => fromItem(item, facts)),
    ...mentions.flatMap((mention) => fromMention(mention, facts)),
    ...untitled(anyIsbnsInRows(facts.rows)),
    ...untitled(inQuery ? [inQuery] : []),
  ])
  const isClear = title !== null || books.length === 1
  const shown = title ?? facts.headline.title
  return books.map((book) => {
    const isNamed = book.title !== null || !(isClear || book.identifier.kind === 'asin')
    return isNamed ? book : { ...book, title: shown }
  })
}
