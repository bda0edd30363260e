import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { checkLayoutAtWidth } from '../../fixtures/layout-checks.ts'
import { DUNE, test } from '../../fixtures/owned-link.ts'

const PAGE = `/book/${DUNE}/universal`

/** All that an owner can show, with a large button that is not Amazon's. */
const settings = {
  editions: [
    { format: 'paperback', identifier: DUNE, notSoldIn: [] },
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: [] },
  ],
  retailers: {
    order: ['kobo', 'hugendubel'],
    off: ['ebay'],
    pages: { kobo: 'https://www.kobo.com/de/de/ebook/dune' },
  },
  look: { note: 'Signed copies at Hugendubel until Christmas.', accent: 'plum', button: 'kobo' },
}

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [320, 390, 1280]) {
    faults.push(...(await checkLayoutAtWidth(page, width)))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await findAccessibilityViolations(page)
      faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    }
  }
  return faults
}

test.use({ reader: { country: 'DE' }, locale: 'de-DE' })

test('every layout shows the same page, without faults, on phones and desktops in both themes', async ({
  page,
  link,
}) => {
  const found: Record<string, string[]> = {}
  for (const layout of ['classic', 'cover', 'minimal']) {
    await link.update({ settings: { ...settings, look: { ...settings.look, layout } } })
    await page.goto(`${PAGE}?link=${link.slug}`)
    await expect(page.locator('body')).toHaveClass(`accent-plum layout-${layout}`)
    await expect(page.getByRole('img', { name: 'Buchcover: Dune' })).toBeVisible()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const faults = await findFaults(page)
    if (faults.length > 0) found[layout] = faults
  }
  expect(found).toEqual({})
})

test.describe('a reader in Germany of a link whose large button is Kobo', () => {
  test.use({ javaScriptEnabled: false })

  test('opens Kobo’s page, or another store with its format, and shares the short link', async ({
    page,
    app,
    link,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await link.update({ settings })
    await page.goto(`${PAGE}?link=${link.slug}`)
    const large = page.getByRole('link', { name: 'Bei Rakuten Kobo ansehen' })
    await expect(large).toBeVisible()
    expect(await link.landIn('DE', (await large.getAttribute('href')) ?? '')).toBe(
      'https://www.kobo.com/de/de/ebook/dune',
    )
    await page.getByText('Warum dieser Shop?').click()
    await expect(
      page.getByText('Dieser Link ist so eingestellt, dass Rakuten Kobo zuerst kommt.'),
    ).toBeVisible()

    const rows = page.locator('.buy .rows').first().getByRole('listitem')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(0)).toContainText('Amazon.de')
    await expect(rows.nth(0)).toContainText('Taschenbuch')
    await expect(rows.nth(1)).toHaveText('Hugendubel Suchergebnisse Gedruckt')
    await expect(rows.nth(2)).toHaveText('Thalia Suchergebnisse Gedruckt')
    await expect(page.getByRole('link', { name: /^Audible/ })).toBeHidden()
    await page.getByText(/^Weitere Shops/).click()
    await expect(page.getByRole('link', { name: /^Audible Suchergebnisse$/ })).toBeVisible()

    // In a country where Kobo does not sell, Amazon comes first again.
    await page.goto(`${PAGE}?link=${link.slug}&country=EG`)
    await expect(page.getByRole('link', { name: 'Bei Amazon.eg ansehen' })).toHaveClass('button')

    await page.goto(`${PAGE}?link=${link.slug}`)
    const short = `${app.url}/go/${link.slug}`
    await expect(page.getByLabel('Link zu diesem Buch')).toHaveValue(short)
    const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
    expect(await whatsApp.getAttribute('href')).toContain(encodeURIComponent(short))
    expect([...hosts]).toEqual([new URL(app.url).host])
  })
})
