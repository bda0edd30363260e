import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'

/** A hit that is stored later than this after its opening is marked: totals may be past its place. */
export const LATE_MS = 5000

/** What a beacon's row takes from the saved link it names. */
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
