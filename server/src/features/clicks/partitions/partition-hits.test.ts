import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { openClickStore } from '../../../testing/click-store.ts'
import {
  countDays,
  countParts,
  hitsAt,
  openUnpartitioned,
} from '../../../testing/hit-partitions.ts'
import { firstHitIdFrom } from '../hit-id.ts'
import {
  addTableEnd,
  findTableEnd,
  isPartitioned,
  validateTableEnd,
} from '../store/hit-partitions.repo.ts'
import { maintainPartitions } from './maintain-partitions.ts'

const NOW = '2026-11-21T20:00:00Z'
const DECEMBER = firstHitIdFrom('2026-12-01')

async function open(times: readonly string[]) {
  const database = await openUnpartitioned(hitsAt(times))
  const { db } = database
  const whole = await sql<{
    file: number
  }>`select pg_relation_filenode('link_hit')::int as file`.execute(db)
  return {
    ...database,
    file: whole.rows[0]?.file,
    store: openClickStore(database),
    convert: (now = NOW) =>
      maintainPartitions({
        ...{ db, hasFormerHits: false, now: () => Date.parse(now) },
        readProven: async () => Date.parse(now),
      }),
  }
}

const TIMES = ['2026-03-05T10:00:00Z', '2026-10-05T10:00:00Z', '2026-11-21T19:00:00Z']

describe('a table of hits without partitions', () => {
  it('R9 stays as it is at the start, and becomes the first partition without a copy', async () => {
    const { db, kind, store, convert, file } = await open(TIMES)
    expect(await isPartitioned(db)).toBe(false)
    const before = await countDays({ db, kind })
    await convert()
    expect(await countParts(db)).toEqual({
      link_hit_202612: 0,
      link_hit_202701: 0,
      link_hit_202702: 0,
      link_hit_before: 3,
      link_hit_other: 0,
    })
    const { rows } = await sql`select pg_relation_filenode('link_hit_before')::int as file`.execute(
      db,
    )
    expect(rows).toEqual([{ file }])
    expect(await countDays({ db, kind })).toEqual(before)
    await store.append(hitsAt(['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00Z']))
    expect(await countParts(db)).toMatchObject({ link_hit_before: 4, link_hit_202612: 1 })
    await convert()
    expect(await countParts(db)).toMatchObject({ link_hit_before: 4, link_hit_202612: 1 })
  })

  it.each([
    ['the table had got its end', 1],
    ['its rows were checked', 2],
  ])(
    'R9 is converted by the next run when the process was killed after %s',
    async (_after, steps) => {
      const { db, kind, store, convert } = await open(TIMES)
      await addTableEnd(db, DECEMBER)
      if (steps === 2) await validateTableEnd(db)
      await store.append(hitsAt(['2026-11-21T19:30:00Z']))
      const before = await countDays({ db, kind })
      await convert()
      expect(await countParts(db)).toMatchObject({ link_hit_before: 4, link_hit_202612: 0 })
      expect(await countDays({ db, kind })).toEqual(before)
    },
  )

  it('R1 R9 loses no hit that is stored meanwhile, or sent twice', async () => {
    const { db, kind, config, convert } = await open(TIMES)
    const other = openDatabase(config)
    onTestFinished(other.close)
    const store = openClickStore(other)
    let isDone = false
    let appended = 0
    const appending = (async () => {
      while (!isDone || appended === 0) {
        const hits = hitsAt(['2026-11-21T18:00:00Z', '2026-09-01T00:00:00Z'])
        await store.append(hits)
        await store.append(hits)
        appended += 2
      }
    })()
    const reading = (async () => {
      while (!isDone) {
        const sums = Object.values(await countDays({ db: other.db, kind }))
        expect(sums.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(3)
      }
    })()
    await convert()
    isDone = true
    await Promise.all([appending, reading])
    expect(await countParts(db)).toMatchObject({ link_hit_before: 3 + appended })
    expect(Object.values(await countDays({ db, kind })).reduce((a, b) => a + b)).toBe(3 + appended)
  })

  it('R52 keeps hits that a wrong clock stored in the future', async () => {
    const { db, convert } = await open([...TIMES, '2027-08-15T10:00:00Z'])
    await convert()
    expect(await countParts(db)).toEqual({ link_hit_before: 4, link_hit_other: 0 })
    await convert('2027-08-15T10:00:00Z')
    expect(await countParts(db)).toMatchObject({ link_hit_before: 4, link_hit_202709: 0 })
  })

  it('gets a later end when the first one is near and its rows are not checked yet', async () => {
    const { db, store, convert } = await open(TIMES)
    await addTableEnd(db, DECEMBER)
    // Hits after the end wait in the spool.
    const late = hitsAt(['2026-12-01T10:00:00Z'])
    const error = await store.append(late).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: '23514' })
    expect(store.isRejection(error)).toBe(false)
    await convert('2026-12-01T11:00:00Z')
    await store.append(late)
    expect(await countParts(db)).toMatchObject({ link_hit_before: 4, link_hit_202701: 0 })
  })

  it('gets another end when a hit after the first one was just stored', async () => {
    const { db, convert } = await open([...TIMES, '2026-12-15T10:00:00Z'])
    await addTableEnd(db, DECEMBER)
    await expect(convert()).rejects.toThrow('violated by some row')
    expect(await findTableEnd(db)).toBeNull()
    await convert()
    expect(await countParts(db)).toMatchObject({ link_hit_before: 4, link_hit_202701: 0 })
  })

  it('P3 is dropped whole when its last hits are expired', async () => {
    const { db, kind, store, convert } = await open(TIMES)
    const before = await countDays({ db, kind })
    await convert()
    await store.append(hitsAt(['2026-12-05T10:00:00Z']))
    await store.expire({ hits: '2026-11-21' }, () => false)
    await convert('2027-12-21T12:00:00Z')
    expect(await countParts(db)).toMatchObject({ link_hit_before: 1 })
    await store.expire({ hits: '2026-12-01' }, () => false)
    await convert('2028-01-01T12:00:00Z')
    const parts = await countParts(db)
    expect(parts).not.toHaveProperty('link_hit_before')
    expect(parts).toMatchObject({ link_hit_202612: 1 })
    expect(await countDays({ db, kind })).toEqual({ ...before, '2026-12-05': 1 })
  })

  it('stays as it is when an operator has partitioned it', async () => {
    const { db, store, convert } = await open([])
    await sql`drop table link_hit_other`.execute(db)
    await sql`create table hits_of_all_months partition of link_hit default`.execute(db)
    expect(await convert()).toBe('The table link_hit has partitions of your own')
    await store.append(hitsAt(TIMES))
    expect(await countParts(db)).toEqual({ hits_of_all_months: 3 })
  })

  it('is partitioned at once when it has no hits', async () => {
    const { db } = await openUnpartitioned([])
    expect(await countParts(db)).toEqual({ link_hit_other: 0 })
  })
})
