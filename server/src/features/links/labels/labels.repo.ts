import { type Label, labelKey } from '@everyshelf/domain/links'
import type { Queries } from '../../../db/transact.ts'

export interface UsedLabel extends Label {
  /** How many of the owner's links have it. Removed links do not count. */
  readonly links: number
}

/** The labels of one owner: no query here can reach another's row. */
export type OwnedLabels = ReturnType<typeof labelsOf>

export function labelsOf(db: Queries, ownerId: string) {
  const listAll = () =>
    db
      .selectFrom('label')
      .select(['id', 'name', 'color'])
      .select(({ selectFrom }) =>
        selectFrom('link_label')
          .innerJoin('saved_link as link', 'link.id', 'link_label.linkId')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('link_label.labelId', '=', 'label.id')
          .where('link.removedAt', 'is', null)
          .as('links'),
      )
      .where('ownerId', '=', ownerId)

  return {
    list: async (): Promise<UsedLabel[]> => {
      const rows = await listAll().orderBy('nameKey').execute()
      return rows.map(({ links, ...label }) => ({ ...label, links: Number(links) }))
    },

    find: async (id: string): Promise<UsedLabel | undefined> => {
      const row = await listAll().where('id', '=', id).executeTakeFirst()
      return row && { ...row, links: Number(row.links) }
    },

    findByName: (name: string): Promise<Label | undefined> =>
      db
        .selectFrom('label')
        .select(['id', 'name', 'color'])
        .where('ownerId', '=', ownerId)
        .where('nameKey', '=', labelKey(name))
        .executeTakeFirst(),

    count: async () => {
      const { labels } = await db
        .selectFrom('label')
        .select(({ fn }) => fn.countAll().as('labels'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return Number(labels)
    },
  }
}
