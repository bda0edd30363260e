import { type IsoTime, toJsonText } from '../../../db/columns.ts'
import type { Transact } from '../../../db/transact.ts'

/** One run ends soon; the next one continues. */
const PAGES_PER_RUN = 500

/**
 * Deletes what authors wrote on pages that they removed before this time, with the portraits. The books of
 * published ones stay, because readers still find them there. Returns how many pages it erased.
 */
export async function eraseRemovedPages(
  transact: Transact,
  removedBefore: IsoTime,
): Promise<number> {
  return await transact(async (queries) => {
    const erased = await queries
      .updateTable('author_page')
      .set({ name: '', text: '', links: toJsonText<readonly string[]>([]), design: null })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('author_page')
          .select('id')
          .where('removedAt', '<', removedBefore)
          // A name is never empty until it is erased.
          .where('name', '!=', '')
          .orderBy('id')
          .limit(PAGES_PER_RUN),
      )
      // The account may have brought it back in the meantime.
      .where('removedAt', '<', removedBefore)
      .returning(['id', 'publishedAt'])
      .execute()
    if (erased.length === 0) return 0
    const ids = erased.map(({ id }) => id)
    const drafts = erased.flatMap(({ id, publishedAt }) => (publishedAt === null ? id : []))
    await queries.deleteFrom('author_portrait').where('pageId', 'in', ids).execute()
    if (drafts.length > 0) {
      await queries.deleteFrom('author_page_book').where('pageId', 'in', drafts).execute()
    }
    return erased.length
  })
}
