import type { Page } from '@playwright/test'
import { makeCoverPng } from '../../../server/src/testing/fake-cover-image.ts'
import { test as base, expect } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call } from '../../fixtures/premium.ts'

interface SavedLink {
  readonly id: string
  readonly slug: string
}

/** Saves a link of the signed-in user, who has no Premium. */
const test = base.extend<{ link: SavedLink }>({
  link: async ({ app, account: _account, context }, use) => {
    await use(await call<SavedLink>(context.request, app, 'links.save', { isbn: DUNE }))
  },
})

const section = (page: Page) => page.getByRole('region', { name: 'Book details' })

test('a reader without an account sees the title, series, and cover of the author, until they are reset', async ({
  page,
  browser,
  app,
  link,
}) => {
  const reader = await (await browser.newContext({ baseURL: app.url })).newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await reader.setViewportSize({ width: 390, height: 844 })
  const openAsReader = () => reader.goto(`/book/${DUNE}/universal?link=${link.slug}`)
  const cover = reader.locator('img.cover')
  const mine = makeCoverPng(600, 900, [120, 30, 60])

  await page.goto(`/links/${link.id}/details`)
  const details = section(page)
  await details.getByLabel('Title', { exact: true }).fill('Dune, signed')
  await details.getByText('Series, language, and date').click()
  await details.getByLabel('Series', { exact: true }).fill('Dune')
  await details.getByLabel('Number in series').fill('1')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(details.getByRole('button', { name: 'Reset to catalog: Title' })).toBeVisible()
  await details
    .getByLabel('Cover image')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: mine })
  await expect(details.getByRole('button', { name: 'Remove cover' })).toBeVisible()

  await openAsReader()
  await expect(reader.getByRole('heading', { level: 1, name: 'Dune, signed' })).toBeVisible()
  await expect(reader.getByText('Dune, book 1')).toBeVisible()
  await expect(cover).toHaveAttribute('src', /^\/covers\/480\/uploaded\/[0-9a-f]{32}$/)
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)

  for (const each of [page, reader]) await each.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/dashboard')
  await expect(page.getByText('Dune, signed').first()).toBeVisible()

  await page.goto(`/links/${link.id}/details`)
  await details.getByRole('button', { name: 'Reset to catalog: Title' }).click()
  await expect(details.getByLabel('Title', { exact: true })).toHaveValue('Dune')
  await details.getByRole('button', { name: 'Remove cover' }).click()
  const field = details.getByRole('group', { name: 'Cover' })
  await expect(field.getByText('Uploaded.')).toHaveCount(0)
  await openAsReader()
  await expect(reader.getByRole('heading', { level: 1, name: 'Dune', exact: true })).toBeVisible()
  await expect(cover).toHaveAttribute('src', `/covers/480/${DUNE}`)
  await reader.context().close()
})
