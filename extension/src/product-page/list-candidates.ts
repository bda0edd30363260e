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
import { cleanTitle, squeezed } from './clean-title.ts'
import type { ItemFacts, Mention, PageFacts } from './extract/page-facts.ts'
import type { BookCandidate } from './recognized-page.ts'

/** Reading communities show up to this many books on one page. */
const MAX_CANDIDATES = 100

const STORES = new Set(
  ['Bookshop', 'Apple', 'Google Play', 'B&N', 'Nook', 'Indiebound', 'Goodreads'].map(squeezed),
)
for (const { name } of retailers) STORES.add(squeezed(name))

/** Link texts that say what a click does, name a format, or point at something. */
const NO_TITLE = [
  /^(?:buy|order|shop|pre-?order|available|view|click|kaufen|bestellen|jetzt|acheter|comprar|compra)\b/i,
  /^(?:amazon|kindle|paperback|hardcover|hardback|audiobook|audible|e-?book|taschenbuch|isbn|asin)\b/i,
  /^(?:get|find|grab|read|see)(?: (?:it|on|at|in|from|now|more|the|your|this|my|a copy|here)\b|$)/i,
  /^(?:(?:this|that|these)(?: (?:one|book|link|novel))?|it|here|more|link|print|mein|hier|ici|aquí|qui)$/i,
  /^(?:https?:\S*|\S+\.[a-z]{2,4}(?:\/\S*)?|[\d$£€\s.,-]+)$/i,
]

function isTitle(text: string | null): text is string {
  return (
    text !== null &&
    /\p{L}{2}/u.test(text) &&
    !NO_TITLE.some((pattern) => pattern.test(text)) &&
    !STORES.has(squeezed(text.replace(/\s\p{Lu}{2}$|\sBooks$/u, '')))
  )
}

function titleOf({ text, heading }: Mention, { names, url }: PageFacts): string | null {
  const title = [text, heading].find(isTitle) ?? null
  return title && cleanTitle(title, { authors: [], site: names.site, url })
}

/** An ASIN may be of any product. A link in the middle of a sentence, `this lamp`, is not a book's title. */
function mayBeBook(identifier: BookIdentifier, { text, url }: Mention): boolean {
  if (identifier.kind === 'isbn' || !url) return true
  return text === null || !/^\p{Ll}/u.test(text) || /kindle|book|^here$|^\S+\.\S+$/i.test(text)
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
    if (!byKey.get(key)?.title) byKey.set(key, book)
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
 * Every book that a page names without being about it, with the title next to it. A book
 * without one gets the page's own heading if it is the only book there or has an ASIN.
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
