import { expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { openClickTotals } from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createHitIds } from '../hit-id.ts'
import { createRetentionRepo } from './retention.repo.ts'
import { deleteOldClicks } from './retention.ts'
import { rollUpClicks } from './roll-up.ts'

const START = Date.parse('2026-11-21T12:00:00.000Z')

describeEachDatabase('what is kept of clicks', (openDatabase) => {
  it('P3 is each opening for 13 months, and the totals for 25', async () => {
    const database = await openDatabase()
    const { db } = database
    await db
      .insertInto('user_profile')
      .values({
        userId: 'ada',
        publicId: 'adaadaadaada2345' as never,
        username: null,
        affiliateTags: toJsonText({}),
        premiumUntil: null,
        createdAt: '',
        updatedAt: '',
      })
      .execute()
    const open = async (day: string) => {
      const nextId = createHitIds(() => Date.parse(`${day}T10:00:00Z`))
      await db
        .insertInto('hit')
        .values({
          id: String(nextId()),
          openedAt: `${day}T10:00`,
          linkId: null,
          ownerId: 'ada',
          identifier: '9780441172719',
          country: 'DE',
          retailer: 'amazon',
          marketplace: 'de',
          device: 'Mobile',
          browser: 'Safari',
          refererHost: null,
          language: null,
          channel: null,
          excludedBecause: null,
          source: 'redirect',
          reader: null,
        })
        .execute()
    }
    const daysIn = async (table: 'click_day' | 'click_value' | 'click_cell') => [
      ...new Set(
        (await db.selectFrom(table).select('day').orderBy('day').execute()).map(({ day }) => day),
      ),
    ]
    const hitDays = async () =>
      (await db.selectFrom('hit').select('openedAt').orderBy('hit.id').execute()).map(
        ({ openedAt }) => openedAt.slice(0, 10),
      )
    const retention = createRetentionRepo(db)
    for (const day of ['2026-11-21', '2026-12-20', '2026-12-22']) await open(day)

    // What is in no total yet stays, however old.
    await deleteOldClicks(retention, () => Date.parse('2028-06-01T00:00:00Z'))
    expect(await hitDays()).toHaveLength(3)

    await rollUpClicks(openClickTotals(database), () => START + 60 * 24 * 60 * 60 * 1000)
    await deleteOldClicks(retention, () => Date.parse('2028-01-21T12:00:00Z'))
    expect(await hitDays()).toEqual(['2026-12-22'])
    expect(await daysIn('click_cell')).toEqual(['2026-12-22'])
    expect(await daysIn('click_day')).toEqual(['2026-11-21', '2026-12-20', '2026-12-22'])
    await deleteOldClicks(retention, () => Date.parse('2029-01-21T12:00:00Z'))
    expect(await hitDays()).toEqual([])
    expect(await daysIn('click_day')).toEqual(['2026-12-22'])
    expect(await daysIn('click_value')).toEqual(['2026-12-22'])
  })
})
