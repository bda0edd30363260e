import { expect, test } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

const KOBO_PAGE = 'https://www.kobo.com/us/en/ebook/dune'

test('an owner with Premium decides where a link leads, and takes it back', async ({
  page,
  app,
  account,
  playwright,
}) => {
  test.setTimeout(150_000)
  const { id, slug } = await call<{ id: string; slug: string }>(page.request, app, 'links.save', {
    isbn: DUNE,
  })
  const reader = await playwright.request.newContext({ baseURL: app.url })
  const leadsTo = async (address: string) => {
    const response = await reader.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(302)
    const location = new URL(response.headers().location ?? '')
    location.searchParams.delete('tag')
    return location.href
  }
  const goTo = (country: string) => leadsTo(`/go/${slug}?country=${country}`)

  // Without Premium the page says where the link leads, and what could be decided.
  await page.goto(`/link-management/${id}`)
  await expect(page.getByRole('link', { name: 'See Premium' })).toBeVisible()
  await grantPremium(app, account)

  // One store is excluded, another one has its own edition; redirects follow at once.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Dune', exact: true }).click()
  await page.getByRole('link', { name: 'Where readers go' }).click()
  await expect(page.getByText('No changes yet')).toBeVisible()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('link', { name: /^Amazon/ }).click()
  expect(await goTo('DE')).toBe('https://www.amazon.de/dp/0441172717')
  await page.getByText('Amazon Germany').click()
  await page.getByRole('switch', { name: 'Exclude Amazon Germany' }).click()
  await expect.poll(() => goTo('DE')).toBe('https://www.amazon.com/dp/0441172717')
  await page.getByText('Amazon Japan').click()
  await page.getByLabel('Different edition for Amazon Japan').fill('B00B7NPRY8')
  await page.getByRole('button', { name: 'Save for Amazon Japan' }).click()
  await expect.poll(() => goTo('JP')).toBe('https://www.amazon.co.jp/dp/B00B7NPRY8')
  await page.getByRole('button', { name: 'Confirm the book is here at Amazon Japan' }).click()
  await expect(page.getByText(/^You last confirmed availability here on/)).toBeVisible()

  // A page at one retailer, IDs at another.
  await page.goto(`/link-management/${id}/kobo`)
  await page.getByLabel('Book page at Rakuten Kobo').fill(`${KOBO_PAGE}?utm_source=mail`)
  await page.getByRole('button', { name: 'Save the page' }).click()
  const outTo = (retailer: string) => leadsTo(`/out/${retailer}/${DUNE}?link=${slug}&country=US`)
  await expect.poll(() => outTo('kobo')).toBe(KOBO_PAGE)
  await page.goto(`/link-management/${id}/bookshop-us`)
  await page.getByRole('textbox', { name: 'Affiliate ID' }).fill('4711')
  await page.getByRole('button', { name: 'Save the affiliate IDs' }).click()
  await expect.poll(() => outTo('bookshop-us')).toBe(`https://bookshop.org/a/4711/${DUNE}`)
  await expect(page.getByRole('cell', { name: 'You earn' })).toBeVisible()

  // The page of Books-A-Million has its name, whichever way one comes.
  await page.goto(`/link-management/${id}/bam`)
  await expect(page).toHaveURL(`/link-management/${id}/booksamillion`)

  // An edition that is not sold in a country is passed over, by keyboard.
  await page.goto(`/link-management/${id}#editions`)
  await page.getByLabel('Another edition').fill('B00B7NPRY8')
  await page.getByLabel('Another edition').press('Enter')
  await page.getByRole('button', { name: 'Move Kindle B00B7NPRY8 up' }).press('Enter')
  await expect.poll(() => goTo('FR')).toBe('https://www.amazon.fr/dp/B00B7NPRY8')
  await page
    .getByRole('button', { name: 'Change where Kindle B00B7NPRY8 is not sold' })
    .press('Enter')
  const picker = page.getByRole('dialog')
  await picker.getByRole('searchbox').fill('France')
  await picker.getByRole('checkbox', { name: 'France' }).press('Space')
  await picker.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(picker).toHaveCount(0)
  await expect.poll(() => goTo('FR')).toBe('https://www.amazon.fr/dp/0441172717')

  // The history lists each change, and undoing the first one keeps the later ones.
  const changes = page.getByRole('list', { name: 'Changes, newest first' }).locator('> li')
  await expect(changes.first()).toContainText(
    'The Kindle book B00B7NPRY8 is marked as not sold in France.',
  )
  await page.getByRole('button', { name: 'Show all 6 changes' }).click()
  await expect(changes.last()).toContainText('Amazon Germany is excluded.')
  await changes
    .last()
    .getByRole('button', { name: /^Undo this change/ })
    .click()
  // Only that change is undone: the Kindle edition stays first where it is sold.
  await expect.poll(() => goTo('DE')).toBe('https://www.amazon.de/dp/B00B7NPRY8')
  expect(await goTo('FR')).toBe('https://www.amazon.fr/dp/0441172717')
  await expect(changes).toHaveCount(7)
  await expect(changes.first()).toContainText('Amazon Germany is included again.')
  await reader.dispose()
})
