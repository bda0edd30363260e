import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import { askOldDays, toPlain } from '../../testing/ask-charts.ts'
import { addOwner, numberHits } from '../../testing/click-store.ts'
import { describeEachClickStore } from '../../testing/click-stores.ts'
import { anyVariedHit, farZones } from '../../testing/generated-hits.ts'
import { countDirectly, markReaders } from '../../testing/plain-counts.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { noFilters } from './counting/click-filters.ts'
import type { Hit } from './hit.ts'
import { createHitIds } from './hit-id.ts'
import { eraseHitOwner } from './store/hit-owners.repo.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000
const TODAY = '2026-11-21'
const DUNE = sampleHit.identifier
const EMMA = '9780141439587'
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

/** The first day, and the days that are shown: days are all shown, all before, or some of both. */
const ranges = [
  ['2026-11-10', '2026-11-16', '2026-11-24'],
  ['2026-11-12', '2026-11-23', '2026-11-25'],
  ['2026-11-18', '2026-11-20', '2026-11-21'],
] as const

const anyHits = fc.array(
  anyVariedHit({
    excludedBecause: fc.constantFrom(null, null, 'crawler', 'head'),
    ownerId: fc.constantFrom('ada', 'ada', 'bob', null),
  }),
  { maxLength: 40 },
)

describeEachClickStore('the counts of a click store', (openStore, kind) => {
  async function open({ timeZone = 'UTC' } = {}) {
    // Before all hits: readers of days that are over are not counted any more.
    const clock = { nowMs: NOON - 4 * 1440 * MINUTE_MS }
    const opened = await openStore(() => clock.nowMs)
    const { database, store } = opened
    await addOwner(database, 'ada', timeZone)
    await addOwner(database, 'bob', timeZone)
    let processes = 0
    return {
      ...opened,
      clock,
      number: (hits: readonly Partial<Hit>[], timeMs = NOON): Hit[] => {
        const nextId = createHitIds(() => timeMs, processes++)
        return hits.map((hit) => ({ ...sampleHit, ownerId: 'ada', ...hit, id: nextId() }))
      },
      readDays: async (ownerId = 'ada', books: readonly string[] | null = null) => {
        const [from, to] = ['2026-11-01', '2026-11-30']
        const filters = { ownerId, timeZone, from, to, books }
        const counts = await store.countClicks({ ...noFilters, ...filters }, from)
        return Object.fromEntries(counts.days)
      },
      setZone: (zone: string) =>
        database.db.updateTable('user_profile').set({ timeZone: zone }).execute(),
      askAll: (timeZone: string) => askOldDays(store, timeZone),
    }
  }

  it('R12 count hits that are sent twice once, with their readers', async () => {
    const { store, number, readDays } = await open()
    const hits = number([{ visitorHash: 'one' }, { visitorHash: 'two' }, { visitorHash: null }])
    await store.append(hits)
    expect(await readDays()).toEqual({ [TODAY]: { hits: 3, clicks: 3, readers: 2 } })
    await store.append(hits)
    expect(await readDays()).toEqual({ [TODAY]: { hits: 3, clicks: 3, readers: 2 } })
    await store.append([...hits, ...number([{ visitorHash: 'one' }])])
    expect(await readDays()).toEqual({ [TODAY]: { hits: 4, clicks: 4, readers: 2 } })
  })

  it('R12 count a hit that is twice in one batch once, with its reader', async () => {
    const { store, number, readDays } = await open()
    const hits = number([{ visitorHash: 'one' }])
    await store.append([...hits, ...hits])
    expect(await readDays()).toEqual({ [TODAY]: { hits: 1, clicks: 1, readers: 1 } })
  })

  it('P2 include the readers of each day by book and by owner', async () => {
    const { store, number, readDays } = await open()
    await store.append(
      number([
        { visitorHash: 'one' },
        { visitorHash: 'two' },
        { visitorHash: 'one', identifier: EMMA },
        { visitorHash: 'bot', excludedBecause: 'crawler' },
      ]),
    )
    await store.append(
      number([
        { visitorHash: 'one' },
        { visitorHash: 'three' },
        { visitorHash: null },
        { visitorHash: 'one', ownerId: 'bob' },
      ]),
    )
    expect(await readDays()).toEqual({ [TODAY]: { hits: 7, clicks: 6, readers: 3 } })
    expect(await readDays('ada', [DUNE])).toEqual({ [TODAY]: { hits: 6, clicks: 5, readers: 3 } })
    expect(await readDays('ada', [EMMA])).toEqual({ [TODAY]: { hits: 1, clicks: 1, readers: 1 } })
    expect(await readDays('bob')).toEqual({ [TODAY]: { hits: 1, clicks: 1, readers: 1 } })
    const { hits } = await store.listHits('ada', 0n, 1n << 62n)
    expect(hits).toHaveLength(7)
    expect(JSON.stringify(hits.map(({ id: _id, ...hit }) => hit))).not.toMatch(/one|two|three|bot/)
  })

  it('P2 keep the readers of a day after their hashes are deleted', async () => {
    const { store, number, readDays } = await open()
    const hits = number([{ visitorHash: 'one' }, { visitorHash: 'two', identifier: EMMA }])
    await store.append(hits)
    const expected = { [TODAY]: { hits: 2, clicks: 2, readers: 2 } }
    await store.expire({ readers: '2026-11-22' }, () => false)
    expect(await readDays()).toEqual(expected)
    expect(await readDays('ada', [EMMA])).toEqual({ [TODAY]: { hits: 1, clicks: 1, readers: 1 } })
    await store.expire({ readers: '2026-11-22' }, () => false)
    expect(await readDays()).toEqual(expected)
  })

  it("R12 are on the day in the owner's time zone", async () => {
    const { store, number, readDays } = await open({ timeZone: 'Asia/Kolkata' })
    await store.append(
      [
        ...number([{ visitorHash: 'one' }], Date.parse('2026-11-20T18:29:00Z')),
        ...number([{ visitorHash: 'one' }], Date.parse('2026-11-20T18:30:00Z')),
        ...number([{ visitorHash: 'one' }], Date.parse('2026-11-21T11:00:00Z')),
      ].toReversed(),
    )
    expect(await readDays()).toEqual({
      '2026-11-20': { hits: 1, clicks: 1, readers: 1 },
      '2026-11-21': { hits: 2, clicks: 2, readers: 1 },
    })
  })

  it('leave out links without an owner and of deleted accounts', async () => {
    const { store, number, readDays } = await open()
    await store.append(number([{ ownerId: null }, { ownerId: 'gone', visitorHash: 'one' }]))
    expect(await readDays()).toEqual({})
    expect(await readDays('gone')).toEqual({})
  })

  it('P7 are gone as soon as the account is deleted', async () => {
    const { database, store, number, readDays } = await open()
    await store.append(number([{ visitorHash: 'one' }, { ownerId: 'bob' }]))
    await createTransact(database.db)((queries) => eraseHitOwner(queries, 'ada'))
    expect(await readDays()).toEqual({})
    expect(await store.listNewest(['ada'], 0n, 10)).toEqual([])
    expect(await readDays('bob')).toEqual({ [TODAY]: { hits: 1, clicks: 1, readers: 0 } })
  })

  it('R12 neither lose nor double a hit when several processes append at once', async () => {
    const { database, store, number, readDays } = await open()
    const owners = ['ada', 'bob', 'cem', 'dee']
    for (const owner of owners.slice(2)) await addOwner(database, owner)
    const batches = Array.from({ length: 6 }, (_, batch) =>
      number(
        Array.from({ length: 40 }, (_, index) => ({
          ownerId: owners[(index + batch) % owners.length] ?? null,
          identifier: index % 3 === 0 ? DUNE : EMMA,
          visitorHash: `hash-${index % 10}`,
        })),
      ),
    )
    // Each batch is sent by two processes, as after a crash.
    await Promise.all([...batches, ...batches].map((batch) => store.append(batch)))
    for (const owner of owners) {
      const mine = batches.flat().filter(({ ownerId }) => ownerId === owner)
      const readers = new Set(mine.map(({ visitorHash }) => visitorHash)).size
      const sum = { hits: mine.length, clicks: mine.length, readers }
      expect(await readDays(owner)).toEqual({ [TODAY]: sum })
    }
  })

  it('R12 equal a plain count over the hits, by any filter and in any time zone', async () => {
    const { store, clear, setZone, settle } = await open()
    const all = {
      ownerId: 'ada',
      ...noFilters,
    }
    const anyFilters = fc.oneof(
      fc.constant(all),
      fc.record({
        ownerId: fc.constantFrom('ada', 'bob'),
        books: fc.constantFrom(null, [DUNE], [DUNE, EMMA], []),
        country: fc.constantFrom(null, null, 'DE'),
        seller: fc.constantFrom(null, null, 'amazon-de', 'kobo'),
        channel: fc.constantFrom(null, null, null, 'web' as const, 'mail' as const),
        campaign: fc.constantFrom(null, null, null, 'Spring', 'It’s “new”, 50%'),
        referrer: fc.constantFrom(null, null, null, 'example.org'),
        device: fc.constantFrom(null, null, null, 'Mobile' as const),
        browser: fc.constantFrom(null, null, null, 'Safari' as const),
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        anyHits,
        anyFilters,
        fc.constantFrom(...farZones),
        fc.boolean(),
        async (generated, filters, timeZone, isSettled) => {
          await clear()
          await setZone(timeZone)
          const hits = numberHits(generated, NOON)
          const half = Math.floor(hits.length / 2)
          for (const batch of [hits.slice(0, half), hits.slice(half)]) {
            if (batch.length > 0) await store.append(batch)
          }
          if (isSettled) await settle(NOON)
          for (const [firstDay, from, to] of ranges) {
            const asked = { ...filters, timeZone, from, to }
            const counts = await store.countClicks(asked, firstDay)
            const plain = countDirectly(markReaders(hits, asked), asked, firstDay)
            expect(toPlain(counts)).toEqual(plain)
          }
        },
      ),
      { numRuns: { sqlite: 60, postgres: 25, clickhouse: 15 }[kind] },
    )
  }, 120_000)

  it('P3 R12 stay the same by day, book, and breakdown when hits expire, in any time zone', async () => {
    const { store, clear, setZone, settle, askAll } = await open()
    await fc.assert(
      fc.asyncProperty(
        anyHits,
        fc.constantFrom(...farZones),
        fc.array(fc.constantFrom(...days), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (hits, zone, befores, isSettled) => {
          await clear()
          await setZone(zone)
          if (hits.length > 0) await store.append(numberHits(hits, NOON))
          if (isSettled) await settle(NOON)
          const expected = await askAll(zone)
          for (const before of befores.toSorted()) {
            // Hashes of readers are deleted long before.
            await store.expire({ readers: '2026-11-24' }, () => false)
            await store.expire({ hits: before }, () => false)
            expect(await askAll(zone)).toEqual(expected)
          }
          const last = befores.toSorted().at(-1) ?? ''
          for (const owner of ['ada', 'bob']) {
            const { hits: left } = await store.listHits(owner, 0n, 1n << 62n)
            expect(left.filter(({ openedAt }) => openedAt < last)).toEqual([])
          }
        },
      ),
      { numRuns: { sqlite: 20, postgres: 8, clickhouse: 3 }[kind] },
    )
  }, 120_000)

  it('R12 include a late hit at once', async () => {
    const { clock, store, number, readDays, settle } = await open()
    clock.nowMs = NOON
    const lateMs = NOON - 2 * 1440 * MINUTE_MS
    await store.append(number([{}, {}, { excludedBecause: 'crawler' }], lateMs))
    await settle(NOON)
    await store.append(number([{}], lateMs))
    const expected = { '2026-11-19': { hits: 4, clicks: 3, readers: 0 } }
    expect(await readDays()).toEqual(expected)
    await settle(NOON)
    expect(await readDays()).toEqual(expected)
  })
})
