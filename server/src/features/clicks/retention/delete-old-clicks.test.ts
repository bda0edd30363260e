import { expect, it } from 'vitest'
import { addOwner, openClickStore, packAll } from '../../../testing/click-store.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { noFilters } from '../counting/click-filters.ts'
import { createHitIds, dayOfHitId } from '../hit-id.ts'
import { deleteClicksAsOf, deleteOldClicks, type RetentionDeps } from './delete-old-clicks.ts'
import { createProvenTimeRepo } from './proven-time.repo.ts'
import { openProvenTime } from './proven-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-21T12:00:00.000Z')

function openRetention(database: TestDatabase): RetentionDeps['expire'] {
  const store = openClickStore(database)
  return (before) => store.expire(before, () => false)
}

async function append(database: TestDatabase, timeMs: number): Promise<void> {
  const id = createHitIds(() => timeMs)()
  await openClickStore(database).append([{ ...sampleHit, ownerId: 'ada', id }])
}

async function listHitDays({ db }: Pick<TestDatabase, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('link_hit')
    .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('id'))
    .orderBy('link_hit.id')
    .execute()
  return rows.map(({ id }) => dayOfHitId(BigInt(id)))
}

describeEachDatabase('click retention', (openDatabase) => {
  it('P3 stores each hit for 13 months and daily totals for 25', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    const expire = openRetention(database)
    const deleteAsOf = (time: string) => deleteClicksAsOf(expire, Date.parse(time))
    const listTotalDays = async () => [
      ...new Set(
        (await db.selectFrom('daily_total').select('day').orderBy('day').execute()).map(
          ({ day }) => day,
        ),
      ),
    ]
    /** The hits of each day, from hits and totals together. */
    const countDays = async () => {
      const period = { timeZone: 'UTC', from: '2026-11-01', to: '2026-12-31' }
      const filters = { ...period, ownerId: 'ada', books: null }
      const { days } = await openClickStore(database).countClicks(
        { ...noFilters, ...filters },
        period.from,
      )
      return [...days].map(([day, { hits }]) => [day, hits]).toSorted()
    }
    for (const day of ['2026-11-21', '2026-12-20', '2026-12-22']) {
      await append(database, Date.parse(`${day}T10:00:00Z`))
      await append(database, Date.parse(`${day}T10:01:00Z`))
    }
    await packAll(database, Date.parse('2027-01-01T00:00:00Z'))
    const december = ['2026-12-20', '2026-12-22']
    const all = [['2026-11-21', 2], ...december.map((day) => [day, 2])]
    expect(await countDays()).toEqual(all)

    await deleteAsOf('2027-12-21T12:00:00Z')
    expect(await listHitDays(database)).toHaveLength(6)
    await deleteAsOf('2027-12-22T00:00:00Z')
    expect(new Set(await listHitDays(database))).toEqual(new Set(december))
    await deleteAsOf('2028-01-21T12:00:00Z')
    expect(await listHitDays(database)).toEqual(['2026-12-22', '2026-12-22'])
    const packed = await db.selectFrom('packed_month').select('month').execute()
    expect(packed).toEqual([{ month: '2026-12' }])
    expect(await listTotalDays()).toEqual(['2026-11-21', '2026-12-20'])
    expect(await countDays()).toEqual(all)

    await deleteAsOf('2028-11-30T12:00:00Z')
    expect(await listHitDays(database)).toEqual([])
    expect(await countDays()).toEqual(all)
    await deleteAsOf('2028-12-21T12:00:00Z')
    expect(await listTotalDays()).toEqual(december)
    expect(await countDays()).toEqual(all.slice(1))
    await deleteAsOf('2029-01-01T12:00:00Z')
    expect(await listTotalDays()).toEqual([])
  })

  it('R52 deletes nothing when the clock jumps ahead, even after hits with the wrong time', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    for (let day = 0; day < 300; day += 10) await append(database, START - day * DAY_MS)
    let time = START
    let ranMs = 0
    const now = () => time
    const open = async () => ({
      expire: openRetention(database),
      provenTime: await openProvenTime({
        repo: createProvenTimeRepo(db),
        now,
        runMs: () => ranMs,
      }),
      now,
    })
    const countHits = async () => (await listHitDays(database)).length
    const first = await open()
    expect(await deleteOldClicks(first)).toBeNull()

    time = Date.parse('2029-01-01T00:00:00.000Z')
    await append(database, time)
    const jumped =
      'the clock says 2029-01-01, but the server can only prove the time up to 2026-11-21'
    await expect(deleteOldClicks(first)).rejects.toThrow(jumped)
    const restarted = await open()
    await expect(deleteOldClicks(restarted)).rejects.toThrow(jumped)
    expect(await countHits()).toBe(31)

    // A day of running makes hits a day older, and no more: three are from before March.
    time = START + 130 * DAY_MS
    for (let day = 1; day <= 130; day++) {
      ranMs += DAY_MS
      await deleteOldClicks(restarted).catch(() => {})
    }
    expect(await countHits()).toBe(28)
    expect(await db.selectFrom('daily_total').select('day').distinct().execute()).toHaveLength(3)
  })

  it.each([
    ['ahead of the clock', 1],
    ['behind the clock', -1],
  ])('R52 tolerates a proven time up to 2 days %s', async (_where, direction) => {
    const database = await openDatabase()
    const deleteWith = (differenceMs: number) => {
      const provenMs = START + direction * differenceMs
      return deleteOldClicks({
        expire: openRetention(database),
        provenTime: { advance: async () => ({ provenMs, provableMs: provenMs }) },
        now: () => START,
      })
    }
    expect(await deleteWith(2 * DAY_MS)).toBeNull()
    await expect(deleteWith(2 * DAY_MS + 1)).rejects.toThrow('Old clicks were not deleted')
  })
})
