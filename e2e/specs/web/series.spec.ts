import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { type App, edgeHeaders, expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

const BOOKS = {
  one: { isbn: '9780441172719', title: 'Salt' },
  two: { isbn: '9780143127741', title: 'Brine' },
  three: { isbn: '9780306406157', title: 'Tide' },
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

interface Saved {
  readonly id: string
  readonly slug: string
}

type Books = { readonly [name in keyof typeof BOOKS]: Saved }

async function saveBooks(request: APIRequestContext, app: App): Promise<Books> {
  const save = async ({ isbn, title }: (typeof BOOKS)['one'], number: string) => {
    const link = await call<Saved>(request, app, 'links.save', { isbn })
    const details = {
      title,
      authors: ['Ada Vale'],
      series: 'The Salt Trilogy',
      seriesNumber: number,
    }
    await call(request, app, 'links.editDetails', { id: link.id, details })
    return link
  }
  return {
    one: await save(BOOKS.one, '1'),
    two: await save(BOOKS.two, '1.5'),
    three: await save(BOOKS.three, '2'),
  }
}

/** Where a reader in a country is sent. */
function readerOf(playwright: PlaywrightWorkerArgs['playwright'], app: App, address: string) {
  return async (path: string, country = 'DE') => {
    const reader = await playwright.request.newContext({
      baseURL: app.url,
      userAgent: CHROME,
      extraHTTPHeaders: { ...edgeHeaders(address, { country }), 'accept-language': 'en' },
    })
    const response = await reader.get(path, { maxRedirects: 0 })
    await reader.dispose()
    return response.headers().location ?? `status ${response.status()}`
  }
}

test('an author makes a series, and readers find the next book through a gap and after the last', async ({
  page,
  app,
  account,
  clientAddress,
  playwright,
}) => {
  await grantPremium(app, account)
  await call(page.request, app, 'profile.update', { affiliateTags: { de: 'ada-21' } })
  const books = await saveBooks(page.request, app)
  const landFrom = readerOf(playwright, app, clientAddress)

  // Made from the book details, with all three books in order.
  await page.goto('/pages')
  await page.getByRole('button', { name: /^Create series ?: The Salt Trilogy/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Trilogy' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Books in reading order' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(page.getByLabel('Number of Brine')).toHaveValue('1.5')

  // Its owner sees the draft as readers will.
  const preview = page.frameLocator('iframe[title="Your page"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The Salt Trilogy')

  // Readers cannot follow a draft.
  expect(await landFrom(`/next/${books.one.slug}`)).toMatch(/^\/book\/\w+\/universal\?link=/)

  // Published: the page lists the books, and the last book leads to it.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: /View page/ })).toBeVisible()
  // The link printed in book 1 opens book 1.5 without the owner's tag, which its own link has.
  expect(await landFrom(`/next/${books.one.slug}`)).toBe('https://www.amazon.de/dp/0143127748')
  expect(await landFrom(`/go/${books.two.slug}`)).toContain('tag=ada-21')
  expect(await landFrom(`/next/${books.three.slug}`)).toBe('/series/the-salt-trilogy?in=book')
  const readSitemap = async () => (await page.request.get('/sitemap.xml')).text()
  expect(await readSitemap()).toContain('/series/the-salt-trilogy<')

  // Reordered by keyboard: the focus stays on the book, and the links follow.
  const handle = page.getByRole('button', { name: 'Move Brine', exact: true })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2)).toContainText('Brine')
  await expect(handle).toBeFocused()
  await expect(page.getByText('The reading order differs from the numbers.')).toBeVisible()
  await expect
    .poll(() => landFrom(`/next/${books.one.slug}`))
    .toBe('https://www.amazon.de/dp/0306406152')

  // Reordered back by dragging.
  const box = await handle.boundingBox()
  const target = await rows.nth(1).boundingBox()
  if (!box || !target) throw new Error('no rows')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, target.y + 8, { steps: 6 })
  await page.mouse.up()
  await expect(rows.nth(1)).toContainText('Brine')
  await expect(page.getByText('The reading order differs from the numbers.')).toHaveCount(0)

  // A gap: the owner removes the link of book 1.5, which the editor names, and readers skip it.
  await call(page.request, app, 'links.remove', { id: books.two.id })
  await page.reload()
  await expect(page.getByText('You removed this link, so readers skip it.')).toBeVisible()
  await expect
    .poll(() => landFrom(`/next/${books.one.slug}`))
    .toBe('https://www.amazon.de/dp/0306406152')
  expect(await landFrom(`/next/${books.two.slug}`)).toBe('https://www.amazon.de/dp/0306406152')

  // The clicks count for the book that readers got.
  const countClicks = async () => {
    const { links } = await call<{ links: { id: string; clicks30d: number }[] }>(
      page.request,
      app,
      'links.list',
    )
    return links.find(({ id }) => id === books.three.id)?.clicks30d
  }
  await expect.poll(countClicks).toBeGreaterThan(0)

  // A duplicate number is named beside both books.
  await page.getByLabel('Number of Tide').fill('1')
  await page.getByLabel('Number of Tide').press('Enter')
  await expect(page.getByText('“Salt” also has number 1.')).toBeVisible()
  await expect(page.getByText('“Tide” also has number 1.')).toBeVisible()

  // Unpublished: the address still shows the books, without tags.
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  expect(await readSitemap()).not.toContain('/series/the-salt-trilogy<')
  await page.goto('/series/the-salt-trilogy?country=DE')
  await expect(page.getByRole('link', { name: 'View at Amazon.de' }).first()).toHaveAttribute(
    'href',
    'https://www.amazon.de/dp/0441172717',
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`the page of a series is accessible in the ${colorScheme} theme, ${width} px wide`, async ({
      page,
      app,
      account,
    }) => {
      await grantPremium(app, account)
      const { one, two, three } = await saveBooks(page.request, app)
      const { slug } = await call<Saved>(page.request, app, 'series.create', {
        name: 'The Salt Trilogy',
        books: [one, two, three].map(({ id }, index) => ({ linkId: id, position: index * 50 })),
      }).then(async ({ id, slug }) => {
        await call(page.request, app, 'series.update', {
          id,
          isPublished: true,
          text: 'On the marsh.',
        })
        return { slug }
      })
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(`/series/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: 'The Salt Trilogy' })).toBeVisible()
      await page
        .getByRole('button', { name: /^Mark as read/ })
        .first()
        .click()
      await expect(page.getByText('Continue here').first()).toBeVisible()
      expect(await findAccessibilityViolations(page)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }
}
