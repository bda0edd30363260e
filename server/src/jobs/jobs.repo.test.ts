import { expect, it } from 'vitest'
import { createAdminJobsService } from '../features/admin/jobs/admin-jobs.service.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { createJobsRepo } from './jobs.repo.ts'
import { createProcessRuns } from './process-runs.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const one = { name: 'old-clicks', by: 'one' }
const other = { name: 'old-clicks', by: 'other' }
const times = { now: NOW, until: NOW + 30_000, nextRunAt: NOW + 60_000 }
const done = { startedAt: NOW, tookMs: 12, result: '3', error: null }

describeEachDatabase('jobs', (openDatabase, kind) => {
  it('belong to one process at a time, until the run is recorded or the claim expires', async () => {
    const { db } = await openDatabase()
    const repo = createJobsRepo(db, kind)
    await repo.add(['old-clicks', 'weekly-emails'], NOW)
    await repo.add(['old-clicks'], NOW + 5000)
    expect((await repo.listDue(NOW)).sort()).toEqual(['old-clicks', 'weekly-emails'])

    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        repo.claim({ name: 'old-clicks', by: `process ${index}` }, times),
      ),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await repo.listDue(NOW + 29_000)).toEqual(['weekly-emails'])
    expect(await repo.recordRun(one, done, null)).toBe(false)

    const later = { now: NOW + 61_000, until: NOW + 91_000, nextRunAt: NOW + 121_000 }
    expect(await repo.claim(one, later)).toBe(true)
    expect(await repo.renew(one, NOW + 150_000)).toBe(true)
    expect(await repo.claim(other, { ...later, now: NOW + 130_000 })).toBe(false)
    expect(await repo.recordRun(one, done, null)).toBe(true)
    expect(await repo.claim(other, { ...later, now: NOW + 130_000 })).toBe(true)
    expect(await repo.renew(one, NOW + 300_000)).toBe(false)
  })

  it('run at once on request, or right after the current run', async () => {
    const { db } = await openDatabase()
    const repo = createJobsRepo(db, kind)
    const service = createAdminJobsService({
      repo,
      processRuns: createProcessRuns(() => NOW),
      now: () => NOW + 1000,
    })
    await repo.add(['old-clicks'], NOW)
    await repo.claim(one, times)
    await service.runNow(async () => {}, 'old-clicks')
    expect(await repo.listDue(NOW + 1000)).toEqual([])
    expect((await service.list()).find(({ name }) => name === 'old-clicks')).toMatchObject({
      isRunning: true,
      claimedBy: 'one',
    })
    await repo.recordRun(one, done, null)
    expect(await repo.listDue(NOW + 1000)).toEqual(['old-clicks'])
    expect((await service.list()).find(({ name }) => name === 'old-clicks')).toEqual({
      name: 'old-clicks',
      title: 'Old clicks',
      text: 'Deletes hits older than 13 months and totals older than 25 months. Stops if the clock looks wrong.',
      everyMs: 21_600_000,
      isShared: true,
      isRunning: false,
      claimedBy: null,
      lastRunAt: '2026-11-21T20:00:00.000Z',
      tookMs: 12,
      result: '3',
      error: null,
      nextRunAt: '2026-11-21T20:00:01.000Z',
    })
  })

  it('of a stopped process are released when no other process can exist', async () => {
    const { db } = await openDatabase()
    const repo = createJobsRepo(db, kind)
    await repo.add(['old-clicks'], NOW)
    await repo.claim(one, { ...times, nextRunAt: NOW })
    await repo.releaseAll()
    expect(await repo.listDue(NOW)).toEqual(['old-clicks'])
  })
})
