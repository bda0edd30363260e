import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { numberHits, openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  addFormerHits,
  addFormerOwner,
  addFormerTotals,
  DUNE,
  openFormerDatabase,
  setFormerCursor,
} from '../../../testing/former-database.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createAnalyticsQueries } from '../../analytics/worker/analytics-queries.ts'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const ALL = 1n << 62n

describe.each(databaseKinds)('moving totals on %s', (kind) => {
  it('R9 keeps those of accounts without hits, and deletes those of deleted accounts', async () => {
    const database = await openFormerDatabase(kind)
    await addFormerOwner(database, 'ada')
    for (const owner of ['ada', 'deleted']) {
      await addFormerTotals(database, owner, [
        ['2025-02-01', '', 9, 8, 5],
        ['2025-02-01', DUNE, 9, 8, 5],
        ['2026-11-20', '', 1, 1, 1],
      ])
    }
    await database.migrate()
    await database.move(NOW)
    const { overview } = createAnalyticsQueries(database.db, kind)
    const old = await overview('ada', { from: '2025-02-01', to: '2025-02-01' })
    expect(old.totals).toEqual({ hits: 9, clicks: 8, readers: 5 })
    const totals = await database.db.selectFrom('daily_total').select('day').execute()
    expect(totals).toHaveLength(3)
  })

  it('R9 after a change of time zone, adds nothing to days that have all their hits', async () => {
    const database = await openFormerDatabase(kind)
    await addFormerOwner(database, 'ada')
    await sql`update user_profile set "nextTimeZone" = 'Asia/Tokyo'`.execute(database.db)
    // In Tokyo, the third is on the next day.
    await addFormerHits(database, [
      { at: '2026-11-20T09:00' },
      { at: '2026-11-21T09:00' },
      { at: '2026-11-21T20:00' },
    ])
    await setFormerCursor(database, ALL)
    await addFormerTotals(database, 'ada', [
      ['2026-11-19', '', 4, 3, 2],
      ['2026-11-20', '', 1, 1, 1],
      ['2026-11-21', '', 2, 2, 1],
    ])
    await database.migrate()
    await database.move(NOW)
    const totals = await database.db.selectFrom('daily_total').select(['day', 'hits']).execute()
    expect(totals).toEqual([{ day: '2026-11-19', hits: 4 }])
    const { overview } = createAnalyticsQueries(database.db, kind)
    const { days } = await overview('ada', { from: '2026-11-19', to: '2026-11-22' })
    expect(days.map(({ hits }) => hits)).toEqual([4, 1, 1, 1])
  })

  it('R9 on the first day, adds what its deleted hits counted', async () => {
    const database = await openFormerDatabase(kind)
    await addFormerOwner(database, 'ada')
    await addFormerHits(database, [{ at: '2026-11-20T09:00' }])
    await setFormerCursor(database, ALL)
    await addFormerTotals(database, 'ada', [
      ['2026-11-20', '', 5, 4, 3],
      ['2026-11-20', DUNE, 5, 4, 3],
    ])
    await database.migrate()
    await database.move(NOW)
    const { overview } = createAnalyticsQueries(database.db, kind)
    const { totals } = await overview('ada', { from: '2026-11-20', to: '2026-11-20' })
    expect(totals).toEqual({ hits: 5, clicks: 4, readers: 3 })
  })

  it("R9 today's readers do not count again, neither before nor after the move", async () => {
    const database = await openFormerDatabase(kind)
    const { db } = database
    await addFormerOwner(database, 'ada')
    const [counted] = await addFormerHits(database, [{ at: '2026-11-24T09:00' }])
    await setFormerCursor(database, counted ?? 0n)
    await addFormerHits(database, [{ at: '2026-11-24T10:00', reader: 'one' }])
    await addFormerTotals(database, 'ada', [
      ['2026-11-24', '', 1, 1, 1],
      ['2026-11-24', DUNE, 1, 1, 1],
    ])
    for (const owner of ['ada', 'deleted']) {
      for (const identifier of ['', DUNE]) {
        await sql`insert into reader_day (day, "ownerId", identifier, reader)
          values ('2026-11-24', ${owner}, ${identifier}, 'one')`.execute(db)
      }
    }
    await database.migrate()
    const click = { ...sampleHit, ownerId: 'ada', identifier: DUNE }
    const append = (visitorHash: string, minutesAgo: number) =>
      openClickStore(database).append(numberHits([{ ...click, visitorHash, minutesAgo }], NOW))
    await append('one', 20)
    await database.move(NOW)
    await append('one', 10)
    await append('two', 5)
    const { overview } = createAnalyticsQueries(db, kind)
    const { totals } = await overview('ada', { from: '2026-11-24', to: '2026-11-24' })
    expect(totals).toEqual({ hits: 5, clicks: 5, readers: 2 })
  })
})
