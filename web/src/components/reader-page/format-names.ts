import type { EditionFormat } from '@everyshelf/domain/books'
import type { BookFormat } from '@everyshelf/domain/retailers'

/** Headings of the store groups on the reader page. */
export const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}

/** As it names the editions of a book. */
export const editionTitles: Readonly<Record<EditionFormat, string>> = {
  kindle: 'Kindle',
  paperback: 'Paperback',
  hardcover: 'Hardcover',
  audiobook: 'Audiobook',
}
