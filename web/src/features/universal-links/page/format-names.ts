import type { BookFormat } from '@everyshelf/domain/retailers'

/** As the page for readers heads its groups of shops. */
export const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}
