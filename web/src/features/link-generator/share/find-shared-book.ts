import { findBooksInText } from '@everyshelf/domain/books'

/** What another app sends when a user shares something with this app. */
interface SharedTexts {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * Finds the part that names a book: a store URL, a shortened URL, an ISBN, or an ASIN. Apps share the URL
 * in any of the three texts, so all are searched. With several books, the form lets the user choose.
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
