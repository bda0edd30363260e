import { expect, it } from 'vitest'
import { addOwner, openClickTotals } from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createHitIds } from '../hit-id.ts'
import { createRetentionRepo } from './retention.repo.ts'
import { deleteOldClicks } from './retention.ts'
import { rollUpClicks } from './roll-up.ts'

const START = Date.parse('2026-11-21T12:00:00.000Z')

describeEachDatabase('what is kept of clicks', (openDatabase) => {
  it('P3 is each opening for 13 months, and the totals for 25', async () => {
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
    await deleteOldClicks(retention, () => Date.parse('2028-06-01T00:00:00Z'))
    expect(await hitDays()).toHaveLength(3)
    const november = '2026-11'
    const december = '2026-12'
    expect(await partMonths()).toEqual(
      inSqlite({ links: [november, december, december], kinds: [november, december] }),
    )

    await rollUpClicks(openClickTotals(database), () => START + 60 * 24 * 60 * 60 * 1000)
    await deleteOldClicks(retention, () => Date.parse('2028-01-21T12:00:00Z'))
    expect(await hitDays()).toEqual(['2026-12-22'])
    expect(await partMonths()).toEqual(inSqlite({ links: [december, december], kinds: [december] }))
    expect(await cellDays()).toEqual(['2026-12-22'])
    const decemberDays = ['2026-12-20', '2026-12-22']
    expect(await spans()).toEqual(['2026-11-21', ...decemberDays])
    await deleteOldClicks(retention, () => Date.parse('2028-12-21T12:00:00Z'))
    expect(await hitDays()).toEqual([])
    expect(await spans()).toEqual(decemberDays)
    await deleteOldClicks(retention, () => Date.parse('2029-01-01T12:00:00Z'))
    expect(await spans()).toEqual([])
    expect(await partMonths()).toEqual(inSqlite({ links: [], kinds: [] }))
  })
})
