import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findAccessibilityViolations(page)).toEqual([])
  }
}

test('links get labels, are filtered by them, and the filter is saved', async ({
  page,
  account: _account,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/dashboard/move')
  const picker = page.getByLabel('Choose a file', { exact: true }).and(page.locator('input'))
  await picker.setInputFiles({
    name: 'books.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Title,ASIN,Labels\r\nTides,B0CTIDES01,Series\r\nSand,B0CTIDES02,\r\n'),
  })
  await page.getByRole('button', { name: 'Import 2 links' }).click()
  await page.getByRole('link', { name: 'Go to your links' }).click()

  const links = page.getByRole('region', { name: 'Saved links' })
  await links.getByRole('button', { name: 'More for Sand' }).click()
  await page.getByRole('menuitem', { name: 'Labels and note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Labels and note' })
  await dialog.getByRole('combobox', { name: 'Labels' }).fill('Newsletter')
  await dialog.getByRole('option', { name: 'Create “Newsletter”' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await links.getByRole('button', { name: 'Labels', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: /Newsletter/ }).click()
  await page.keyboard.press('Escape')
  await expect(links.getByRole('link', { name: 'Sand', exact: true })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Tides', exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/labels=[a-z0-9]+/)

  await links.getByRole('button', { name: 'Save filter' }).click()
  const naming = page.getByRole('dialog', { name: 'Save filter' })
  await naming.getByLabel('Name').fill('For the newsletter')
  await naming.getByRole('button', { name: 'Save', exact: true }).click()
  const chip = links.getByRole('button', { name: 'For the newsletter', exact: true })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await links.getByRole('button', { name: 'All links' }).click()
  await expect(links.getByRole('link', { name: 'Tides', exact: true })).toBeVisible()
  await chip.click()
  await expect(links.getByRole('link', { name: 'Tides', exact: true })).toHaveCount(0)
  await expectAccessible(page)
})
