import { expect, it } from 'vitest'
import { addAccount, addLink } from '../../testing/account-rows.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createHitIds, firstHitIdAt } from '../clicks/hit-id.ts'
import { createDailyMetricsJob } from './daily-metrics.ts'
import { createErrorCount } from './error-count.ts'
import { createOverviewMetricsRepo } from './overview-metrics.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DAY_MS = 86_400_000

describeEachDatabase('daily metrics', (open) => {
  it('count the events of each day and the totals at its end', async () => {
    const database = await open()
    const repo = createOverviewMetricsRepo(database.db)
    let now = NOW
    const count = createDailyMetricsJob({ repo, firstHitIdAt, now: () => now })
    const { userId } = await addAccount(database, { name: 'Ada' })
    await addAccount(database, { name: 'Eve', at: 20 * 24 * 60 })
    await addLink(database, { slug: 'one', at: 20 * 24 * 60 })
    await addLink(database, { slug: 'two', at: 20 * 24 * 60 + 1 })
    await database.db
      .updateTable('user_profile')
      .set({ premiumUntil: '2026-12-01T00:00:00.000Z' })
      .where('userId', '=', userId)
      .execute()
    const storeHit = async (time: number, excludedBecause: 'repeat' | null) => {
      const id = createHitIds(() => time)()
      await database.db
        .insertInto('hit')
        .values({ ...sampleHit, excludedBecause, id })
        .execute()
    }
    await storeHit(Date.parse('2026-11-20T23:59:59.999Z'), null)
    await storeHit(Date.parse('2026-11-21T00:00:00.000Z'), null)
    await storeHit(Date.parse('2026-11-21T10:00:00.000Z'), 'repeat')
    await count()
    const days = await repo.list('2026-11-01')
    expect(days.get('2026-11-21')).toEqual({
      signUps: 1,
      linksSaved: 2,
      hits: 2,
      clicks: 1,
      accounts: 2,
      links: 2,
      premium: 1,
    })
    expect(days.get('2026-11-20')).toEqual({ signUps: 0, linksSaved: 0, hits: 1, clicks: 1 })
    // Fills in the days since the first account, and none before.
    expect(days.get('2026-11-01')).toEqual({ signUps: 1, linksSaved: 0, hits: 0, clicks: 0 })
    expect(days.size).toBe(21)

    // A late hit of yesterday is counted, an older one is not.
    await storeHit(Date.parse('2026-11-20T12:00:00.000Z'), null)
    await storeHit(Date.parse('2026-11-02T12:00:00.000Z'), null)
    now += 60_000
    await count()
    const again = await repo.list('2026-11-01')
    expect(again.get('2026-11-20')?.clicks).toBe(2)
    expect(again.get('2026-11-02')?.clicks).toBe(0)
    now += DAY_MS
    await count()
    const next = await repo.list('2026-11-21')
    expect(next.get('2026-11-21')).toMatchObject({ hits: 2, accounts: 2 })
    expect(next.get('2026-11-22')).toMatchObject({ hits: 0, accounts: 2 })
  })

  it('add up the errors of all processes, and tell zero from not counted', async () => {
    const { db } = await open()
    const repo = createOverviewMetricsRepo(db)
    const errors = { one: 0, other: 2 }
    const counterOf = (process: keyof typeof errors) =>
      createErrorCount({
        repo,
        takeCount: () => {
          const count = errors[process]
          errors[process] = 0
          return count
        },
        now: () => NOW,
      })
    const one = counterOf('one')
    await one()
    expect((await repo.list('2026-11-21')).get('2026-11-21')).toEqual({ errors: 0 })
    await counterOf('other')()
    errors.one = 3
    await one()
    expect((await repo.list('2026-11-21')).get('2026-11-21')).toEqual({ errors: 5 })
    expect((await repo.list('2026-11-20')).get('2026-11-20')).toBeUndefined()
  })

  it('store errors later when the database was unavailable', async () => {
    const { db } = await open()
    const repo = createOverviewMetricsRepo(db)
    let isAway = true
    let found = 4
    const count = createErrorCount({
      repo: { add: (...args) => (isAway ? Promise.reject(new Error('away')) : repo.add(...args)) },
      takeCount: () => {
        const taken = found
        found = 0
        return taken
      },
      now: () => NOW,
    })
    await expect(count()).rejects.toThrow('away')
    isAway = false
    await count()
    expect((await repo.list('2026-11-21')).get('2026-11-21')).toEqual({ errors: 4 })
  })
})
