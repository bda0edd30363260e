import { expect, it, onTestFinished, vi } from 'vitest'
import { createJobsRepo } from '../../jobs/jobs.repo.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('P7 takes a deleted account off its clicks, though the process ended that had begun to', async () => {
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
  // And one that has been deleted, of which SQLite still has what it shared with others.
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
  const rows = await db.selectFrom('erasure').select('doneAt').execute()
  expect(rows).toEqual([{ doneAt: expect.any(String) }])
})
