import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'

/** A hit that is stored later than this after its request is marked as late: the totals may have passed its id. */
export const LATE_MS = 5000

/** The values that a beacon's hit takes from its saved link. */
export interface TrackedLink {
  readonly id: string
  readonly ownerId: string | null
  readonly identifier: string
}

export type FindTrackedLink = (id: string) => Promise<TrackedLink | undefined>

export function createTrackedLinkFinder(db: Kysely<Tables>): FindTrackedLink {
  return async (id) =>
    await db
      .selectFrom('saved_link')
      .select(['id', 'ownerId', 'identifier'])
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
}
