import type { EditionFormat } from '@everyshelf/domain/books'

/** Lowercase, for use within a sentence. */
export const editionNames: Readonly<Record<EditionFormat, string>> = {
  kindle: 'Kindle book',
  paperback: 'paperback',
  hardcover: 'hardcover',
  audiobook: 'audiobook',
}
