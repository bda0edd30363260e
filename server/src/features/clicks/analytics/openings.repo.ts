import type { Queries } from '../../../db/transact.ts'
import { findTimeZone } from '../totals/uncounted-hits.repo.ts'

/** The table has no index but its key: so many rows are looked at in one go, and no more. */
const ROWS_AT_ONCE = 2000

export type OpeningsRepo = ReturnType<typeof createOpeningsRepo>

/** Openings of an owner's links one by one, as they are kept for 13 months. */
export function createOpeningsRepo(db: Queries) {
  return {
    findTimeZone: (ownerId: string) => findTimeZone(db, ownerId),

    /** The owner's among the next rows of everybody's; where to go on, or null at the end. */
    readNext: async (ownerId: string, from: bigint, before: bigint) => {
      const next = await db
        .selectFrom('hit')
        // As text: an id has more bits than a number of JavaScript.
        .select((build) => build.cast<string>('id', 'text').as('id'))
        .where('id', '>=', from)
        .where('id', '<', before)
        .orderBy('hit.id')
        .offset(ROWS_AT_ONCE)
        .limit(1)
        .executeTakeFirst()
      const openings = await db
        .selectFrom('hit')
        .select([
          'openedAt',
          'identifier',
          'country',
          'retailer',
          'marketplace',
          'device',
          'browser',
          'refererHost',
          'language',
          'channel',
          'excludedBecause',
        ])
        .where('id', '>=', from)
        .where('id', '<', next ? BigInt(next.id) : before)
        .where('ownerId', '=', ownerId)
        .where('source', '=', 'redirect')
        .orderBy('hit.id')
        .execute()
      return { openings, next: next ? BigInt(next.id) : null }
    },
  }
}
