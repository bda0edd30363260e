import { type KyselyPlugin, sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { countLockWaits } from '../../../testing/count-lock-waits.ts'
import {
  addFormerHits,
  addFormerOwner,
  addFormerTotals,
  DUNE,
  listTableNames,
  openFormerDatabase,
  setFormerCursor,
} from '../../../testing/former-database.ts'
import { createAnalyticsQueries } from '../../analytics/worker/analytics-queries.ts'
import type { FormerQueries } from './former-tables.repo.ts'
import { moveNewest, moveUncounted } from './move-hits.repo.ts'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const DAY = { from: '2026-11-24', to: '2026-11-24' }

/** A database where 600 hits, of one reader, are counted. */
async function open() {
  const database = await openFormerDatabase('postgres')
  // As docs/scaling.md recommended for large servers.
  await database.pool?.query(`alter table hit rename to hit_before;
    create table hit (like hit_before including all) partition by range (id);
    create table hit_all partition of hit default; drop table hit_before`)
  await addFormerOwner(database, 'ada')
  const hits = Array.from({ length: 600 }, () => ({ at: '2026-11-24T09:00' }))
  const ids = await addFormerHits(database, hits)
  await setFormerCursor(database, ids.at(-1) ?? 0n)
  await addFormerTotals(database, 'ada', [
    ['2026-11-24', '', 600, 600, 1],
    ['2026-11-24', DUNE, 600, 600, 1],
  ])
  await database.migrate()
  return database
}

it('R9 no hit is lost that a process of the previous version stores during a step', async () => {
  const database = await open()
  const { db } = database
  let added = 0
  const addBetween: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Like the previous version, marks hits that are late.
    transformResult: async ({ result }) => {
      const at = added % 2 === 0 ? '2026-11-24T08:00' : '2026-11-24T10:00'
      const [id] = await addFormerHits(database, [{ at, reader: `reader ${added}` }])
      if (added % 2 === 0) await sql`insert into late_hit values (${id})`.execute(db)
      added++
      return result
    },
  }
  const former = db as unknown as FormerQueries
  for (let round = 0; round < 2; round++) {
    await former.transaction().execute(async (transaction) => {
      const queries = transaction.withPlugin(addBetween)
      await moveUncounted(queries, 'postgres')
      await moveNewest(queries, 'postgres')
    })
  }
  expect(added).toBeGreaterThan(20)
  await database.move(NOW)
  const { totals } = await createAnalyticsQueries(db, 'postgres').overview('ada', DAY)
  expect(totals).toEqual({ hits: 600 + added, clicks: 600 + added, readers: 1 + added })
})

it('R9 the move waits for a hit that is being stored at its end', async () => {
  const database = await open()
  const { db } = database
  const previous = await db.startTransaction().execute()
  await addFormerHits({ db: previous }, [{ at: '2026-11-24T10:00', reader: 'last' }])
  const moved = database.move(NOW)
  await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), 5000)
  await previous.commit().execute()
  await moved
  const { totals } = await createAnalyticsQueries(db, 'postgres').overview('ada', DAY)
  expect(totals).toEqual({ hits: 601, clicks: 601, readers: 2 })
  const tables = await listTableNames(database)
  expect(tables.filter((name) => /^hit(?:_all)?$/.test(name))).toEqual([])
})
