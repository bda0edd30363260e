import { expect, it } from 'vitest'
import { addOwner } from '../../../testing/click-store.ts'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { openClickHouseStore } from '../../../testing/clickhouse-store.ts'
import { noFilters } from '../counting/click-filters.ts'
import { createProvenTimeRepo } from '../retention/proven-time.repo.ts'
import { openProvenTime } from '../retention/proven-time.ts'
import { createHitTimeFinder } from './hit-time.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60_000
const never = () => false

describeClickHouse('clicks', (openServer) => {
  const open = () => openClickHouseStore(openServer, NOON)

  it.each(['225', '236', '242', '243', '999'])(
    'R8 wait while ClickHouse cannot store them (code %s)',
    async (code) => {
      const { store } = await open()
      expect(store.isRejection(Object.assign(new Error('no Keeper'), { code }))).toBe(false)
    },
  )

  it('P3 are off the disk of ClickHouse when they have expired, not only hidden', async () => {
    const { clickHouse, append, store } = await open()
    for (const days of [40, 3, 2]) await append([{}, {}], NOON - days * DAY_MS)
    await store.expire({ hits: '2026-11-19' }, never)
    const rows = await clickHouse.query(
      'SELECT toString(day) AS day, count() AS hits FROM link_hit GROUP BY day SETTINGS apply_deleted_mask = 0',
    )
    expect(rows).toEqual([{ day: '2026-11-19', hits: 2 }])
  })

  it('P3 R12 keep their totals when ClickHouse is restored from a backup from before they expired', async () => {
    const { clickHouse, append, store, countClicks } = await open()
    await append([{}, { excludedBecause: 'crawler' }], NOON - 3 * DAY_MS)
    await append([{}], NOON - DAY_MS)
    const expected = [
      ['2026-11-18', 2, 1],
      ['2026-11-20', 1, 1],
    ]
    await clickHouse.command('CREATE TABLE backup AS link_hit ENGINE = MergeTree ORDER BY id')
    const copy = 'SELECT * EXCEPT openedAt FROM'
    await clickHouse.command(`INSERT INTO backup ${copy.replace(' EXCEPT openedAt', '')} link_hit`)
    await store.expire({ hits: '2026-11-20' }, never)
    expect((await countClicks()).toSorted()).toEqual(expected)
    await clickHouse.command(
      "INSERT INTO link_hit SELECT * FROM backup WHERE day < toDate('2026-11-20')",
    )
    await store.expire({ hits: '2026-11-20' }, never)
    expect((await countClicks()).toSorted()).toEqual(expected)
  })

  it('R12 count once when a run that made totals was stopped, and the time zone changed', async () => {
    const { database, db, append, store, countClicks } = await open()
    const setZone = (timeZone: string) => db.updateTable('user_profile').set({ timeZone }).execute()
    await addOwner(database, 'bob')
    await setZone('Pacific/Kiritimati')
    for (const ownerId of ['ada', 'bob']) {
      await append([{ ownerId }, { ownerId }], Date.parse('2026-11-18T12:00:00Z'))
    }
    let steps = 0
    await store.expire({ hits: '2026-11-19' }, () => steps++ > 0)
    const countStored = async () => {
      const totals = db.selectFrom('daily_total').select(['owner', 'day', 'hits'])
      return await totals.where('identifier', '=', '').orderBy('owner').execute()
    }
    const first = { owner: 1, day: '2026-11-19', hits: 2 }
    expect(await countStored()).toEqual([first])
    expect(await countClicks()).toEqual([['2026-11-19', 2, 2]])
    await setZone('UTC')
    await store.expire({ hits: '2026-11-19' }, never)
    expect(await countStored()).toEqual([first, { owner: 2, day: '2026-11-18', hits: 2 }])
    expect(await countClicks()).toEqual([['2026-11-19', 2, 2]])
  })

  it.each(['europe/berlin', '+0530', 'Asia/Calcutta', 'UTC'])(
    'are counted and expire in the time zone %s',
    async (timeZone) => {
      const { db, append, store } = await open()
      await db.updateTable('user_profile').set({ timeZone }).execute()
      await append([{}], NOON - 3 * DAY_MS)
      const filters = {
        ownerId: 'ada',
        timeZone,
        from: '2026-11-01',
        to: '2026-11-30',
        books: null,
      }
      const count = async () => {
        const all = { ...noFilters, ...filters }
        return Object.fromEntries((await store.countClicks(all, '2026-11-01')).days)
      }
      const expected = { '2026-11-18': { hits: 1, clicks: 1, readers: 0 } }
      expect(await count()).toEqual(expected)
      await store.expire({ hits: '2026-11-20' }, never)
      expect(await count()).toEqual(expected)
    },
  )

  it('R12 R52 are counted when they come after their day was summed by a clock that was ahead', async () => {
    const { clickHouse, append, store, countClicks, clock } = await open()
    await append([{}, {}, {}])
    clock.nowMs += 2 * DAY_MS
    await store.maintain('2026-11-23', never)
    await clickHouse.command(
      'INSERT INTO summed_day SELECT owner, day, changedAt + 3600000, state FROM summed_day FINAL',
    )
    await clickHouse.command(
      'INSERT INTO day_sum SELECT owner, day, version + 3600000, dimension, value, hits, clicks FROM day_sum',
    )
    clock.nowMs -= 2 * DAY_MS
    await append([{}])
    expect(await countClicks()).toEqual([['2026-11-21', 4, 4]])
  })

  it('R52 prove the time, so that old ones are deleted', async () => {
    const { url, db, append } = await open()
    const repo = createProvenTimeRepo(db, createHitTimeFinder(url))
    const proven = () => openProvenTime({ repo, now: () => NOON, runMs: () => 0 })
    expect(await (await proven()).advance()).toBeNull()
    await append([{}], NOON - 2 * DAY_MS)
    expect((await (await proven()).advance())?.provenMs).toBe(NOON - 2 * DAY_MS)
  })
})
