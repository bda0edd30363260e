import type { PublicId, Slug } from '@everyshelf/domain/links'
import type Sqlite from 'better-sqlite3'

/** A link or an owner that was created, changed or deleted. */
export type LinkChange =
  | { readonly slug: Slug; readonly publicId: null }
  | { readonly slug: null; readonly publicId: PublicId }

/** The changes since the last call; `unknown` when there are too many. */
export type TakeChanges = () => readonly LinkChange[] | 'unknown'

type LinkChangeRow = LinkChange & { readonly id: number }

/** More changes in half a second come from a bulk command. Then clearing the whole cache is faster. */
const MAX_CHANGES = 50

/**
 * Reads the changes that triggers record (`schema.ts`) for every writer. While no other connection
 * has written, a call only reads SQLite's `data_version`.
 */
export function createLinkChangeReader(sqlite: Sqlite.Database): TakeChanges {
  const dataVersion = sqlite.prepare<[], number>('pragma data_version').pluck()
  const newest = sqlite.prepare<[], number>('select coalesce(max(id), 0) from changed_link').pluck()
  const after = sqlite.prepare<[number], LinkChangeRow>(
    `select id, slug, "publicId" from changed_link where id > ? order by id limit ${MAX_CHANGES + 1}`,
  )
  let seenVersion = dataVersion.get()
  let seen = newest.get() ?? 0
  return () => {
    const version = dataVersion.get()
    if (version === seenVersion) return []
    seenVersion = version
    const rows = after.all(seen)
    const last = newest.get() ?? 0
    const isWhole = rows.length <= MAX_CHANGES && last - seen === rows.length
    seen = last
    return isWhole && rows.every(({ slug, publicId }) => slug ?? publicId) ? rows : 'unknown'
  }
}
