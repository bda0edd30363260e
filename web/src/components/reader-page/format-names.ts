import type { EditionFormat } from '@everyshelf/domain/books'
import type { BookFormat } from '@everyshelf/domain/retailers'

/** Headings of the store groups on the reader page. */
export const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}

/** Names of a book's editions on the reader page. */
export const editionTitles: Readonly<Record<EditionFormat, string>> = {
  kindle: 'Kindle',
  paperback: 'Paperback',
  hardcover: 'Hardcover',
  audiobook: 'Audiobook',
}
