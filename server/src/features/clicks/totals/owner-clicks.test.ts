import { expect, it } from 'vitest'
import { addOwner, openClickTotals } from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import type { Hit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { createOwnerClickCounter } from './owner-clicks.repo.ts'
import { rollUpClicks } from './roll-up.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DUNE = '9780441172719'

const click: Hit = {
  openedAt: '2026-11-21T19:59',
  linkId: null,
  ownerId: 'ada',
  identifier: DUNE,
  country: 'IN',
  retailer: 'amazon',
  marketplace: 'in',
  device: 'Mobile',
  browser: 'Chrome',
  refererHost: null,
  language: null,
  channel: null,
  excludedBecause: null,
  source: 'redirect',
  reader: null,
}

describeEachDatabase('an owner’s clicks', (openDatabase) => {
  it('are counted for the given books, few or many', async () => {
    const database = await openDatabase()
    const { db, kind } = database
    await addOwner(database, 'ada', 'UTC')
    const nextId = createHitIds(() => NOW - 60_000)
    const identifiers = [DUNE, DUNE, 'B00ICH9SAC']
    const hits = identifiers.map((identifier) => ({ ...click, identifier, id: String(nextId()) }))
    await db.insertInto('hit').values(hits).execute()
    await rollUpClicks(openClickTotals(database), () => NOW)
    await db
      .insertInto('hit')
      .values(identifiers.map((identifier) => ({ ...click, identifier, id: String(nextId()) })))
      .execute()
    const count = createOwnerClickCounter(db, kind)

    expect([...(await count('ada', [DUNE], NOW, 2))]).toEqual([[DUNE, [0, 4]]])
    expect([...(await count('ada', ['9780143127741'], NOW, 2))]).toEqual([])
    expect([...(await count('ada', [], NOW, 2))]).toEqual([])
    const others = Array.from({ length: 1000 }, (_, index) => `B${String(index).padStart(9, '0')}`)
    expect([...(await count('ada', [...others, DUNE], NOW, 2))]).toEqual([[DUNE, [0, 4]]])
  })

  it('R12 are the same before, during, and after the roll-up', async () => {
    const database = await openDatabase()
    const { db, kind } = database
    await addOwner(database, 'ada', 'Asia/Kolkata')
    const store = async (timeMs: number, hits: readonly Partial<Hit>[]) => {
      const nextId = createHitIds(() => timeMs)
      const rows = hits.map((hit) => ({ ...click, ...hit, id: String(nextId()) }))
      await db.insertInto('hit').values(rows).execute()
      return rows.map(({ id }) => id)
    }
    const count = createOwnerClickCounter(db, kind)
    const KINDLE_DUNE = 'B00ICH9SAC'
    const days = async () => Object.fromEntries(await count('ada', [DUNE, KINDLE_DUNE], NOW, 3))
    const repo = openClickTotals(database)

    await store(NOW - 60_000, [
      // It is the 22nd in India from 18:30 on.
      {},
      { openedAt: '2026-11-21T18:29' },
      { openedAt: '2026-11-19T18:29' },
      { identifier: 'B00ICH9SAC' },
      { excludedBecause: 'head' },
      { source: 'beacon' },
      { ownerId: 'bob' },
    ])
    await store(NOW - 1000, [{}])
    const expected = { [DUNE]: [0, 1, 2], B00ICH9SAC: [0, 0, 1] }
    expect(await days()).toEqual(expected)
    await repo.rollUp(1n << 62n, 2, new Date(NOW))
    expect(await days()).toEqual(expected)
    await rollUpClicks(repo, () => NOW)
    expect(await days()).toEqual(expected)
    const late = await store(NOW - 120_000, [{}])
    await db
      .insertInto('late_hit')
      .values(late.map((id) => ({ id })))
      .execute()
    expect(await days()).toEqual({ ...expected, [DUNE]: [0, 1, 3] })
    await rollUpClicks(repo, () => NOW + 60_000)
    expect(await days()).toEqual({ ...expected, [DUNE]: [0, 1, 3] })
  })
})
