import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { firstHitIdFrom } from '../hit-id.ts'
import { deleteReadersBefore, deleteTotalsBefore } from '../store/delete-in-steps.repo.ts'
import { readPage } from '../store/stored-hits.repo.ts'
import { findClickHouseIds } from './clickhouse-hits.repo.ts'
import { deleteMainHits, listOwnerRanges } from './main-hits.repo.ts'

/** A server on SQLite waits for a lock for 25 ms only, and without a pause it would get none (R5). */
const HITS_PER_STEP: Readonly<Record<DatabaseKind, number>> = { sqlite: 250, postgres: 2000 }
const END_OF_IDS = (1n << 63n) - 1n
/** After every day. */
const END_OF_DAYS = '9999-12-31'

interface DeleteDeps {
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly clickHouse: Pick<ClickHouse, 'query'>
  /** ClickHouse counts earlier days (UTC) by its totals. */
  readonly fromDay: string
  readonly onDeleted: (hits: number) => void
}

/**
 * Deletes hits from the main database that ClickHouse has, one by one, and everything that was made of hits.
 * Returns how many hits ClickHouse lacks, which stay.
 */
export async function deleteCopied(deps: DeleteDeps): Promise<number> {
  const { db } = deps
  let kept = 0
  for (const range of await listOwnerRanges(db)) {
    for (let owner = range.first; owner <= range.last; owner++) {
      kept += await deleteOfOwner(deps, owner)
      await db.deleteFrom('packed_month').where('owner', '=', owner).execute()
    }
  }
  await db.updateTable('hit_owner').set({ unpackedFrom: null }).execute()
  await deleteTotalsBefore(db, END_OF_DAYS)
  await deleteReadersBefore(db, END_OF_DAYS)
  return kept
}

async function deleteOfOwner(deps: DeleteDeps, owner: number): Promise<number> {
  const { db, kind, clickHouse, fromDay, onDeleted } = deps
  const expired = firstHitIdFrom(fromDay)
  let kept = 0
  for (let from: bigint | null = 0n; from !== null; ) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      ...([db, owner, from, END_OF_IDS, HITS_PER_STEP[kind]] as const),
    )
    if (page.hits.length === 0) break
    const ids = page.hits.map(({ id }) => id)
    const known = await findClickHouseIds(clickHouse, owner, ids[0] ?? 0n, ids.at(-1) ?? 0n)
    const copied = ids.filter((id) => id < expired || known.has(id))
    const startedAt = performance.now()
    if (copied.length > 0) await deleteMainHits(db, kind, owner, copied)
    await wait(performance.now() - startedAt)
    onDeleted(copied.length)
    kept += ids.length - copied.length
    from = page.next
  }
  return kept
}
