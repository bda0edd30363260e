import { type Label, type LabelColor, labelKey } from '@everyshelf/domain/links'
import { createRowId } from '../../../db/row-id.ts'
import type { WriterDeps } from './link-events.repo.ts'

export interface LabelChange {
  readonly name?: string | undefined
  readonly color?: LabelColor | undefined
}

/** Writes an owner's labels. `touch` is called with the links that change with them, before they do. */
export function labelWriter(
  { queries, webhookEvents, ownerId, now }: WriterDeps,
  touch: (linkIds: readonly string[]) => Promise<void>,
) {
  /** A label can be on thousands of links. Of what follows from a change, only events have its name. */
  async function touchLinks(labelId: string) {
    if (ownerId === null) return
    const webhookIds = await webhookEvents.listSubscribers(queries, ownerId, 'link.updated')
    if (webhookIds.length === 0) return
    const rows = await queries
      .selectFrom('link_label')
      .select('linkId')
      .where('labelId', '=', labelId)
      .orderBy('linkId')
      .execute()
    await touch(rows.map(({ linkId }) => linkId))
  }

  return {
    addLabel: async (name: string, color: LabelColor): Promise<Label> => {
      if (ownerId === null) throw new TypeError('labels have an owner')
      const label = { id: createRowId(), name, color }
      await queries
        .insertInto('label')
        .values({ ...label, ownerId, nameKey: labelKey(name), createdAt: now })
        .execute()
      return label
    },

    changeLabel: async (id: string, { name, color }: LabelChange) => {
      const columns = {
        ...(name !== undefined && { name, nameKey: labelKey(name) }),
        ...(color !== undefined && { color }),
      }
      if (Object.keys(columns).length === 0) return
      // Events name the labels of a link, without their colors.
      if (name !== undefined) await touchLinks(id)
      await queries
        .updateTable('label')
        .set(columns)
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    /** Gives all links of a label another one of this owner, or none, and deletes it. */
    replaceLabel: async (id: string, into: string | null) => {
      await touchLinks(id)
      const has = queries.selectFrom('link_label').select('linkId').where('labelId', '=', into)
      if (into !== null) {
        await queries
          .updateTable('link_label')
          .set({ labelId: into })
          .where('labelId', '=', id)
          .where('linkId', 'not in', has)
          .execute()
      }
      await queries.deleteFrom('link_label').where('labelId', '=', id).execute()
      await queries
        .deleteFrom('label')
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },
  }
}
