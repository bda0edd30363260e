import { edgeHeaders, expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { chooseReport, importReport, writeFeeEarnings } from '../../fixtures/import-report.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import { waitForHits } from '../../fixtures/wait-for-hits.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const DUNE = { isbn: '9780441172719', asin: '0441172717' }
const EMMA = { isbn: '9780143127741', asin: '0143127748' }

const report = writeFeeEarnings([
  { tag: 'ada-20', asin: DUNE.asin, fee: '0.54' },
  { tag: 'ada-20', asin: DUNE.asin, fee: '0.54' },
  { tag: 'ada-20', asin: EMMA.asin, fee: '0.12' },
  { tag: 'adas-blog-20', asin: DUNE.asin, fee: '1.00' },
])

test('an author imports a report twice, which counts once, and sees what a click earns until undo', async ({
  page,
  app,
  account,
  playwright,
}) => {
  await grantPremium(app, account)
  await call(page.request, app, 'profile.update', { affiliateTags: { us: 'ada-20' } })
  const readers = await playwright.request.newContext({ baseURL: app.url, userAgent: PHONE })
  // Four clicks on Dune and one on the other book from the US, and one that goes to amazon.de.
  // Each reader has another address, so that none is a repeat.
  let readerNumber = 0
  for (const [book, countries] of [
    [DUNE, ['US', 'US', 'US', 'US', 'DE']],
    [EMMA, ['US']],
  ] as const) {
    const link = await call<{ slug: string }>(page.request, app, 'links.save', { isbn: book.isbn })
    for (const country of countries) {
      readerNumber += 1
      await readers.get(`/go/${link.slug}`, {
        maxRedirects: 0,
        headers: {
          ...edgeHeaders(`203.0.113.${readerNumber}`, { country }),
          'accept-language': 'en',
        },
      })
    }
  }
  await readers.dispose()
  await waitForHits(app.url)

  await importReport(page, 'november.csv', report)
  await chooseReport(page, 'november-again.csv', report)
  await expect(page.getByText('You have already imported every row of this file.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  // A longer report that overlaps counts only its new row.
  const longer = `${report}\n${writeFeeEarnings([{ tag: 'ada-20', asin: DUNE.asin, fee: '0.30' }]).split('\n')[2]}`
  await chooseReport(page, 'december.csv', longer)
  await expect(
    page.getByText('1 row is new. 4 rows were imported before and count once.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Earnings' }).first().click()
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('$2.20')
  // By hand: the links' tag earned 0.54 + 0.54 + 0.12 = 1.20 with 4 + 1 clicks to amazon.com, 1.20 / 5 = 0.24.
  await expect(totals).toContainText('$0.240')
  const books = page.getByRole('table', { name: 'Earnings by book' })
  // Dune: 1.08 / 4 = 0.27. The other book: 0.12 / 1.
  await expect(books.getByRole('row').nth(1)).toHaveText(/Dune\s*4\s*\$1\.08\s*\$0\.270/)
  await expect(books.getByRole('row').nth(2)).toHaveText(/1\s*\$0\.12\s*\$0\.120/)
  await expect(books.getByRole('row').nth(3)).toHaveText(/Not attributable.*\$1\.00/)
  // All these clicks came from the web, so the channel is certain.
  const channels = page.getByRole('table', { name: 'Earnings by channel' })
  await expect(channels.getByRole('row').nth(1)).toHaveText(/Website\s*5\s*\$1\.20\s*\$0\.240/)
  expect(await findAccessibilityViolations(page)).toEqual([])

  // The report covers 20 days. Days without a report change nothing, however many are shown.
  for (const [range, days] of [
    ['30 days', 30],
    ['12 months', 365],
    ['90 days', 90],
  ] as const) {
    await page.getByRole('button', { name: range, exact: true }).click()
    await expect(page.getByText(`No report for ${days - 20} of ${days} days.`)).toBeVisible()
    await expect(totals).toContainText('$0.240')
    await expect(totals).toContainText('No day has reports in both periods')
  }
  await page.getByRole('button', { name: 'Earnings by day as a table' }).click()
  const table = page.getByRole('region', { name: 'Earnings by day, table' })
  await expect(table.getByRole('row').nth(1)).toContainText('No report')
  await expect(table.getByRole('row').last()).toContainText('All')

  await page.goto('/earnings/reports')
  await page.getByRole('button', { name: 'Undo import of november.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('november.csv')).toHaveCount(0)
  await page.getByRole('link', { name: 'Earnings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Import your first report' })).toBeVisible()
})

test('S51 a wrong file is refused with its line, and nothing of it reaches the server', async ({
  page,
  app,
  account,
}) => {
  await grantPremium(app, account)
  await call(page.request, app, 'profile.update', { affiliateTags: { us: 'ada-20' } })
  const sent: string[] = []
  page.on('request', (request) => {
    if (/earnings\.(?:begin|append)/.test(request.url())) sent.push(request.url())
  })
  await chooseReport(page, 'wrong.csv', report.replace('1.00', '=1+1'))
  await expect(page.getByRole('alert')).toContainText('Line 6 (=1+1): We can’t read this amount.')
  expect(sent).toEqual([])
})

test('an unknown report asks for its columns and for what each status means', async ({
  page,
  app,
  account,
}) => {
  await grantPremium(app, account)
  const actions = [
    'Action Date,Action ID,Brand,Status,Action Earnings',
    '2026-11-02,3001,Example Books,APPROVED,€0.60',
    '2026-11-03,3002,Example Books,REVERSED,€0.60',
    '2026-11-04,3003,Example Books,Checking,€1.20',
  ].join('\n')
  await chooseReport(page, 'actions.csv', actions)
  await expect(page.getByLabel('Commission')).toHaveValue('4')
  await expect(page.getByLabel('Items sold')).toBeHidden()
  await expect(page.getByLabel('REVERSED')).toHaveValue('reversed')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.getByLabel('Checking').selectOption('pending')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('€1.80')).toBeVisible()
  await expect(page.getByText('Reversed, not counted')).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByText(/^Imported 3 rows\./)).toBeVisible()

  await chooseReport(page, 'kdp.csv', 'Royalty Date,Title,Royalty\n2026-11-02,Dune,2.10')
  await expect(page.getByRole('alert')).toContainText('These are royalties')
})
