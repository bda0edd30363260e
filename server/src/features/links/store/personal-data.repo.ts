import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { toJsonText } from '../../../db/columns.ts'
import type { PersonalData } from '../../../feature.ts'

/** Each has up to 300 kB, and the export is one response. */
const COVERS_AT_MOST = 100

export const linksData: PersonalData = {
  exportOwned: async ({ by, ofOwner, ownIds }) => ({
    saved_link: await ofOwner(
      'saved_link',
      [
        'id',
        'slug',
        'ownerId',
        'identifier',
        'title',
        'authors',
        'coverImage',
        'settings',
        'createdAt',
        'removedAt',
        'restoredAt',
        'note',
        'disabledAt',
        'disabledReason',
        'details',
        'bookHint',
      ],
      'createdAt',
    ),
    label: await ofOwner('label', ['id', 'name', 'color', 'createdAt'], 'nameKey'),
    link_label: await by('linkId', ownIds('saved_link'))('link_label', 'all'),
    saved_filter: await ofOwner('saved_filter', ['id', 'name', 'filter', 'createdAt'], 'createdAt'),
  }),

  /**
   * Deletes the text that an owner wrote on their links: notes, newsletter forms, dates, labels, book details with their covers, and
   * versions. The links keep their destinations, without an owner. The transaction deletes the account and its
   * webhooks, so this sends no events. Redirects get the change from the database.
   */
  eraseOwned: async ({ queries, userId, ownIds, deleteOfOwner }) => {
    const links = await queries
      .selectFrom('saved_link')
      .select(['id', 'settings'])
      .where('ownerId', '=', userId)
      .execute()
    for (const { id, settings } of links) {
      const { look, ...otherSettings } = parseLinkSettings(settings)
      if (look.note === '' && look.newsletter === null && look.date === null) continue
      const text = formatLinkSettings({
        ...otherSettings,
        look: { ...look, note: '', newsletter: null, date: null },
      })
      await queries.updateTable('saved_link').set({ settings: text }).where('id', '=', id).execute()
    }
    await queries.deleteFrom('link_cover').where('linkId', 'in', ownIds('saved_link')).execute()
    await queries.deleteFrom('link_label').where('labelId', 'in', ownIds('label')).execute()
    await queries
      .deleteFrom('bulk_change_link')
      .where('changeId', 'in', ownIds('bulk_change'))
      .execute()
    await deleteOfOwner('label', 'link_version', 'saved_filter', 'bulk_change')
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
      .where('ownerId', '=', userId)
      .execute()
  },
}

/** The addresses and covers of links, and the changes to them. */
export const linkHistoryData: PersonalData = {
  exportOwned: async ({ db, by, ofOwner, ownIds }) => ({
    link_slug: await by('linkId', ownIds('saved_link'))('link_slug', 'all'),
    link_cover: await db
      .selectFrom('link_cover')
      .selectAll()
      .where('linkId', 'in', ownIds('saved_link'))
      .orderBy('createdAt', 'desc')
      .limit(COVERS_AT_MOST)
      .execute(),
    link_version: await ofOwner('link_version', 'all', 'linkId', 'version'),
    bulk_change: await ofOwner('bulk_change', 'all', 'createdAt'),
    bulk_change_link: await by('changeId', ownIds('bulk_change'))(
      'bulk_change_link',
      'all',
      'changeId',
      'position',
    ),
  }),
}

export const sellerHealthData: PersonalData = {
  exportOwned: async ({ by, ownIds }) => {
    const ofLinks = by('linkId', ownIds('saved_link'))
    return {
      seller_confirmation: await ofLinks('seller_confirmation', 'all'),
      seller_report: await ofLinks('seller_report', 'all'),
    }
  },
}
