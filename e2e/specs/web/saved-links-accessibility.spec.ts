import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { DashboardPage } from '../../pages/dashboard.ts'
import { HomePage } from '../../pages/home.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
    // Four examinations of a page take their time on a busy machine.
    test.slow()
    await open(page)
    for (const width of [1280, 390]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
        )
        expect(found, `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
}
