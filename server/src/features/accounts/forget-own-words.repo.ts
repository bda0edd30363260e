import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'

/**
 * Takes from somebody's links what they wrote to readers and for themselves, what their
 * pages and files call the books, and all former states. Where readers go stays as it was.
 */
export async function forgetOwnWords(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('saved_link')
    .set({ bookHint: null, label: '', note: '' })
    .where('ownerId', '=', userId)
    .execute()
  await queries.deleteFrom('link_version').where('ownerId', '=', userId).execute()
  const links = await queries
    .selectFrom('saved_link')
    .select(['id', 'settings'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { id, settings } of links) {
    const { look, ...kept } = parseLinkSettings(settings)
    if (look.note === '') continue
    const text = formatLinkSettings({ ...kept, look: { ...look, note: '' } })
    await queries.updateTable('saved_link').set({ settings: text }).where('id', '=', id).execute()
  }
}
