import type { Queries } from '../../../db/transact.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import { lockLink } from '../store/lock-links.repo.ts'

/**
 * Disables a link for a reason, or enables it again (null), for every owner. Does `work` in the same
 * transaction if that changes the link. False if the link is already in that state or does not exist.
 */
export function createDisableLink(db: Queries, changeLinks: ChangeLinks) {
  return async (
    id: string,
    reason: string | null,
    work: (queries: Queries) => Promise<void>,
  ): Promise<boolean> => {
    const row = await db
      .selectFrom('saved_link')
      .select('ownerId')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    return await changeLinks(row.ownerId, async (own, queries) => {
      if (row.ownerId === null) await lockLink(queries, id)
      const link = await own.find(id)
      if (!link || (link.disabledAt !== null) === (reason !== null)) return false
      await own.change(id, { disabledReason: reason })
      await work(queries)
      return true
    })
  }
}
