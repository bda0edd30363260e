import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  addFormerHits,
  addFormerOwner,
  addFormerTotals,
  DUNE,
  EMMA,
  listTableNames,
  openFormerDatabase,
  setFormerCursor,
} from '../../../testing/former-database.ts'
import { createAnalyticsQueries } from '../../analytics/worker/analytics-queries.ts'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const PERIOD = { from: '2026-11-20', to: '2026-11-24' }

it.each(databaseKinds)(
  'R9 every hit and total of an earlier version stays, on %s',
  async (kind) => {
    const database = await openFormerDatabase(kind)
    const { db, move } = database
    await addFormerOwner(database, 'ada', 'America/New_York')
    // In New York's time, 20 November has 2 clicks on Dune, 22 November 2 on Dune and 1 on Emma.
    const ids = await addFormerHits(database, [
      { at: '2026-11-20T15:00', country: 'DE' },
      { at: '2026-11-21T03:00', country: 'DE' },
      { at: '2026-11-22T15:00' },
      { at: '2026-11-22T16:00', country: 'FR' },
      { at: '2026-11-22T17:00', identifier: EMMA },
      { at: '2026-11-22T18:00', excludedBecause: 'crawler' },
      { at: '2026-11-22T19:00', ownerId: 'deleted' },
      { at: '2026-11-22T20:00', ownerId: null },
      { at: '2026-11-22T21:00', source: 'beacon' },
      // They arrived after the last run of the totals, so their readers are not counted yet.
      { at: '2026-11-24T11:59', reader: 'one' },
      { at: '2026-11-24T11:59', reader: 'one' },
      { at: '2026-11-24T11:59', reader: 'two', identifier: EMMA },
    ])
    await setFormerCursor(database, ids[8] ?? 0n)
    // And this one was stored so late that the totals had passed it.
    const [late] = await addFormerHits(database, [{ at: '2026-11-23T15:00', reader: 'three' }])
    await sql`insert into late_hit values (${late})`.execute(db)
    await addFormerTotals(database, 'ada', [
      // Its hits are deleted already.
      ['2026-11-01', '', 9, 8, 5],
      ['2026-11-01', DUNE, 9, 8, 5],
      ['2026-11-20', '', 2, 2, 1],
      ['2026-11-20', DUNE, 2, 2, 1],
      ['2026-11-22', '', 4, 3, 2],
      ['2026-11-22', DUNE, 3, 2, 1],
      ['2026-11-22', EMMA, 1, 1, 1],
    ])
    await sql`insert into click_sheet ("ownerId", span, identifier, country, shop, hits, clicks, figures)
    values ('ada', '2026-11-01', '', '', '', 9, 8, '[[],["DE",9,8]]')`.execute(db)
    await database.migrate()
    const queries = createAnalyticsQueries(db, kind)

    // As if the process had been killed after each step.
    await move(NOW, 1)
    expect((await queries.overview('ada', PERIOD)).moving).toMatchObject({ percent: 5 })
    await move(NOW, 1)
    await move(NOW, 2)
    expect((await queries.overview('ada', PERIOD)).moving).toMatchObject({
      percent: 65,
      completeFrom: '2026-11-20',
    })
    expect(await listTableNames(database)).toContain('click_day')
    for (let runs = 0; (await listTableNames(database)).includes('click_day'); runs++) {
      if (runs === 30) throw new Error('The move does not end')
      await move(NOW, 5)
    }

    const overview = await queries.overview('ada', PERIOD)
    expect(overview.moving).toBeNull()
    expect(overview.days.map((day) => [day.day, day.hits, day.clicks, day.readers])).toEqual([
      ['2026-11-20', 2, 2, 1],
      ['2026-11-21', 0, 0, 0],
      ['2026-11-22', 4, 3, 2],
      ['2026-11-23', 1, 1, 1],
      ['2026-11-24', 3, 3, 2],
    ])
    expect(overview.countries).toEqual([
      { value: '', clicks: 6 },
      { value: 'DE', clicks: 2 },
      { value: 'FR', clicks: 1 },
    ])
    const old = await queries.overview('ada', { from: '2026-11-01', to: '2026-11-01' })
    expect(old.totals).toEqual({ hits: 9, clicks: 8, readers: 5 })
    expect(old.countries).toEqual([{ value: 'DE', clicks: 8 }])
    const ownerless = await db
      .selectFrom('link_hit')
      .select('identifier')
      .where('owner', '=', 0)
      .execute()
    expect(ownerless).toHaveLength(3)
    const tables = await listTableNames(database)
    for (const name of ['hit', 'hit_row', 'late_hit', 'click_day', 'click_cell', 'click_sheet'])
      expect(tables).not.toContain(name)
    expect(await db.selectFrom('service_state').selectAll().execute()).toEqual([])
  },
)

it('R5 large tables are moved in small steps', async () => {
  const database = await openFormerDatabase('sqlite')
  await addFormerOwner(database, 'ada')
  await database.sqlite?.exec(`with recursive numbers (n) as
      (select 1 union all select n + 1 from numbers where n < 12000)
    insert into hit_row (id, "openedMinute", link, kind)
      select (28_000_000_000 + n * 1000) << 22, 29_400_000 + n, 1, 1 from numbers;
    insert into hit_link (id, month, "ownerId", identifier) values (1, '2026-11', 'ada', '${DUNE}');
    insert into hit_kind (id, month, retailer, device, browser, source)
      values (1, '2026-11', 'amazon', 'Mobile', 'Safari', 'redirect')`)
  await setFormerCursor(database, 1n << 62n)
  await database.migrate()
  // It finds no uncounted hits, and moves 300.
  await database.move(NOW, 2)
  const state = database.db.selectFrom('service_state').select('value')
  const { value } = await state.where('key', '=', 'moving-hits').executeTakeFirstOrThrow()
  expect(JSON.parse(value)).toMatchObject({ moved: 300, total: 12_000 })
  await database.move(NOW)
  const hits = await database.db.selectFrom('link_hit').select('owner').execute()
  expect(hits).toHaveLength(12_000)
})
