import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { connectOutside } from '../../../server/src/testing/outside-connection.ts'
import { test as base, expect } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const countries = ['DE', 'DE', 'DE', 'GB', 'GB', 'FR', 'JP', 'IN', 'BR', 'AU', 'SG']

const programs = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'WhatsApp/2.25.10 A',
  'curl/8.9.1',
]

interface SavedLink {
  readonly id: string
  readonly slug: string
}

interface Opening {
  readonly country: string
  readonly agent: string
  /** The last number of the reader's address. */
  readonly reader: number
}

/** A link of whoever is signed in, opened by readers of eight countries and by three programs. */
const test = base.extend<{ link: SavedLink }>({
  link: async ({ app, account, context, playwright }, use) => {
    await grantPremium(app, account)
    const link = await call<SavedLink>(context.request, app, 'links.save', { isbn: DUNE })
    const readers = await playwright.request.newContext({ baseURL: app.url })
    const openings = [
      ...countries.map((country) => ({ country, agent: PHONE })),
      ...programs.map((agent) => ({ country: 'US', agent })),
    ]
    for (const [reader, opening] of openings.entries()) {
      await openLink(readers, link, { ...opening, reader })
    }
    await readers.dispose()
    await use(link)
  },
})

async function openLink(request: APIRequestContext, { slug }: SavedLink, opening: Opening) {
  const { country, agent, reader } = opening
  const answer = await request.get(`/go/${slug}`, {
    maxRedirects: 0,
    headers: {
      'x-forwarded-for': `198.51.100.${reader + 1}`,
      'x-reader-country': country,
      'user-agent': agent,
      'accept-language': 'en',
    },
  })
  expect(answer.status()).toBe(302)
}

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'In all' }).locator('div', { hasText: name }).locator('dd')

async function openAnalytics(page: Page, search = ''): Promise<void> {
  await page.goto(`/analytics${search}`)
  await expect(page.getByRole('heading', { name: 'Countries' })).toBeVisible()
}

test('R12 S9 an owner sees who clicked where, and what was left out', async ({ page, link }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'See analytics' }).click()
  await expect(figure(page, 'Hits')).toContainText('14')
  await expect(figure(page, 'Clicks')).toContainText('11')
  await expect(figure(page, 'Unique readers')).toContainText('11')
  const list = page.getByRole('list', { name: 'Clicks by country' }).getByRole('listitem')
  await expect(list).toHaveCount(8)
  await expect(list.nth(0)).toContainText('Germany')
  await expect(list.nth(0)).toContainText('3')
  await expect(list.nth(1)).toContainText('United Kingdom')
  await expect(
    page.getByRole('img', { name: 'Map of the world: clicks from 8 countries' }),
  ).toBeVisible()
  const leftOut = page.getByRole('region', { name: 'Left out, and why' })
  for (const reason of ['Search engines', 'Previews', 'Programs']) {
    await expect(leftOut.getByText(reason, { exact: true })).toBeVisible()
  }
  expect(link.slug).not.toBe('')
})

test('what it is narrowed down to stands in the address and in the file', async ({
  page,
  link,
  context,
}) => {
  await openAnalytics(page, `?link=${link.id}`)
  await expect(page.getByRole('button', { name: 'Stop showing only Dune' })).toBeVisible()
  await page.getByRole('button', { name: 'Show only Germany', exact: true }).click()
  await expect(page).toHaveURL(`/analytics?link=${link.id}&country=DE`)
  await expect(figure(page, 'Clicks')).toContainText('3')
  await expect(figure(page, 'Unique readers')).toContainText('Not known by country or store')
  expect(await countRows(page, context.request)).toBe(3)
  await page.goBack()
  await expect(figure(page, 'Hits')).toContainText('14')
  expect(await countRows(page, context.request)).toBe(14)
})

test('R12 the file has every opening as the database has it', async ({ app, page, link }) => {
  const answer = await page.request.get(
    `${app.url}/analytics/clicks.csv?from=2026-01-01&to=2027-12-31&link=${link.id}`,
  )
  const [, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  const outside = connectOutside({ kind: 'sqlite', file: join(app.dataDir, 'everyshelf.db') })
  const stored = await outside.db
    .selectFrom('hit')
    .selectAll()
    .where('linkId', '=', link.id)
    .orderBy('id')
    .execute()
  await outside.close()
  const told = rows.map((row) => {
    const [at, , , isbn, country, shop, device, , , , , reason] = row.split(',')
    return { at, isbn, country, shop, device, reason }
  })
  expect(told).toEqual(
    stored.map((hit) => ({
      at: hit.openedAt,
      isbn: hit.identifier,
      country: hit.country ?? '',
      shop: `${hit.retailer}-${hit.marketplace}`,
      device: hit.device,
      reason: hit.excludedBecause ?? '',
    })),
  )
  expect(rows).toHaveLength(14)
})

/** How many openings the whole file has. */
async function countRows(page: Page, request: APIRequestContext): Promise<number> {
  const link = page.getByRole('link', { name: 'Download all as CSV' })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
  return (await answer.text()).trimEnd().split('\r\n').length - 1
}

test('a click shows by itself, and days are walked by keyboard', async ({
  page,
  link,
  playwright,
  app,
}) => {
  await openAnalytics(page)
  await expect(figure(page, 'Hits')).toContainText('14')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const reader = await playwright.request.newContext({ baseURL: app.url })
  await openLink(reader, link, { country: 'NZ', agent: PHONE, reader: 99 })
  await reader.dispose()
  const last = page.getByRole('region', { name: 'Last openings' }).getByRole('listitem').first()
  await expect(last).toContainText('New Zealand')
  await expect(last).toContainText('Amazon Australia')
  await expect(figure(page, 'Hits')).toContainText('15')
  const slider = page.getByRole('slider', { name: 'Day' })
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /: 12 clicks, 15 hits, 12 readers; 0 clicks before$/,
  )
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /: 0 clicks, 0 hits, 0 readers; 0 clicks before$/,
  )
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('R12 the clicks are counted anew by the clock of the browser', async ({ page, link }) => {
    await openAnalytics(page, `?link=${link.id}`)
    await page.getByRole('button', { name: 'Use Asia/Tokyo' }).click()
    await expect(page.getByText('Days and hours by the clock of Asia/Tokyo.')).toBeVisible()
    await expect(page.getByText('Your clicks are being counted anew')).toBeHidden({
      timeout: 20_000,
    })
    await expect(figure(page, 'Hits')).toContainText('14')
    await expect(figure(page, 'Clicks')).toContainText('11')
  })
})

base('without Premium there are the three numbers', async ({ page, account }) => {
  expect(account.firstName).toBe('Ada')
  await page.goto('/analytics')
  await expect(page.getByText('All your links in the last 30 days.')).toBeVisible()
  await page.getByRole('link', { name: 'See Premium' }).click()
  await expect(page).toHaveURL('/pricing')
})
