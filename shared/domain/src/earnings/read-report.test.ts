import { describe, expect, it, test } from 'vitest'
import { readFixtureText } from '../../fixtures/read-fixture.ts'
import { REPORT_COLUMNS_MAX, REPORT_ROWS_MAX } from '../limits/index.ts'
import type { EarningRow } from './earning-row.ts'
import { type ReportChoices, readReport } from './read-report.ts'
import { summarizeRows } from './summarize-rows.ts'

function parse(name: string, choices: ReportChoices = {}) {
  const reading = readReport(readFixtureText(`earnings/${name}`), name, choices)
  if (reading.state !== 'parsed') throw new Error(JSON.stringify(reading))
  return reading
}

const pick = ({ day, seller, tag, book, currency, amount, items }: EarningRow) =>
  `${day} ${seller} ${tag} ${book} ${currency} ${amount} ${items}`

describe('readReport', () => {
  it('reads Fee-Earnings of the US, with its title line, equal rows, returns, and total', () => {
    const report = parse('amazon-us-fee-earnings.csv', { marketplace: 'us' })
    expect(report).toMatchObject({
      name: 'Amazon Fee-Earnings',
      skipped: 1,
      isDayOrderCertain: true,
    })
    expect(report.rows.map(pick)).toEqual([
      '2026-11-02 amazon-us ada-20 9780441172719 USD 16200 2',
      '2026-11-02 amazon-us ada-20 9780441172719 USD 8100 1',
      '2026-11-02 amazon-us ada-20 9780441172719 USD 8100 1',
      '2026-11-15 amazon-us ada-20 B00G3L1C2K USD 5200 1',
      '2026-11-16 amazon-us ada-20 B0TESTKTCH USD 584600 1',
      '2026-11-18 amazon-us adas-blog-20 9780441172719 USD 8100 1',
      '2026-11-20 amazon-us ada-20 9780441172719 USD -8100 -1',
    ])
    expect(report.rows.map(({ occurrence }) => occurrence)).toEqual([0, 0, 1, 0, 0, 0, 0])
    expect(summarizeRows(report.rows)).toMatchObject({
      firstDay: '2026-11-02',
      lastDay: '2026-11-20',
      totals: [{ currency: 'USD', amount: 622_200 }],
      items: 6,
    })
  })

  it('reads a TSV of Germany with decimal commas', () => {
    const { rows } = parse('amazon-de-fee-earnings.tsv', { marketplace: 'de' })
    expect(rows.map(pick)).toEqual([
      '2026-11-02 amazon-de ada-21 9783453317178 EUR 5000 1',
      '2026-11-05 amazon-de ada-21 9783453317178 EUR 617300 1',
    ])
    expect(rows[0]).toMatchObject({ title: 'Der Wüstenplanet', country: 'DE' })
  })

  it('reads a report of Japan, where a comma groups thousands', () => {
    const { rows } = parse('amazon-jp-fee-earnings.csv', { marketplace: 'jp' })
    expect(rows.map(({ day, currency, amount }) => `${day} ${currency} ${amount}`)).toEqual([
      '2026-11-02 JPY 370000',
      '2026-11-03 JPY 3700000',
    ])
  })

  it('reads Fee-Orders as orders without a commission', () => {
    const { rows } = parse('amazon-us-fee-orders.csv', { marketplace: 'us' })
    expect(rows.map(({ kind, amount, items }) => `${kind} ${amount} ${items}`)).toEqual([
      'order 0 2',
      'order 0 1',
    ])
  })

  it('reads Awin, where a declined transaction earns nothing', () => {
    const { rows } = parse('awin-transactions.csv')
    expect(
      rows.map(({ reference, seller, tag, amount }) => [reference, seller, tag, amount]),
    ).toEqual([
      ['719200001', 'librofm', 'everyshelf', 7500],
      ['719200002', 'librofm', 'everyshelf', 15_000],
      ['719200003', 'librofm', 'everyshelf', 0],
    ])
  })

  it('reads Rakuten with returns as rows of their own', () => {
    const { rows } = parse('rakuten-signature-orders.csv')
    expect(rows.map(pick)).toEqual([
      '2026-11-02 kobo everyshelf 9780441172719 USD 5000 1',
      '2026-11-14 kobo everyshelf 9780143127741 USD 6500 1',
      '2026-11-20 kobo everyshelf 9780441172719 USD -5000 -1',
    ])
  })

  it('reads CJ with corrections', () => {
    const { rows } = parse('cj-commissions.csv')
    expect(rows.map(({ seller, country, amount }) => [seller, country, amount])).toEqual([
      ['thriftbooks', 'US', 8000],
      ['thriftbooks', 'CA', 12_500],
      ['thriftbooks', 'CA', -12_500],
    ])
  })

  it('reads Partnerize by item, with countries', () => {
    const { rows } = parse('partnerize-conversions.csv')
    expect(
      rows.map(({ seller, country, currency, amount }) => [seller, country, currency, amount]),
    ).toEqual([
      ['apple', 'DE', 'EUR', 7000],
      ['apple', 'FR', 'EUR', 7000],
      ['apple', 'DE', 'EUR', 0],
    ])
  })

  it('suggests the columns of Bookshop.org, and reads them once the author agrees', () => {
    const name = 'bookshop-sales.csv'
    const text = readFixtureText(`earnings/${name}`)
    const unknown = readReport(text, name, {})
    if (unknown.state !== 'unknown') throw new Error(unknown.state)
    expect(unknown.suggestion).toEqual({
      source: 'bookshop',
      kind: 'commission',
      columns: { day: 0, book: 1, title: 2, items: 3, amount: 5 },
    })
    const mappings = { [unknown.signature]: unknown.suggestion }
    expect(readReport(text, name, { mappings })).toMatchObject({
      state: 'incomplete',
      missing: 'currency',
    })
    const { rows } = parse(name, { mappings, currency: 'USD' })
    expect(rows.map(pick)).toEqual([
      '2026-11-02 bookshop-us  9780441172719 USD 18000 1',
      '2026-11-12 bookshop-us  9780143127741 USD 38000 2',
    ])
  })

  it('asks for the store of an Amazon report, with the tracking IDs in it', () => {
    const text = readFixtureText('earnings/amazon-us-fee-earnings.csv')
    expect(readReport(text, 'fees.csv', {})).toEqual({
      state: 'incomplete',
      name: 'Amazon Fee-Earnings',
      missing: 'marketplace',
      tags: ['ada-20', 'adas-blog-20'],
    })
  })

  it('reads ambiguous dates as the author says, and tells that it is not certain', () => {
    const text = 'ASIN,Tracking ID,Date Shipped,Ad Fees\n0441172717,ada-20,3/11/2026,1.00\n'
    const read = (dayOrder?: ReportChoices['dayOrder']) => {
      const report = readReport(text, 'fees.csv', { marketplace: 'us', dayOrder })
      return report.state === 'parsed' ? [report.rows[0]?.day, report.isDayOrderCertain] : report
    }
    expect(read()).toEqual(['2026-03-11', false])
    expect(read('day-first')).toEqual(['2026-11-03', false])
  })

  it('S51 stores formulas and control characters as text', () => {
    const { rows } = parse('amazon-us-fee-earnings.csv', { marketplace: 'us' })
    expect(rows[4]?.title).toBe('=HYPERLINK("https://evil.example")')
    const text =
      'ASIN,Name,Tracking ID,Date Shipped,Ad Fees\n0441172717,Du\u0007ne\u202E,ada-20,2026-11-03,1.00\n'
    const report = readReport(text, 'fees.csv', { marketplace: 'us' })
    expect(report.state === 'parsed' && report.rows[0]?.title).toBe('Dune')
  })
})

describe('R44 readReport', () => {
  it('reads no line after those that a report can have', () => {
    const rows = `${GOOD}\n`.repeat(REPORT_ROWS_MAX + 10)
    const reading = readReport(`${HEADER}\n${rows}"never closed`, 'fees.csv', { marketplace: 'us' })
    expect(reading).toMatchObject({ state: 'refused', problems: [{ code: 'too-many-rows' }] })
  })

  it('reads a report with as many rows and columns as it can have', () => {
    const empty = ','.repeat(REPORT_COLUMNS_MAX - HEADER.split(',').length)
    const text = `Title\n${HEADER}${empty}\n${`${GOOD}\n`.repeat(REPORT_ROWS_MAX)}Total,,,1,1.00\n`
    const reading = readReport(text, 'fees.csv', { marketplace: 'us' })
    expect(reading.state === 'parsed' && reading.rows).toHaveLength(REPORT_ROWS_MAX)
  })

  it('ignores what follows the longest name of a column', () => {
    const header = `Day,Share,${'('.repeat(300)}Fee`
    const unknown = readReport(`${header}\n2026-11-20,0.54,\n`, 'sales.csv', {})
    expect(unknown).toMatchObject({ state: 'unknown', signature: 'day|share|' })
  })
})

const HEADER = 'ASIN,Tracking ID,Date Shipped,Items Shipped,Ad Fees($)'
const GOOD = '0441172717,ada-20,11/20/2026,1,1.00'

describe('readReport refuses', () => {
  test.each([
    ['an empty file', ' \n', 'empty', null],
    ['an archive', 'PK\u0003\u0004rest', 'archive', null],
    ['a file that is no text', 'a,b\n\u0000', 'not-text', null],
    ['a large file', 'x'.repeat(8 * 1024 * 1024 + 1), 'too-large', null],
    ['a file with no rows', `${HEADER}\n`, 'no-rows', null],
    [
      'too many rows',
      `${HEADER}\n${`${GOOD}\n`.repeat(REPORT_ROWS_MAX + 1)}`,
      'too-many-rows',
      null,
    ],
    ['too many columns', `${HEADER}\n${','.repeat(REPORT_COLUMNS_MAX)}`, 'too-many-columns', 2],
    ['an open quotation mark', `${HEADER}\n${GOOD}\n"Dune,ada-20`, 'unclosed-quote', 3],
    ['a line without its columns', `${HEADER}\n${GOOD}\n0441172717,ada-20`, 'wrong-columns', 3],
    ['a line with more columns', `${HEADER}\n${GOOD},extra`, 'wrong-columns', 2],
    ['a second report', `${HEADER}\n${GOOD}\n${HEADER}\n${GOOD}`, 'second-header', 3],
    ['a wrong date', `${HEADER}\n${GOOD}\n0441172717,ada-20,soon,1,1.00`, 'day', 3],
    ['mixed dates', `${HEADER}\n${GOOD}\n0441172717,ada-20,20/11/2026,1,1.00`, 'days-differ', 3],
    ['a wrong amount', `${HEADER}\n${GOOD}\n0441172717,ada-20,11/20/2026,1,=1+1`, 'amount', 3],
    [
      'mixed amounts',
      `${HEADER}\n${GOOD}\n0441172717,ada-20,11/20/2026,1,"1,50"`,
      'amounts-differ',
      3,
    ],
    ['a wrong number', `${HEADER}\n${GOOD}\n0441172717,ada-20,11/20/2026,two,1.00`, 'items', 3],
    ['another currency', `${HEADER.replace('$', '£')}\n${GOOD}`, 'other-currency', 1],
  ])('%s', (_, text, code, line) => {
    const reading = readReport(text, 'fees.csv', { marketplace: 'us' })
    if (reading.state !== 'refused') throw new Error(reading.state)
    expect(reading.problems[0]).toMatchObject({ code, line })
  })
})
