import { expect, it } from 'vitest'
import { addOwner } from '../../testing/click-store.ts'
import { describeEachClickStore } from '../../testing/click-stores.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import type { Hit } from './hit.ts'
import { createHitIds } from './hit-id.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const DUNE = sampleHit.identifier
const EMMA = '9780141439587'
const KINDLE_DUNE = 'B00ICH9SAC'

describeEachClickStore('a click store', (openStore) => {
  async function open(timeZone = 'UTC') {
    const { database, store, queries, settle } = await openStore(() => NOW)
    await addOwner(database, 'ada', timeZone)
    await addOwner(database, 'bob')
    let processes = 0
    return {
      ...{ database, db: database.db, store, queries, settle },
      append: async (timeMs: number, hits: readonly Partial<Hit>[]) => {
        const nextId = createHitIds(() => timeMs, processes++)
        const all = hits.map((hit): Hit => ({ ...sampleHit, ownerId: 'ada', ...hit, id: nextId() }))
        await store.append(all)
        return all
      },
    }
  }

  it('counts the clicks of the given books, few or many', async () => {
    const { queries, append } = await open()
    const identifiers = [DUNE, DUNE, KINDLE_DUNE]
    await append(
      NOW - MINUTE_MS,
      identifiers.map((identifier) => ({ identifier })),
    )
    await append(
      NOW,
      identifiers.map((identifier) => ({ identifier })),
    )
    const count = async (books: readonly string[]) => [
      ...(await queries.countClicks('ada', books, NOW, 2)),
    ]
    expect(await count([DUNE])).toEqual([[DUNE, [0, 4]]])
    expect(await count(['9780143127741'])).toEqual([])
    expect(await count([])).toEqual([])
    const others = Array.from({ length: 1000 }, (_, index) => `B${String(index).padStart(9, '0')}`)
    expect(await count([...others, DUNE])).toEqual([[DUNE, [0, 4]]])
    expect(Object.fromEntries(await queries.sumClicks('ada', NOW, 2))).toEqual({
      [DUNE]: 4,
      [KINDLE_DUNE]: 2,
    })
  })

  it("R12 counts the same before and after packing, on the days of the owner's time zone", async () => {
    const { settle, queries, append } = await open('Asia/Kolkata')
    const days = async () =>
      Object.fromEntries(await queries.countClicks('ada', [DUNE, KINDLE_DUNE], NOW, 3))
    // It is the 22nd in India from 18:30 on.
    await append(Date.parse('2026-11-19T18:29:00Z'), [{}])
    await append(Date.parse('2026-11-19T18:30:00Z'), [{}])
    await append(Date.parse('2026-11-21T18:29:00Z'), [{}])
    await append(NOW - MINUTE_MS, [
      {},
      { identifier: KINDLE_DUNE },
      { excludedBecause: 'head' },
      { ownerId: null },
      { ownerId: 'bob' },
    ])
    const expected = { [DUNE]: [1, 1, 1], [KINDLE_DUNE]: [0, 0, 1] }
    expect(await days()).toEqual(expected)
    await settle(NOW + 2 * DAY_MS)
    expect(await days()).toEqual(expected)
    await append(NOW - 2 * MINUTE_MS, [{}])
    expect(await days()).toEqual({ ...expected, [DUNE]: [1, 1, 2] })
  })

  it('R12 counts in another time zone as soon as the owner changes it, and keeps the readers', async () => {
    const { db, queries, append } = await open()
    const at = async (time: string, visitorHash: string) =>
      await append(Date.parse(`${time}:00Z`), [{ visitorHash }])
    await at('2026-11-20T01:00', 'three')
    await at('2026-11-20T19:00', 'one')
    await at('2026-11-20T19:10', 'one')
    await at('2026-11-20T20:00', 'two')
    const sumsIn = async (timeZone: string) => {
      await db.updateTable('user_profile').set({ timeZone }).where('userId', '=', 'ada').execute()
      const { days } = await queries.summary('ada', NOW)
      return Object.fromEntries(
        days
          .filter(({ hits }) => hits > 0)
          .map(({ day, clicks, readers }) => [day, [clicks, readers]]),
      )
    }
    expect(await sumsIn('UTC')).toEqual({ '2026-11-20': [4, 3] })
    const kolkata = { '2026-11-20': [1, 1], '2026-11-21': [3, 2] }
    expect(await sumsIn('Asia/Kolkata')).toEqual(kolkata)
    expect(await sumsIn('Pacific/Pago_Pago')).toEqual({
      '2026-11-19': [1, 1],
      '2026-11-20': [3, 2],
    })
    expect(await sumsIn('UTC')).toEqual({ '2026-11-20': [4, 3] })
  })

  it('groups the clicks on one book by country and seller', async () => {
    const { queries, append } = await open()
    await append(NOW - MINUTE_MS, [
      ...[{}, {}, { country: 'FR' as const }, { retailer: 'kobo' as const, marketplace: null }],
      ...[{ country: null }, { excludedBecause: 'crawler' as const }, { identifier: EMMA }],
    ])
    const { groups } = await queries.readReaderGroups('ada', DUNE, NOW, 30)
    const sorted = groups.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    expect(sorted).toEqual([
      { country: 'DE', seller: 'amazon-de', clicks: 2 },
      { country: 'DE', seller: 'kobo', clicks: 1 },
      { country: 'FR', seller: 'amazon-de', clicks: 1 },
      { country: null, seller: 'amazon-de', clicks: 1 },
    ])
  })

  it('lists each hit of an owner once, in pages', async () => {
    const { store, append } = await open()
    const hits = await append(
      NOW,
      Array.from({ length: 4100 }, () => ({})),
    )
    await append(NOW, [{ ownerId: 'bob' }, { ownerId: null }])
    const listed: bigint[] = []
    const sizes: number[] = []
    let from: bigint | null = 0n
    while (from !== null) {
      const page = await store.listHits('ada', from, 1n << 62n)
      listed.push(...page.hits.map(({ id }) => id))
      sizes.push(page.hits.length)
      from = page.next
    }
    expect(sizes).toEqual([2000, 2000, 100])
    expect(listed).toEqual(hits.map(({ id }) => id))
    const [first, second] = hits
    expect((await store.listHits('ada', first?.id ?? 0n, second?.id ?? 0n)).hits).toHaveLength(1)
    expect(await store.listHits('unknown', 0n, 1n << 62n)).toEqual({ hits: [], next: null })
  })

  it('lists the newest hits of some owners first', async () => {
    const { store, append } = await open()
    const old = await append(NOW - DAY_MS, [{}, {}])
    const [ada] = await append(NOW, [{}])
    const [bob] = await append(NOW + 1, [{ ownerId: 'bob' }])
    const list = async (owners: readonly string[], from: bigint, limit = 10) =>
      (await store.listNewest(owners, from, limit)).map(({ ownerId, id }) => [ownerId, id])
    const from = old[1]?.id ?? 0n
    expect(await list(['ada', 'bob'], from)).toEqual([
      ['bob', bob?.id],
      ['ada', ada?.id],
      ['ada', from],
    ])
    expect(await list(['ada', 'gone'], from, 1)).toEqual([['ada', ada?.id]])
    expect(await list(['gone'], 0n)).toEqual([])
    expect(await list([], 0n)).toEqual([])
  })
})
