import type { Queries } from '../../../db/transact.ts'
import { CURSOR } from './click-totals.ts'
import { readRecount } from './recount-state.repo.ts'
import { inZoneOf } from './recount-zone.ts'
import type { OwnedHit } from './tally.ts'

/** An owner's hits of the last seconds, and those that came late, which no total has yet. */
export async function listUncountedHits(
  queries: Queries,
  ownerId: string,
  timeZone: string,
): Promise<OwnedHit[]> {
  const cursor = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', CURSOR)
    .executeTakeFirst()
  const reached = BigInt(cursor?.value ?? 0)
  const hits = () =>
    queries
      .selectFrom('hit')
      .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
      .select([
        'hit.openedAt',
        'hit.identifier',
        'hit.country',
        'hit.retailer',
        'hit.marketplace',
        'hit.device',
        'hit.browser',
        'hit.refererHost',
        'hit.excludedBecause',
        'hit.source',
        'hit.reader',
      ])
      .where('ownerId', '=', ownerId)
      .where('source', '=', 'redirect')
  const fresh = await hits().where('hit.id', '>', reached).execute()
  const late = await hits()
    // Not a join: SQLite would go through all hits to find the few.
    .where('hit.id', 'in', queries.selectFrom('late_hit').select('id').where('id', '<=', reached))
    .execute()
  const recount = await readRecount(queries)
  const owned = [...fresh, ...late].map((hit) => ({ ...hit, ownerId, timeZone }))
  return owned.map((hit) => inZoneOf(hit, recount))
}

export async function findTimeZone(queries: Queries, ownerId: string): Promise<string> {
  const row = await queries
    .selectFrom('user_profile')
    .select('timeZone')
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  return row?.timeZone ?? 'UTC'
}
