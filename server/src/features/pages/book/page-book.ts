import {
  type Book,
  type BookDetails,
  describeBook,
  uploadedCoverPath,
} from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { LinkEdits } from './link-edits.repo.ts'

/** The book of a page, as its readers see it. */
export interface PageBook extends Omit<Book, keyof BookDetails | 'source'>, BookDetails {
  /** Whether the owner of the link changed anything about it. */
  readonly isEdited: boolean
}

/** Combines a catalog's book with the edits of the link that opened the page. */
export function toPageBook(
  identifier: BookIdentifier,
  { source, ...book }: Book,
  { edits, coverHash }: LinkEdits = { edits: {}, coverHash: null },
): PageBook {
  const catalog = source === 'placeholder' ? null : book
  const { details } = describeBook(identifierKey(identifier), {
    edits,
    saved: null,
    catalog,
    hint: null,
  })
  return {
    ...book,
    ...details,
    coverImage: coverHash === null ? book.coverImage : uploadedCoverPath(coverHash),
    isEdited: coverHash !== null || Object.keys(edits).length > 0,
  }
}
