import type { MoveChoice } from '@everyshelf/domain/moving'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { type IsoTime, toFlag } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { MoveOutcome } from './schema.ts'

export type StoredMovedLink = Omit<Selectable<Tables['moved_link']>, 'ownerId'>

export type NewMovedLink = Omit<
  StoredMovedLink,
  'moveId' | 'outcome' | 'problem' | 'linkId' | 'slug' | 'undoneAt' | 'choice'
>

/** What became of a row. */
export type MovedLinkResult = Pick<
  StoredMovedLink,
  'identifier' | 'outcome' | 'problem' | 'linkId' | 'slug'
>

/** How many rows one statement inserts: each has 17 values. */
const ROWS_AT_ONCE = 100

/** The rows of an owner's moves. */
export function movedLinksOf(db: Queries, ownerId: string) {
  const isOwn =
    (row: { readonly moveId: string; readonly position?: number }) =>
    ({ and }: ExpressionBuilder<Tables, 'moved_link'>) =>
      and({ ...row, ownerId })

  const selectRows = (moveId: string) =>
    db.selectFrom('moved_link').where(isOwn({ moveId })).orderBy('position')

  const change = (row: Parameters<typeof isOwn>[0]) =>
    db.updateTable('moved_link').where(isOwn(row))

  return {
    /** Rows that were sent twice are stored once. */
    putRows: async (moveId: string, links: readonly NewMovedLink[]) => {
      for (let first = 0; first < links.length; first += ROWS_AT_ONCE) {
        const values = links
          .slice(first, first + ROWS_AT_ONCE)
          .map((link) => ({ ...link, moveId, ownerId }))
        await db
          .insertInto('moved_link')
          .values(values)
          .onConflict((conflict) => conflict.columns(['moveId', 'position']).doNothing())
          .execute()
      }
    },

    countRows: async (moveId: string) => {
      const { links } = await db
        .selectFrom('moved_link')
        .select(({ fn }) => fn.countAll().as('links'))
        .where(isOwn({ moveId }))
        .executeTakeFirstOrThrow()
      return Number(links)
    },

    /** How many rows of each move have which outcome. */
    countOutcomes: async (
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, ReadonlyMap<MoveOutcome, number>>> => {
      const counts = new Map(ids.map((id) => [id, new Map<MoveOutcome, number>()]))
      if (ids.length === 0) return counts
      const found = await db
        .selectFrom('moved_link')
        .select(({ fn }) => ['moveId', 'outcome', fn.countAll().as('links')])
        .where('moveId', 'in', ids)
        .where('ownerId', '=', ownerId)
        .where('outcome', 'is not', null)
        .groupBy(['moveId', 'outcome'])
        .execute()
      for (const { moveId, outcome, links } of found) {
        if (outcome) counts.get(moveId)?.set(outcome, Number(links))
      }
      return counts
    },

    listRows: async (moveId: string, from: number, limit: number): Promise<StoredMovedLink[]> =>
      await selectRows(moveId).selectAll().where('position', '>=', from).limit(limit).execute(),

    /** What a plan needs of the rows that are not moved yet, in the order in which they are moved. */
    listWaiting: async (moveId: string) =>
      await db
        .selectFrom('moved_link')
        .select(['position', 'identifier', 'isShortLink', 'oldSlug', 'choice'])
        .where(isOwn({ moveId }))
        .where('outcome', 'is', null)
        .orderBy('isShortLink')
        .orderBy('position')
        .execute(),

    /** Which of these rows are not moved yet. */
    listWaitingAt: async (moveId: string, positions: readonly number[]) => {
      if (positions.length === 0) return new Set<number>()
      const rows = await selectRows(moveId)
        .select('position')
        .where('position', 'in', positions)
        .where('outcome', 'is', null)
        .execute()
      return new Set(rows.map(({ position }) => position))
    },

    /** Rows that are not moved yet: those that need no request, or those that do. */
    listNext: async (
      moveId: string,
      { isShortLink, from }: { readonly isShortLink: boolean; readonly from: number },
      limit: number,
    ): Promise<StoredMovedLink[]> =>
      await selectRows(moveId)
        .selectAll()
        .where('outcome', 'is', null)
        .where('position', '>=', from)
        .where('isShortLink', '=', toFlag(isShortLink))
        .limit(limit)
        .execute(),

    choose: async (
      moveId: string,
      choice: MoveChoice | null,
      positions: readonly number[] | undefined,
    ) => {
      await change({ moveId })
        .set({ choice })
        .$if(positions !== undefined, (query) => query.where('position', 'in', positions ?? []))
        .execute()
    },

    /** Forgets the target, which can be a product URL with a foreign tag. */
    record: async (moveId: string, position: number, result: MovedLinkResult) => {
      const target = result.outcome === 'skipped' ? '' : (result.identifier ?? '')
      await change({ moveId, position })
        .set({ ...result, target })
        .execute()
    },

    /** Forgets the targets of rows that will not be moved. */
    forgetWaiting: async (moveId: string) => {
      await change({ moveId }).set({ target: '' }).where('outcome', 'is', null).execute()
    },

    markUndone: async (moveId: string, position: number, undoneAt: IsoTime) => {
      await change({ moveId, position }).set({ undoneAt }).execute()
    },
  }
}
