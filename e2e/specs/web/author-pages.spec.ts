import type { Page } from '@playwright/test'
import { makeCoverPng } from '../../../server/src/testing/fake-cover-image.ts'
import { expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { checkLayoutAtWidth } from '../../fixtures/layout-checks.ts'
import { call } from '../../fixtures/premium.ts'
import { AuthorPageScreens } from '../../pages/author-page.ts'

/** In the fake catalog: Dune, The Body Keeps the Score, 1984. */
const BOOKS = ['9780441172719', '9780143127741', '9780451524935']
const DUNE = 'Dune'
const SCORE = 'The Body Keeps the Score'
const ORWELL = '1984'

const titlesOn = (page: Page) =>
  page.locator('.covers b').evaluateAll((titles) => titles.map(({ textContent }) => textContent))

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findAccessibilityViolations(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  }
  expect(await checkLayoutAtWidth(page, 320)).toEqual([])
}

test('an author creates a page, sorts its books by dragging and by keys, and publishes it', async ({
  page,
  browser,
  app,
  account: _account,
}) => {
  for (const isbn of BOOKS) await call(page.request, app, 'links.save', { isbn })
  const screens = new AuthorPageScreens(page)
  await screens.create('Ada Lind')
  await screens.addBooks([DUNE, SCORE, ORWELL])
  await screens.writeText('I write about deserts.\nAnd about the sea.')
  await screens.addLink('instagram.com/ada.lind')
  const png = makeCoverPng(400, 600, [120, 30, 60])
  await screens.portrait.setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('button', { name: 'Remove author photo' })).toBeVisible()

  await screens.drag(DUNE, ORWELL)
  await screens.expectBooks([SCORE, ORWELL, DUNE])
  await screens.handleOf(DUNE).focus()
  await page.keyboard.press('ArrowUp')
  await screens.expectBooks([SCORE, DUNE, ORWELL])
  await expect(screens.handleOf(DUNE)).toBeFocused()
  await page.keyboard.press('Home')
  await screens.expectBooks([DUNE, SCORE, ORWELL])
  await page.reload()
  await screens.expectBooks([DUNE, SCORE, ORWELL])
  const preview = page.frameLocator('iframe[title="Your page"]')
  await expect(preview.getByText('And about the sea.')).toBeVisible()
  await page.getByLabel('Preview for a reader in').selectOption('DE')
  await expect(preview.getByRole('heading', { name: 'Bücher' })).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
  const reader = await context.newPage()
  const foreign: string[] = []
  reader.on('request', (request) => {
    if (!request.url().startsWith(app.url)) foreign.push(request.url())
  })
  const readSitemap = async () => await (await context.request.get('/sitemap.xml')).text()
  const address = `${app.url}/by/ada-lind`
  expect((await reader.goto('/by/ada-lind'))?.status()).toBe(404)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This page is not online')
  expect(await readSitemap()).not.toContain(address)

  await screens.publishButton.click()
  await expect(screens.unpublishButton).toBeVisible()
  expect((await reader.goto('/by/ada-lind'))?.status()).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lind')
  await expect(reader.getByText('And about the sea.')).toBeVisible()
  await expect(reader.getByRole('img', { name: 'Photo of Ada Lind' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/ada.lind',
  )
  expect(await titlesOn(reader)).toEqual([DUNE, SCORE, ORWELL])
  expect(await readSitemap()).toContain(`<loc>${address}</loc>`)
  await expectAccessible(reader)
  await reader.getByRole('link', { name: DUNE }).click()
  await expect(reader.getByRole('heading', { level: 1, name: DUNE })).toBeVisible()
  await reader.getByRole('link', { name: 'Ada Lind' }).click()
  await expect(reader).toHaveURL('/by/ada-lind')
  expect(foreign).toEqual([])

  await reader.getByRole('link', { name: 'Report this page' }).click()
  await expect(reader.getByLabel('Link or page')).toHaveValue(address)
  await reader.getByLabel('It pretends to be someone else').check()
  await reader.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.getByRole('status')).toContainText('We received your report')

  await screens.unpublishButton.click()
  await expect(screens.publishButton).toBeVisible()
  expect((await reader.goto('/by/ada-lind'))?.status()).toBe(404)
  expect(await readSitemap()).not.toContain(address)
  await context.close()
})

test('readers of a page that its author removed find the books, until the author restores it', async ({
  page,
  browser,
  app,
  account: _account,
}) => {
  await call(page.request, app, 'links.save', { isbn: BOOKS[0] })
  const screens = new AuthorPageScreens(page)
  await screens.create('Bea Lind')
  await screens.addBooks([DUNE])
  await screens.publishButton.click()
  await expect(screens.unpublishButton).toBeVisible()
  await screens.remove()
  await expect(page).toHaveURL('/pages')
  const undo = page.getByRole('button', { name: 'Undo' })
  // A toast waits while the pointer is on it.
  await undo.hover()

  const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
  const reader = await context.newPage()
  expect((await reader.goto('/by/bea-lind'))?.status()).toBe(200)
  await expect(reader.getByRole('heading', { name: DUNE })).toBeVisible()
  await expect(reader.getByText('Bea Lind')).toHaveCount(0)
  const store = reader.getByRole('link', { name: /^View at Amazon/ })
  expect(await store.getAttribute('href')).toMatch(
    /^https:\/\/www\.amazon\.[a-z.]+\/dp\/0441172717$/,
  )
  await expectAccessible(reader)

  await undo.click()
  await expect(page.getByRole('link', { name: 'Bea Lind' })).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Bea Lind')
  await context.close()
})
