import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import { AccountPage } from '../../pages/account.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { HomePage } from '../../pages/home.ts'

const DUNE = '9780441172719'

/** Saves a book from its result as a signed-in user. */
async function save(page: Page, text: string): Promise<void> {
  const home = new HomePage(page)
  await home.openResult(text)
  await confirmSave(page)
}

async function confirmSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save to My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this link to your account?' })
  await dialog.getByRole('button', { name: 'Save Link' }).click()
  await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeVisible()
}

test('a link is saved, found on the dashboard, opened, removed and brought back', async ({
  page,
  request,
  account,
}) => {
  const home = new HomePage(page)
  await save(page, DUNE)
  await expect(home.toasts).toContainText('Link saved!')
  const link = await page.getByRole('textbox', { name: 'Your Global Link' }).inputValue()
  expect(link).toMatch(/\/go\/[2-9a-z]{7}$/)

  const opened = await request.get(new URL(link).pathname, {
    maxRedirects: 0,
    headers: {
      'user-agent': `Mozilla/5.0 (X11; Linux x64) Chrome/140.0 ${account.firstName}`,
      'accept-language': 'en',
    },
  })
  expect(opened.status()).toBe(302)
  expect(opened.headers().location).toContain('https://www.amazon.com/dp/0441172717')

  await page.getByRole('link', { name: 'View on dashboard' }).click()
  const dashboard = new DashboardPage(page)
  const row = dashboard.row('Dune')
  await expect(row).toContainText('Frank Herbert')
  await expect(row).toContainText('978-0-441-17271-9')
  await expect(row).toContainText(new URL(link).pathname)

  await dashboard.remove('Dune')
  await expect(dashboard.toasts).toContainText('Link removed successfully')
  await expect(page.getByRole('heading', { name: 'No links yet' })).toBeVisible()
  await dashboard.toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toContainText(new URL(link).pathname)
})

for (const width of [1280, 390]) {
  test(`Copy copies in the press, and saving is asked once afterward, ${width} px wide`, async ({
    page,
    context,
    account: _account,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const home = new HomePage(page)
    await home.openResult(DUNE)
    const field = page.getByRole('textbox', { name: 'Your Global Link' })
    const long = await field.inputValue()
    expect(long).toContain('/redirect?isbn=9780441172719&userId=')
    const copy = page.getByRole('button', { name: 'Copy', exact: true })
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

    await copy.click()
    await expect(home.toasts.getByText('Link copied to clipboard', { exact: true })).toBeVisible()
    expect(await clipboard()).toBe(long)
    const dialog = page.getByRole('dialog', { name: 'Save this link to your account?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await clipboard()).toBe(long)
    await copy.click()
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
}

test('one press in the workspace saves a book, copies its short link, and opens it; Undo removes it', async ({
  page,
  context,
  account: _account,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(page.getByText('5 of 5 free links left')).toBeVisible()
  await page.getByRole('combobox', { name: 'ISBN, ASIN, book page, or title' }).fill(DUNE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dune' })).toBeVisible()
  const said = 'Link saved, short link copied to clipboard'
  await expect(dashboard.toasts.getByText(said, { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/go\/\w{7}$/)

  await dashboard.toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'No links yet' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: 'Search pages, actions, and links' }).fill(DUNE)
  await page.getByRole('option', { name: /^Create and copy the link/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dune' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
})

test('saving after a copy replaces the long link by the short one', async ({
  page,
  context,
  account: _account,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const home = new HomePage(page)
  await home.openResult(DUNE)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Link' }).click()
  const said = home.toasts.getByText('Link saved, short link copied to clipboard', { exact: true })
  await expect(said).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Your Global Link' })
  await expect(field).toHaveValue(/\/go\/[2-9a-z]{7}$/)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await field.inputValue())
})

test('five links are announced, reached and the end of a free account', async ({
  page,
  account: _account,
}) => {
  await page.goto('/dashboard/move')
  const dashboard = new DashboardPage(page)
  await dashboard.importBooks(['B00ICH9SAC', 'B00ICH9SA1', 'B00ICH9SA2'])

  const home = new HomePage(page)
  await home.open()
  await expect(page.getByText('You have only 2 link(s) remaining')).toBeVisible()
  await save(page, DUNE)
  await expect(page.getByText('You have only 1 link(s) remaining')).toBeVisible()
  await home.resetButton.click()
  await home.generate('0143127748')
  await confirmSave(page)
  await expect(page.locator('strong', { hasText: 'Link limit reached' })).toBeVisible()
  await home.resetButton.click()
  const button = page.getByRole('button', { name: 'Upgrade to Premium for more links' })
  await expect(button).toBeDisabled()
  await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('a CSV file is imported, and what was saved is exported', async ({
  page,
  account: _account,
}) => {
  await page.goto('/dashboard/move')
  await page
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'books.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Title,ISBN\r\n"Dune, One",0441172717\r\nWrong,978-0-14-312774-2\r\n'),
    })
  await expect(page.getByText('1 new link · 1 skipped')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 link' }).click()
  await expect(page.getByText('Done. 1 new link · 1 skipped')).toBeVisible()
  await expect(page.getByText('Looking up')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to your links' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toMatch(
    /^\uFEFFTitle,Subtitle,Authors,Series,Series number,Language,Published,ISBN\/ASIN,Link,Labels,Note,Clicks in 30 days,Created\r\n/,
  )
  // The author's title, and the catalog's authors, which the file leaves open.
  expect(file).toContain(`"Dune, One",,Frank Herbert,,,,,${DUNE},`)
})

test('thirty books by CSV keep their titles in the list, the book page, and the export', async ({
  page,
  app,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await grantPremium(app, account)
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'))
  const rows = numbers.map(
    (number) => `"Tides, Book ${number}",Nora Vale; Ben Okri,B0CTIDES${number}`,
  )
  await page.goto('/dashboard/move')
  await page
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'series.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Title,Author,ASIN', ...rows].join('\r\n')),
    })
  const started = page.waitForResponse(/moves\.start/)
  await page.getByRole('button', { name: 'Import 30 links' }).click()
  await started
  // The server goes on while the page is closed.
  await page.goto('about:blank')
  const dashboard = new DashboardPage(page)
  await expect
    .poll(async () => (await call<{ count: number }>(page.request, app, 'links.list')).count)
    .toBe(30)
  await dashboard.open()

  const card = page.getByRole('listitem').filter({ hasText: 'Tides, Book 30' })
  await expect(card).toContainText('Nora Vale')
  await page.setViewportSize({ width: 1280, height: 844 })
  const row = new DashboardPage(page).row('Tides, Book 30')
  await expect(row).toContainText('Nora Vale')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  for (const number of numbers) {
    expect(file).toContain(`"Tides, Book ${number}",,Nora Vale; Ben Okri,,,,,B0CTIDES${number},`)
  }
  const slug = /go\/(\w{7})/.exec((await row.textContent()) ?? '')?.[1]
  await row.getByRole('link', { name: 'Tides, Book 30', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tides, Book 30' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Nora Vale')

  // Readers see what the author imported.
  await page.goto(`/book/B0CTIDES30/universal?link=${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides, Book 30')
})

test('a QR code is drawn and downloaded as a picture', async ({ page, account: _account }) => {
  await save(page, DUNE)
  await page.getByRole('button', { name: 'QR code' }).click()
  const dialog = page.getByRole('dialog', { name: 'QR code' })
  await expect(dialog.getByRole('img')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /PNG/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('dune-qr.png')
  const picture = readFileSync(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(1024)
})

test('at phone width the links are cards', async ({ page, account: _account }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await save(page, DUNE)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  await expect(dashboard.links.getByRole('heading', { name: 'Dune' })).toBeVisible()
  await expect(dashboard.links.getByRole('table')).toHaveCount(0)
  const [needed, given] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(needed).toBe(given)
})

test('a visitor who wants to save signs in, comes back to the same result and finishes', async ({
  page,
  context,
  account,
}) => {
  await context.clearCookies()
  const home = new HomePage(page)
  await home.openResult(DUNE)
  await home.saveButton.click()
  await expect(home.toasts).toContainText('Please sign in to save this link')
  await new AccountPage(page).signIn(account)
  const dialog = page.getByRole('dialog', { name: 'Save this link to your account?' })
  await dialog.getByRole('button', { name: 'Save Link' }).click()
  await expect(home.title).toHaveText('Dune')
  await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your Global Link' })).toHaveValue(/\/go\//)
})

test.describe('a user at the limit who returns from sign-in', () => {
  test.use({ expectedErrors: /status of 403 .*links\.generate/ })

  test('gets the link of a saved book, and the upgrade for any other', async ({
    page,
    context,
    account,
  }) => {
    await page.goto('/dashboard/move')
    const dashboard = new DashboardPage(page)
    await dashboard.importBooks(['B00ICH9SAC', 'B00ICH9SA1', 'B00ICH9SA2', 'B00ICH9SA3', DUNE])

    const home = new HomePage(page)
    const comeBackTo = async (text: string) => {
      // A page that is still loading its parts would ask for them without a session.
      await page.goto('about:blank')
      await context.clearCookies()
      await home.openResult(text)
      await home.saveButton.click()
      await new AccountPage(page).signIn(account)
      await expect(home.title).toBeVisible()
    }
    await comeBackTo(DUNE)
    await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your Global Link' })).toHaveValue(/\/go\//)
    await expect(page.locator('strong', { hasText: 'Link limit reached' })).toBeVisible()
    await page.getByRole('link', { name: 'View on dashboard' }).click()
    await expect(dashboard.row('Dune')).toBeVisible()

    await comeBackTo('0143127748')
    await expect(home.result).toContainText('reached your limit of saved links')
    await expect(page.locator('strong', { hasText: 'Link limit reached' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0)
    await home.result.getByRole('link', { name: 'Upgrade to save' }).click()
    await expect(page).toHaveURL('/pricing')
  })
})
