import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

const books = [
  '0441172717',
  '0143127748',
  '0141439513',
  '0306406152',
  '0140449132',
  '0553293354',
  '0345391802',
  '0062315005',
  '0451524934',
  '0061120081',
]

const rows = [
  ...books.map((asin, index) => [
    `https://dub.sh/Novel-${index}`,
    `https://www.amazon.com/dp/${asin}?tag=other-20`,
    `Novel ${index}`,
    `${index * 100}`,
  ]),
  ['https://dub.sh/taken-one', 'https://www.amazon.com/dp/0743273567', 'Gatsby', '7'],
  ['https://dub.sh/about-me', 'https://ada.example/about', 'About me', '3'],
]

const file = ['Short link,Destination URL,Title,Clicks', ...rows.map((row) => row.join(','))].join(
  '\n',
)

test('an author moves 12 links with their slugs, undoes the move, and moves them again', async ({
  page,
  app,
  account,
}) => {
  await grantPremium(app, account)
  // A slug that another book of hers has.
  const own = await call<{ id: string }>(page.request, app, 'links.save', { isbn: '9780261103573' })
  await call(page.request, app, 'links.update', { id: own.id, slug: 'taken-one' })

  const choose = async () => {
    await page
      .getByLabel('Choose a file', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: 'dub.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await expect(page.getByRole('heading', { name: 'Dub · dub.csv' })).toBeVisible()
  }
  await page.goto('/dashboard?view=import')
  await expect(page).toHaveURL('/dashboard/move')
  await choose()
  await expect(page.getByText('11 new links · 1 skipped')).toBeVisible()
  const preview = page.getByRole('list', { name: 'Links in the file' })
  await expect(preview.getByRole('listitem').nth(0)).toContainText('New link: /go/novel-0.')
  await expect(preview.getByRole('listitem').nth(10)).toContainText(
    'This custom short link is taken.',
  )
  await expect(preview.getByRole('listitem').nth(11)).toContainText('We found no book')
  await preview.getByLabel('What to do with Novel 9').selectOption('skip')
  await expect(page.getByText('10 new links · 2 skipped')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 10 links' }).click()

  await expect(page.getByText('Done. 10 new links · 2 skipped')).toBeVisible()
  const results = page.getByRole('list', { name: 'Imported links' })
  await expect(results.getByRole('listitem').nth(3)).toContainText('/go/novel-3')
  await expect(results.getByRole('listitem').nth(3)).toContainText('300 clicks before the import')
  const opened = await page.request.get('/go/Novel-3', { maxRedirects: 0 })
  expect(opened.headers().location).toContain('/dp/0306406152')
  expect(opened.headers().location).not.toContain('other-20')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(`https://dub.sh/Novel-3,Novel 3,${app.url}/go/novel-3,Created.,300`)

  await results.getByRole('listitem').nth(3).getByRole('link').click()
  await page.getByRole('navigation', { name: 'This link' }).getByText('Clicks').click()
  await expect(page.getByText('300 clicks before the import.')).toBeVisible()

  await page.goto('/dashboard/move')
  await page.getByRole('link', { name: /^See the result of/ }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(
    page.getByText('Undone. We removed the links that this import created or restored.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Import more' }).click()
  await choose()
  await expect(page.getByText('1 new link · 10 restored · 1 skipped')).toBeVisible()
  const started = page.waitForResponse(/moves\.start/)
  await page.getByRole('button', { name: 'Import 11 links' }).click()
  await started
  // The server goes on while the page is closed.
  await page.goto('about:blank')
  const novel = () => page.request.get('/go/novel-3', { maxRedirects: 0 })
  await expect.poll(async () => (await novel()).headers().location).toContain('/dp/0306406152')
  await page.goto('/dashboard/move')
  await page
    .getByRole('link', { name: /^See the result of/ })
    .first()
    .click()
  await expect(page.getByText('Done. 1 new link · 10 restored · 1 skipped')).toBeVisible()
})
