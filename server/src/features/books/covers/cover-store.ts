import { type Isbn13, isIsbn13 } from '@everyshelf/domain/identifiers'
import { type FileCache, openFileCache } from '../../../files/file-cache.ts'

/** Covers on disk, one file per ISBN. */
export type CoverStore = FileCache<Isbn13>

const MAX_BYTES = 200 * 1024 * 1024

/** Never deletes covers of saved books, so that other people's lookups cannot evict them. */
export function openCoverStore(
  folder: string,
  isSaved: (isbn: string) => Promise<boolean>,
  maxBytes = MAX_BYTES,
): CoverStore {
  return openFileCache({ folder, maxBytes, isName: isIsbn13, isKept: isSaved })
}
