import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'
import { firstHitIdAt } from './hit-id.ts'

/** How often people opened an owner's links since a time, by the key of the book. */
export type CountClicksOfOwner = (
  ownerId: string,
  sinceMs: number,
) => Promise<ReadonlyMap<string, number>>

/** Both forms of a link name owner and book, so that either form counts. */
export function createOwnerClickCounter(db: Kysely<Tables>): CountClicksOfOwner {
  return async (ownerId, sinceMs) => {
    const rows = await db
      .selectFrom('hit')
      .select(['identifier', ({ fn }) => fn.countAll().as('clicks')])
      .where('id', '>=', firstHitIdAt(sinceMs))
      .where('ownerId', '=', ownerId)
      .where('excludedBecause', 'is', null)
      .where('source', '=', 'redirect')
      .groupBy('identifier')
      .execute()
    return new Map(rows.map(({ identifier, clicks }) => [identifier, Number(clicks)]))
  }
}
