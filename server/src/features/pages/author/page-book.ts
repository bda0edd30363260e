import { type BookDetails, describeBook, uploadedCoverPath } from '@everyshelf/domain/books'
import { type Isbn13, parseIsbn13 } from '@everyshelf/domain/identifiers'
import { shorten } from '../frame/shorten.ts'
import type { SavedBook } from '../saved-book.ts'

/** What a list shows of a book. */
export interface PageBook
  extends Pick<BookDetails, 'title' | 'subtitle' | 'authors' | 'language' | 'publishedOn'> {
  /** The beginning of its description. */
  readonly blurb: string
  readonly coverImage: string | null
  readonly isbn13: Isbn13 | null
}

/** The book as its author describes it. Titles from other sources stay private. */
export function describePageBook({
  identifier,
  edits,
  saved,
  catalog,
  coverHash,
}: SavedBook): PageBook {
  const { details } = describeBook(identifier, { edits, saved, catalog, hint: null })
  const { title, subtitle, authors, language, description, publishedOn } = details
  const coverImage = coverHash === null ? saved.coverImage : uploadedCoverPath(coverHash)
  const isbn13 = parseIsbn13(identifier) ?? null
  const blurb = shorten(description)
  return { title, subtitle, authors, language, blurb, publishedOn, coverImage, isbn13 }
}

/** The book as the catalog describes it, for a page that its author withdrew. */
export function describeCatalogBook(book: SavedBook): PageBook {
  return describePageBook({ ...book, edits: {}, coverHash: null })
}
