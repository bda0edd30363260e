import type { BulkAction, BulkOutcome } from '@everyshelf/domain/schemas'
import type { Selectable } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../../db/columns.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import type { BulkEffect } from './schema.ts'

export interface StoredBulkChange
  extends Omit<Selectable<Tables['bulk_change']>, 'ownerId' | 'action'> {
  readonly action: BulkAction
}

type LinkRow = Selectable<Tables['bulk_change_link']>

export interface StoredResult extends Omit<LinkRow, 'changeId' | 'effect'> {
  readonly effect: BulkEffect | null
}

export type Counts = Readonly<Record<BulkOutcome, number>>

/** How many bulk changes of an account are stored and can be undone. */
export const BULK_CHANGES_STORED = 20

/** How many rows one statement inserts: each has seven values. */
const ROWS_AT_ONCE = 500

const noCounts: Counts = {
  waiting: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  undone: 0,
  'not-undone': 0,
}

/** The bulk changes of one owner: no query here can reach another's row. */
export function bulkChangesOf(db: Queries, ownerId: string) {
  const changes = () =>
    db
      .selectFrom('bulk_change')
      .select(['id', 'action', 'createdAt', 'undoneAt'])
      .where('ownerId', '=', ownerId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')

  /** Only for the id of a change that one of the functions below returned. */
  const rows = (id: string) =>
    db
      .selectFrom('bulk_change_link')
      .select(['position', 'linkId', 'outcome', 'reason', 'version', 'effect'])
      .where('changeId', '=', id)
      .orderBy('position')

  return {
    add: async (change: Omit<StoredBulkChange, 'undoneAt'>, linkIds: readonly string[]) => {
      const { id, action, createdAt } = change
      await db
        .insertInto('bulk_change')
        .values({ id, ownerId, action: toJsonText(action), createdAt, undoneAt: null })
        .execute()
      const values = linkIds.map((linkId, index) => ({
        changeId: id,
        position: index + 1,
        linkId,
        outcome: 'waiting' as const,
        reason: null,
        version: null,
        effect: null,
      }))
      for (let first = 0; first < values.length; first += ROWS_AT_ONCE) {
        const some = values.slice(first, first + ROWS_AT_ONCE)
        await db.insertInto('bulk_change_link').values(some).execute()
      }
    },

    /** Deletes all but the newest ones. */
    deleteOld: async () => {
      const stored = await changes().execute()
      const old = stored.slice(BULK_CHANGES_STORED).map(({ id }) => id)
      if (old.length === 0) return
      await db.deleteFrom('bulk_change_link').where('changeId', 'in', old).execute()
      await db.deleteFrom('bulk_change').where('id', 'in', old).execute()
    },

    find: async (id: string): Promise<StoredBulkChange | undefined> => {
      const row = await changes().where('id', '=', id).executeTakeFirst()
      return row && { ...row, action: parseJsonText(row.action) }
    },

    /** Newest first. */
    list: async (): Promise<StoredBulkChange[]> => {
      const found = await changes().execute()
      return found.map((row) => ({ ...row, action: parseJsonText(row.action) }))
    },

    countOutcomes: async (ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> => {
      if (ids.length === 0) return new Map()
      const found = await db
        .selectFrom('bulk_change_link')
        .select(({ fn }) => ['changeId', 'outcome', fn.countAll().as('links')])
        .where('changeId', 'in', ids)
        .groupBy(['changeId', 'outcome'])
        .execute()
      const counts = new Map<string, Counts>(ids.map((id) => [id, noCounts]))
      for (const { changeId, outcome, links } of found) {
        const others = counts.get(changeId) ?? noCounts
        counts.set(changeId, { ...others, [outcome]: Number(links) })
      }
      return counts
    },

    listResults: async (
      id: string,
      { outcome, after = 0 }: { outcome?: BulkOutcome | undefined; after?: number | undefined },
      limit: number,
    ): Promise<StoredResult[]> => {
      const found = await rows(id)
        .where('position', '>', after)
        .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'waiting'))
        .limit(limit)
        .execute()
      return found.map(({ effect, ...row }) => ({
        ...row,
        effect: effect && parseJsonText(effect),
      }))
    },

    record: async (id: string, { position, effect, ...result }: Omit<StoredResult, 'linkId'>) => {
      await db
        .updateTable('bulk_change_link')
        .set({ ...result, effect: effect && toJsonText(effect) })
        .where('changeId', '=', id)
        .where('position', '=', position)
        .execute()
    },

    /** Links that were not reached stay as they are, and the changed ones wait for their undo. */
    beginUndo: async (id: string, undoneAt: IsoTime) => {
      await db
        .updateTable('bulk_change')
        .set({ undoneAt })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
      await db
        .updateTable('bulk_change_link')
        .set({ outcome: 'unchanged', reason: 'stopped' })
        .where('changeId', '=', id)
        .where('outcome', '=', 'waiting')
        .execute()
    },
  }
}
