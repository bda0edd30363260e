import { cleanLine } from './clean-text.ts'

/** A title and authors from a page that the owner had open. Readers never see them. */
export interface BookHint {
  readonly title: string
  readonly authors: readonly string[]
}

export const TITLE_MAX_LENGTH = 300
export const AUTHOR_MAX_LENGTH = 200
export const AUTHORS_MAX = 20

/**
 * Cleans the title and authors that a page or a file gives for a book. A title is cut to 300
 * characters; at most 20 authors stay, each cut to 200. Returns null if no title is left.
 *
 * @example createBookHint(' Emma ', ['Jane Austen']) // { title: 'Emma', authors: ['Jane Austen'] }
 */
export function createBookHint(title: string, authors: readonly string[]): BookHint | null {
  const cleaned = cut(cleanLine(title), TITLE_MAX_LENGTH)
  if (cleaned === '') return null
  const names = authors.slice(0, AUTHORS_MAX).map((name) => cut(cleanLine(name), AUTHOR_MAX_LENGTH))
  return { title: cleaned, authors: [...new Set(names.filter(Boolean))] }
}

/** Cuts between characters, never within one. */
function cut(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('').trim()
}
