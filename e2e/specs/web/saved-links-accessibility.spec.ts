import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { findBarriersEverywhere } from '../../fixtures/axe.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { HomePage } from '../../pages/home.ts'

async function importBooks(page: Page, count: number): Promise<void> {
  await page.goto('/dashboard?view=import')
  const books = Array.from({ length: count }, (_, index) => `B00ICH9SA${index}`)
  await new DashboardPage(page).importField.fill(['12345', ...books].join('\n'))
  await page.getByRole('button', { name: `Save ${count} books` }).click()
  await expect(page.getByText(`All ${count} saved`)).toBeVisible()
}

async function openResult(page: Page): Promise<void> {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await expect(page.getByRole('button', { name: 'Copy as' })).toBeVisible()
}

const places: Record<string, (page: Page) => Promise<void>> = {
  'the empty dashboard': (page) => new DashboardPage(page).open(),
  'the dashboard with a link chosen': async (page) => {
    await importBooks(page, 3)
    await new DashboardPage(page).open()
    await page.getByRole('checkbox').nth(1).check()
  },
  'an import that is read': async (page) => {
    await page.goto('/dashboard?view=import')
    await new DashboardPage(page).importField.fill('0441172717\n12345\nhttps://amzn.to/47XQoin')
    await expect(page.getByText('2 books to save · 1 not readable')).toBeVisible()
  },
  'an import that is done': (page) => importBooks(page, 2),
  'the result of somebody who is signed in': openResult,
  'the question before saving': async (page) => {
    await openResult(page)
    await page.getByRole('button', { name: 'Save to My Account' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the formats of a link': async (page) => {
    await openResult(page)
    await page.getByRole('button', { name: 'Copy as' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'the QR code': async (page) => {
    await openResult(page)
    await page.getByRole('button', { name: 'QR code' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'a saved result and the offer of Premium': async (page) => {
    await openResult(page)
    await page.getByRole('button', { name: 'Save to My Account' }).click()
    await page.getByRole('button', { name: 'Save Link' }).click()
    await page.getByRole('button', { name: 'Manage' }).click()
    await expect(page.getByRole('dialog', { name: /Premium/ })).toBeVisible()
  },
  'the home page at the limit': async (page) => {
    await importBooks(page, 5)
    await page.goto('/')
    await expect(page.getByText('Link limit reached.')).toBeVisible()
  },
  'the pricing page': async (page) => void (await page.goto('/pricing')),
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [place, open] of Object.entries(places)) {
  test(`${place} is accessible in both themes and widths`, async ({ page, account: _account }) => {
    await open(page)
    expect(await findBarriersEverywhere(page)).toEqual({})
  })
}
