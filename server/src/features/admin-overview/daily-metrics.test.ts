import { describe, expect, it, onTestFinished } from 'vitest'
import { addAccount, addLink } from '../../testing/account-rows.ts'
import { databaseKinds, describeEachDatabase } from '../../testing/databases.ts'
import { createRedirectApp } from '../../testing/redirect-app.ts'
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
    const count = createDailyMetricsJob({ repo, now: () => now })
    const { userId } = await addAccount(database, { name: 'Ada' })
    await addAccount(database, { name: 'Eve', at: 20 * 24 * 60 })
    await addLink(database, { slug: 'one', at: 20 * 24 * 60 })
    await addLink(database, { slug: 'two', at: 20 * 24 * 60 + 1 })
    await database.db
      .updateTable('user_profile')
      .set({ premiumUntil: '2026-12-01T00:00:00.000Z' })
      .where('userId', '=', userId)
      .execute()
    // The hits are counted when they are stored.
    await repo.add('2026-11-20', 'hits', 3)
    await repo.add('2026-11-20', 'clicks', 1)
    await count()
    const days = await repo.list('2026-11-01')
    expect(days.get('2026-11-21')).toEqual({
      signUps: 1,
      linksSaved: 2,
      hits: 0,
      clicks: 0,
      accounts: 2,
      links: 2,
      premium: 1,
    })
    expect(days.get('2026-11-20')).toEqual({ signUps: 0, linksSaved: 0, hits: 3, clicks: 1 })
    // Fills in the days since the first account, and none before.
    expect(days.get('2026-11-01')).toEqual({ signUps: 1, linksSaved: 0, hits: 0, clicks: 0 })
    expect(days.size).toBe(21)

    now += DAY_MS
    await count()
    const next = await repo.list('2026-11-21')
    expect(next.get('2026-11-21')).toMatchObject({ hits: 0, accounts: 2 })
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

describe.each(databaseKinds)('daily metrics on %s', (kind) => {
  it('count each hit once, on its own day, when it is stored', async () => {
    let now = Date.parse('2026-11-21T23:59:59.990Z')
    const app = await createRedirectApp({ kind, now: () => now })
    onTestFinished(app.close)
    const target = '/redirect?isbn=9780143127741'
    await app.open(target)
    now += 20
    await app.open(target)
    await app.open(target, ['Sec-Purpose: prefetch'])
    expect(await app.outside.listHits()).toHaveLength(3)
    const days = await createOverviewMetricsRepo(app.database.db).list('2026-11-21')
    expect(days.get('2026-11-21')).toMatchObject({ hits: 1, clicks: 1 })
    expect(days.get('2026-11-22')).toMatchObject({ hits: 2, clicks: 1 })
  })
})
