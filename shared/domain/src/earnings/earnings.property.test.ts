import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AffiliateTag, NO_CONFIRMED_CHANNELS } from '../affiliate/index.ts'
import { addDays } from '../clicks/index.ts'
import { formatCsvRow } from '../csv/index.ts'
import { AMOUNT_MAX, AMOUNT_SCALE, earningsPerClick, formatDecimal, parseAmount } from './amount.ts'
import { createCoverage, type EarningOrigin } from './coverage.ts'
import { describeIdentity, type EarningRow, numberOccurrences } from './earning-row.ts'
import { convertAmount } from './exchange-rates.ts'
import { joinEarnings } from './join-earnings.ts'
import { readReport } from './read-report.ts'
import { parseReportDay } from './report-day.ts'

test('every amount is read as it is written, with either decimal mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: -AMOUNT_MAX, max: AMOUNT_MAX }), (amount) => {
      const text = formatDecimal(amount)
      expect(parseAmount(text, '.')).toBe(amount)
      expect(parseAmount(text.replace('.', ','), ',')).toBe(amount)
    }),
  )
})

test('R44 any text is read or refused, and nothing throws', () => {
  const anyCell = fc.oneof(
    fc.string(),
    fc.constantFrom('11/20/2026', '1.00', '1,00', 'ada-20', '0441172717', 'Total', '"', '='),
  )
  const header = ['ASIN', 'Tracking ID', 'Date Shipped', 'Items Shipped', 'Ad Fees($)']
  fc.assert(
    fc.property(fc.array(fc.array(anyCell, { maxLength: 6 })), (rows) => {
      const text = [header, ...rows].map(formatCsvRow).join('')
      const reading = readReport(text, 'fees.csv', { marketplace: 'us' })
      // With many semicolons in a row, they look like what separates the columns.
      expect(['parsed', 'refused', 'unknown']).toContain(reading.state)
    }),
    { numRuns: 500 },
  )
  fc.assert(fc.property(fc.string(), (text) => void readReport(text, 'any.csv', {})))
})

test('a day is read in every form of it', () => {
  const anyDay = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyDay, (date) => {
      const day = date.toISOString().slice(0, 10)
      const [year, month, dayOfMonth] = day.split('-').map(Number)
      const named = (locale: string) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
      for (const text of [day, `${day} 10:15:00`, `${year}/${month}/${dayOfMonth}`]) {
        expect(parseReportDay(text, 'day-first')).toBe(day)
      }
      expect(parseReportDay(`${dayOfMonth}/${month}/${year}`, 'day-first')).toBe(day)
      expect(parseReportDay(`${month}/${dayOfMonth}/${year}`, 'month-first')).toBe(day)
      for (const locale of ['en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'pt-BR', 'ja']) {
        expect(parseReportDay(named(locale), 'day-first'), named(locale)).toBe(day)
      }
    }),
  )
})

test('equal rows get different identities, and the same ones in the next report', () => {
  const anyRow = fc.record({
    day: fc.constantFrom('2026-11-01', '2026-11-02'),
    amount: fc.constantFrom(100, 200),
    reference: fc.constantFrom('', '', '71'),
  })
  fc.assert(
    fc.property(fc.array(anyRow), (some) => {
      const rows = some.map((row) => ({ ...sample, ...row }))
      const identities = numberOccurrences(rows).map(describeIdentity)
      expect(new Set(identities).size).toBe(rows.length)
      expect(numberOccurrences(rows.toReversed()).map(describeIdentity).toSorted()).toEqual(
        identities.toSorted(),
      )
    }),
  )
})

test('converting by a rate and by one plus one gives the same to a ten-thousandth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -AMOUNT_MAX, max: AMOUNT_MAX }),
      fc.integer({ min: 1, max: 9_999_999 }),
      (amount, millionths) => {
        const rate = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`
        const exact = (amount * millionths) / 1e6
        expect(Math.abs(convertAmount(amount, rate) - exact)).toBeLessThanOrEqual(0.51)
        expect(convertAmount(-amount, rate)).toBe(-convertAmount(amount, rate) || 0)
      },
    ),
  )
  expect(convertAmount(10 * AMOUNT_SCALE, '0.92')).toBe(92_000)
})

const sample: EarningRow = {
  day: '2026-11-01',
  source: 'awin',
  kind: 'commission',
  seller: null,
  advertiser: '',
  tag: '',
  book: null,
  title: '',
  country: null,
  currency: 'USD',
  amount: 100,
  items: 1,
  reference: '',
  occurrence: 0,
}

test('earnings per click stay the same when days without a report join the period', () => {
  const origin = { source: 'amazon', kind: 'commission', seller: 'amazon-us', currency: 'USD' }
  const tag = 'ada-20' as AffiliateTag
  const own = {
    tags: { us: tag },
    programs: {},
    tagChannels: NO_CONFIRMED_CHANNELS,
    label: 'everyshelf',
  }
  const anyPeriod = fc.record({ start: fc.nat(60), length: fc.integer({ min: 1, max: 30 }) })
  const dayOf = (index: number) => addDays('2026-06-01', index)
  fc.assert(
    fc.property(
      fc.array(anyPeriod, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(20), { minLength: 400, maxLength: 400 }),
      fc.nat(150),
      fc.nat(150),
      (periods, clicksByDay, earlier, later) => {
        const reports = periods.map(({ start, length }) => ({
          ...(origin as EarningOrigin),
          from: dayOf(start),
          to: dayOf(start + length - 1),
        }))
        const coverage = createCoverage(reports)
        const perClick = (from: number, to: number) => {
          const ranges = coverage.listRanges([origin as EarningOrigin], {
            from: dayOf(from),
            to: dayOf(to),
          })
          const total = clicksByDay.reduce((sum, count, index) => {
            const day = dayOf(index - 150)
            return ranges.some((range) => range.from <= day && day <= range.to) ? sum + count : sum
          }, 0)
          const clicks = new Map([
            ['amazon-us', { total, byBook: new Map(), byCountry: new Map(), byChannel: new Map() }],
          ])
          const group = { ...(origin as EarningOrigin), ...{ advertiser: '', tag, book: null } }
          const { linked } = joinEarnings(
            [{ ...group, country: 'US', amount: 700_000, items: 7 }],
            clicks,
            own,
            () => undefined,
          )
          return earningsPerClick(linked.amount, linked.clicks)
        }
        const first = Math.min(...periods.map(({ start }) => start))
        const last = Math.max(...periods.map(({ start, length }) => start + length - 1))
        expect(perClick(first - earlier, last + later)).toBe(perClick(first, last))
      },
    ),
  )
})
