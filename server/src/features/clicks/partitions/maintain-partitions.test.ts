import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createSnapshot, createTransact } from '../../../db/transact.ts'
import { openClickStore, waitForLock } from '../../../testing/click-store.ts'
import { countDays, countParts, hitsAt, openPartitioned } from '../../../testing/hit-partitions.ts'
import { deleteClicksAsOf } from '../retention/delete-old-clicks.ts'
import { eraseHitOwner } from '../store/hit-owners.repo.ts'
import { maintainPartitions } from './maintain-partitions.ts'

const NOW = '2026-11-21T20:00:00Z'

async function open(time = NOW) {
  const database = await openPartitioned()
  const { db } = database
  let now = time
  let proven: string | null = null
  return {
    ...database,
    store: openClickStore(database),
    /** It is proven, unless the clock is wrong. */
    setTime: (later: string, provenTime = later) => {
      now = later
      proven = provenTime
    },
    maintain: () =>
      maintainPartitions({
        ...{ db, now: () => Date.parse(now) },
        readProven: async () => (proven === null ? null : Date.parse(proven)),
      }),
  }
}

describe('partitions of hits', () => {
  it('are created for this month and three more, once', async () => {
    const { db, maintain } = await open()
    expect(await countParts(db)).toEqual({ link_hit_other: 0 })
    await maintain()
    const expected = {
      link_hit_202611: 0,
      link_hit_202612: 0,
      link_hit_202701: 0,
      link_hit_202702: 0,
      link_hit_other: 0,
    }
    expect(await countParts(db)).toEqual(expected)
    await maintain()
    expect(await countParts(db)).toEqual(expected)
  })

  it('R52 are few, and all stay, when the clock jumps by decades', async () => {
    const { db, maintain, setTime } = await open()
    await maintain()
    setTime('2090-01-01T00:00:00Z', NOW)
    await maintain()
    await maintain()
    const parts = Object.keys(await countParts(db))
    expect(parts).toHaveLength(60 + 1)
    expect(parts.slice(0, 5)).toEqual([
      ...['link_hit_202611', 'link_hit_202612', 'link_hit_202701', 'link_hit_202702'],
      'link_hit_202703',
    ])
  })

  it('R1 have every hit, also of months without one, and each once', async () => {
    const { db, kind, store, maintain, setTime } = await open()
    const hits = hitsAt([
      ...['2026-02-03T10:00:00Z', '2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00Z'],
      ...['2026-11-30T23:59:59.999Z', '2027-06-01T00:00:00Z', '2029-05-01T00:00:00Z'],
    ])
    await store.append(hits)
    const before = await countDays({ db, kind })
    expect(Object.values(before)).toEqual([1, 1, 1, 1, 1, 1])
    await maintain()
    expect(await countParts(db)).toMatchObject({
      ...{ link_hit_202602: 1, link_hit_202603: 0, link_hit_202610: 1, link_hit_202611: 2 },
      // Their months are created when they come near.
      link_hit_other: 2,
    })
    expect(await countDays({ db, kind })).toEqual(before)
    // Sent again, as after a crash.
    await store.append(hits)
    setTime('2027-05-21T20:00:00Z')
    await maintain()
    expect(await countParts(db)).toMatchObject({ link_hit_202706: 1, link_hit_other: 1 })
    expect(await countDays({ db, kind })).toEqual(before)
  })

  it('are created without a gap after a year without the job', async () => {
    const { db, maintain, setTime } = await open()
    await maintain()
    setTime('2027-11-21T20:00:00Z')
    await maintain()
    expect(Object.keys(await countParts(db))).toHaveLength(16 + 1)
  })

  it('R1 get every hit that is stored while they are created', async () => {
    const { db, kind, store, maintain } = await open()
    const times = Array.from({ length: 60 }, (_, at) => `2026-11-21T19:00:${10 + (at % 50)}Z`)
    await store.append(hitsAt(times))
    let isDone = false
    let appended = 60
    const appending = (async () => {
      while (!isDone) {
        await store.append(hitsAt(['2026-11-21T18:00:00Z', '2026-09-01T00:00:00Z']))
        appended += 2
      }
    })()
    await maintain()
    isDone = true
    await appending
    const parts = await countParts(db)
    expect(Object.values(parts).reduce((sum, hits) => sum + hits)).toBe(appended)
    expect(parts).not.toMatchObject({ link_hit_202611: 0 })
    await maintain()
    expect(await countParts(db)).toMatchObject({ link_hit_other: 0 })
    expect(Object.values(await countDays({ db, kind })).reduce((a, b) => a + b)).toBe(appended)
  })

  it('R8 give way to a query that holds a lock, so that hits and charts do not wait for it', async () => {
    const { db, kind, store, maintain } = await open()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const chart = db.transaction().execute(async (queries) => {
      await queries.selectFrom('link_hit').select('owner').execute()
      isLocked()
      await released
    })
    await locked
    const maintained = maintain()
    await waitForLock(db)
    // These wait behind the job for its short timeout. Without one, they would wait for the chart.
    await store.append(hitsAt(['2026-11-21T18:00:00Z']))
    expect(await countDays({ db, kind })).toEqual({ '2026-11-21': 1 })
    expect(await countParts(db)).toEqual({ link_hit_other: 1 })
    release()
    await chart
    await maintained
    expect(await countParts(db)).toMatchObject({ link_hit_202611: 1, link_hit_other: 0 })
  }, 20_000)
})

describe('an old month', () => {
  it('P3 is dropped whole when its hits have become totals, and no count changes', async () => {
    const { db, kind, store, maintain, setTime } = await open('2026-11-10T12:00:00Z')
    await maintain()
    const times = ['2026-11-05T10:00:00Z', '2026-11-30T10:00:00Z', '2026-12-01T10:00:00Z']
    await store.append(hitsAt(times))
    await store.append(hitsAt(times, null))
    await db
      .insertInto('hit_owner')
      .values({ number: 77, ownerId: null, unpackedFrom: null })
      .execute()
    await sql`insert into link_hit (owner, id, identifier, country, retailer, marketplace, device,
      browser, "referrerHost", language, channel, "excludedBecause", "newReader") select 77, id, identifier, country, retailer, marketplace, device,
      browser, "referrerHost", language, channel, "excludedBecause", "newReader"
      from link_hit where owner = 0`.execute(db)
    const before = await countDays({ db, kind })
    const expire = async (day: string) => {
      setTime(`${day}T12:00:00Z`)
      const timeMs = Date.parse(`${day}T12:00:00Z`)
      await deleteClicksAsOf((expired) => store.expire(expired, () => false), timeMs)
      await maintain()
    }
    await expire('2027-12-20')
    expect(await countParts(db)).toMatchObject({ link_hit_202611: 3, link_hit_202612: 3 })
    // Hits without an account and of a deleted one are gone, too.
    await expire('2028-01-01')
    const parts = await countParts(db)
    expect(parts).not.toHaveProperty('link_hit_202611')
    expect(parts).toMatchObject({ link_hit_202612: 3, link_hit_other: 0 })
    expect(await countDays({ db, kind })).toEqual(before)
  })

  it('stays while it has hits, whatever the time', async () => {
    const { db, store, maintain, setTime } = await open()
    await maintain()
    await store.append(hitsAt(['2026-12-05T10:00:00Z']))
    setTime('2029-01-01T00:00:00Z')
    await maintain()
    const parts = await countParts(db)
    expect(parts).not.toHaveProperty('link_hit_202611')
    expect(parts).toMatchObject({ link_hit_202612: 1, link_hit_202701: 0 })
  })

  it('R10 stays while a backup may still read the hits that were deleted', async () => {
    const { db, kind, store, maintain, setTime } = await open()
    await maintain()
    await store.append(hitsAt(['2026-11-21T19:00:00Z']))
    setTime('2028-01-01T12:00:00Z')
    await createSnapshot(
      db,
      kind,
    )(async (backup) => {
      expect(await backup.selectFrom('daily_total').select('hits').execute()).toEqual([])
      await store.expire({ hits: '2026-12-01' }, () => false)
      await maintain()
      expect(await backup.selectFrom('link_hit').select('owner').execute()).toHaveLength(1)
    })
    await maintain()
    expect(await countParts(db)).not.toHaveProperty('link_hit_202611')
  })

  it('R1 may be gone when a hit of it arrives, which is stored and counted', async () => {
    const { db, kind, store, maintain, setTime } = await open()
    await maintain()
    setTime('2028-01-01T12:00:00Z')
    await maintain()
    expect(await countParts(db)).not.toHaveProperty('link_hit_202611')
    await store.append(hitsAt(['2026-11-21T19:00:00Z']))
    await maintain()
    expect(await countParts(db)).toMatchObject({ link_hit_other: 1 })
    expect(await countDays({ db, kind })).toEqual({ '2026-11-21': 1 })
    await store.expire({ hits: '2026-12-01' }, () => false)
    expect(await countParts(db)).toMatchObject({ link_hit_other: 0 })
    expect(await countDays({ db, kind })).toEqual({ '2026-11-21': 1 })
  })

  it('P7 is dropped although an account with hits in it was deleted', async () => {
    const { db, store, maintain, setTime } = await open()
    await maintain()
    await store.append(hitsAt(['2026-11-21T19:00:00Z']))
    await createTransact(db)((queries) => eraseHitOwner(queries, 'ada'))
    setTime('2028-01-01T12:00:00Z')
    await store.expire({ hits: '2026-12-01' }, () => false)
    await maintain()
    expect(await countParts(db)).not.toHaveProperty('link_hit_202611')
  })

  it('stays when an operator has created it, and its months are not created again', async () => {
    const { db, store, maintain, setTime } = await open()
    await sql`create table hits_of_2026 partition of link_hit
      for values from (minvalue) to (132271570944000000)`.execute(db)
    await store.append(hitsAt(['2026-11-21T19:00:00Z', '2027-01-01T00:00:00Z']))
    await maintain()
    const expected = { hits_of_2026: 1, link_hit_202701: 1, link_hit_202702: 0, link_hit_other: 0 }
    expect(await countParts(db)).toEqual(expected)
    await store.expire({ hits: '2026-12-01' }, () => false)
    setTime('2028-03-01T12:00:00Z')
    await maintain()
    expect(await countParts(db)).toMatchObject({ ...expected, hits_of_2026: 0 })
  })
})
