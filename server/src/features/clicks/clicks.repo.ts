import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** The book of a saved link that a page reports a click on. */
export type FindTrackedLink = (id: string) => Promise<{ readonly identifier: string } | undefined>

export function createTrackedLinkFinder(db: Kysely<Tables>): FindTrackedLink {
  return async (id) =>
    await db
      .selectFrom('saved_link')
      .select('identifier')
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
}
