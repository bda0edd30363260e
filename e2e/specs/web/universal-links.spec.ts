import type { Page } from '@playwright/test'
import { test as base, expect } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

interface SavedLink {
  readonly id: string
  readonly slug: string
}

/** Saves a link of the signed-in user, and gives the account Premium. */
const test = base.extend<{ link: SavedLink }>({
  link: async ({ app, account, context }, use) => {
    await grantPremium(app, account)
    await use(await call<SavedLink>(context.request, app, 'links.save', { isbn: DUNE }))
  },
})

// Whom the edge in front of the server takes for readers in Germany.
test.use({ reader: { country: 'DE' } })

const nameField = (page: Page) =>
  page.getByRole('textbox', { name: 'Custom short link', exact: true })
const saveName = (page: Page) => page.getByRole('button', { name: 'Save short link' })
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(text, { exact: true })
    .first()
const preview = (page: Page) =>
  page.getByRole('region', { name: 'Preview of your page' }).frameLocator('[title="Your page"]')

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(tab)
  await expect(page.getByRole('heading', { level: 1, name: 'Dune' })).toBeVisible()
}

test.describe('the short name', () => {
  // A name that is taken is answered so.
  test.use({ expectedErrors: /409/ })

  test('R17 an owner names a link, and the old name keeps working', async ({ page, app, link }) => {
    const landing = async (slug: string) =>
      (await page.request.get(`/go/${slug}?country=DE`, { maxRedirects: 0 })).headers().location
    await openTab(page, `/links/${link.id}`)
    await page.locator('summary', { hasText: 'More' }).click()
    await nameField(page).fill('pricing')
    await expect(page.getByText('It could be mistaken for an Everyshelf page.')).toBeVisible()
    await expect(saveName(page)).toBeDisabled()
    await nameField(page).fill('Dune-Saga')
    await saveName(page).click()
    await expect(toast(page, 'Your old short link keeps working')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Old short links' })).toContainText(link.slug)
    await expect(page.getByRole('textbox', { name: 'Your Global Link' })).toHaveValue(
      `${app.url}/go/dune-saga`,
    )
    expect(await landing('dune-saga')).toBe(await landing(link.slug))
    expect(await landing('DUNE-saga')).toContain('https://www.amazon.de/dp/0441172717')

    // A name that leads, or once led, to another link stays with it.
    const other = await call<SavedLink>(page.request, app, 'links.save', { isbn: '9780143127741' })
    await page.goto(`/links/${other.id}`)
    await page.locator('summary', { hasText: 'More' }).click()
    for (const taken of ['dune-saga', link.slug]) {
      await nameField(page).fill(taken)
      await saveName(page).click()
      await expect(page.getByRole('alert')).toHaveText(
        'Another link uses it or used it before. Choose a different one.',
      )
      await expect(nameField(page)).toHaveValue(taken)
    }
  })
})

test('what an owner sets, the preview shows at once and the page for readers after it', async ({
  page,
  context,
  app,
  link,
}) => {
  await openTab(page, `/universal-links/${link.id}`)
  await page.getByRole('combobox', { name: 'Preview for a reader in' }).selectOption('DE')
  await page.getByText('Stores and their order').click()
  await page.getByRole('radio', { name: 'Let readers choose' }).click()
  await page.getByRole('searchbox', { name: 'Find a store or country' }).fill('hugend')
  await page.getByRole('button', { name: 'Add Hugendubel to your order' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Find a store or country' }).fill('thalia')
  await page.getByRole('switch', { name: 'Show Thalia' }).click()
  await page.getByRole('searchbox', { name: 'Find a store or country' }).fill('kobo')
  const up = page.getByRole('button', { name: /Add .*Kobo to your order|Move .*Kobo up/ })
  await up.press('Enter')
  await up.press('Alt+ArrowUp')
  await page.getByRole('checkbox', { name: 'Audiobook' }).click()
  await page.getByTitle('Plum').click()
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Note to readers' }).fill('Signed copies in Ulm.')
  await expect(preview(page).getByText('Signed copies in Ulm.')).toBeVisible()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0)
  await page.getByText('Large cover', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Large button' }).selectOption('Hugendubel')
  await expect(preview(page).getByRole('link', { name: 'Bei Hugendubel suchen' })).toBeVisible()
  await expect(preview(page).locator('body')).toHaveClass('accent-plum layout-cover')
  await expect(preview(page).getByRole('main')).not.toContainText('Thalia')
  const searches = preview(page).locator('.rows .store').filter({ hasText: 'Suchergebnisse' })
  await expect(searches.first()).toHaveText(/Kobo/)

  const reader = await context.newPage()
  await reader.goto(`/go/${link.slug}`)
  await expect(reader).toHaveURL(new RegExp(`/book/${DUNE}/universal\\?link=${link.slug}`))
  await expect(reader.locator('body')).toHaveClass('accent-plum layout-cover')
  await expect(reader.getByText('Signed copies in Ulm.')).toBeVisible()
  const stores = reader.getByRole('main').getByRole('list')
  await expect(stores.getByRole('link', { name: 'Audible' })).toHaveCount(0)
  await expect(stores.getByRole('link', { name: 'Thalia' })).toHaveCount(0)
  await expect(reader.getByRole('link', { name: /Hugendubel/ })).toBeVisible()

  // What is printed with the old name leads to the same page.
  await call(page.request, app, 'links.update', { id: link.id, slug: 'dune-in-ulm' })
  await reader.goto(`/book/${DUNE}/universal?link=${link.slug}`)
  await expect(reader.getByText('Signed copies in Ulm.')).toBeVisible()

  await openTab(page, `/universal-links/${link.id}`)
  await expect(page.getByRole('textbox', { name: 'Note to readers' })).toHaveValue(
    'Signed copies in Ulm.',
  )
  await page.getByText('Stores and their order').click()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(toast(page, 'Link updated')).toBeVisible()
  await reader.reload()
  await expect(stores.getByRole('link', { name: 'Thalia' }).first()).toBeVisible()
})

test('a code for print is a picture of its size, and leads to the page without a tag', async ({
  page,
  link,
}) => {
  await openTab(page, `/links/${link.id}`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(
    page.getByRole('img', { name: new RegExp(`QR code for .*/book/${DUNE}/universal`) }),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PNG 2 cm' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('dune-qr-2cm.png')
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray())
  // Width and height in the header, then the density: 11811 dots a metre are 300 an inch.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([236, 236])
  expect(bytes.subarray(37, 41).toString()).toBe('pHYs')
  expect(bytes.readUInt32BE(41)).toBe(11811)
})

base('a free account sees what the page would be', async ({ page, app, account: _account }) => {
  const link = await call<SavedLink>(page.request, app, 'links.save', { isbn: DUNE })
  await page.goto(`/universal-links/${link.id}`)
  await expect(page.getByRole('link', { name: 'See Premium' })).toBeVisible()
})

base('a signed-out visitor signs in first, and comes back', async ({ page }) => {
  await page.goto('/universal-links/qcwa3v3gbtn02pzx1ar1')
  await expect(page).toHaveURL(/\/account\?.*universal-links/)
})
