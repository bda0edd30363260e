import { describeBook, uploadedCoverPath } from '@everyshelf/domain/books'
import type { StoredLink } from '../store/stored-links.repo.ts'

/** What lists show of the book of a saved link: everything except the description, which is long. */
export function describeSavedBook({ identifier, cataloged, coverHash, ...link }: StoredLink) {
  const { edits, bookHint: hint } = link
  const catalog = cataloged && { ...cataloged, description: null }
  const { details, sources } = describeBook(identifier, { edits, saved: link, catalog, hint })
  const { description: _, ...shortDetails } = details
  const coverImage = coverHash === null ? link.coverImage : uploadedCoverPath(coverHash)
  return { ...shortDetails, titleSource: sources.title, coverImage }
}
