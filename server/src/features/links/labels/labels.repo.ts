import { type Label, type LabelColor, labelKey } from '@everyshelf/domain/links'
import type { IsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import { addLinkEvents } from '../link-events.repo.ts'
import { lockLinksOf } from '../lock-links.repo.ts'

export interface UsedLabel extends Label {
  /** How many of the owner's links have it. Removed links do not count. */
  readonly links: number
}

export interface LabelChange {
  readonly name?: string | undefined
  readonly color?: LabelColor | undefined
}

/** The labels of one owner: no query here can reach another's row (S36). */
export type OwnedLabels = ReturnType<typeof labelsOf>

export type LabelsRepo = ReturnType<typeof createLabelsRepo>

export function createLabelsRepo(db: Queries, transact: Transact) {
  return {
    labelsOf: (ownerId: string) => labelsOf(db, ownerId),

    /** Changes an owner's labels under the lock of their links. */
    changeLabelsOf: <Result>(
      ownerId: string,
      change: (labels: OwnedLabels) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (queries) => {
        await lockLinksOf(queries, ownerId)
        return await change(labelsOf(queries, ownerId))
      }),
  }
}

function labelsOf(db: Queries, ownerId: string) {
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

    count: async (): Promise<number> => {
      const { labels } = await db
        .selectFrom('label')
        .select(({ fn }) => fn.countAll().as('labels'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return Number(labels)
    },

    add: async (name: string, color: LabelColor, createdAt: IsoTime): Promise<Label> => {
      const label = { id: createRowId(), name, color }
      await db
        .insertInto('label')
        .values({ ...label, ownerId, nameKey: labelKey(name), createdAt })
        .execute()
      return label
    },

    update: async (id: string, { name, color }: LabelChange): Promise<void> => {
      const columns = {
        ...(name !== undefined && { name, nameKey: labelKey(name) }),
        ...(color !== undefined && { color }),
      }
      if (Object.keys(columns).length === 0) return
      await db
        .updateTable('label')
        .set(columns)
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    /** The links that have a label, without removed ones. */
    listLinks: async (id: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('link_label')
        .innerJoin('saved_link as link', 'link.id', 'link_label.linkId')
        .select('link.id')
        .where('link_label.labelId', '=', id)
        .where('link.ownerId', '=', ownerId)
        .where('link.removedAt', 'is', null)
        .orderBy('link.id')
        .execute()
      return rows.map((link) => link.id)
    },

    /** Reports changed links to webhooks. Call this after the change. */
    announce: (linkIds: readonly string[], now: IsoTime) =>
      addLinkEvents(db, ownerId, 'link.updated', linkIds, now),

    /** Gives all links of one label the other one. Call this only for labels that `find` returned. */
    moveLinks: async (id: string, into: string): Promise<void> => {
      await db
        .deleteFrom('link_label')
        .where('labelId', '=', id)
        .where('linkId', 'in', (from) =>
          from.selectFrom('link_label').select('linkId').where('labelId', '=', into),
        )
        .execute()
      await db.updateTable('link_label').set({ labelId: into }).where('labelId', '=', id).execute()
    },

    /** Call this only for a label that `find` returned. */
    remove: async (id: string): Promise<void> => {
      await db.deleteFrom('link_label').where('labelId', '=', id).execute()
      await db.deleteFrom('label').where('id', '=', id).where('ownerId', '=', ownerId).execute()
    },
  }
}
