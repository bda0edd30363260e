import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { createChartQueries } from '../../query-worker/chart-queries.ts'
import {
  addOwner,
  clearClicks,
  numberHits,
  openClickStore,
  packAll,
  type TimedHit,
} from '../../testing/click-store.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { sellerOf } from '../clicks/counting/hit-columns.ts'
import { createAnalyticsService } from './analytics.service.ts'
import type { AnalyticsInput } from './dashboard-queries.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DUNE = '9780441172719'
const EMMA = '9780141439587'
const ZONE = 'America/New_York'

const book = (identifier: string) => (identifier === DUNE ? 'duneduneduneduneadaa' : undefined)

const anyHit = fc.record({
  minutesAgo: fc.integer({ min: 0, max: 40 * 24 * 60 }),
  ownerId: fc.constantFrom('ada', 'ada', 'ada', 'bob', null),
  identifier: fc.constantFrom(DUNE, DUNE, EMMA),
  country: fc.constantFrom('DE', 'FR', null),
  retailer: fc.constantFrom('amazon', 'kobo'),
  marketplace: fc.constantFrom('de', null),
  device: fc.constantFrom('Mobile', 'Desktop'),
  browser: fc.constantFrom('Safari', 'Chrome'),
  referrerHost: fc.constantFrom('example.org', null),
  language: fc.constant(null),
  channel: fc.constantFrom(null, null, 'mail', 'print'),
  campaign: fc.constantFrom(null, null, 'Spring', 'Fall'),
  excludedBecause: fc.constantFrom(null, null, null, 'crawler', 'head'),
  visitorHash: fc.constantFrom('one', 'two', null),
}) as fc.Arbitrary<TimedHit>

const anyFilters: fc.Arbitrary<AnalyticsInput> = fc
  .record({
    first: fc.integer({ min: -40, max: 20 }),
    length: fc.integer({ min: 1, max: 60 }),
    link: fc.constantFrom(undefined, undefined, book(DUNE)),
    country: fc.constantFrom(undefined, undefined, 'DE' as const),
    seller: fc.constantFrom(undefined, undefined, 'kobo', 'amazon-de'),
    channel: fc.constantFrom(undefined, undefined, undefined, 'mail' as const, 'web' as const),
    campaign: fc.constantFrom(undefined, undefined, undefined, 'Spring'),
    referrer: fc.constantFrom(undefined, undefined, undefined, 'example.org'),
    device: fc.constantFrom(undefined, undefined, undefined, 'Mobile' as const),
    browser: fc.constantFrom(undefined, undefined, undefined, 'Chrome' as const),
  })
  .map(({ first, length, ...filters }) => {
    const from = addDays('2026-11-01', first)
    return { ...filters, from, to: addDays(from, length - 1) }
  })

/** A day with enough hits to be packed. */
const oneClick: TimedHit = { ...sampleHit, ownerId: 'ada', minutesAgo: 20 * 24 * 60 }
const busyMinute = Array.from({ length: 9 }, () => oneClick)
const oneDay: AnalyticsInput = { from: '2026-11-01', to: '2026-11-01' }
/** Readers who each invent a campaign and a referrer. */
const inventions = Array.from({ length: 230 }, (_, n) => ({
  ...oneClick,
  campaign: `Sale ${n % 220}`,
  referrerHost: `n${n % 210}.example.org`,
}))

/** Charts list 200 values that readers choose, and the sum of the others. */
function sumOthers(counts: Record<string, number>): Record<string, number> {
  const ranked = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const others = ranked.slice(200).reduce((sum, [, clicks]) => sum + clicks, 0)
  const listed = Object.fromEntries(ranked.slice(0, 200))
  return others > 0 ? { ...listed, ' other': others } : listed
}

/** The same numbers, counted directly. */
function countDirectly(timed: readonly TimedHit[], input: AnalyticsInput) {
  const hits = timed.map((hit) => ({
    ...hit,
    openedAt: new Date(NOW - hit.minutesAgo * 60_000).toISOString().slice(0, 16),
  }))
  const clock = createLocalClock(ZONE)
  const own = hits.filter(
    (hit) =>
      hit.ownerId === 'ada' &&
      (input.link === undefined || hit.identifier === DUNE) &&
      (input.country === undefined || hit.country === input.country) &&
      (input.seller === undefined || sellerOf(hit) === input.seller) &&
      (input.channel === undefined || (hit.channel ?? 'web') === input.channel) &&
      (input.campaign === undefined || hit.campaign === input.campaign) &&
      (input.referrer === undefined || hit.referrerHost === input.referrer) &&
      (input.device === undefined || hit.device === input.device) &&
      (input.browser === undefined || hit.browser === input.browser),
  )
  const within = (from: string, to: string) =>
    own.filter(({ openedAt }) => clock(openedAt).day >= from && clock(openedAt).day <= to)
  const total = (some: typeof hits) => {
    const clicks = some.filter(({ excludedBecause }) => excludedBecause === null)
    const { from: _from, to: _to, link: _link, ...others } = input
    const hasReaderCounts = Object.values(others).every((one) => one === undefined)
    const readers = new Set(
      clicks.flatMap(({ openedAt, visitorHash }) =>
        visitorHash ? `${clock(openedAt).day} ${visitorHash}` : [],
      ),
    )
    return {
      hits: some.length,
      clicks: clicks.length,
      readers: hasReaderCounts ? readers.size : null,
    }
  }
  const length = (Date.parse(input.to) - Date.parse(input.from)) / 86_400_000 + 1
  const hitsWithin = within(input.from, input.to)
  const clicks = hitsWithin.filter(({ excludedBecause }) => excludedBecause === null)
  const by = (nameOf: (hit: (typeof hits)[number]) => string) =>
    Object.fromEntries(
      [...Map.groupBy(clicks, nameOf)].map(([value, group]) => [value, group.length]),
    )
  return {
    totals: total(hitsWithin),
    previous: total(within(addDays(input.from, -length), addDays(input.from, -1))),
    days: Array.from({ length }, (_, index) => {
      const day = addDays(input.from, index)
      return { day, ...total(within(day, day)) }
    }),
    countries: by(({ country }) => country ?? ''),
    sellers: by(sellerOf),
    devices: by(({ device }) => device),
    browsers: by(({ browser }) => browser),
    referrers: sumOthers(by(({ referrerHost }) => referrerHost ?? '')),
    channels: by(({ channel }) => channel ?? 'web'),
    campaigns: sumOthers(by(({ campaign }) => campaign ?? '')),
    links: by(({ identifier }) => identifier),
    reasons: Object.fromEntries(
      [...Map.groupBy(hitsWithin, (hit) => hit.excludedBecause ?? '')]
        .filter(([reason]) => reason !== '')
        .map(([reason, group]) => [reason, group.length]),
    ),
    exportedHits: hitsWithin.length,
  }
}

describeEachDatabase('analytics', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada', ZONE)
    await db
      .insertInto('saved_link')
      .values({
        id: book(DUNE) ?? '',
        slug: 'dune234' as never,
        ownerId: 'ada',
        identifier: DUNE,
        title: 'Dune',
        authors: toJsonText([]),
        coverImage: null,
        settings: '{}',
        createdAt: '',
        removedAt: null,
      })
      .execute()
    const service = createAnalyticsService({
      queries: createChartQueries(db),
      now: () => NOW,
    })
    const store = openClickStore(database)
    return {
      db,
      service,
      store: async (hits: readonly TimedHit[], nowMs = NOW) => {
        if (hits.length > 0) await store.append(numberHits(hits, nowMs))
      },
      pack: () => packAll(database, NOW),
      unpack: () => db.deleteFrom('packed_month').execute(),
      clear: () => clearClicks(database),
    }
  }

  async function ask({ service }: Awaited<ReturnType<typeof open>>, input: AnalyticsInput) {
    const { totals, previous, days, hours, reasons, links, ...lists } = await service.overview(
      'ada',
      input,
    )
    const bySum = (rows: readonly { value: string; clicks: number }[]) =>
      Object.fromEntries(rows.map(({ value, clicks }) => [value, clicks]))
    expect(hours.flat().reduce((sum, clicks) => sum + clicks, 0)).toBe(totals.clicks)
    let lines = 0
    const closing = new AbortController()
    for await (const chunk of await service.exportClicks('ada', input, 'csv', closing.signal)) {
      lines += chunk.split('\r\n').length - 1
    }
    closing.abort()
    const { hits, clicks, readers } = previous
    return {
      totals,
      previous: { hits, clicks, readers },
      days,
      countries: bySum(lists.countries),
      sellers: bySum(lists.sellers),
      devices: bySum(lists.devices),
      browsers: bySum(lists.browsers),
      referrers: bySum(lists.referrers),
      channels: bySum(lists.channels),
      campaigns: bySum(lists.campaigns),
      links: bySum(links.map(({ isbn, clicks: of }) => ({ value: isbn, clicks: of }))),
      reasons: Object.fromEntries(reasons.map((row) => [row.value, row.hits])),
      exportedHits: lines - 1,
    }
  }

  it('R12 equals a direct count for any filters, however many days are packed', async () => {
    const opened = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHit, { maxLength: 40 }),
        fc.array(anyHit, { maxLength: 10 }),
        fc.array(anyFilters, { minLength: 1, maxLength: 4 }),
        async (hits, late, inputs) => {
          const expectAll = async (stored: readonly TimedHit[]) => {
            for (const input of inputs) {
              expect(await ask(opened, input)).toEqual(countDirectly(stored, input))
            }
          }
          await opened.clear()
          await opened.store(hits)
          await expectAll(hits)
          await opened.pack()
          await expectAll(hits)
          await opened.store(late)
          await expectAll([...hits, ...late])
          await opened.pack()
          await expectAll([...hits, ...late])
          await opened.unpack()
          await expectAll([...hits, ...late])
        },
      ),
      {
        numRuns: kind === 'sqlite' ? 60 : 15,
        examples: [
          [busyMinute, busyMinute, [oneDay]],
          [inventions, busyMinute, [oneDay, { ...oneDay, campaign: 'Sale 99' }]],
        ],
      },
    )
  }, 120_000)
})
