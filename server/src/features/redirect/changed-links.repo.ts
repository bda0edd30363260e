import type { PublicId, Slug } from '@everyshelf/domain/links'
import type Sqlite from 'better-sqlite3'

/** A link or an owner that was not there before, is no more, or is another now. */
export type Changed =
  | { readonly slug: Slug; readonly publicId: null }
  | { readonly slug: null; readonly publicId: PublicId }

/** What has changed since it was asked for last; `unknown` when that is too much to tell. */
export type TakeChanged = () => readonly Changed[] | 'unknown'

type ChangedRow = Changed & { readonly id: number }

/** More in half a second is a command at work: then it is quicker to ask for everything again. */
const TOLD_AT_MOST = 50

/**
 * Tells by SQLite's own triggers (migration 0018), whoever has written. As long as no other
 * connection has written anything, asking costs a look at one number of the file.
 */
export function createChangedLinks(sqlite: Sqlite.Database): TakeChanged {
  const dataVersion = sqlite.prepare<[], number>('pragma data_version').pluck()
  const newest = sqlite.prepare<[], number>('select coalesce(max(id), 0) from changed_link').pluck()
  const after = sqlite.prepare<[number], ChangedRow>(
    `select id, slug, "publicId" from changed_link where id > ? order by id limit ${TOLD_AT_MOST + 1}`,
  )
  let seenVersion = dataVersion.get()
  let seen = newest.get() ?? 0
  return () => {
    const version = dataVersion.get()
    if (version === seenVersion) return []
    seenVersion = version
    const rows = after.all(seen)
    const last = newest.get() ?? 0
    const isWhole = rows.length <= TOLD_AT_MOST && last - seen === rows.length
    seen = last
    return isWhole && rows.every(({ slug, publicId }) => slug ?? publicId) ? rows : 'unknown'
  }
}
