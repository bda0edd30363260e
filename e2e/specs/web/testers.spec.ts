import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { test as withOwnedLink } from '../../fixtures/owned-link.ts'
import { HomePage } from '../../pages/home.ts'
import { Site } from '../../pages/site.ts'

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem')

const landing = (page: Page, country: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: country, exact: true }) })

async function testLink(page: Page, text: string): Promise<void> {
  await page.goto('/link-tester')
  await page.getByLabel('Link to test').fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Link details' })).toBeVisible()
}

test.describe('the redirect test', () => {
  test('opens from the links of a book, and updates with every change of the reader', async ({
    page,
  }) => {
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await page.getByRole('link', { name: 'See where readers go and why' }).click()
    await expect(page.getByText('A reader in an unknown country lands at')).toBeVisible()
    await page
      .getByRole('combobox', { name: 'Reader’s country' })
      .selectOption({ label: 'Switzerland' })
    await expect(page.getByText('A reader in Switzerland lands at Amazon Germany')).toBeVisible()
    await page.getByRole('combobox', { name: 'Browser language' }).selectOption('fr')
    await expect(page.getByText('A reader in Switzerland lands at Amazon France')).toBeVisible()
    await expect(steps(page)).toContainText([
      'The link is for ISBN 978-0-441-17271-9.',
      'The reader is in Switzerland, as set in the URL.',
      'The store for Switzerland is Amazon Germany: Amazon lists this store for the country.',
      'Readers whose language is French go to Amazon France.',
      'The link opens the book’s page there.',
      'The link uses Everyshelf’s tag for this store. Everyshelf earns the commission.',
      'A reader on a phone lands at the same destination',
    ])
  })

  test('S63 shows the response of the redirect and counts nothing', async ({
    page,
    app,
    request,
  }) => {
    const counted = async () =>
      /^everyshelf_clicks_recorded_total (\d+)$/m.exec(
        await (await request.get('/metrics')).text(),
      )?.[1]
    const link = `${app.url}/redirect?isbn=9780441172719&country=JP`
    const before = await counted()
    await page.goto(`/redirect-test?staging=true&input=${encodeURIComponent(link)}`)
    await expect(page.getByText('A reader in Japan lands at Amazon Japan')).toBeVisible()
    expect(await counted()).toBe(before)
    const opened = await request.get(link, { maxRedirects: 0 })
    expect(opened.status()).toBe(302)
    expect(Number(await counted())).toBe(Number(before) + 1)
    for (const name of ['Location', 'Cache-Control', 'X-Robots-Tag', 'Referrer-Policy']) {
      await expect(
        page.getByRole('definition').getByText(opened.headers()[name.toLowerCase()] ?? name),
      ).toBeVisible()
    }
  })
})

withOwnedLink.describe('a link with editions', () => {
  withOwnedLink.beforeEach(async ({ link }) => {
    const editions = [
      { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['DE', 'FR'] },
      { format: 'paperback', identifier: '9780441172719', notSoldIn: ['FR'] },
    ]
    await link.update({ settings: { editions } })
  })

  withOwnedLink(
    'gives each reader and format the same destination as a real request',
    async ({ page, app, link }) => {
      const address = `${app.url}/go/${link.slug}`
      const location = page.getByRole('definition').first()
      await page.goto(`/redirect-test?country=JP&input=${encodeURIComponent(address)}`)
      await expect(page.getByText('A reader in Japan lands at Amazon Japan')).toBeVisible()
      await expect(location).toHaveText(await link.landIn('JP'))
      await page.getByRole('combobox', { name: 'Requested format' }).selectOption('paperback')
      await expect(location).toHaveText(await link.landIn('JP', `${address}?format=paperback`))
      await page.getByRole('combobox', { name: 'Reader’s country' }).selectOption('FR')
      await expect(page.getByText('A reader in France sees the reader page')).toBeVisible()
      await expect(location).toHaveText(await link.landIn('FR'))
    },
  )

  withOwnedLink('lists the destination for every country', async ({ page, app, link }) => {
    await testLink(page, `${app.url}/go/${link.slug}`)
    await expect(landing(page, 'Germany')).toContainText('paperback')
    await expect(landing(page, 'France')).toContainText('Reader page with other stores')
    await page.getByText('All 250 countries by store').click()
    await expect(page.getByRole('list', { name: 'Countries by store' })).toContainText('Kenya')
  })
})

test.describe('the link tester', () => {
  test('opens from the About page, works by keyboard, and leads to a Global Link', async ({
    page,
  }) => {
    const site = new Site(page)
    await site.open('/about')
    await page.getByRole('link', { name: 'link tester' }).click()
    await page.getByRole('button', { name: /copied from search results/ }).press('Enter')
    await expect(page.getByText('someauthor-20 (someone else’s)')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Warnings' })).toContainText(
      'Someone else earns from this link',
    )
    await expect(
      page.getByText('https://www.amazon.com/dp/0141439513', { exact: true }),
    ).toBeVisible()
    await expect(landing(page, 'Germany')).toContainText('shelfde-21, Everyshelf earns')
    await page.getByRole('combobox', { name: 'Another country' }).selectOption({ label: 'Kenya' })
    await expect(landing(page, 'Kenya')).toContainText('Amazon United States')
    await page.getByRole('link', { name: 'Create a Global Link' }).click()
    const home = new HomePage(page)
    await expect(home.input).toHaveValue('9780141439518')
  })

  test('follows a short link to its book', async ({ page }) => {
    await testLink(page, 'https://amzn.to/3xDune')
    await expect(page.getByText('ISBN 978-0-441-17271-9')).toBeVisible()
    await expect(page.getByText('Hidden behind the short link')).toBeVisible()
  })

  test('recognizes imitated stores, and long URLs wrap', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await testLink(page, 'https://www.amazon.com.evil.example/dp/0441172717')
    await expect(page.getByText('This link imitates a store')).toBeVisible()
    await testLink(
      page,
      `https://www.amazon.de/dp/0441172717?${'x'.repeat(1500)}=${'y'.repeat(300)}`,
    )
    await expect(page.getByRole('heading', { name: 'Clean URL' })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
