import { expect, it } from 'vitest'
import { addOwner, closeAll, openClickTotals } from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createHitIds } from '../hit-id.ts'
import { deleteClicksAsOf } from '../retention/delete-old-clicks.ts'
import { createRetentionRepo } from '../retention/retention.repo.ts'

const ALL = 1n << 62n
const DUNE = '9780441172719'
const EMMA = '9780141439587'

describeEachDatabase('closing days', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    const totals = openClickTotals(database, 3)
    const store = async (day: string, identifier: string, isLate = false) => {
      const id = String(createHitIds(() => Date.parse(`${day}T10:00:00Z`))())
      await db
        .insertInto('hit')
        .values({
          ...{ id, openedAt: `${day}T10:00`, linkId: null, ownerId: 'ada', identifier },
          ...{ country: 'DE', retailer: 'amazon', marketplace: 'de' },
          ...{ device: 'Mobile', browser: 'Safari', refererHost: null, language: null },
          ...{ channel: null, excludedBecause: null, source: 'redirect', reader: null },
        })
        .execute()
      if (isLate) await db.insertInto('late_hit').values({ id }).execute()
    }
    return {
      database,
      db,
      store,
      rollUp: () => totals.rollUp(ALL, 100, new Date('2026-11-21T12:00:00Z')),
      close: (day: string) => closeAll(database, Date.parse(`${day}T00:00:00Z`)),
      /** Summaries that do not exist for every day: span, book, country, seller and hits. */
      listLasting: async () => {
        const rows = await db
          .selectFrom('click_sheet')
          .selectAll()
          .orderBy('span')
          .orderBy('country')
          .orderBy('shop')
          .execute()
        return rows
          .filter(({ span, identifier }) => identifier !== '' || span.length === 7)
          .map((row) => [row.span, row.identifier, row.country, row.shop, row.hits])
      },
    }
  }

  it('R12 writes summaries of busy books and of whole months', async () => {
    const { store, rollUp, close, listLasting } = await open()
    for (const book of [DUNE, DUNE, EMMA]) await store('2026-10-31', book)
    await store('2026-11-01', DUNE)
    await rollUp()
    expect(await listLasting()).toEqual([])
    await close('2026-11-01')
    expect(await listLasting()).toEqual([])
    await close('2026-11-02')
    const book = [
      ['2026-10-31', DUNE, '', '', 2],
      ['2026-10-31', DUNE, '', 'amazon-de', 2],
      ['2026-10-31', DUNE, 'DE', '', 2],
    ]
    const month = (hits: number) => [
      ['2026-10', '', '', '', hits],
      ['2026-10', '', '', 'amazon-de', hits],
      ['2026-10', '', 'DE', '', hits],
      ['2026-10', '', 'DE', 'amazon-de', hits],
    ]
    expect(await listLasting()).toEqual([...month(3), ...book])
    await close('2026-11-20')
    expect(await listLasting()).toEqual([...month(3), ...book])

    // A late click of a past month updates the existing row and adds none.
    await store('2026-10-31', EMMA, true)
    await store('2026-10-30', EMMA, true)
    await rollUp()
    expect(await listLasting()).toEqual([...month(5), ...book])
  })

  it('P3 writes summaries of every book before its hourly totals are deleted', async () => {
    const { database, db, store, rollUp, close, listLasting } = await open()
    for (const book of [DUNE, DUNE, EMMA]) await store('2026-11-01', book)
    await rollUp()
    await close('2026-11-10')
    const retention = createRetentionRepo(db, database.kind)
    await deleteClicksAsOf(retention, Date.parse('2027-12-21T12:00:00Z'))
    expect(await db.selectFrom('click_cell').selectAll().execute()).toEqual([])
    expect((await listLasting()).toSorted()).toEqual([
      ['2026-11-01', EMMA, '', '', 1],
      ['2026-11-01', DUNE, '', '', 2],
    ])
  })
})
