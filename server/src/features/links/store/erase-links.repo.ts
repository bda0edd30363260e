import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { toJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/**
 * Deletes the text that an owner wrote on their links: notes, labels, book details with their covers, and
 * versions. The links keep their destinations, without an owner. The transaction deletes the account and its
 * webhooks, so this sends no events. Redirects get the change from the database.
 */
export async function eraseLinks(queries: Queries, ownerId: string): Promise<void> {
  const links = await queries
    .selectFrom('saved_link')
    .select(['id', 'settings'])
    .where('ownerId', '=', ownerId)
    .execute()
  for (const { id, settings } of links) {
    const { look, ...otherSettings } = parseLinkSettings(settings)
    if (look.note === '') continue
    const text = formatLinkSettings({ ...otherSettings, look: { ...look, note: '' } })
    await queries.updateTable('saved_link').set({ settings: text }).where('id', '=', id).execute()
  }
  await queries
    .deleteFrom('link_cover')
    .where('linkId', 'in', (from) =>
      from.selectFrom('saved_link').select('id').where('ownerId', '=', ownerId),
    )
    .execute()
  await queries
    .deleteFrom('link_label')
    .where('labelId', 'in', (from) =>
      from.selectFrom('label').select('id').where('ownerId', '=', ownerId),
    )
    .execute()
  await queries.deleteFrom('label').where('ownerId', '=', ownerId).execute()
  await queries.deleteFrom('link_version').where('ownerId', '=', ownerId).execute()
  await queries
    .updateTable('saved_link')
    .set({
      bookHint: null,
      details: toJsonText({}),
      note: '',
      searchText: '',
      titleKey: null,
      fallbackTitleKey: '',
      ownerId: null,
    })
    .where('ownerId', '=', ownerId)
    .execute()
}
