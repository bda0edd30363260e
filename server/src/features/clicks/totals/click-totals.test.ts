import { expect, it } from 'vitest'
import { addOwner, listBookDays, openClickTotals } from '../../../testing/click-totals.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import type { Hit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { atFullSpeed, rollUpClicks } from './roll-up.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000

const click: Hit = {
  openedAt: '2026-11-21T11:30',
  linkId: 'link-a',
  ownerId: 'ada',
  identifier: '9780441172719',
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  refererHost: 'example.org',
  language: 'de',
  channel: null,
  excludedBecause: null,
  source: 'redirect',
  reader: null,
}

describeEachDatabase('click totals', (openDatabase) => {
  async function open({ timeZone = 'UTC', summariesFromHits = 8 } = {}) {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada', timeZone)
    const totals = openClickTotals(database, summariesFromHits)
    let time = NOON
    const store = async (timeMs: number, hits: readonly Partial<Hit>[]) => {
      const nextId = createHitIds(() => timeMs)
      const ids = hits.map(nextId)
      await db
        .insertInto('hit')
        .values(hits.map((hit, index) => ({ ...click, ...hit, id: String(ids[index]) })))
        .execute()
      return ids
    }
    return {
      database,
      store,
      markLate: (ids: readonly bigint[]) =>
        db
          .insertInto('late_hit')
          .values(ids.map((id) => ({ id: String(id) })))
          .execute(),
      rollUp: (atOnce?: number) => rollUpClicks(totals, () => time, atFullSpeed(atOnce)),
      wait: (ms: number) => {
        time += ms
      },
    }
  }

  const sumOfDays = async (database: TestDatabase) =>
    sumHits((await listBookDays(database)).filter(({ identifier }) => identifier === ''))
  const sumOfHourlyTotals = async ({ db }: TestDatabase) =>
    sumHits(await db.selectFrom('click_cell').select('hits').execute())
  const sumHits = (rows: readonly { hits: number }[]) =>
    rows.reduce((sum, { hits }) => sum + hits, 0)

  it('counts hits and clicks by book and day, by value, and in total', async () => {
    const { database, store, rollUp } = await open({ summariesFromHits: 5 })
    await store(NOON - 30 * MINUTE_MS, [
      {},
      {},
      { country: 'FR', marketplace: 'fr' },
      { excludedBecause: 'crawler' },
      { retailer: 'kobo', marketplace: null, country: null, refererHost: null },
    ])
    await rollUp()
    const { db } = database
    const counts = { ownerId: 'ada', day: '2026-11-21', hits: 5, clicks: 4, readers: 0 }
    expect(await listBookDays(database)).toEqual([
      { ...counts, identifier: '' },
      { ...counts, identifier: '9780441172719' },
    ])
    const summaries = await db
      .selectFrom('click_sheet')
      .selectAll()
      .orderBy('span')
      .orderBy('identifier')
      .orderBy('country')
      .orderBy('shop')
      .execute()
    const all = [
      ['9780441172719', 5, 4],
      ['', 1, 1, 'DE', 3, 2, 'FR', 1, 1],
      ['kobo', 1, 1, 'amazon-de', 3, 2, 'amazon-fr', 1, 1],
      ['Mobile', 5, 4],
      ['Safari', 5, 4],
      ['', 1, 1, 'example.org', 4, 3],
      // Eleven o'clock on a Saturday.
      ['131', 5, 4],
      ['crawler', 1, 0],
    ]
    const oneOf = (country: string, retailer: string) => [
      ...[
        ['9780441172719', 1, 1],
        [country, 1, 1],
        [retailer, 1, 1],
        ['Mobile', 1, 1],
      ],
      ...[
        ['Safari', 1, 1],
        [country === '' ? '' : 'example.org', 1, 1],
        ['131', 1, 1],
      ],
    ]
    const german = [
      ...[
        ['9780441172719', 3, 2],
        ['DE', 3, 2],
        ['amazon-de', 3, 2],
        ['Mobile', 3, 2],
      ],
      ...[
        ['Safari', 3, 2],
        ['example.org', 3, 2],
        ['131', 3, 2],
        ['crawler', 1, 0],
      ],
    ]
    const span = '2026-11-21'
    const expected = [
      [span, '', '', '', 5, 4, all],
      [span, '', '', 'amazon-de', 3, 2, german],
      [span, '', '', 'amazon-fr', 1, 1, oneOf('FR', 'amazon-fr')],
      [span, '', '', 'kobo', 1, 1, oneOf('', 'kobo')],
      [span, '', 'DE', '', 3, 2, german],
      [span, '', 'DE', 'amazon-de', 3, 2, german],
      [span, '', 'FR', '', 1, 1, oneOf('FR', 'amazon-fr')],
      [span, '', 'FR', 'amazon-fr', 1, 1, oneOf('FR', 'amazon-fr')],
    ]
    expect(
      summaries.map(({ span, identifier, country, shop, hits, clicks, figures }) => [
        ...[span, identifier, country, shop, hits, clicks],
        JSON.parse(figures),
      ]),
    ).toEqual(expected)
    const hourlyTotals = await db.selectFrom('click_cell').select(['country', 'hits']).execute()
    expect(hourlyTotals.map(({ hits }) => hits).sort()).toEqual([1, 1, 1, 2])
  })

  it('P2 counts the readers of each day and then deletes their hashes', async () => {
    const { database, store, rollUp, wait } = await open()
    const { db } = database
    const other = { identifier: 'B00ICH9SAC' }
    await store(NOON - 3 * MINUTE_MS, [
      { reader: 'one' },
      { reader: 'two' },
      { reader: 'one', ...other },
      { reader: 'bot', excludedBecause: 'crawler' },
    ])
    await rollUp(2)
    await store(NOON - MINUTE_MS, [{ reader: 'one' }, { reader: 'three' }, {}])
    await rollUp()
    const rows = async () =>
      (await listBookDays(database)).map(({ identifier, clicks, readers }) => [
        identifier,
        clicks,
        readers,
      ])
    expect(await rows()).toEqual([
      ['', 6, 3],
      ['9780441172719', 5, 3],
      ['B00ICH9SAC', 1, 1],
    ])
    expect(
      await db.selectFrom('hit').select('id').where('reader', 'is not', null).execute(),
    ).toEqual([])
    expect(await db.selectFrom('reader_day').select('reader').execute()).toHaveLength(7)
    wait(3 * 24 * 60 * MINUTE_MS)
    await rollUp()
    expect(await db.selectFrom('reader_day').select('reader').execute()).toEqual([])
    expect(await rows()).toHaveLength(3)
  })

  it('ignores beacons and links without an owner', async () => {
    const { database, store, rollUp } = await open()
    await store(NOON - MINUTE_MS, [{ source: 'beacon' }, { ownerId: null }, { ownerId: 'gone' }])
    await rollUp()
    expect(await listBookDays(database)).toEqual([])
  })

  it('R12 adds each hit once in any number of batches, and the newest hits later', async () => {
    const { database, store, rollUp, wait } = await open()
    await store(NOON - 5000, [{}])
    await store(
      NOON - MINUTE_MS,
      Array.from({ length: 7 }, () => ({})),
    )
    await rollUp(2)
    await rollUp(2)
    expect(await sumOfDays(database)).toBe(7)
    wait(MINUTE_MS)
    await rollUp(3)
    await rollUp()
    expect(await sumOfDays(database)).toBe(8)
    expect(await sumOfHourlyTotals(database)).toBe(8)
  })

  it('R12 adds late hits once, before or after the cursor has passed their id', async () => {
    const { database, store, markLate, rollUp, wait } = await open()
    await store(NOON - MINUTE_MS, [{}])
    await rollUp()
    const passed = await store(NOON - 2 * MINUTE_MS, [{}, {}])
    const toCome = await store(NOON - 1000, [{}])
    await markLate([...passed, ...toCome])
    await rollUp()
    expect(await sumOfDays(database)).toBe(3)
    wait(MINUTE_MS)
    await rollUp()
    await rollUp()
    expect(await sumOfDays(database)).toBe(4)
    expect(await database.db.selectFrom('late_hit').selectAll().execute()).toEqual([])
  })

  it("R12 counts a hit on the day in its owner's time zone", async () => {
    const { database, store, rollUp } = await open({ timeZone: 'Asia/Kolkata' })
    await store(NOON - MINUTE_MS, [
      { openedAt: '2026-11-20T18:29' },
      { openedAt: '2026-11-20T18:30' },
    ])
    await rollUp()
    expect((await listBookDays(database)).map(({ identifier, day }) => [identifier, day])).toEqual([
      ['', '2026-11-20'],
      ['9780441172719', '2026-11-20'],
      ['', '2026-11-21'],
      ['9780441172719', '2026-11-21'],
    ])
  })

  it('R12 loses and doubles nothing when two processes roll up at once', async () => {
    const { database, store, rollUp } = await open()
    await store(
      NOON - MINUTE_MS,
      Array.from({ length: 40 }, () => ({})),
    )
    await Promise.allSettled(Array.from({ length: 4 }, () => rollUp(5)))
    await rollUp()
    expect(await sumOfDays(database)).toBe(40)
  })

  it('R12 rolls back a batch that fails halfway', async () => {
    const { database, store, rollUp } = await open()
    await store(NOON - MINUTE_MS, [{}, {}])
    const { db } = database
    await db.schema.alterTable('click_cell').renameTo('click_cell_away').execute()
    await expect(rollUp()).rejects.toThrow()
    await db.schema.alterTable('click_cell_away').renameTo('click_cell').execute()
    expect(await listBookDays(database)).toEqual([])
    await rollUp()
    expect(await sumOfDays(database)).toBe(2)
  })
})
