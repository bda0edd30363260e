import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import { PACKED_VERSION } from '../counting/packed-columns.ts'
import { lockOwners, markUnpacked } from './hit-owners.repo.ts'

/** The key in `service_state` of the version for which this was done. */
const STATE_KEY = 'packed-version'

/** Few enough that no hit waits long for the locks. */
const OWNERS_PER_STEP = 50

interface PackedVersionDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly now: () => number
}

/**
 * Deletes what an earlier version packed, once, so that the job packs it again. Charts read the hits until
 * then. Not a migration: during an upgrade, processes of the earlier version would pack as before.
 */
export async function deleteFormerPacks(
  { db, transact, now }: PackedVersionDeps,
  shouldStop: () => boolean,
): Promise<void> {
  if (Number(await readState(db, STATE_KEY)) >= PACKED_VERSION) return
  const rows = await db
    .selectFrom('packed_month')
    .select(({ fn }) => ['owner', fn.min('month').as('month')])
    .groupBy('owner')
    .orderBy('owner')
    .execute()
  for (let at = 0; at < rows.length; at += OWNERS_PER_STEP) {
    if (shouldStop()) return
    const some = rows.slice(at, at + OWNERS_PER_STEP)
    const owners = some.map(({ owner }) => owner)
    await transact(async (queries) => {
      await lockOwners(queries, owners)
      await queries.deleteFrom('packed_month').where('owner', 'in', owners).execute()
      for (const [month, own] of Map.groupBy(some, (row) => row.month)) {
        const numbers = own.map(({ owner }) => owner)
        await markUnpacked(queries, numbers, `${month}-01`)
      }
    })
  }
  await writeState(db, STATE_KEY, String(PACKED_VERSION), new Date(now()))
}
