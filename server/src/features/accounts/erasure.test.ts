import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTransact, type Queries } from '../../db/transact.ts'
import { createJobsRepo } from '../../jobs/jobs.repo.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { lockTotals } from '../clicks/totals/lock-totals.repo.ts'
import { createErasureRepo } from './erasure.repo.ts'

it('P7 clears a deleted account from its clicks, even after a restart', async () => {
  const app = await createTestApp()
  onTestFinished(app.close)
  const { db, kind } = app.database
  const jobs = createJobsRepo(db, kind)
  const lastRun = async () =>
    (await jobs.list()).find(({ name }) => name === 'left-erasures')?.lastRunAt
  await vi.waitFor(async () => expect(await lastRun()).toEqual(expect.any(String)), 5000)
  await db
    .insertInto('hit')
    .values({ ...sampleHit, id: 1n, ownerId: 'gone' })
    .execute()
  // And a deleted hit; SQLite still has the row it shared with other hits.
  await db
    .insertInto('hit')
    .values({ ...sampleHit, id: 2n, ownerId: 'gone' })
    .execute()
  await db.deleteFrom('hit').where('id', '=', 2n).execute()
  await db
    .insertInto('erasure')
    .values({ userId: 'gone', requestedAt: '2026-11-21T20:00:00.000Z', doneAt: null })
    .execute()
  await jobs.request('left-erasures', Date.now())
  const owners = async () => await db.selectFrom('hit').select('ownerId').execute()
  await vi.waitFor(async () => expect(await owners()).toEqual([{ ownerId: null }]), 5000)
  if (kind === 'sqlite') {
    const parts = await db.selectFrom('hit_link').select('ownerId').execute()
    expect(parts).toEqual([{ ownerId: null }, { ownerId: null }])
  }
  const erasures = async () => await db.selectFrom('erasure').select('doneAt').execute()
  await vi.waitFor(async () => expect(await erasures()).toEqual([{ doneAt: expect.any(String) }]))
})

it('P7 also deletes totals that a roll-up is writing at that moment', async () => {
  const { db, kind, dispose } = await openTestDatabase('postgres')
  onTestFinished(dispose)
  const rollUp = await db.startTransaction().execute()
  await lockTotals(rollUp, '2026-11-21T20:00:00.000Z')
  await rollUp
    .insertInto('click_owner')
    .values({ ownerId: 'gone', hits: 1, closingDay: '' })
    .execute()
  const { eraseAccount } = createErasureRepo(db, createTransact(db), kind, lockTotals)
  const erasure = eraseAccount('gone', new Date('2026-11-21T20:00:00.000Z'), async () => {})
  await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), 5000)
  await rollUp.commit().execute()
  await erasure
  expect(await db.selectFrom('click_owner').selectAll().execute()).toEqual([])
})

async function countLockWaits(db: Queries): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db)
  return rows.length
}
