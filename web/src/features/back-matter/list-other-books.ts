import { BACK_MATTER_BOOKS_MAX } from '@everyshelf/domain/limits'
import type { SavedLink } from '../../lib/links/saved-link.ts'

type SeriesBook = Pick<SavedLink, 'id' | 'series' | 'seriesNumber'>

/**
 * The other books of the same author, those of the same series first. With an unknown author, all books
 * are listed, as many as one call takes beside the book itself.
 */
export function listOtherBooks(book: SavedLink, links: readonly SavedLink[]): SavedLink[] {
  const authors = new Set(book.authors.map(fold))
  return links
    .filter(({ id }) => id !== book.id)
    .filter((other) => authors.size === 0 || other.authors.some((name) => authors.has(fold(name))))
    .toSorted((a, b) => rank(book, a) - rank(book, b) || compare(a, b))
    .slice(0, BACK_MATTER_BOOKS_MAX - 1)
}

/** The book with the next number in the same series; undefined if the author gave no numbers. */
export function findNextInSeries<Book extends SeriesBook>(
  { series, seriesNumber }: SeriesBook,
  others: readonly Book[],
): Book | undefined {
  const number = toNumber(seriesNumber)
  if (!series || number === undefined) return undefined
  const later = others.flatMap((book) => {
    const otherNumber = toNumber(book.seriesNumber)
    const isLater = book.series === series && otherNumber !== undefined && otherNumber > number
    return isLater ? [{ book, number: otherNumber }] : []
  })
  return later.toSorted((a, b) => a.number - b.number)[0]?.book
}

function rank({ series }: SeriesBook, other: SeriesBook) {
  return series && series === other.series ? 0 : 1
}

function compare(a: SavedLink, b: SavedLink) {
  return (
    a.series.localeCompare(b.series) ||
    (toNumber(a.seriesNumber) ?? 0) - (toNumber(b.seriesNumber) ?? 0) ||
    a.title.localeCompare(b.title)
  )
}

function toNumber(text: string) {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

function fold(name: string) {
  return name.trim().toLowerCase()
}
