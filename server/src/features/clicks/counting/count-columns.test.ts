import { addDays, createQuarterClock } from '@everyshelf/domain/clicks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDirectly } from '../../../testing/plain-counts.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import type { MarkedHit } from '../hit.ts'
import { noFilters } from './click-filters.ts'
import { countColumns, createClickCounts } from './count-columns.ts'
import { toColumns } from './hit-columns.ts'
import { countSummary, summarizeMonth } from './month-summary.ts'

const MONTH = '2026-11'
const DAY = '2026-11-21'
const DUNE = '9780441172719'
const EMMA = '9780141439587'
const { ownerId: _owner, visitorHash: _hash, ...values } = sampleHit

const anyHit = fc
  .record({
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    identifier: fc.constantFrom(DUNE, EMMA, 'B00ICH9SAC'),
    country: fc.constantFrom('DE', 'FR', null),
    retailer: fc.constantFrom('amazon', 'kobo'),
    marketplace: fc.constantFrom('de', null),
    device: fc.constantFrom('Mobile', 'Desktop'),
    browser: fc.constantFrom('Safari', 'Chrome'),
    referrerHost: fc.constantFrom('example.org', null),
    channel: fc.constantFrom(null, 'mail', 'print'),
    campaign: fc.constantFrom(null, 'Spring', 'Fall'),
    excludedBecause: fc.constantFrom(null, null, 'crawler', 'head'),
    newReader: fc.constantFrom(0, 1, 2),
  })
  .map(({ minute, ...hit }) => ({
    ...{ ...values, id: 7n, ...hit },
    openedAt: new Date(Date.parse(DAY) + minute * 60_000).toISOString().slice(0, 16),
  })) as fc.Arbitrary<MarkedHit>

const anyFilters = fc.record({
  ownerId: fc.constant('ada'),
  timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati'),
  from: fc.constantFrom('2026-11-20', DAY, '2026-11-22'),
  to: fc.constantFrom(DAY, '2026-11-22'),
  books: fc.constantFrom(null, null, [], [DUNE], ['9780143127741'], [DUNE, EMMA]),
  country: fc.constantFrom(null, null, 'DE', 'JP'),
  seller: fc.constantFrom(null, null, 'kobo', 'amazon-de'),
  channel: fc.constantFrom(null, null, null, 'web' as const, 'mail' as const, 'ad' as const),
  campaign: fc.constantFrom(null, null, null, 'Spring', 'never used'),
  referrer: fc.constantFrom(null, null, null, 'example.org', 'example.com'),
  device: fc.constantFrom(null, null, null, 'Mobile'),
  browser: fc.constantFrom(null, null, null, 'Chrome'),
})

describe('countColumns', () => {
  it('R12 equals a count hit by hit, for any filters, also in several parts', () => {
    fc.assert(
      fc.property(
        fc.array(anyHit, { maxLength: 40 }),
        anyFilters,
        fc.integer({ min: -2, max: 0 }),
        fc.nat(40),
        (generated, filters, before, split) => {
          const hits = generated.toSorted((a, b) => (a.openedAt < b.openedAt ? -1 : 1))
          const firstDay = addDays(filters.from, before)
          const local = createQuarterClock(filters.timeZone)(MONTH)
          const counts = createClickCounts()
          for (const part of [hits.slice(0, split), hits.slice(split)]) {
            countColumns(counts, toColumns(MONTH, part), local, filters, firstDay)
          }
          const breakdown = [...counts.breakdown].flatMap(([name, sums]) =>
            [...sums].map(([value, count]) => [`${name} ${value}`, count] as const),
          )
          expect({
            days: Object.fromEntries(counts.days),
            breakdown: Object.fromEntries(breakdown),
          }).toEqual(countDirectly(hits, filters, firstDay))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('R12 equals the summary of a month, in any time zone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHit, { maxLength: 40 }),
        anyFilters,
        fc.nat(29),
        async (generated, { timeZone }, skippedDays) => {
          const hits = generated.toSorted((a, b) => (a.openedAt < b.openedAt ? -1 : 1))
          const local = createQuarterClock(timeZone)(MONTH)
          const columns = toColumns(MONTH, hits)
          const whole = { from: local.days[0] ?? '', to: local.days.at(-1) ?? '' }
          const filters = {
            ownerId: 'ada',
            timeZone,
            ...whole,
            ...noFilters,
          }
          const summary = await summarizeMonth(columns, 30 * 96)
          const [counted, summed] = [createClickCounts(), createClickCounts()]
          countColumns(counted, columns, local, filters, whole.from)
          countSummary(summed, summary, local, whole.from, true)
          expect(summed).toEqual(counted)

          const firstDay = addDays(whole.from, skippedDays)
          const [countedBefore, summedBefore] = [createClickCounts(), createClickCounts()]
          const later = { ...filters, from: addDays(whole.to, 1), to: addDays(whole.to, 30) }
          countColumns(countedBefore, columns, local, later, firstDay)
          countSummary(summedBefore, summary, local, firstDay, false)
          expect(summedBefore).toEqual(countedBefore)
        },
      ),
    )
  })
})
