import { describe, expect, it, test } from 'vitest'
import { readFixtureText } from '../../fixtures/read-fixture.ts'
import { REPORT_COLUMNS_MAX, REPORT_ROWS_MAX } from '../limits/index.ts'
import type { EarningRow } from './earning-row.ts'
import { type ReportChoices, readReport } from './read-report.ts'
import { summarizeRows } from './summarize-rows.ts'

const HEADER = 'ASIN,Tracking ID,Date Shipped,Items Shipped,Ad Fees($)'
const GOOD = '0441172717,ada-20,11/20/2026,1,1.00'

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
      period: { from: '2026-11-01', to: '2026-11-30' },
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

  it('reads bounties as earnings without a book', () => {
    const { rows, name, period } = parse('amazon-us-bounties.csv', { marketplace: 'us' })
    expect([name, period?.to]).toEqual(['Amazon Bounties', '2026-11-30'])
    expect(
      rows.map(({ kind, title, tag, amount, items, book }) => [
        kind,
        title,
        tag,
        amount,
        items,
        book,
      ]),
    ).toEqual([
      ['bounty', 'Audible Standard Trial', 'ada-20', 50_000, 0, null],
      ['bounty', 'Audible Standard Trial', 'ada-20', 50_000, 0, null],
      ['bounty', 'Kindle Unlimited Trial', 'adas-blog-20', 30_000, 0, null],
    ])
    expect(rows.map(({ occurrence }) => occurrence)).toEqual([0, 1, 0])
  })

  it('suggests bounties with other names of columns as bounties', () => {
    const text = 'Day,Tag,Bounty,Earnings\n2026-11-03,ada-20,Audible,5.00\n'
    expect(readReport(text, 'b.csv', {})).toMatchObject({
      suggestion: {
        source: 'amazon',
        kind: 'bounty',
        columns: { day: 0, tag: 1, title: 2, amount: 3 },
      },
    })
  })

  it('skips empty lines and lines with only delimiters', () => {
    const text = `\n${HEADER}\n\n${GOOD}\n,,,,\n \n${GOOD}\n\n`
    const report = readReport(text, 'fees.csv', { marketplace: 'us' })
    expect(report).toMatchObject({ state: 'parsed', skipped: 0 })
    expect(report).toHaveProperty('rows.length', 2)
  })

  it('suggests the columns of a report in Italian', () => {
    const text =
      'Data,Titolo,ASIN,Quantità,Resi,Commissioni,Valuta,ID di tracciamento\n2026-11-03,Dune,0441172717,2,1,0.81,EUR,ada-21\n'
    expect(readReport(text, 'resoconto.csv', {})).toMatchObject({
      suggestion: {
        source: 'amazon',
        columns: {
          day: 0,
          title: 1,
          book: 2,
          items: 3,
          returns: 4,
          amount: 5,
          currency: 6,
          tag: 7,
        },
      },
    })
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
    expect(parse('awin-transactions.csv')).toMatchObject({
      reversed: 1,
      pending: [{ currency: 'USD', amount: 15_000 }],
    })
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
      statuses: {},
    })
    const mappings = { [unknown.signature]: unknown.suggestion }
    // A dollar sign alone can be that of seven currencies.
    expect(readReport(text, name, { mappings })).toMatchObject({
      state: 'incomplete',
      missing: 'currency',
    })
    expect(readReport(text, name, { mappings, currency: 'GBP' })).toMatchObject({
      state: 'incomplete',
      missing: 'currency',
    })
    const { rows } = parse(name, { mappings, currency: 'USD' })
    expect(rows.map(pick)).toEqual([
      '2026-11-02 bookshop-us  9780441172719 USD 18000 1',
      '2026-11-12 bookshop-us  9780143127741 USD 38000 2',
    ])
  })

  it('takes the store that the rows of an Amazon report name, and refuses another one', () => {
    const text = readFixtureText('earnings/amazon-us-fee-earnings.csv')
    const reading = readReport(text, 'fees.csv', {})
    expect(reading.state === 'parsed' && reading.rows[0]?.seller).toBe('amazon-us')
    expect(readReport(text, 'fees.csv', { marketplace: 'ca' })).toEqual({
      state: 'refused',
      problems: [{ code: 'other-store', line: 3, value: 'Amazon.com' }],
    })
    // Amazon.com sells on amazon.ca, too.
    const canada = text.replace('Amazon.com', 'Amazon.ca')
    expect(readReport(canada, 'fees.csv', { marketplace: 'ca' }).state).toBe('parsed')
    expect(readReport(canada, 'fees.csv', {})).toMatchObject({ missing: 'marketplace' })
  })

  it('refuses amounts in a currency that the store does not pay', () => {
    const text = `${HEADER.replace('($)', '')}\n0441172717,ada-20,11/20/2026,1,C$1.00\n`
    expect(readReport(text, 'fees.csv', { marketplace: 'us' })).toMatchObject({
      problems: [{ code: 'other-currency', line: 2 }],
    })
    expect(readReport(text, 'fees.csv', { marketplace: 'ca' }).state).toBe('parsed')
  })

  it('takes the currency from the signs of the amounts, if they allow one', () => {
    const text = readFixtureText('earnings/awin-transactions.csv')
      .replaceAll(',"USD"', '')
      .replace(',"currency"', '')
      .replace('"0.75"', '"£0.75"')
    const reading = readReport(text, 'awin.csv', {})
    expect(reading.state === 'parsed' && reading.rows.map(({ currency }) => currency)).toEqual([
      'GBP',
      'GBP',
      'GBP',
    ])
    expect(readReport(text.replace('"1.50"', '"$1.50"'), 'awin.csv', {})).toMatchObject({
      problems: [{ code: 'currencies-differ' }],
    })
  })

  it('asks for the store of an Amazon report, with the tracking IDs in it', () => {
    const text = readFixtureText('earnings/amazon-us-fee-earnings.csv').replaceAll(
      'Amazon.com',
      '3P',
    )
    expect(readReport(text, 'fees.csv', {})).toEqual({
      state: 'incomplete',
      name: 'Amazon Fee-Earnings',
      missing: 'marketplace',
      tags: ['ada-20', 'adas-blog-20'],
    })
  })

  it('asks for the order of ambiguous dates, unless another date or the title shows it', () => {
    const text = 'ASIN,Tracking ID,Date Shipped,Ad Fees\n0441172717,ada-20,3/11/2026,1.00\n'
    const read = (some: string, dayOrder?: ReportChoices['dayOrder']) => {
      const report = readReport(some, 'fees.csv', { marketplace: 'us', dayOrder })
      return report.state === 'parsed' ? report.rows[0]?.day : report
    }
    expect(read(text)).toEqual({
      ...{ state: 'incomplete', missing: 'day-order', tags: [], date: '3/11/2026' },
      name: 'Amazon Fee-Earnings',
    })
    expect(read(text, 'month-first')).toBe('2026-03-11')
    expect(read(text, 'day-first')).toBe('2026-11-03')
    // What the column shows counts, not what was chosen.
    const shown = `${text}0441172717,ada-20,25/11/2026,1.00\n`
    expect(read(shown, 'month-first')).toBe('2026-11-03')
    expect(read(`Fee-Earnings reports from 3/1/2026 to 3/31/2026\n${text}`)).toBe('2026-03-11')
  })

  it('takes the period of the title only if all rows lie in it', () => {
    const row = '0441172717,ada-20,2026-11-03,1,1.00'
    const read = (title: string) => {
      const report = readReport(`${title}\n${HEADER}\n${row}\n`, 'fees.csv', { marketplace: 'us' })
      return report.state === 'parsed' ? report.period : report
    }
    const november = { from: '2026-11-01', to: '2026-11-30' }
    expect(read('Fee-Earnings reports from 2026-11-01 to 2026-11-30')).toEqual(november)
    expect(read('Fee-Earnings reports from 2026-10-01 to 2026-10-31')).toBeUndefined()
    expect(read('Fee-Earnings reports')).toBeUndefined()
  })

  it('suggests the tracking ID of a French report', () => {
    const reading = readReport(readFixtureText('earnings/amazon-fr-gains.csv'), 'gains.csv', {})
    expect(reading).toMatchObject({
      state: 'unknown',
      suggestion: { source: 'amazon', columns: { book: 1, tag: 2, amount: 5 } },
    })
  })

  it('names a report of royalties, and reads none of it', () => {
    const text = readFixtureText('earnings/kdp-royalties.csv')
    expect(readReport(text, 'kdp.csv', {})).toMatchObject({ problems: [{ code: 'royalties' }] })
    const kenp =
      'Date,Title,ASIN,Kindle Edition Normalized Page (KENP) Read\n2026-11-02,Dune,B0TESTKTCH,80\n'
    expect(readReport(kenp, 'kenp.csv', {})).toMatchObject({ problems: [{ code: 'royalties' }] })
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
  }, 120_000)

  it('reads a report with as many rows and columns as it can have', () => {
    const empty = ','.repeat(REPORT_COLUMNS_MAX - HEADER.split(',').length)
    const text = `Title\n${HEADER}${empty}\n${`${GOOD}\n`.repeat(REPORT_ROWS_MAX)}Total,,,1,1.00\n`
    const reading = readReport(text, 'fees.csv', { marketplace: 'us' })
    expect(reading.state === 'parsed' && reading.rows).toHaveLength(REPORT_ROWS_MAX)
  }, 120_000)

  it('ignores what follows the longest name of a column', () => {
    const header = `Day,Share,${'('.repeat(300)}Fee`
    const unknown = readReport(`${header}\n2026-11-20,0.54,\n`, 'sales.csv', {})
    expect(unknown).toMatchObject({ state: 'unknown', signature: 'day|share|' })
  })
})

describe('the status of rows', () => {
  const text = readFixtureText('earnings/impact-actions.csv')

  it('is suggested with what its values mean, and reversed rows earn nothing', () => {
    const unknown = readReport(text, 'actions.csv', {})
    if (unknown.state !== 'unknown') throw new Error(unknown.state)
    expect(unknown).toMatchObject({
      reason: 'new',
      suggestion: {
        columns: { day: 0, reference: 1, advertiser: 2, status: 3, amount: 5, tag: 6 },
        statuses: { approved: 'earned', reversed: 'reversed', pending: 'pending' },
      },
    })
    expect(unknown.columnValues[3]).toEqual(['APPROVED', 'REVERSED', 'PENDING'])
    const mappings = { [unknown.signature]: unknown.suggestion }
    const report = readReport(text, 'actions.csv', { mappings, currency: 'USD' })
    if (report.state !== 'parsed') throw new Error(report.state)
    expect(report.rows.map(({ amount }) => amount)).toEqual([6000, 0, 12_000])
    expect(report).toMatchObject({
      reversed: 1,
      pending: [{ currency: 'USD', amount: 12_000 }],
    })
  })

  it('counts as the author says, not as we suggest', () => {
    const unknown = readReport(text, 'actions.csv', {})
    if (unknown.state !== 'unknown') throw new Error(unknown.state)
    const statuses = { approved: 'earned', reversed: 'earned', pending: 'reversed' } as const
    const mappings = { [unknown.signature]: { ...unknown.suggestion, statuses } }
    const report = readReport(text, 'actions.csv', { mappings, currency: 'USD' })
    expect(report.state === 'parsed' && report.rows.map(({ amount }) => amount)).toEqual([
      6000, 6000, 0,
    ])
  })

  it('needs a new answer when a later file has a value without one', () => {
    const unknown = readReport(text, 'actions.csv', {})
    if (unknown.state !== 'unknown') throw new Error(unknown.state)
    const mappings = { [unknown.signature]: unknown.suggestion }
    const later = text.replace('PENDING', 'Under review')
    expect(readReport(later, 'later.csv', { mappings, currency: 'USD' })).toMatchObject({
      state: 'unknown',
      reason: 'status',
      suggestion: { statuses: { approved: 'earned', 'under review': 'pending' } },
    })
  })

  test.each([
    ['partnerize-conversions.csv', 'item_status', 'partnerize'],
    ['awin-transactions.csv', 'commission_status', 'awin'],
  ])('needs an answer in %s, if its column has another name', (name, column, source) => {
    const report = readFixtureText(`earnings/${name}`).replace(column, 'Approval Status')
    expect(readReport(report, name, {})).toMatchObject({
      state: 'unknown',
      reason: 'status',
      suggestion: { source, columns: { status: expect.any(Number) } },
    })
  })

  it('needs an answer in a known report with a value that the program does not document', () => {
    const report = readFixtureText('earnings/awin-transactions.csv').replace(
      '"2","2026',
      '"7","2026',
    )
    const reading = readReport(report, 'awin.csv', {})
    if (reading.state !== 'unknown') throw new Error(reading.state)
    expect(reading.reason).toBe('status')
    expect(reading.suggestion.statuses).not.toHaveProperty('7')
  })
})

describe('readReport refuses', () => {
  test.each([
    ['an empty file', ' \n', 'empty', null],
    ['a file that is no text', 'a,b\n\u0000', 'not-text', null],
    ['a large file', 'x'.repeat(20 * 1024 * 1024 + 1), 'too-large', null],
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
