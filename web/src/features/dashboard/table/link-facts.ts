import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import type { SavedLink } from '../saved-link.ts'

const count = new Intl.NumberFormat('en')
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

export function formatCount(clicks: number): string {
  return count.format(clicks)
}

/** @example formatDate('2026-11-20T09:30:00.000Z') // '20 Nov 2026' */
export function formatDate(iso: string): string {
  return date.format(new Date(iso))
}

/** @example shortAddress({ slug: 'h7kq2mw', … }) // '/go/h7kq2mw' */
export function shortAddress({ slug }: Pick<SavedLink, 'slug'>): string {
  return `/go/${slug}`
}

/** What a cover needs to know of its book. */
export function bookOf({ title, authors, coverImage, isbn }: SavedLink) {
  return { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
}
