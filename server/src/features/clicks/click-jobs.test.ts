import { expect, it, vi } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import { createJobsRepo } from '../../jobs/jobs.repo.ts'
import { createSharedJobs } from '../../jobs/start-shared-jobs.ts'
import { createLogger } from '../../logger.ts'
import { addOwner, listBookDays, openClickTotals } from '../../testing/click-totals.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { startClickJobs } from './click-jobs.ts'
import { createHitIds } from './hit-id.ts'
import { createProvenTimeRepo } from './retention/proven-time.repo.ts'
import { openProvenTime } from './retention/proven-time.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')

describeEachDatabase('click jobs', (openDatabase) => {
  it('exclude bots that an older version counted as clicks', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    const nextId = createHitIds(() => NOW - 60_000)
    const hit = {
      openedAt: '2026-11-21T19:59',
      linkId: null,
      ownerId: 'ada',
      identifier: '9780441172719',
      country: 'DE',
      retailer: 'amazon',
      marketplace: 'de',
      device: 'Desktop',
      browser: 'Unknown',
      refererHost: null,
      language: 'de',
      channel: null,
      excludedBecause: null,
      source: 'redirect',
      reader: null,
    } as const
    await db
      .insertInto('hit')
      .values([
        { ...hit, id: nextId() },
        { ...hit, language: null, id: nextId() },
      ])
      .execute()
    await openClickTotals(database).rollUp(1n << 62n, 10, new Date(NOW))
    const clicks = async () => (await listBookDays(database)).map((day) => [day.hits, day.clicks])
    expect(await clicks()).toEqual([
      [2, 2],
      [2, 2],
    ])
    const transact = createTransact(db)
    const jobs = startClickJobs({
      database,
      transact,
      startSharedJob: createSharedJobs({
        repo: createJobsRepo(db, database.kind),
        isAlone: true,
        log: createLogger('silent'),
        now: () => NOW,
      }),
      provenTime: await openProvenTime({ repo: createProvenTimeRepo(db), now: () => NOW }),
      logger: createLogger('silent'),
      now: () => NOW,
    })
    await vi.waitFor(async () =>
      expect(await clicks()).toEqual([
        [2, 1],
        [2, 1],
      ]),
    )
    await jobs.stop()
  })
})
