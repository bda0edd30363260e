import type { Queries } from '../../../db/transact.ts'
import { CURSOR } from './click-totals.ts'

const ROWS_AT_ONCE = 2000

export interface RetentionRepo {
  /** Deletes the oldest hits below an id that are in the totals; false when none is left. */
  readonly deleteHits: (before: bigint) => Promise<boolean>
  readonly deleteCells: (before: string) => Promise<void>
  readonly deleteTotals: (before: string) => Promise<void>
}

export function createRetentionRepo(db: Queries): RetentionRepo {
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
    deleteCells: async (before) => {
      await db.deleteFrom('click_cell').where('day', '<', before).execute()
    },
    deleteTotals: async (before) => {
      await db.deleteFrom('click_day').where('day', '<', before).execute()
      await db.deleteFrom('click_value').where('day', '<', before).execute()
    },
  }
}
