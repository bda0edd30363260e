import type { BookFormat } from '@everyshelf/domain/retailers'

/** Headings of the store groups on the reader page. */
export const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}
