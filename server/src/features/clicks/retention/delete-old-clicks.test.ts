import { expect, it } from 'vitest'
import { addOwner, openClickTotals } from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createHitIds } from '../hit-id.ts'
import { rollUpClicks } from '../totals/roll-up.ts'
import { deleteClicksAsOf, deleteOldClicks } from './delete-old-clicks.ts'
import { createProvenTimeRepo } from './proven-time.repo.ts'
import { openProvenTime } from './proven-time.ts'
import { createRetentionRepo } from './retention.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-21T12:00:00.000Z')

describeEachDatabase('click retention', (openDatabase) => {
  it('P3 stores each hit for 13 months and daily totals for 25', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    const open = async (day: string) => {
      const nextId = createHitIds(() => Date.parse(`${day}T10:00:00Z`))
      await db
        .insertInto('hit')
        .values({
          id: String(nextId()),
          ...sampleHit,
          openedAt: `${day}T10:00`,
          ownerId: 'ada',
        })
        .execute()
    }
    const cellDays = async () =>
      (await db.selectFrom('click_cell').select('day').execute()).map(({ day }) => day)
    const spans = async () => [
      ...new Set(
        (await db.selectFrom('click_sheet').select('span').orderBy('span').execute()).map(
          ({ span }) => span,
        ),
      ),
    ]
    const hitDays = async () =>
      (await db.selectFrom('hit').select('openedAt').orderBy('hit.id').execute()).map(
        ({ openedAt }) => openedAt.slice(0, 10),
      )
    /** In SQLite alone; where hits are rows of one table, nothing is left of what is deleted. */
    const partMonths = async () => {
      if (database.kind !== 'sqlite') return null
      const of = async (parts: 'hit_link' | 'hit_kind') =>
        (await db.selectFrom(parts).select('month').orderBy('id').execute()).map(
          ({ month }) => month,
        )
      return { links: await of('hit_link'), kinds: await of('hit_kind') }
    }
    const inSqlite = <Value>(value: Value) => (database.kind === 'sqlite' ? value : null)
    const retention = createRetentionRepo(db, database.kind)
    for (const day of ['2026-11-21', '2026-12-20', '2026-12-22']) await open(day)

    // What is in no total yet stays, however old.
    await deleteClicksAsOf(retention, Date.parse('2028-06-01T00:00:00Z'))
    expect(await hitDays()).toHaveLength(3)
    const november = '2026-11'
    const december = '2026-12'
    expect(await partMonths()).toEqual(
      inSqlite({ links: [november, december, december], kinds: [november, december] }),
    )

    await rollUpClicks(openClickTotals(database), () => START + 60 * 24 * 60 * 60 * 1000)
    await deleteClicksAsOf(retention, Date.parse('2028-01-21T12:00:00Z'))
    expect(await hitDays()).toEqual(['2026-12-22'])
    expect(await partMonths()).toEqual(inSqlite({ links: [december, december], kinds: [december] }))
    expect(await cellDays()).toEqual(['2026-12-22'])
    const decemberDays = ['2026-12-20', '2026-12-22']
    expect(await spans()).toEqual(['2026-11-21', ...decemberDays])
    await deleteClicksAsOf(retention, Date.parse('2028-12-21T12:00:00Z'))
    expect(await hitDays()).toEqual([])
    expect(await spans()).toEqual(decemberDays)
    await deleteClicksAsOf(retention, Date.parse('2029-01-01T12:00:00Z'))
    expect(await spans()).toEqual([])
    expect(await partMonths()).toEqual(inSqlite({ links: [], kinds: [] }))
  })
  it('R52 deletes nothing when the clock jumps ahead, even after hits with the wrong time', async () => {
    const database = await openDatabase()
    const { db } = database
    const store = async (timeMs: number) => {
      const nextId = createHitIds(() => timeMs)
      await db
        .insertInto('hit')
        .values({ id: String(nextId()), ...sampleHit })
        .execute()
    }
    for (let day = 0; day < 300; day += 10) await store(START - day * DAY_MS)
    await rollUpClicks(openClickTotals(database), () => START + DAY_MS)
    let time = START
    let ranMs = 0
    const now = () => time
    const open = async () => ({
      repo: createRetentionRepo(db, database.kind),
      provenTime: await openProvenTime({
        repo: createProvenTimeRepo(db),
        now,
        runMs: () => ranMs,
      }),
      now,
    })
    const countHits = async () => (await db.selectFrom('hit').select('openedAt').execute()).length
    const first = await open()
    expect(await deleteOldClicks(first)).toBeNull()

    time = Date.parse('2029-01-01T00:00:00.000Z')
    await store(time)
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
  })

  it.each([
    ['ahead of the clock', 1],
    ['behind the clock', -1],
  ])('R52 tolerates a proven time up to 2 days %s', async (_where, direction) => {
    const database = await openDatabase()
    const deleteWith = (differenceMs: number) => {
      const provenMs = START + direction * differenceMs
      return deleteOldClicks({
        repo: createRetentionRepo(database.db, database.kind),
        provenTime: { advance: async () => ({ provenMs, provableMs: provenMs }) },
        now: () => START,
      })
    }
    expect(await deleteWith(2 * DAY_MS)).toBeNull()
    await expect(deleteWith(2 * DAY_MS + 1)).rejects.toThrow('Old clicks were not deleted')
  })
})
