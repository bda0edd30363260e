import type { Queries } from '../../../db/transact.ts'
import { findTimeZone } from '../totals/uncounted-hits.repo.ts'

/** The table has no index but its key, so each query scans at most this many rows. */
const ROWS_PER_QUERY = 2000

export type HitExportRepo = ReturnType<typeof createHitExportRepo>

/** An owner's hits one by one, as they are stored for 13 months. */
export function createHitExportRepo(db: Queries) {
  return {
    findTimeZone: (ownerId: string) => findTimeZone(db, ownerId),

    /** The owner's hits among the next rows of all owners, and the next id; null at the end. */
    readNext: async (ownerId: string, from: bigint, before: bigint) => {
      const next = await db
        .selectFrom('hit')
        // As text: an id has more bits than a JavaScript number.
        .select((build) => build.cast<string>('id', 'text').as('id'))
        .where('id', '>=', from)
        .where('id', '<', before)
        .orderBy('hit.id')
        .offset(ROWS_PER_QUERY)
        .limit(1)
        .executeTakeFirst()
      const hits = await db
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
      return { hits, next: next ? BigInt(next.id) : null }
    },
  }
}
