import { expect, it, onTestFinished, vi } from 'vitest'
import { describeEachDatabase } from '../testing/databases.ts'
import { createJobsRepo } from './jobs.repo.ts'
import type { Job } from './start-job.ts'
import { createSharedJobs } from './start-shared-jobs.ts'

const SECOND_MS = 1000
const NOW = Date.parse('2026-11-21T20:00:00.000Z')

describeEachDatabase('shared jobs', (openDatabase, kind) => {
  const stopAtEnd = (job: Job) => {
    onTestFinished(job.stop)
    return job
  }

  it('run in one process, even when a run fails, and move to another when it stops', async () => {
    const { db } = await openDatabase()
    const repo = createJobsRepo(db, kind)
    let time = NOW
    const errors: object[] = []
    const start = () =>
      createSharedJobs({
        repo,
        isAlone: false,
        pollEveryMs: 20,
        log: { error: (facts: object) => void errors.push(facts), warn: () => {} } as never,
        now: () => time,
      })
    const ran: string[] = []
    const run = (who: string) => async () => {
      ran.push(who)
      if (ran.length === 1) throw new Error('no paper')
      return ran.length
    }
    const [one, other] = [start(), start()]
    const first = stopAtEnd(one('weekly-emails', run('one')))
    stopAtEnd(other('weekly-emails', run('other')))
    const read = async () => (await repo.list())[0]
    await vi.waitFor(async () => expect(await read()).toMatchObject({ error: 'no paper' }))
    expect(errors).toEqual([expect.objectContaining({ job: 'weekly-emails' })])
    expect(ran).toHaveLength(1)

    time += 10 * 60 * SECOND_MS
    await vi.waitFor(async () => expect(await read()).toMatchObject({ result: '2', error: null }))
    expect(ran).toHaveLength(2)

    await first.stop()
    await repo.request('weekly-emails', time)
    await vi.waitFor(() => expect(ran[2]).toBe('other'))
    expect(ran).toHaveLength(3)
  })

  it('stay with one process when they run often, until it stops or crashes', async () => {
    const { db } = await openDatabase()
    const repo = createJobsRepo(db, kind)
    let time = NOW
    const start = (isAlone: boolean) =>
      createSharedJobs({ repo, isAlone, pollEveryMs: 20, log: console, now: () => time })
    const ran: string[] = []
    const run = (who: string) => async () => void ran.push(who)
    const first = stopAtEnd(start(false)('replica-heartbeat', run('one')))
    await vi.waitFor(() => expect(ran).toEqual(['one']))
    const owner = async () => (await repo.list())[0]?.claimedBy
    const byFirst = await owner()
    expect(byFirst).not.toBeNull()

    time += 29 * SECOND_MS
    stopAtEnd(start(false)('replica-heartbeat', run('other')))
    expect(await repo.listDue(time)).toEqual([])
    await first.stop()
    await vi.waitFor(() => expect(ran).toContain('other'))
    expect(await owner()).not.toBe(byFirst)

    expect(await repo.listDue(time + 29 * SECOND_MS)).toEqual([])
    time += 31 * SECOND_MS
    expect(await repo.listDue(time)).toEqual(['replica-heartbeat'])
    stopAtEnd(start(true)('replica-heartbeat', run('third')))
    await vi.waitFor(() => expect(ran).toContain('third'))
  })
})
