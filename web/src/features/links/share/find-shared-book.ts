import { findBooksInText } from '@everyshelf/domain/books'

/** What an app hands over when somebody shares something with this one. */
export interface SharedTexts {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * What was shared that names a book: an address of a shop, a short link, an ISBN or a Kindle number.
 * Apps put the address wherever they like, so all three texts are read. A text that names several
 * books gives all of them, for the form to offer.
 */
export function findSharedBook({ title, text, url }: SharedTexts): string | null {
  const found = [url, text, title].map((part) => findBooksInText(part))
  const books = found.find((part) => part.length > 0) ?? []
  return books.map(({ input }) => input).join(' ') || null
}

/** What stands in the field when no book was found: all of it, as it was shared. */
export function describeShared({ title, text, url }: SharedTexts): string {
  return (url || text || title).trim().slice(0, 500)
}
