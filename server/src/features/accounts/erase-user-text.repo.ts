import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { toJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

/**
 * Deletes the text a user wrote on their links: notes, labels, saved filters, book details with their
 * covers, older versions, and bulk changes; and the names and texts of their series. Destinations stay.
 */
export async function eraseUserText(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('saved_link')
    .set({
      bookHint: null,
      details: toJsonText({}),
      note: '',
      searchText: '',
      titleKey: null,
      fallbackTitleKey: '',
    })
    .where('ownerId', '=', userId)
    .execute()
  await queries
    .deleteFrom('link_cover')
    .where('linkId', 'in', (from) =>
      from.selectFrom('saved_link').select('id').where('ownerId', '=', userId),
    )
    .execute()
  await queries
    .deleteFrom('link_label')
    .where('labelId', 'in', (from) =>
      from.selectFrom('label').select('id').where('ownerId', '=', userId),
    )
    .execute()
  await queries.deleteFrom('label').where('ownerId', '=', userId).execute()
  await queries.deleteFrom('saved_filter').where('ownerId', '=', userId).execute()
  await queries
    .updateTable('series')
    .set({ name: '', text: '', ownerId: null })
    .where('ownerId', '=', userId)
    .execute()
  await queries.deleteFrom('link_version').where('ownerId', '=', userId).execute()
  await queries
    .deleteFrom('bulk_change_link')
    .where('changeId', 'in', (from) =>
      from.selectFrom('bulk_change').select('id').where('ownerId', '=', userId),
    )
    .execute()
  await queries.deleteFrom('bulk_change').where('ownerId', '=', userId).execute()
  const links = await queries
    .selectFrom('saved_link')
    .select(['id', 'settings'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { id, settings } of links) {
    const { look, ...otherSettings } = parseLinkSettings(settings)
    if (look.note === '') continue
    const text = formatLinkSettings({ ...otherSettings, look: { ...look, note: '' } })
    await queries.updateTable('saved_link').set({ settings: text }).where('id', '=', id).execute()
  }
}
