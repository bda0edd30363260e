import type { Queries } from '../../../db/transact.ts'
import { CURSOR, type HitRow } from './click-totals.ts'
import { countedColumns } from './hit-rows.repo.ts'
import { readRecount } from './recount-state.repo.ts'
import { inZoneOf } from './recount-zone.ts'
import type { OwnedHit } from './tally.ts'

/** So many at a time, however far behind the totals are. */
const HITS_AT_ONCE = 5000

/** An owner's hits of the last seconds, and those that came late, which no total has yet, in parts. */
export async function* listUncountedHits(
  queries: Queries,
  ownerId: string,
  timeZone: string,
): AsyncGenerator<OwnedHit[], void> {
  const cursor = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', CURSOR)
    .executeTakeFirst()
  const reached = BigInt(cursor?.value ?? 0)
  const recount = await readRecount(queries)
  const toOwned = (rows: readonly Omit<HitRow, 'ownerId' | 'timeZone'>[]) =>
    rows.map((hit): OwnedHit => inZoneOf({ ...hit, ownerId, timeZone }, recount))
  yield toOwned(
    await hitsOf(queries, ownerId)
      // Not a join: SQLite would go through all hits to find the few.
      .where('hit.id', 'in', queries.selectFrom('late_hit').select('id').where('id', '<=', reached))
      .execute(),
  )
  let last = reached
  for (;;) {
    const fresh = await hitsOf(queries, ownerId)
      .where('hit.id', '>', last)
      .orderBy('hit.id')
      .limit(HITS_AT_ONCE)
      .execute()
    yield toOwned(fresh)
    if (fresh.length < HITS_AT_ONCE) return
    last = BigInt(fresh.at(-1)?.idText ?? last)
  }
}

function hitsOf(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('hit')
    .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
    .select(countedColumns)
    .where('ownerId', '=', ownerId)
    .where('source', '=', 'redirect')
}

export async function findTimeZone(queries: Queries, ownerId: string): Promise<string> {
  const row = await queries
    .selectFrom('user_profile')
    .select('timeZone')
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  return row?.timeZone ?? 'UTC'
}
