import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FakeCalls, useFakeApi } from '../testing/fake-api.ts'
import { createEarningsHandlers, sampleEarnings, sampleImport } from '../testing/fake-earnings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

async function useEarnings(responses: Partial<FakeCalls> = {}, address = '/earnings') {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    ...createEarningsHandlers([sampleImport]),
    ...responses,
  })
  const router = await openPage(address)
  return { api, router }
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
        .join(' | '),
    )

describe('the earnings page', () => {
  test('shows the total, its change, and what a click earned', async () => {
    await useEarnings()
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    const values = totals.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(values[0]).toMatch(/^\$3\.80↑ 90% vs\. \$2\.00/)
    expect(values.slice(1)).toEqual(['$0.310', '10', '5'])
    screen.getByText('Readers are buying. These are your first reported earnings.')
  })

  test('says which days have no report, and compares only days with reports in both periods', async () => {
    await useEarnings({
      'earnings.overview': (input) => {
        const sample = sampleEarnings(input)
        const days = sample.days.map((day, index) =>
          index < 50
            ? { ...day, reports: 'none' as const, previousAmount: null, clicks: null }
            : { ...day, reports: index === 50 ? ('some' as const) : ('all' as const) },
        )
        const comparison = { amount: 30_000, previousAmount: 20_000, days: 10, isWhole: false }
        return { ...sample, days, comparison, totals: { ...sample.totals, coveredDays: 40 } }
      },
    })
    const totals = await screen.findByRole('region', { name: 'Totals' })
    expect(totals.textContent).toContain(
      '↑ 50%: $3.00 vs. $2.00 on the 10 days with reports in both periods',
    )
    expect(totals.textContent).toContain('On 40 days with reports.')
    screen.getByText(/No report for 50 of 90 days/)
    const slider = screen.getByRole('slider', { name: 'Day' })
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toContain(
      ': no report; no report in the previous period',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Earnings by day as a table' }))
    const rows = rowsOf(
      within(screen.getByRole('region', { name: /by day, table/ })).getByRole('table'),
    )
    expect(rows[0]).toBe('Day | Reports | Earnings (USD) | Clicks | Previous (USD)')
    expect(rows[1]).toMatch(/ \| No report \| {2}\| {2}\| $/)
    expect(rows[51]).toMatch(/ \| Some \| 0\.00 \| 0 \| 0\.00$/)
  })

  test('compares with nothing when no report covers the previous period', async () => {
    await useEarnings({
      'earnings.overview': (input) => ({ ...sampleEarnings(input), comparison: null }),
    })
    await screen.findByText('No day has reports in both periods')
    expect(screen.queryByText(/vs\./)).toBeNull()
  })

  test('shows each book with its clicks, and what belongs to none', async () => {
    await useEarnings()
    expect(rowsOf(await screen.findByRole('table', { name: 'Earnings by book' }))).toEqual([
      'Book | Clicks | Earnings | Per click',
      'Dune | 8 | $3.00 | $0.375',
      'Emma | 2 | $0.00 | $0.000',
      'Not attributableOther tracking IDs | – | $0.70 | –',
      'Not attributableOther products | – | $0.10 | –',
    ])
    expect(rowsOf(screen.getByRole('table', { name: 'Earnings by channel' })).slice(1)).toEqual([
      'Not attributableOther tracking IDs | – | $0.70 | –',
      'Not attributableTag used in several channels | – | $3.10 | –',
    ])
    screen.getByText('adas-blog-20')
  })

  test('shows the sum of the books and tracking IDs that a long list leaves out', async () => {
    await useEarnings({
      'earnings.overview': (input) => {
        const sample = sampleEarnings(input)
        const share = { title: 'Faust', linkId: null, amount: 100, items: 1, clicks: 1 }
        const shares = Array.from({ length: 9 }, (_, index) => ({ ...share, value: `${index}` }))
        const others = { count: 1200, amount: 5000, items: 2, clicks: 4 }
        return {
          ...sample,
          books: { ...sample.books, shares, others },
          otherTags: { ...sample.otherTags, others },
        }
      },
    })
    const table = await screen.findByRole('table', { name: 'Earnings by book' })
    fireEvent.click(screen.getByRole('button', { name: 'Show all 9' }))
    expect(rowsOf(table)[10]).toBe('Other books (1,200) | 4 | $0.50 | $0.125')
    screen.getByText('Other tracking IDs (1,200)')
  })

  test('S51 downloads a table as CSV that no spreadsheet runs', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    onTestFinished(() => saved.mockRestore())
    await useEarnings({
      'earnings.overview': (input) => {
        const sample = sampleEarnings(input)
        const [dune] = sample.books.shares
        if (!dune) throw new Error('no book')
        const books = { ...sample.books, shares: [{ ...dune, title: '=HYPERLINK("x")' }] }
        return { ...sample, books }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Books as CSV' }))
    const text = await (saved.mock.lastCall as [Blob])[0].text()
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFBook,Earnings (USD),Items,Clicks,Per click (USD)',
      `"'=HYPERLINK(""x"")",3.00,3,8,0.375`,
    ])
  })

  test('downloads amounts as numbers, in files with names of their own', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const names: string[] = []
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    onTestFinished(() => {
      saved.mockRestore()
      press.mockRestore()
    })
    await useEarnings()
    fireEvent.click(await screen.findByRole('button', { name: 'Books as CSV' }))
    fireEvent.click(screen.getByRole('button', { name: 'Earnings by day as CSV' }))
    fireEvent.click(screen.getByRole('button', { name: 'Other tracking IDs as CSV' }))
    expect(names).toEqual([
      'everyshelf-earnings-books.csv',
      'everyshelf-earnings-by-day.csv',
      'everyshelf-earnings-other-tracking-ids.csv',
    ])
    const text = await (saved.mock.lastCall as [Blob])[0].text()
    expect(text).toMatch(/^\uFEFFTracking ID,Earnings \(USD\)\r\n[^,]+,\d+\.\d+\r\n/)
  })

  test('leads to the newest report when the range has no earnings', async () => {
    const { router } = await useEarnings({
      'earnings.overview': (input) => ({ ...sampleEarnings(input), currency: null }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Show Nov 2/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-02&to=2026-11-20'))
  })

  test('asks for a rate for every currency before it adds them up', async () => {
    let isConverted = false
    const inputs: unknown[] = []
    await useEarnings({
      'earnings.overview': (input) => ({
        ...sampleEarnings(input),
        isConverted,
        currencies: [
          { currency: 'EUR', amount: 9200 },
          { currency: 'USD', amount: 38_000 },
        ],
      }),
      'earnings.setRates': (input) => {
        inputs.push(input)
        isConverted = true
        return { ...input, mappings: {} }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add up all currencies' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Exchange rates' }))
    fireEvent.change(await dialog.findByLabelText('Currency of the total'), {
      target: { value: 'EUR' },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Save rates' }))
    dialog.getByText('Enter a number, such as 0.92.')
    fireEvent.change(dialog.getByLabelText('1 USD in EUR'), { target: { value: '0,92' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save rates' }))
    await screen.findByRole('button', { name: 'All in USD' })
    expect(inputs).toEqual([{ currency: 'EUR', rates: { USD: '0.92' } }])
  })

  test('offers Premium to others, who can still undo their imports', async () => {
    await useEarnings({ 'session.get': () => signedInResponse() })
    await screen.findByRole('heading', { name: 'See what a click earns' })
    expect(screen.getByRole('link', { name: 'Your reports' }).getAttribute('href')).toBe(
      '/earnings/reports',
    )
  })

  test('begins with an import', async () => {
    await useEarnings(createEarningsHandlers())
    await screen.findByRole('heading', { name: 'Import your first report' })
  })
})
