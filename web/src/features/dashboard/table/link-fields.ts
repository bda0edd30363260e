import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** The book's data that a cover needs. */
export function toCoverBook({ title, authors, coverImage, isbn }: SavedLink) {
  return { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
}
