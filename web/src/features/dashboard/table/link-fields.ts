import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** @example shortLinkPath({ slug: 'h7kq2mw', … }) // '/go/h7kq2mw' */
export function shortLinkPath({ slug }: Pick<SavedLink, 'slug'>): string {
  return `/go/${slug}`
}

/** The book's data that a cover needs. */
export function toCoverBook({ title, authors, coverImage, isbn }: SavedLink) {
  return { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
}
