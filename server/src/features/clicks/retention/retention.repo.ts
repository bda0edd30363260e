import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { monthOfHitId } from '../hit-id.ts'
import { CURSOR } from '../totals/click-totals.ts'
import { type OwnerDay, summarizeBooksOfDay } from '../totals/close-days.repo.ts'
import { lockTotals } from '../totals/lock-totals.repo.ts'
import { createSummaries, findClosingDay } from '../totals/update-summaries.repo.ts'

const ROWS_PER_QUERY = 2000

export interface RetentionRepo {
  /** Deletes the oldest hits below an id that the totals include; false when none is left. */
  readonly deleteHits: (before: bigint) => Promise<boolean>
  /**
   * In SQLite, deletes the shared values of months without hits: those before the oldest hit that is
   * left, or before the id when none is.
   */
  readonly deleteSharedValues: (before: bigint) => Promise<void>
  /** Writes summaries of the days before this one, so that deleting their hourly totals loses no sum. */
  readonly summarizeDays: (before: string, now: Date) => Promise<void>
  readonly deleteHourlyTotals: (before: string) => Promise<void>
  /** Deletes daily totals and summaries before a month. */
  readonly deleteDailyTotals: (before: string) => Promise<void>
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
        // As text: an id has more bits than a JavaScript number.
        .select((build) => build.cast<string>('id', 'text').as('id'))
        .where('id', '<', limit)
        .where('id', 'not in', db.selectFrom('late_hit').select('id'))
        .orderBy('hit.id')
        .limit(ROWS_PER_QUERY)
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
      return oldest.length === ROWS_PER_QUERY
    },
    deleteSharedValues: async (before) => {
      if (kind !== 'sqlite') return
      const oldest = await db
        .selectFrom('hit')
        .select((build) => build.cast<string>('id', 'text').as('id'))
        .orderBy('hit.id')
        .limit(1)
        .executeTakeFirst()
      const month = monthOfHitId(oldest ? BigInt(oldest.id) : before)
      for (const table of ['hit_link', 'hit_kind'] as const) {
        await deleteBeforeMonth(db, table, month)
      }
    },
    summarizeDays: async (before, now) => {
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
          if (!(await findClosingDay(queries, ownerId))) await createSummaries(queries, ownerId)
        })
      }
      for (const ownerDay of await listDaysWithHourlyTotals(db, before)) {
        await db.transaction().execute(async (queries) => {
          await lockTotals(queries, now.toISOString())
          await summarizeBooksOfDay(queries, ownerDay)
        })
      }
    },
    deleteHourlyTotals: async (before) => {
      await db.deleteFrom('click_cell').where('day', '<', before).execute()
    },
    deleteDailyTotals: async (before) => {
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

async function listDaysWithHourlyTotals(db: Queries, before: string): Promise<OwnerDay[]> {
  return await db
    .selectFrom('click_cell')
    .select(['ownerId', 'day'])
    .distinct()
    .where('day', '<', before)
    .execute()
}

async function deleteBeforeMonth(
  db: Queries,
  table: 'hit_link' | 'hit_kind',
  month: string,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where(
        'id',
        'in',
        db.selectFrom(table).select('id').where('month', '<', month).limit(ROWS_PER_QUERY),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < ROWS_PER_QUERY) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
