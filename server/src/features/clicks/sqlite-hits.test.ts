import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectSqlite } from '../../db/sqlite.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { connectOutside } from '../../testing/outside-connection.ts'
import { sampleHit, toNewHit } from '../../testing/sample-hit.ts'
import type { Hit, NewHit } from './hit.ts'
import { createHitIds } from './hit-id.ts'
import { createSqliteHits } from './sqlite-hits.repo.ts'

const NOVEMBER = Date.parse('2026-11-30T23:59:00Z')
const DECEMBER = Date.parse('2026-12-01T00:00:00Z')

async function openPlace() {
  const database = await openTestDatabase('sqlite')
  onTestFinished(() => database.dispose())
  const outside = connectOutside(database.config)
  onTestFinished(() => outside.close())
  const own = connectSqlite(database.sqlite?.name ?? '', { timeout: 0 })
  onTestFinished(() => void own.close())
  let time = NOVEMBER
  const nextId = createHitIds(() => time)
  const number = (hits: readonly NewHit[]) => hits.map((hit) => ({ id: nextId(), hit }))
  const months = async (table: 'hit_link' | 'hit_kind') =>
    (await outside.db.selectFrom(table).select('month').orderBy('id').execute()).map(
      ({ month }) => month,
    )
  return {
    own,
    outside,
    number,
    openStore: () => createSqliteHits(own, () => time),
    wait: (until: number) => {
      time = until
    },
    listParts: async () => ({ links: await months('hit_link'), kinds: await months('hit_kind') }),
    listHits: async () => (await outside.listHits()).map(({ id: _id, ...hit }) => hit),
  }
}

function many(count: number, hit: NewHit): NewHit[] {
  return Array.from({ length: count }, () => hit)
}

describe('hits in SQLite', () => {
  it('store shared values once', async () => {
    const { openStore, number, listParts, listHits } = await openPlace()
    const put = openStore()
    const dune = toNewHit(sampleHit)
    const emma = { ...dune, link: toNewHit({ ...sampleHit, identifier: '9780141439587' }).link }
    put(number([...many(20, dune), ...many(20, emma)]))
    put(number(many(3, dune)))
    expect(await listParts()).toEqual({ links: ['2026-11', '2026-11'], kinds: ['2026-11'] })
    expect((await listHits()).map(({ identifier }) => identifier)).toEqual([
      ...Array(20).fill('9780441172719'),
      ...Array(20).fill('9780141439587'),
      ...Array(3).fill('9780441172719'),
    ])
  })

  it('share them only within a month, since they are deleted with it', async () => {
    const { openStore, number, wait, listParts, listHits } = await openPlace()
    const put = openStore()
    const hit = toNewHit(sampleHit)
    put(number(many(2, hit)))
    wait(DECEMBER)
    put(number(many(2, hit)))
    const both = ['2026-11', '2026-12']
    expect(await listParts()).toEqual({ links: both, kinds: both })
    expect(await listHits()).toEqual(Array(4).fill(sampleHit))
  })

  it('store shared values again when the transaction with them failed', async () => {
    const { own, openStore, number, listParts, listHits } = await openPlace()
    const put = openStore()
    const hit = toNewHit(sampleHit)
    const refused = { ...hit, openedAt: 'never' }
    expect(() => put(number([hit, refused]))).toThrow(/NOT NULL/)
    expect(own.inTransaction).toBe(false)
    expect(await listParts()).toEqual({ links: [], kinds: [] })
    put(number([hit]))
    expect(await listHits()).toEqual([sampleHit])
  })

  it('reuse the kinds stored before a restart', async () => {
    const { openStore, number, listParts } = await openPlace()
    openStore()(number([toNewHit(sampleHit)]))
    openStore()(number([toNewHit(sampleHit)]))
    expect(await listParts()).toEqual({ links: ['2026-11', '2026-11'], kinds: ['2026-11'] })
  })

  it('accept objects that another database has stored', async () => {
    const [one, other] = [await openPlace(), await openPlace()]
    const [dune, emma] = [sampleHit, { ...sampleHit, identifier: '9780141439587' }].map(toNewHit)
    if (!dune || !emma) throw new Error('no hits')
    one.openStore()(one.number([dune, emma]))
    other.openStore()(other.number([emma, dune]))
    const books = (await other.listHits()).map(({ identifier }) => identifier)
    expect(books).toEqual(['9780141439587', '9780441172719'])
  })

  describe('with any values', () => {
    let place: Awaited<ReturnType<typeof openPlace>>
    beforeEach(async () => {
      place = await openPlace()
    })
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((value) => !/\0/.test(value))
    const maybe = fc.option(text)
    const anyHit = fc.record({
      openedAt: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2094-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 16)),
      linkId: maybe,
      ownerId: maybe,
      identifier: text,
      country: maybe,
      retailer: text,
      marketplace: maybe,
      device: text,
      browser: text,
      refererHost: maybe,
      language: maybe,
      channel: maybe,
      excludedBecause: maybe,
      source: fc.constantFrom('redirect', 'beacon'),
      reader: maybe,
    }) as fc.Arbitrary<Hit>

    it('are read as they were recorded', async () => {
      const put = place.openStore()
      await fc.assert(
        fc.asyncProperty(fc.array(anyHit, { minLength: 1, maxLength: 40 }), async (hits) => {
          place.own.exec('delete from hit_row')
          put(place.number(hits.map(toNewHit)))
          expect(await place.listHits()).toEqual(hits)
        }),
        { numRuns: 30 },
      )
    })

    it('are read as inserted through the view', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyHit, { minLength: 1, maxLength: 20 }), async (hits) => {
          const { db } = place.outside
          await db.deleteFrom('hit').execute()
          const rows = place.number(hits.map(toNewHit)).map(({ id }, at) => ({ ...hits[at], id }))
          await db
            .insertInto('hit')
            .values(rows as (Hit & { id: bigint })[])
            .execute()
          expect(await place.listHits()).toEqual(hits)
        }),
        { numRuns: 20 },
      )
    })
  })

  it('are skipped without reading shared values', async () => {
    const { own } = await openPlace()
    const step = 'select id from hit where id > 7 order by id limit 1 offset 5000'
    const plan = own.prepare(`explain query plan ${step}`).all()
    expect(plan.map((row) => (row as { detail: string }).detail)).toEqual([
      expect.stringMatching(/^SEARCH hit_row USING INTEGER PRIMARY KEY/),
    ])
  })
})
