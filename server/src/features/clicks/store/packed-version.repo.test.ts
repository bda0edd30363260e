import { expect, it } from 'vitest'
import { addOwner, openClickStore, packAll } from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { noFilters } from '../counting/click-filters.ts'
import { unpackColumns } from '../counting/packed-columns.ts'
import { createHitIds } from '../hit-id.ts'

const NOVEMBER = Date.parse('2026-11-21T12:00:00Z')
const DECEMBER = Date.parse('2026-12-02T12:00:00Z')
const never = () => false

/** What a server without channels packed. It must never be read. */
function toFormer(packed: Uint8Array): Buffer {
  const text = Buffer.from(packed).toString('latin1')
  return Buffer.from(text.replace('"version":2', '"version":1'), 'latin1')
}

describeEachDatabase('months that an earlier version packed', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const store = openClickStore(database)
    await addOwner(database, 'ada')
    for (const timeMs of [NOVEMBER, DECEMBER]) {
      const nextId = createHitIds(() => timeMs)
      const mail = { ...sampleHit, ownerId: 'ada', channel: 'mail', campaign: 'Spring' }
      await store.append(Array.from({ length: 60 }, () => ({ ...mail, id: nextId() })))
    }
    await packAll(database, DECEMBER + 24 * 60 * 60 * 1000)
    const listPacked = () => db.selectFrom('packed_month').selectAll().orderBy('month').execute()
    return {
      store,
      listPacked,
      makeFormer: async () => {
        const zeros = Array.from({ length: 30 * 96 }, () => 0)
        const summary = { hits: zeros, clicks: zeros, readers: zeros, breakdown: '[[],["DE",7]]' }
        for (const { month, packed } of await listPacked()) {
          await db
            .updateTable('packed_month')
            .set({ packed: toFormer(packed), summary: JSON.stringify(summary) })
            .where('month', '=', month)
            .execute()
        }
      },
      listReadable: async () => {
        const rows = await listPacked()
        return rows
          .filter(({ month, packed }) => unpackColumns(month, packed))
          .map(({ month }) => month)
      },
      askNovember: async () => {
        const period = { from: '2026-11-01', to: '2026-12-31', timeZone: 'UTC' }
        const filters = { ...noFilters, ...period, ownerId: 'ada' }
        const { breakdown } = await store.countClicks(filters, '2026-11-01')
        return [breakdown.get('channel'), breakdown.get('campaign'), breakdown.get('country')]
      },
    }
  }

  const expected = [['mail', 120] as const, ['Spring', 120] as const, ['DE', 120] as const].map(
    (entry) => new Map([entry]),
  )

  it('are not read, and are packed again once', async () => {
    const { store, makeFormer, listReadable, askNovember } = await open()
    expect(await listReadable()).toEqual(['2026-11', '2026-12'])
    await makeFormer()
    expect(await listReadable()).toEqual([])
    expect(await askNovember()).toEqual(expected)
    await store.maintain('2026-12-03', never)
    expect(await listReadable()).toEqual(['2026-11'])
    expect(await askNovember()).toEqual(expected)
    await makeFormer()
    await store.maintain('2026-12-03', never)
    expect(await listReadable()).toEqual([])
    expect(await askNovember()).toEqual(expected)
  })

  it('R38 are packed again after the server stopped in between', async () => {
    const { store, makeFormer, listPacked, listReadable } = await open()
    await makeFormer()
    const before = await listPacked()
    await store.maintain('2026-12-03', () => true)
    expect(await listPacked()).toEqual(before)
    await store.maintain('2026-12-03', never)
    expect(await listReadable()).toEqual(['2026-11'])
  })
})
