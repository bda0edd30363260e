import { findBooksInText } from '@everyshelf/domain/books'

/** What another app sends when a user shares something with this app. */
export interface SharedTexts {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * The part that names a book: a store URL, a shortened URL, an ISBN or an ASIN.
 * Apps put the address wherever they like, so all three texts are read. A text that names several
 * books gives all of them, for the form to offer.
 */
export function findSharedBook({ title, text, url }: SharedTexts): string | null {
  const found = [url, text, title].map((part) => findBooksInText(part))
  const books = found.find((part) => part.length > 0) ?? []
  return books.map(({ input }) => input).join(' ') || null
}

/** The text for the field when no book was found. */
export function describeShared({ title, text, url }: SharedTexts): string {
  return (url || text || title).trim().slice(0, 500)
}
