import type { EditionFormat } from '@everyshelf/domain/books'
import type { BookFormat } from '@everyshelf/domain/retailers'

/** As the page for readers heads its groups of shops. */
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
