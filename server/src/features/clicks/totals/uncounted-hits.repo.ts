import type { Queries } from '../../../db/transact.ts'
import { CURSOR, type HitRow } from './click-totals.ts'
import { countedColumns } from './hit-rows.repo.ts'
import { readRebuild } from './rebuild-state.repo.ts'
import { withRebuiltTimeZone } from './rebuild-state.ts'
import type { OwnedHit } from './tally.ts'

/** Limits the memory, however far behind the totals are. */
const HITS_PER_SLICE = 5000

/** An owner's hits that are not in the totals yet: those of the last seconds and late ones, in chunks. */
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
  const rebuild = await readRebuild(queries)
  const toOwned = (rows: readonly Omit<HitRow, 'ownerId' | 'timeZone'>[]) =>
    rows.map((hit): OwnedHit => withRebuiltTimeZone({ ...hit, ownerId, timeZone }, rebuild))
  yield toOwned(
    await selectHits(queries, ownerId)
      // Not a join: SQLite would scan all hits to find the few late ones.
      .where('hit.id', 'in', queries.selectFrom('late_hit').select('id').where('id', '<=', reached))
      .execute(),
  )
  let last = reached
  for (;;) {
    const fresh = await selectHits(queries, ownerId)
      .where('hit.id', '>', last)
      .orderBy('hit.id')
      .limit(HITS_PER_SLICE)
      .execute()
    yield toOwned(fresh)
    if (fresh.length < HITS_PER_SLICE) return
    last = BigInt(fresh.at(-1)?.idText ?? last)
  }
}

function selectHits(queries: Queries, ownerId: string) {
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
