import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { addManyLinks } from '../../fixtures/many-links.ts'
import { grantPremium } from '../../fixtures/premium.ts'
import { DashboardPage } from '../../pages/dashboard.ts'

/** At the end of the page, where the bar covers no row. */
async function expectAccessible(page: Page): Promise<void> {
  // The list loads more rows at its end, so that another place becomes the end.
  const end = page.getByText('Volume 001')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return (await page.locator('[data-index]').count()) === 0 || (await end.count()) > 0
    })
    .toBe(true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findAccessibilityViolations(page)).toEqual([])
  }
}

test('200 links change together on a wide screen, and change back on a phone', async ({
  page,
  app,
  account,
}) => {
  // Axe reads hundreds of rows, ten times.
  test.slow()
  await grantPremium(app, account)
  await addManyLinks(app, account, 200)
  await page.setViewportSize({ width: 1280, height: 844 })
  await new DashboardPage(page).open()

  await page.getByRole('checkbox', { name: 'Select Volume 200' }).check()
  await page.getByRole('checkbox', { name: 'Select Volume 198' }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected links' })
  await expect(bar).toContainText('3 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Select all 200' }).click()
  await expect(bar).toContainText('200 selected')

  await bar.getByRole('button', { name: 'Destination' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the destination of 200 links' })
  await expect(dialog.getByRole('list', { name: 'Preview' })).toContainText('200 links will change')
  await expect(dialog).toContainText('Volume 200, Volume 199, Volume 198, and 197 more')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change 200 links' }).click()

  const change = page.getByRole('region', { name: 'Bulk change' })
  await expect(change).toContainText('Let readers choose')
  await expect(change.getByRole('status')).toContainText('200 links changed')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Select links' }).click()
  await page.getByRole('checkbox', { name: 'Select all 200 links' }).check()
  await bar.getByRole('button', { name: 'Labels' }).click()
  const labels = page.getByRole('dialog', { name: 'Change labels for 200 links' })
  await labels.getByRole('combobox', { name: 'Labels' }).fill('Spring campaign')
  await page.keyboard.press('Enter')
  await expect(labels).toContainText('Adds Spring campaign')
  await expectAccessible(page)
  await labels.getByRole('button', { name: 'Change 200 links' }).click()
  await expect(change).toContainText('Add labels: Spring campaign')
  await expect(change.getByRole('status')).toContainText('200 links changed')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByText('Spring campaign').first()).toBeVisible()
  await change.getByRole('button', { name: 'Undo' }).click()
  await expect(change.getByRole('status')).toContainText(/(?<!of )200 links undone/)
  await page.goto('/dashboard?view=changes')
  await page.getByRole('link', { name: 'View results' }).click()
  await expect(page).toHaveURL(/change=/)
  const modeChange = page.url()
  const results = page.getByRole('list', { name: 'Results' })
  await expect(results.getByRole('listitem')).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(results.getByRole('listitem')).toHaveCount(200)
  await expectAccessible(page)

  await results.getByRole('link', { name: 'Volume 007' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Volume 007' })).toBeVisible()
  await page.getByRole('link', { name: 'Page', exact: true }).click()
  const history = page.getByRole('list', { name: 'Changes, newest first' })
  await expect(history.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Let readers choose/ })).toBeChecked()

  await page.goto(modeChange)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^200 links undone/)).toHaveCount(2)
  await expect(results.getByRole('listitem').first()).toContainText('Undone')
})

test.describe('while the connection is gone', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('a reloaded page continues a change, and X and Escape select', async ({
    page,
    app,
    account,
  }) => {
    await grantPremium(app, account)
    await addManyLinks(app, account, 60)
    const dashboard = new DashboardPage(page)
    await dashboard.open()
    const bar = page.getByRole('region', { name: 'Selected links' })
    await dashboard.row('Volume 060').hover()
    await page.keyboard.press('x')
    await expect(bar).toContainText('1 selected')
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)

    await page.getByRole('checkbox', { name: 'Select Volume 060' }).check()
    await bar.getByRole('button', { name: 'Select all 60' }).click()
    await bar.getByRole('button', { name: 'Stores' }).click()
    const dialog = page.getByRole('dialog', { name: 'Turn stores on or off for 60 links' })
    await dialog.getByRole('checkbox', { name: 'Rakuten Kobo' }).check()
    await expect(dialog).toContainText('Turns off Rakuten Kobo')
    // The connection is gone before the first step.
    await page.route('**/*bulkChanges.advance*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Change 60 links' }).click()
    const change = page.getByRole('region', { name: 'Bulk change' })
    await expect(change.getByRole('button', { name: 'Continue' })).toBeVisible()
    await page.unroute('**/*bulkChanges.advance*')
    await page.reload()
    await expect(change).toContainText('60 links changed')
  })
})
