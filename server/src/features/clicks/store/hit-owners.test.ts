import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { addOwner, openClickStore, packAll } from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { toStoredHit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { collectDailyTotals } from './daily-totals.repo.ts'
import { eraseHitOwner, openHitOwners } from './hit-owners.repo.ts'
import { selectHits } from './stored-hits.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

describeEachDatabase('owners of hits', (openDatabase) => {
  it('each get their own number, also when several processes add them at once', async () => {
    const database = await openDatabase()
    const { db } = database
    const names = Array.from({ length: 12 }, (_, index) => `owner-${index}`)
    for (const name of names) await addOwner(database, name)
    const transact = createTransact(db)
    const opened = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        transact((queries) =>
          openHitOwners(
            queries,
            [...names.slice(index), 'gone'].map((ownerId) => ({ ownerId })),
          ),
        ),
      ),
    )
    const numbers = opened[0]
    if (!numbers) throw new Error('no numbers')
    expect([...numbers.keys()].toSorted()).toEqual(names.toSorted())
    expect(new Set([...numbers.values()].map(({ number }) => number)).size).toBe(12)
    expect([...numbers.values()].every(({ number }) => number > 0)).toBe(true)
    for (const each of opened)
      for (const [name, { number }] of each) expect(number).toBe(numbers.get(name)?.number)
  })

  it('P7 that erase their account take everything that leads from hits to them', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const store = openClickStore(database)
    for (const ownerId of ['ada', 'bob']) {
      for (const timeMs of [NOW - DAY_MS, NOW]) {
        const nextId = createHitIds(() => timeMs)
        const hit = { ...sampleHit, ownerId, visitorHash: 'one' }
        await store.append([1, 2, 3].map(() => ({ ...hit, id: nextId() })))
      }
    }
    await packAll(database, NOW)
    const rows = await selectHits(db).where('owner', '=', 1).execute()
    for (const number of [1, 2]) {
      const totals = collectDailyTotals({ number, timeZone: 'UTC' })
      totals.add(rows.map(toStoredHit))
      await totals.store(db)
    }
    const transact = createTransact(db)
    const erase = () => transact((queries) => eraseHitOwner(queries, 'ada'))
    await expect(
      transact(async (queries) => {
        await eraseHitOwner(queries, 'ada')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    const list = async () => ({
      owners: await db.selectFrom('hit_owner').selectAll().orderBy('number').execute(),
      packed: await owners('packed_month'),
      totals: await owners('daily_total'),
      readers: await owners('day_reader'),
      hits: (await db.selectFrom('link_hit').select('owner').execute()).length,
    })
    const owners = async (table: 'packed_month' | 'daily_total' | 'day_reader') => [
      ...new Set((await db.selectFrom(table).select('owner').execute()).map(({ owner }) => owner)),
    ]
    expect(await list()).toMatchObject({ packed: [1, 2], totals: [1, 2], readers: [1, 2] })
    await erase()
    await erase()
    expect(await list()).toEqual({
      owners: [
        { number: 1, ownerId: null, unpackedFrom: null },
        { number: 2, ownerId: 'bob', unpackedFrom: '2026-11-21T20:00' },
      ],
      packed: [2],
      totals: [2],
      readers: [2],
      hits: 12,
    })
    expect((await store.listHits('ada', 0n, 1n << 62n)).hits).toEqual([])
    expect((await store.listNewest(['ada', 'bob'], 0n, 100)).map((hit) => hit.ownerId)).toEqual(
      Array.from({ length: 6 }, () => 'bob'),
    )
  })
})
