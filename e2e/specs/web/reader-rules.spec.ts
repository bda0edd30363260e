import { expect, test } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

const KOBO = `https://www.kobo.com/de/de/search?query=${DUNE}`

test('an owner sends readers in Germany to Kobo, and back', async ({
  page,
  app,
  account,
  playwright,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const { id, slug } = await call<{ id: string; slug: string }>(page.request, app, 'links.save', {
    isbn: DUNE,
  })
  const reader = await playwright.request.newContext({ baseURL: app.url })
  const open = (address: string) => reader.get(address, { maxRedirects: 0 })
  const landIn = async (country: string) => {
    const response = await open(`/go/${slug}?country=${country}`)
    return (response.headers().location ?? '').replace(/\?tag=.*/, '')
  }
  const readersLandIn = (country: string) => expect.poll(() => landIn(country))

  // Without Premium, only the last row can change.
  await page.goto(`/link-management/${id}`)
  await expect(page.getByRole('link', { name: 'See Premium' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add rule' })).toHaveCount(0)
  await page.getByLabel('All readers go to').selectOption('Your reader page')
  await expect
    .poll(async () => (await open(`/go/${slug}`)).headers().location)
    .toContain('/universal')
  await page.getByLabel('All readers go to').selectOption('Their local Amazon store')
  await grantPremium(app, account)

  // Previewed: three clicks, and nothing is saved.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await page.getByRole('button', { name: 'Preview changes' }).click()
  const addRule = async () => {
    await page.getByRole('button', { name: 'Add rule' }).click()
    await page.getByRole('button', { name: 'Germany', exact: true }).click()
    await page.getByRole('button', { name: 'Rakuten Kobo', exact: true }).click()
  }
  await addRule()
  const rules = page.getByRole('list', { name: 'Rules' }).getByRole('listitem')
  await expect(rules).toHaveCount(2)
  await expect(rules.first()).toContainText('Germany')
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  await page.getByLabel('Reader’s country', { exact: true }).selectOption('Germany')
  await expect(page.getByText('Your rule sends readers in Germany to Rakuten Kobo.')).toBeVisible()
  expect(await landIn('DE')).toBe('https://www.amazon.de/dp/0441172717')

  // Saved: Germany changes, Austria does not, although amazon.de serves both.
  await page.getByRole('button', { name: 'Save changes' }).click()
  await readersLandIn('DE').toBe(KOBO)
  expect(await landIn('AT')).toBe('https://www.amazon.de/dp/0441172717')

  // The reader page names Kobo first; its Amazon button still leads to Amazon.
  const readerPage = await page.context().newPage()
  await readerPage.goto(`/book/${DUNE}/universal?link=${slug}&country=DE`)
  await expect(readerPage.locator('.go a.button').first()).toHaveText(/Rakuten Kobo/)
  const amazon = readerPage.getByRole('link', { name: /Amazon\.de/ }).first()
  const path = (await amazon.getAttribute('href')) ?? ''
  const response = await open(path)
  expect(response.headers().location).toContain('https://www.amazon.de/dp/0441172717')
  await readerPage.close()

  // Undone from the history, on a phone.
  await page.setViewportSize({ width: 390, height: 900 })
  const changes = page.getByRole('list', { name: 'Changes, newest first' }).locator('> li')
  await expect(changes.first()).toContainText('Readers in Germany go to Rakuten Kobo.')
  await changes
    .first()
    .getByRole('button', { name: /^Undo this change/ })
    .click()
  await readersLandIn('DE').toBe('https://www.amazon.de/dp/0441172717')
  await expect(rules).toHaveCount(1)
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBe(0)
  await reader.dispose()
})
