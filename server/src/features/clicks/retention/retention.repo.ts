import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { monthOfHitId } from '../hit-id.ts'
import { findClosingDay, makeSheets } from '../totals/add-sheets.repo.ts'
import { CURSOR } from '../totals/click-totals.ts'
import { type OwnersDay, writeBooksOfDay } from '../totals/close-sheets.repo.ts'
import { lockTotals } from '../totals/lock-totals.repo.ts'

const ROWS_AT_ONCE = 2000

export interface RetentionRepo {
  /** Deletes the oldest hits below an id that are in the totals; false when none is left. */
  readonly deleteHits: (before: bigint) => Promise<boolean>
  /**
   * In SQLite, deletes what those hits had in common: all of the months before the oldest hit's that
   * is left, or before an id when none is.
   */
  readonly deleteHitParts: (before: bigint) => Promise<void>
  /** Who has cells from before a day gets sheets of them, so that no sum is lost with the cells. */
  readonly keepSheets: (before: string, now: Date) => Promise<void>
  readonly deleteCells: (before: string) => Promise<void>
  /** All from before a month. */
  readonly deleteTotals: (before: string) => Promise<void>
}

export function createRetentionRepo(db: Queries, kind: DatabaseKind): RetentionRepo {
  return {
    deleteHits: async (before) => {
      const cursor = await db
        .selectFrom('service_state')
        .select('value')
        .where('key', '=', CURSOR)
        .executeTakeFirst()
      const reached = BigInt(cursor?.value ?? 0)
      const limit = reached + 1n < before ? reached + 1n : before
      const oldest = await db
        .selectFrom('hit')
        // As text: an id has more bits than a number of JavaScript.
        .select((build) => build.cast<string>('id', 'text').as('id'))
        .where('id', '<', limit)
        .where('id', 'not in', db.selectFrom('late_hit').select('id'))
        .orderBy('hit.id')
        .limit(ROWS_AT_ONCE)
        .execute()
      if (oldest.length === 0) return false
      await db
        .deleteFrom('hit')
        .where(
          'id',
          'in',
          oldest.map(({ id }) => BigInt(id)),
        )
        .execute()
      return oldest.length === ROWS_AT_ONCE
    },
    deleteHitParts: async (before) => {
      if (kind !== 'sqlite') return
      const oldest = await db
        .selectFrom('hit')
        .select((build) => build.cast<string>('id', 'text').as('id'))
        .orderBy('hit.id')
        .limit(1)
        .executeTakeFirst()
      const month = monthOfHitId(oldest ? BigInt(oldest.id) : before)
      for (const parts of ['hit_link', 'hit_kind'] as const) {
        await deleteBeforeMonth(db, parts, month)
      }
    },
    keepSheets: async (before, now) => {
      const owners = await db
        .selectFrom('click_cell')
        .innerJoin('click_owner', 'click_owner.ownerId', 'click_cell.ownerId')
        .select('click_owner.ownerId')
        .distinct()
        .where('day', '<', before)
        .where('closingDay', '=', '')
        .execute()
      for (const { ownerId } of owners) {
        await db.transaction().execute(async (queries) => {
          await lockTotals(queries, now.toISOString())
          if (!(await findClosingDay(queries, ownerId))) await makeSheets(queries, ownerId)
        })
      }
      for (const ownersDay of await listDaysOfCells(db, before)) {
        await db.transaction().execute(async (queries) => {
          await lockTotals(queries, now.toISOString())
          await writeBooksOfDay(queries, ownersDay)
        })
      }
    },
    deleteCells: async (before) => {
      await db.deleteFrom('click_cell').where('day', '<', before).execute()
    },
    deleteTotals: async (before) => {
      await db.deleteFrom('click_day').where('day', '<', before).execute()
      const owners = await db
        .selectFrom('click_owner')
        .select('ownerId')
        .where('closingDay', '!=', '')
        .execute()
      for (const { ownerId } of owners) {
        await db
          .deleteFrom('click_sheet')
          .where('ownerId', '=', ownerId)
          .where('span', '<', before)
          .execute()
      }
    },
  }
}

async function listDaysOfCells(db: Queries, before: string): Promise<OwnersDay[]> {
  return await db
    .selectFrom('click_cell')
    .select(['ownerId', 'day'])
    .distinct()
    .where('day', '<', before)
    .execute()
}

async function deleteBeforeMonth(
  db: Queries,
  parts: 'hit_link' | 'hit_kind',
  month: string,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom(parts)
      .where(
        'id',
        'in',
        db.selectFrom(parts).select('id').where('month', '<', month).limit(ROWS_AT_ONCE),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < ROWS_AT_ONCE) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
